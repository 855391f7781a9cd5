// @ts-check
/** The notice above the field, which stays until it is closed or another round begins, and messages that are shown there once. */

import { NewerRecord } from "../engine/saved-rounds.js";
import { byId } from "../page/dom.js";
import { missedYesterday } from "../page/sentences.js";

export class Notice {
  #element = byId("notice");
  #text = byId("notice-text");
  #game;
  #preferences;
  #wording;
  #announcer;
  #missedYesterday = "";
  #hasReportedSaveError = false;

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/preferences.js").Preferences} preferences
   * @param {() => import("../page/wording.js").Wording} wording
   * @param {import("../page/announcer.js").Announcer} announcer
   */
  constructor(game, preferences, wording, announcer) {
    this.#game = game;
    this.#preferences = preferences;
    this.#wording = wording;
    this.#announcer = announcer;
  }

  /** The sentence that is shown, or nothing. */
  get text() {
    return this.#element.hidden ? "" : this.#text.textContent;
  }

  /**
   * @param {string} sentence
   * @param {boolean} [isAnnounced] false if it was announced already
   */
  show(sentence, isAnnounced = true) {
    this.#text.textContent = sentence;
    this.#offerNewWord(false);
    this.#element.hidden = false;
    if (isAnnounced) this.#announcer.announce(sentence);
  }

  /**
   * Shows a text of the catalog.
   * @param {string} key
   * @param {(string | number)[]} values
   */
  notify(key, ...values) {
    this.show(this.#wording().text(key, ...values));
  }

  /** Tells that every common word is found, and offers another round; it was announced with the word. */
  showAllFound() {
    this.show(this.#wording().text("found.allNotice"), false);
    this.#offerNewWord(true);
  }

  /** @param {boolean} isOffered in place of closing the notice */
  #offerNewWord(isOffered) {
    byId("notice-new").hidden = !isOffered;
    byId("notice-close").hidden = isOffered;
  }

  hide() {
    this.#element.hidden = true;
  }

  /**
   * Tells what was missed in yesterday's puzzle: once a day, and until the next word is found.
   * @param {string[]} words
   */
  showMissedYesterday(words) {
    const day = new Date().toDateString();
    if (this.#preferences.settings.lastVisit === day) return;
    // If another notice is shown, this one waits for the next time.
    if (words.length > 0 && this.text !== "") return;
    this.#preferences.update({ lastVisit: day });
    if (words.length === 0) return;
    this.#missedYesterday = missedYesterday(words, this.#wording());
    this.show(this.#missedYesterday);
  }

  hideMissedYesterday() {
    if (this.text === this.#missedYesterday) this.hide();
  }

  /** Tells once that a round could not be saved. */
  reportSaveError() {
    if (!this.#game.error || this.#hasReportedSaveError) return;
    this.#hasReportedSaveError = true;
    this.notify(this.#game.error instanceof NewerRecord ? "saving.newer" : "saving.notSaved");
  }
}
