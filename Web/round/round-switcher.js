// @ts-check
/** Switches to another round: a new word, a round with a given key or root, or today's puzzle. */
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

  /** @param {number} [minutes] the time limit, 0 for none; by default that of the current round */
  newWord(minutes = -1) {
    return this.#switch("newWord.named", (game) => game.act("newWord", minutes));
  }

  /** @param {string} key of a round */
  open(key) {
    return this.#switch("newWord.named", (game) => game.act("open", key));
  }

  /** @param {string} root */
  openRoot(root) {
    return this.open(`${root}-0`);
  }

  playToday() {
    return this.#switch("newWord.named", (game) => game.act("playToday"));
  }

  forget() {
    return this.#switch("forget.done", (game) => game.forget());
  }

  /**
   * @param {import("../page/wording.js").TextKey} key of the announcement with the new root
   * @param {(game: Game) => View | Promise<View | null>} action the result is null if it has failed
   * @returns the view of the new round; null if the action has failed or another switch is in progress
   */
  async #switch(key, action) {
    if (this.#isSwitching) return null;
    Dialogs.closeAll();
    this.#notice.hide();
    this.#isSwitching = true;
    let newView;
    try {
      newView = await action(this.#game);
    } finally {
      this.#isSwitching = false;
    }
    if (!newView) return null;
    // The query belongs to the previous round.
    this.#historyEntries.replace({}, location.pathname);
    this.#field.focus();
    this.#announcer.announce(this.#state.current.wording.text(key, english(newView.round.root)));
    this.#notice.showSubstitute(newView);
    return newView;
  }
}
