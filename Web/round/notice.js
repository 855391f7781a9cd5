// @ts-check
/**
 * The notice above the field. It stays until the player closes it, another notice replaces it, or another round opens.
 */
import { byId, nodesForText } from "../page/dom.js";
import { laterPuzzleSentence } from "./sentences.js";

/** @typedef {import("../page/state.js").Notice} NoticeContent */
/** @typedef {import("../page/wording.js").PlayerText} PlayerText */

export class Notice {
  #state;
  #announcer;
  /** @type {NoticeContent | null} */
  #savingProblem = null;

  /**
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("../page/announcer.js").Announcer} announcer
   */
  constructor(state, announcer) {
    this.#state = state;
    this.#announcer = announcer;
    state.subscribe(
      ({ notice, wording }) => [notice, wording],
      ({ notice, wording }) => draw(notice, wording),
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
   * Shows what was opened instead of what was asked for, if it was not followed.
   * @param {import("../engine/engine.js").View} view
   */
  showSubstitute({ later, isAnyGrade }) {
    if (later) this.show((wording) => laterPuzzleSentence(later, wording));
    else if (isAnyGrade) this.notify("newWord.anyGrade");
  }

  /** @param {import("../engine/saved-rounds.js").Problem | null} problem the present one, in place of an earlier one */
  showSavingProblem(problem) {
    if (this.#savingProblem) this.hide(this.#savingProblem);
    this.#savingProblem = problem && this.notify(problem);
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
