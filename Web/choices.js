// @ts-check
/** What the player has chosen and has seen: changed, and kept at once. */

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./store.js").Store | import("./store.js").ForgetfulStore} Store */

/** After so many meanings opened, all of them are kept for offline. */
const enough = 3;

export class Choices {
  #store;
  #meanings;
  /** Called when they could not be kept. */
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
    // What the player has chosen stays so, however many meanings are opened.
    this.note(change.keepsMeanings === undefined ? change : { ...change, meaningsOpened: enough });
    this.keepMeanings();
  }

  /** Who has opened three meanings will open more, and is given all of them for when there is no network. */
  noteOpened() {
    if (this.settings.meaningsOpened >= enough) return;
    const meaningsOpened = this.settings.meaningsOpened + 1;
    this.note({ meaningsOpened, keepsMeanings: this.settings.keepsMeanings || meaningsOpened === enough });
    this.keepMeanings();
  }

  /** Keeps all meanings, where that is chosen. */
  keepMeanings() {
    if (this.settings.keepsMeanings) void this.#meanings.keepAll().catch((error) => console.info(error));
  }

  /** @param {Partial<Settings>} news */
  note(news) {
    const settings = { ...this.settings, ...news };
    this.settings = settings;
    void this.#store.update([], () => new Map([["settings", settings]])).catch(() => this.onerror());
  }
}
