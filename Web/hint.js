// @ts-check
/** The hint and its two steps: how many words are left by first letter and length, and clues, which tell what a word means without it. */
import { clue } from "./meanings.js";
import { the } from "./page.js";

/**
 * @typedef {{
 *   game: import("./game.js").Game,
 *   meanings: import("./meanings.js").Meanings,
 *   wording: () => import("./wording.js").Wording,
 *   say: (sentence: string) => void,
 *   notify: (key: string) => void,
 *   redraw: () => void,
 * }} Surroundings what the hint asks, and what it changes
 */

export class Hint {
  #play;
  #showsClue = false;

  /** @param {Surroundings} play */
  constructor(play) {
    this.#play = play;
  }

  /** Opens or closes the table. */
  toggle() {
    const { game, wording, say, redraw } = this.#play;
    const isOpen = the("hint").hidden;
    this.#show(isOpen);
    redraw();
    if (!isOpen) return;
    say(wording().text(game.view.hints.length > 0 ? "hint.title" : "hint.none"));
    game.hint();
  }

  /** Closes with its round. */
  close() {
    this.#show(false);
  }

  /** Closes the clue alone. */
  closeClue() {
    this.#showsClue = false;
    this.draw();
  }

  /** @param {boolean} isOpen */
  #show(isOpen) {
    the("hint").hidden = !isOpen;
    the("open-hint").setAttribute("aria-expanded", String(isOpen));
    this.#showsClue = isOpen;
  }

  /** Takes a clue once its meaning is there, and says it. */
  async takeClue() {
    const { game, meanings, wording, say, notify, redraw } = this.#play;
    const { root } = game.view.round;
    const word = game.nextClue();
    if (word === "") return notify("clue.none");
    const found = await meanings.of(word).catch(() => null);
    // Meanwhile the word may have been found, the clue taken by a second touch, or the round left.
    if (game.view.round.root !== root || game.nextClue() !== word) return;
    if (!found) return notify("meaning.notLoaded");
    game.takeClue();
    this.#showsClue = true;
    redraw();
    say(clue(word, found, wording()));
  }

  /** Draws the button for clues, and the latest clue about a word that is still to find. */
  draw() {
    const { game, meanings, wording } = this.#play;
    const { clued, round, standing } = game.view;
    the("take-clue").hidden = the("hint").hidden || round.phase !== "playing" || standing.left === 0;
    the("take-clue").textContent = wording().text(clued.length > 0 ? "page.clueMore" : "page.clue");
    const [word] = this.#showsClue ? clued : [];
    the("clue").hidden = word === undefined;
    if (word === undefined) return;
    void meanings.of(word).catch(() => null).then((found) => {
      if (game.view.clued[0] !== word) return;
      the("clue-text").textContent = found ? clue(word, found, wording()) : wording().text("meaning.notLoaded");
    });
  }
}
