// @ts-check
/** Switches to another round: a new one, also on a given root, today's puzzle, or the previous or the next one. */
import * as Dialogs from "../page/dialogs.js";
import { english } from "../page/wording.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../engine/game.js").Game} Game */

export class RoundSwitcher {
  #game;
  #state;
  #field;
  #announcer;
  #notice;
  #historyEntries;
  /** Whether a switch is in progress. Meanwhile, no other switch can begin. */
  #isSwitching = false;

  /**
   * @param {Game} game
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("./field.js").Field} field
   * @param {import("../page/announcer.js").Announcer} announcer
   * @param {import("./notice.js").Notice} notice
   * @param {import("../page/history-entries.js").HistoryEntries} historyEntries
   */
  constructor(game, state, field, announcer, notice, historyEntries) {
    this.#game = game;
    this.#state = state;
    this.#field = field;
    this.#announcer = announcer;
    this.#notice = notice;
    this.#historyEntries = historyEntries;
  }

  /** @param {number} [minutes] of the round, 0 for no limit; by default those of the current timed round */
  newWord(minutes = -1) {
    return this.#switch("newWord.announced", (game) => game.act("newWord", minutes));
  }

  repeatTimedRound() {
    return this.newWord(this.#game.view.time?.minutes);
  }

  /** @param {string} root of a new round, which may have been played before */
  newRound(root) {
    return this.#switch("newWord.announced", (game) => game.act("newRound", root));
  }

  playToday() {
    return this.#switch("newWord.announced", (game) => game.playToday());
  }

  forget() {
    return this.#switch("forget.done", (game) => game.forget());
  }

  goBack() {
    const { view, wording } = this.#state.current;
    if (!view.round.canGoBack) return this.#announcer.announce(wording.text("newWord.nothingBefore"));
    return this.#switch("newWord.undone", (game) => game.act("undoNewWord"));
  }

  goForward() {
    return this.#switch("newWord.undone", (game) => game.act("redoNewWord"));
  }

  /**
   * @param {import("../page/wording.js").TextKey} key of the announcement with the new root and the one to which Undo
   *   returns
   * @param {(game: Game) => View | Promise<View | null>} action the result is null if it has failed
   * @returns the view of the new round; null if the action has failed or another switch is in progress
   */
  async #switch(key, action) {
    if (this.#isSwitching) return null;
    for (const dialog of /** @type {const} */ (["end", "rounds"])) Dialogs.close(dialog);
    this.#notice.hide();
    this.#isSwitching = true;
    let newView;
    try {
      newView = await action(this.#game);
    } finally {
      this.#isSwitching = false;
    }
    if (!newView) return null;
    // The query belongs to the previous round. A reload continues this one.
    this.#historyEntries.replace({ round: newView.round.key }, location.pathname);
    const { wording } = this.#state.current;
    const { root, previous } = newView.round;
    this.#field.focus();
    if (key === "newWord.announced" && !previous)
      this.#announcer.announce(wording.text("newWord.named", english(root)));
    else this.#announcer.announce(wording.text(key, english(root), english(previous ?? "")));
    return newView;
  }
}
