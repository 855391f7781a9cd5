// @ts-check
/** The hint: a table of how many words are left by first letter and length, and clues, which give the meaning of a word but not the word. */
import { byId } from "../page/dom.js";
import { clue } from "./meanings.js";

/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   meanings: import("./meanings.js").Meanings,
 *   wording: () => import("../page/wording.js").Wording,
 *   announce: (sentence: string) => void,
 *   notify: (key: string) => void,
 *   redraw: () => void,
 * }} Dependencies
 */

export class Hint {
  #dependencies;
  #showsClue = false;

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
  }

  /** Opens or closes the table. */
  toggle() {
    const { game, wording, announce, redraw } = this.#dependencies;
    const isOpen = byId("hint").hidden;
    this.#show(isOpen);
    redraw();
    if (!isOpen) return;
    announce(wording().text(game.view.hints.length > 0 ? "hint.title" : "hint.none"));
    game.hint();
  }

  /** Closes table and clue. */
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
    byId("hint").hidden = !isOpen;
    byId("open-hint").setAttribute("aria-expanded", String(isOpen));
    this.#showsClue = isOpen;
  }

  /** Takes the next clue, once its meaning is loaded, and announces it. */
  async takeClue() {
    const { game, meanings, wording, announce, notify, redraw } = this.#dependencies;
    const { root } = game.view.round;
    const word = game.nextClue();
    if (word === "") return notify("clue.none");
    const found = await meanings.of(word).catch(() => null);
    // Meanwhile the word may have been found, a second tap may have taken the clue, or the round may have been left.
    if (game.view.round.root !== root || game.nextClue() !== word) return;
    if (!found) return notify("meaning.notLoaded");
    game.takeClue();
    this.#showsClue = true;
    redraw();
    announce(clue(word, found, wording()));
  }

  /** Draws the button for clues, and the latest clue whose word is still to find. */
  draw() {
    const { game, meanings, wording } = this.#dependencies;
    const { clued, round, standing } = game.view;
    byId("take-clue").hidden = byId("hint").hidden || round.phase !== "playing" || standing.remaining === 0;
    byId("take-clue").textContent = wording().text(clued.length > 0 ? "clue.another" : "clue.show");
    const [word] = this.#showsClue ? clued : [];
    byId("clue").hidden = word === undefined;
    if (word === undefined) return;
    void meanings
      .of(word)
      .catch(() => null)
      .then((found) => {
        if (game.view.clued[0] !== word) return;
        byId("clue-text").textContent = found ? clue(word, found, wording()) : wording().text("meaning.notLoaded");
      });
  }
}
