// @ts-check
/** Switches to another round: a new one, the one before, the same root again, or the answer to a challenge. */

/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   wording: () => import("../page/wording.js").Wording,
 *   announce: (sentence: string) => void,
 *   notify: (key: string) => void,
 *   leave: () => void,
 *   begin: (sentence: string) => void,
 * }} Dependencies
 */

export class RoundSwitcher {
  #dependencies;
  /** A switch may have to wait for the full word list; until then there is no second one. */
  #isSwitching = false;

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
  }

  /** @param {number} [minutes] of a timed round */
  newWord(minutes = 0) {
    return this.#switch("newWord.announced", (game) => game.newWord(minutes));
  }

  /** Plays today's puzzle. */
  playToday() {
    return this.#switch("newWord.announced", (game) => game.playToday());
  }

  /** Plays the same root again, against the current round. */
  playAgain() {
    return this.#switch("newWord.announced", (game) => game.playAgain());
  }

  /**
   * @param {string} code of a challenge
   * @param {string} prefix of the keys of rounds that may answer it
   */
  answer(code, prefix) {
    return this.#switch("newWord.announced", (game) => game.answerChallenge(code, prefix));
  }

  /** Deletes all rounds and deals another one. */
  forget() {
    return this.#switch("forget.done", (game) => game.forget());
  }

  goBack() {
    if (!this.#dependencies.game.view.round.canGoBack)
      return this.#dependencies.announce(this.#dependencies.wording().text("newWord.nothingBefore"));
    return this.#switch("newWord.undone", (game) => game.undoNewWord());
  }

  /**
   * @param {string} key of what is announced: the new root, and the one before
   * @param {(game: import("../engine/game.js").Game) => Promise<import("../engine/reply.js").View | null>} act returns nothing if it has failed and said why
   * @returns the new round, or nothing if there is none
   */
  async #switch(key, act) {
    if (this.#isSwitching) return null;
    this.#isSwitching = true;
    const { game, wording, notify, leave, begin } = this.#dependencies;
    const { root } = game.view.round;
    leave();
    const dealt = await act(game).catch((error) => {
      console.info(error);
      notify("loading.wordsFailed");
      return null;
    });
    this.#isSwitching = false;
    if (!dealt) return null;
    // The query belonged to the round before; a reload goes on with this one.
    history.replaceState({ round: dealt.round.key }, "", location.pathname + location.hash);
    begin(wording().text(key, dealt.round.root, root));
    return dealt;
  }
}
