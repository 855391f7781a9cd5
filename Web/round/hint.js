// @ts-check
/** The hint: a table of how many words are left by first letter and length. */
import { byId, make } from "../page/dom.js";
import { asIs } from "../page/wording.js";

/** @typedef {import("../page/state.js").PageState} PageState */

export class Hint {
  #state;
  #announcer;
  #isOpen = false;
  /** The key of the round that was last drawn. */
  #roundKey = "";

  /**
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("../page/announcer.js").Announcer} announcer
   */
  constructor(state, announcer) {
    this.#state = state;
    this.#announcer = announcer;
    state.subscribe(
      ({ view, wording }) => [view.hints, view.takenClues.length, view.round, view.standing.remaining, wording],
      (current) => this.#draw(current),
    );
  }

  toggle() {
    const { view, wording } = this.#state.current;
    this.#isOpen = !this.#isOpen;
    this.#draw(this.#state.current);
    if (!this.#isOpen) return;
    this.#announcer.announce(wording.text(view.hints.length > 0 ? "hint.title" : "hint.none"));
  }

  /** @param {PageState} current */
  #draw(current) {
    const { view, wording } = current;
    if (view.round.key !== this.#roundKey) this.#isOpen = false;
    this.#roundKey = view.round.key;
    byId("hint").hidden = !this.#isOpen;
    byId("help").classList.toggle("unfolded", this.#isOpen);
    byId("open-hint").setAttribute("aria-expanded", String(this.#isOpen));
    const isOffered = this.#isOpen || view.takenClues.length > 0;
    byId("take-clue").hidden = !isOffered || view.round.isEnded || view.standing.remaining === 0;
    byId("take-clue").textContent = wording.text(view.takenClues.length > 0 ? "clue.another" : "clue.show");
    if (this.#isOpen) drawTable(current);
  }
}

/**
 * Returns the label that screen readers read before a number of words: how many letters the words have.
 * @param {number} length
 * @param {import("../page/wording.js").Wording} wording
 */
export const lengthLabel = (length, wording) =>
  wording.text("sentence.labelled", wording.text("letters.count", length), asIs(""));

/** @param {PageState} current */
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
          make("span", { class: "unseen" }, lengthLabel(length, wording)),
          String(remaining),
        ),
      ]),
    ),
  );
  byId("hint").replaceChildren(...(rows.length > 0 ? rows : [make("li", {}, wording.text("hint.none"))]));
}
