// @ts-check
/** Switches to another round: a new word, a round with a given key or root, today's puzzle, or that of a challenge. */
import * as Dialogs from "../page/dialogs.js";
import { english } from "../page/wording.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../engine/game.js").Game} Game */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class RoundSwitcher {
  #game;
  #state;
  #field;
  #announcer;
  #notice;
  #historyEntries;
  /** Whether a switch is in progress. Meanwhile, no other switch can begin. */
  #isSwitching = false;
  /** Called when the round of a challenge was opened. */
  onchallenge = () => {};

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
    return this.#switch(
      (game) => game.act("newWord", minutes),
      ({ root }, wording) => wording.text("newWord.named", english(root)),
    );
  }

  /** @param {string} key of a round; without a time limit, that is its root or the number of its day */
  open(key) {
    return this.#switch((game) => game.act("open", key), roundSentence);
  }

  playToday() {
    return this.#switch((game) => game.act("playToday"), roundSentence);
  }

  /** @param {string} text with a challenge; a notice says if it is damaged */
  async openChallenge(text) {
    this.#historyEntries.replace({}, location.pathname + location.search);
    if (this.#game.engine.readPasted(text).kind !== "challenge") {
      Dialogs.closeAll();
      return void this.#notice.notify("link.damaged");
    }
    if (await this.#switch((game) => game.act("openChallenge", text), roundSentence)) this.onchallenge();
  }

  forget() {
    return this.#switch(
      (game) => game.forget(),
      (_, wording) => wording.text("forget.done"),
    );
  }

  /**
   * @param {(game: Game) => View | Promise<View | null>} action the result is null if it has failed
   * @param {(round: View["round"], wording: Wording) => import("../page/wording.js").PlayerText} announcement of the
   *   round, unless its letters are covered
   * @returns the view of the new round; null if the action has failed or another switch is in progress
   */
  async #switch(action, announcement) {
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
    const { wording } = this.#state.current;
    if (!newView.time?.isCovered) this.#announcer.announce(announcement(newView.round, wording));
    this.#notice.showSubstitute(newView);
    return newView;
  }
}

/**
 * The sentence about a round that was opened: its day, if it is a daily puzzle, and its root.
 * @param {View["round"]} round
 * @param {Wording} wording
 */
function roundSentence({ daily, root }, wording) {
  const kind = daily === null ? wording.text("round.free") : wording.text("daily.number", daily);
  return wording.text("sentence.joined", kind, english(root));
}
