// @ts-check
/** The clues taken in the round: meanings of words without the words. A clue is ticked once its word is found. */
import { byId, icon, make, nodesForText } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { english } from "../page/wording.js";
import { clueText, shortClueText } from "./meanings.js";

/** @typedef {import("../page/state.js").PageState} PageState */
/** @typedef {import("../engine/exports").TakenClueMessage} Clue */

export class Clues {
  #game;
  #state;
  #meanings;
  #announcer;
  #notice;

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("./meanings.js").Meanings} meanings
   * @param {import("../page/announcer.js").Announcer} announcer
   * @param {import("./notice.js").Notice} notice
   */
  constructor(game, state, meanings, announcer, notice) {
    this.#game = game;
    this.#state = state;
    this.#meanings = meanings;
    this.#announcer = announcer;
    this.#notice = notice;
    state.subscribe(
      ({ view, wording }) => [view.takenClues, wording],
      (current) => this.#draw(current),
    );
  }

  /** Takes the next clue, once its meaning is loaded, and announces it. */
  async takeClue() {
    const [game, { wording }] = [this.#game, this.#state.current];
    const { root } = game.view.round;
    // The clue is not taken yet.
    const word = game.engine.nextClue();
    if (!word) return this.#notice.notify("clue.none");
    const meanings = await this.#meanings.of(word).catch(() => null);
    // Meanwhile the word may have been found, a second tap may have taken the clue, or the round may have been left.
    if (game.view.round.root !== root || game.engine.nextClue() !== word) return;
    if (!meanings) return this.#notice.notify("clue.notLoaded");
    game.act("takeClue");
    this.#announcer.announce(clueText(word, meanings, wording));
    requestAnimationFrame(() => byId("clues").lastElementChild?.scrollIntoView({ block: "nearest" }));
  }

  /** @param {PageState} current */
  #draw({ view: { takenClues }, wording }) {
    byId("clues").hidden = takenClues.length === 0;
    drawList(
      byId("clues"),
      takenClues,
      ({ word, isFound }) => `${word} ${isFound} ${wording.language}`,
      (clue) => this.#item(clue, wording),
    );
  }

  /**
   * @param {Clue} clue
   * @param {import("../page/wording.js").Wording} wording
   */
  #item({ word, isFound }, wording) {
    // The visible text follows a circle with the number of letters and the first letter, so it does not repeat them.
    const [visibleText, text] = [make("span", { "aria-hidden": "true" }), make("span", { class: "unseen" })];
    void this.#meanings
      .of(word)
      .catch(() => null)
      .then((meanings) => {
        const sentence = meanings ? clueText(word, meanings, wording) : wording.text("clue.notLoaded");
        const [first] = meanings ?? [];
        text.replaceChildren(...nodesForText(sentence));
        visibleText.replaceChildren(...nodesForText(first ? shortClueText(first, wording) : sentence));
      });
    const circle = make("span", { class: "circle", "aria-hidden": "true" }, String(word.length));
    const letter = make("b", { lang: "en", "aria-hidden": "true" }, `${word[0]}…`);
    if (!isFound) return make("li", {}, circle, letter, " ", visibleText, text);
    return make(
      "li",
      { class: "ticked" },
      icon("check"),
      make("b", { lang: "en", "aria-hidden": "true" }, word),
      make("span", { class: "unseen" }, wording.text("clue.found", english(word))),
      " ",
      visibleText,
      text,
    );
  }
}
