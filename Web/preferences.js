// @ts-check
/** The settings of the player and what the page remembers beside them; every change is saved at once. */

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./records.js").Store} Store */

/** Once the player has opened so many meanings, all of them are cached for offline use. */
const manyMeanings = 3;

export class Preferences {
  #store;
  #meanings;
  /** Called if they could not be saved. */
  onerror = () => {};

  /**
   * @param {Settings} settings
   * @param {Store} store
   * @param {import("./meanings.js").Meanings} meanings
   */
  constructor(settings, store, meanings) {
    this.settings = settings;
    this.#store = store;
    this.#meanings = meanings;
  }

  /** @param {Partial<Settings>} change what the player has just chosen */
  choose(change) {
    if (change.keepsMeanings === false) void this.#meanings.dropAll();
    // A choice is final, however many meanings are opened later.
    this.update(change.keepsMeanings === undefined ? change : { ...change, meaningsOpened: manyMeanings });
    this.keepMeanings();
  }

  /** Counts a meaning that was opened; a player who opens several gets all of them for offline use. */
  countOpenedMeaning() {
    if (this.settings.meaningsOpened >= manyMeanings) return;
    const meaningsOpened = this.settings.meaningsOpened + 1;
    this.update({ meaningsOpened, keepsMeanings: this.settings.keepsMeanings || meaningsOpened === manyMeanings });
    this.keepMeanings();
  }

  /** Caches all meanings, if that is chosen. */
  keepMeanings() {
    if (this.settings.keepsMeanings) void this.#meanings.keepAll().catch((error) => console.info(error));
  }

  /** @param {Partial<Settings>} change */
  update(change) {
    const settings = { ...this.settings, ...change };
    this.settings = settings;
    void this.#store.update([], () => new Map([["settings", settings]])).catch(() => this.onerror());
  }
}
