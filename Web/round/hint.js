// @ts-check
/** The hint: a table of how many words are left by first letter and length, and clues, which give the meaning of a word but not the word. */
import { byId, make, nodes } from "../page/dom.js";
import { clue } from "./meanings.js";

/** @typedef {import("../page/state.js").Shown} Shown */

export class Hint {
  #game;
  #state;
  #meanings;
  #announcer;
  #notice;
  #isOpen = false;
  #showsClue = false;
  /** The round that the table is open in. */
  #round = "";

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").State} state
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
      ({ view, wording }) => [view.hints, view.clued, view.round, view.standing.remaining, wording],
      (shown) => this.#draw(shown),
    );
  }

  /** Opens or closes the table. */
  toggle() {
    const { view, wording } = this.#state.shown;
    this.#isOpen = this.#showsClue = !this.#isOpen;
    this.#draw(this.#state.shown);
    if (!this.#isOpen) return;
    this.#announcer.announce(wording.text(view.hints.length > 0 ? "hint.title" : "hint.none"));
    this.#game.act("hint");
  }

  /** Closes the clue alone. */
  closeClue() {
    this.#showsClue = false;
    this.#draw(this.#state.shown);
  }

  /** Takes the next clue, once its meaning is loaded, and announces it. */
  async takeClue() {
    const [game, { wording }] = [this.#game, this.#state.shown];
    const { root } = game.view.round;
    const word = game.nextClue();
    if (word === "") return this.#notice.notify("clue.none");
    const found = await this.#meanings.of(word).catch(() => null);
    // Meanwhile the word may have been found, a second tap may have taken the clue, or the round may have been left.
    if (game.view.round.root !== root || game.nextClue() !== word) return;
    if (!found) return this.#notice.notify("meaning.notLoaded");
    this.#showsClue = true;
    game.act("takeClue");
    this.#announcer.announce(clue(word, found, wording));
  }

  /** @param {Shown} shown */
  #draw(shown) {
    const { view, wording } = shown;
    if (view.round.key !== this.#round) this.#isOpen = this.#showsClue = false;
    this.#round = view.round.key;
    byId("hint").hidden = !this.#isOpen;
    byId("open-hint").setAttribute("aria-expanded", String(this.#isOpen));
    byId("take-clue").hidden = !this.#isOpen || view.round.phase !== "playing" || view.standing.remaining === 0;
    byId("take-clue").textContent = wording.text(view.clued.length > 0 ? "clue.another" : "clue.show");
    if (this.#isOpen) drawTable(shown);
    this.#drawClue(shown);
  }

  /** @param {Shown} shown whose latest clue is drawn, if its word is still to find */
  #drawClue({ view, wording }) {
    const [word] = this.#showsClue ? view.clued : [];
    byId("clue").hidden = word === undefined;
    if (word === undefined) return;
    const meanings = this.#meanings.of(word).catch(() => null);
    void meanings.then((found) => {
      if (this.#game.view.clued[0] !== word) return;
      const text = found ? clue(word, found, wording) : wording.text("meaning.notLoaded");
      byId("clue-text").replaceChildren(...nodes(text));
    });
  }
}

/** @param {Shown} shown */
function drawTable({ view: { hints }, wording }) {
  const rows = hints.map(({ letter, counts }) =>
    make(
      "li",
      {},
      make("b", { lang: "en" }, letter),
      ...counts.flatMap(({ length, remaining }) => [
        " ",
        make(
          "span",
          { class: "lot" },
          make("span", { class: "circle", "aria-hidden": "true" }, String(length)),
          make("span", { class: "unseen" }, `${wording.text("letters.count", length)}: `),
          String(remaining),
        ),
      ]),
    ),
  );
  byId("hint").replaceChildren(...(rows.length > 0 ? rows : [make("li", {}, wording.text("hint.none"))]));
}
