// @ts-check
/** The player's settings, and what the page remembers along with them. Every change is saved at once. */

import { parse, storedSettings } from "./settings.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("../engine/saved-rounds.js").Store} Store */

/** The number of opened meanings after which all are cached for offline use. */
const meaningsBeforeCaching = 3;

export class Preferences {
  #store;
  #meanings;
  /**
   * What was chosen in this tab and is not on disk yet.
   * @type {Partial<Settings>}
   */
  #unsaved = {};
  /** Called if settings could not be saved. */
  onerror = () => {};
  onchange = () => {};

  /**
   * @param {Settings} settings
   * @param {Store} store
   * @param {import("../round/meanings.js").Meanings} meanings
   */
  constructor(settings, store, meanings) {
    this.settings = settings;
    this.#store = store;
    this.#meanings = meanings;
  }

  /** @param {Partial<Settings>} change what the player has just chosen */
  choose(change) {
    if (change.keepsMeanings === false) void this.#meanings.deleteAll().catch((error) => console.info(error));
    // A choice is final, however many meanings are opened later.
    this.update(change.keepsMeanings === undefined ? change : { ...change, meaningsOpened: meaningsBeforeCaching });
    this.cacheMeanings();
  }

  /** Counts an opened meaning. After `meaningsBeforeCaching` of them, all meanings are cached for offline use. */
  countOpenedMeaning() {
    if (this.settings.meaningsOpened >= meaningsBeforeCaching) return;
    const meaningsOpened = this.settings.meaningsOpened + 1;
    this.update({
      meaningsOpened,
      keepsMeanings: this.settings.keepsMeanings || meaningsOpened === meaningsBeforeCaching,
    });
    this.cacheMeanings();
  }

  /** Caches all meanings, if the player wants that. */
  cacheMeanings() {
    if (this.settings.keepsMeanings) void this.#meanings.cacheAll().catch((error) => console.info(error));
  }

  /**
   * Changes some settings. The others stay as another tab may have saved them, perhaps with a newer version of the
   * page.
   * @param {Partial<Settings>} change
   */
  update(change) {
    this.settings = { ...this.settings, ...change };
    this.onchange();
    const unsaved = (this.#unsaved = { ...this.#unsaved, ...change });
    void this.#store
      .update(
        ["settings"],
        (saved) => new Map([["settings", { ...storedSettings(saved.get("settings")), ...this.#unsaved }]]),
      )
      .then(
        () => {
          if (this.#unsaved === unsaved) this.#unsaved = {};
        },
        () => this.onerror(),
      );
  }

  /** Reads what another tab has saved. */
  async refresh() {
    const saved = await this.#store.read(["settings"]).catch(() => null);
    if (!saved) return;
    const settings = { ...parse(saved.get("settings")), ...this.#unsaved };
    if (JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    this.settings = settings;
    this.onchange();
  }
}
