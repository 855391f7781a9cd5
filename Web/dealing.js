// @ts-check
/** Another round: dealt, gone back to, played again, or in answer to a challenge. One at a time, for the full word list may have to come first. */

/**
 * @typedef {{
 *   game: import("./game.js").Game,
 *   wording: () => import("./wording.js").Wording,
 *   say: (sentence: string) => void,
 *   notify: (key: string) => void,
 *   leave: () => void,
 *   begin: (saying: string) => void,
 * }} Surroundings what another round changes: the one before is left, and this one begins
 */

export class Dealing {
  #play;
  /** Whether another round is on its way. */
  #isDealing = false;

  /** @param {Surroundings} play */
  constructor(play) {
    this.#play = play;
  }

  /** @param {number} [minutes] how many it may take */
  newWord(minutes = 0) {
    return this.#deal("page.saidNewWord", (game) => game.newWord(minutes));
  }

  /** Plays the same root again, against the round as it is now. */
  playAgain() {
    return this.#deal("page.saidNewWord", (game) => game.playAgain());
  }

  /**
   * @param {string} code of a challenge
   * @param {string} prefix how the keys of rounds begin that may answer it
   */
  answer(code, prefix) {
    return this.#deal("page.saidNewWord", (game) => game.answerChallenge(code, prefix));
  }

  /** Deals another round, and forgets all there were. */
  forget() {
    return this.#deal("forget.done", (game) => game.forget());
  }

  goBack() {
    if (!this.#play.game.view.round.canGoBack) return this.#play.say(this.#play.wording().text("note.nothingBefore"));
    return this.#deal("note.backTo", (game) => game.undoNewWord());
  }

  /**
   * @param {string} saying the key of what is said then: of the root, and of the one before
   * @param {(game: import("./game.js").Game) => Promise<import("./block.js").View | null>} act returns nothing where it has said why
   * @returns the other round, or nothing where none was dealt
   */
  async #deal(saying, act) {
    if (this.#isDealing) return null;
    this.#isDealing = true;
    const { game, wording, notify, leave, begin } = this.#play;
    const { root } = game.view.round;
    leave();
    const dealt = await act(game).catch((error) => {
      console.info(error);
      notify("page.wordsNotLoaded");
      return null;
    });
    this.#isDealing = false;
    if (!dealt) return null;
    // The address named the round before; it names none now.
    if (location.search) history.replaceState(null, "", location.pathname + location.hash);
    begin(wording().text(saying, dealt.round.root, root));
    return dealt;
  }
}
