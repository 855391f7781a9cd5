// @ts-check
/**
 * The notice above the field. It stays until the player closes it, another notice replaces it, another round begins or,
 * for one kind, the next word is found.
 */
import { NewerRecordError } from "../engine/saved-rounds.js";
import { byId, nodesForText } from "../page/dom.js";
import { missedYesterdaySentence } from "./sentences.js";

/** @typedef {import("../page/state.js").Notice} NoticeContent */
/** @typedef {import("../page/wording.js").PlayerText} PlayerText */

export class Notice {
  #game;
  #state;
  #preferences;
  #announcer;
  /** @type {NoticeContent | null} */
  #saveError = null;

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("../page/preferences.js").Preferences} preferences
   * @param {import("../page/announcer.js").Announcer} announcer
   */
  constructor(game, state, preferences, announcer) {
    this.#game = game;
    this.#state = state;
    this.#preferences = preferences;
    this.#announcer = announcer;
    state.subscribe(
      ({ notice, wording }) => [notice, wording],
      ({ notice, wording }) => draw(notice, wording),
    );
    state.subscribe(
      ({ overview }) => [overview],
      ({ overview }) => {
        if (overview) this.#showMissedYesterday(overview.yesterday);
      },
    );
  }

  /**
   * @param {NoticeContent["makeText"]} makeText
   * @param {{kind?: NoticeContent["kind"], isAnnounced?: boolean}} options `isAnnounced` is false if the text has
   *   already been announced
   * @returns {NoticeContent} the notice, with which `hide` can hide it later
   */
  show(makeText, { kind, isAnnounced = true } = {}) {
    const notice = { makeText, kind };
    this.#state.update({ notice });
    if (isAnnounced) this.#announcer.announce(makeText(this.#state.current.wording));
    return notice;
  }

  /**
   * @param {import("../page/wording.js").TextKey} key
   * @param {(PlayerText | number)[]} values
   */
  notify(key, ...values) {
    return this.show((wording) => wording.text(key, ...values));
  }

  /**
   * Shows that every common word is found, and offers another round. The announcement of the last word has already
   * included this.
   */
  showAllFound() {
    this.show((wording) => wording.text("found.allNotice"), { kind: "allFound", isAnnounced: false });
  }

  /** @param {NoticeContent | null} [notice] the notice to hide if it is still shown; by default, any notice */
  hide(notice = this.#state.current.notice) {
    if (this.#state.current.notice === notice) this.#state.update({ notice: null });
  }

  /**
   * Shows the words missed in yesterday's puzzle until the next word is found. Does this once a day.
   * @param {readonly string[]} words
   */
  #showMissedYesterday(words) {
    const day = new Date().toDateString();
    if (this.#state.current.settings.lastVisit === day) return;
    // If another notice is shown, this one waits for the next time.
    if (words.length > 0 && this.#state.current.notice) return;
    this.#preferences.update({ lastVisit: day });
    if (words.length > 0) this.show((wording) => missedYesterdaySentence(words, wording), { kind: "untilFound" });
  }

  /** Hides the notice if it is shown only until the next word is found. */
  hideUntilFound() {
    if (this.#state.current.notice?.kind === "untilFound") this.hide();
  }

  /** Shows that a round could not be saved. Does not show this again until a save has succeeded. */
  reportSaveError() {
    if (!this.#game.error || this.#saveError) return;
    this.#saveError = this.notify(this.#game.error instanceof NewerRecordError ? "saving.newer" : "saving.notSaved");
  }

  /** Hides the notice about the error once the round is saved. */
  withdrawSaveError() {
    if (this.#saveError) this.hide(this.#saveError);
    this.#saveError = null;
  }
}

/**
 * @param {NoticeContent | null} notice
 * @param {import("../page/wording.js").Wording} wording
 */
function draw(notice, wording) {
  const offersNewWord = notice?.kind === "allFound";
  byId("notice").hidden = !notice;
  byId("notice-text").replaceChildren(...nodesForText(notice?.makeText(wording) ?? ""));
  byId("notice-new").hidden = !offersNewWord;
  byId("notice-close").hidden = offersNewWord;
}
