// @ts-check
/** The player's settings, and what the page remembers along with them. Every change is saved at once. */

import { save } from "./settings.js";

/** @typedef {import("./settings.js").Settings} Settings */

/** The number of opened meanings after which all are cached for offline use. */
const meaningsBeforeCaching = 3;

export class Preferences {
  #meanings;
  /** Called if settings could not be saved. */
  onerror = () => {};
  onchange = () => {};

  /**
   * @param {Settings} settings
   * @param {import("../round/meanings.js").Meanings} meanings
   */
  constructor(settings, meanings) {
    this.settings = settings;
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

  /** @param {Partial<Settings>} change */
  update(change) {
    this.settings = { ...this.settings, ...change };
    this.onchange();
    if (!save(this.settings)) this.onerror();
  }
}
