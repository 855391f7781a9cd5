// @ts-check
/** The puzzles of a set: the chosen ones in order, and others that contain words of the list. */
import { maxRounds } from "../engine/constants.js";
import { button } from "../page/controls.js";
import { make } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { english } from "../page/wording.js";
import { OwnPuzzle } from "./own-puzzle.js";
import { chosenItem, namedButton, puzzleItem } from "./puzzle-items.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Outcome} Outcome */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("./puzzle-items.js").Puzzle} Puzzle */
/**
 * @typedef {{
 *   change: (change: Partial<Draft>) => void,
 *   announce: (text: import("../page/wording.js").Said) => void,
 *   try: (place: number) => void,
 *   skip: () => void,
 * }} Acts `skip` goes to what comes after the puzzles
 */

export class PuzzleChoice {
  #engine;
  #wording;
  #acts;
  /** @type {Outcome} */
  // @ts-expect-error: there is none before the first drawing
  #outcome = null;
  #title;
  #skip;
  #chosen = make("ol", { class: "puzzles", role: "list" });
  #suggested = make("ul", { class: "puzzles", role: "list" });
  #more;
  #none;
  #uncovered = make("div", { class: "uncovered", role: "status" });
  #automatic;
  #own;
  element;

  /**
   * @param {import("./class-screens.js").Context} context
   * @param {Acts} acts
   */
  constructor({ engine, game, state }, acts) {
    const { wording } = state.shown;
    this.#engine = engine;
    this.#wording = wording;
    this.#acts = acts;
    this.#title = make("h3", { tabindex: -1 }, wording.text("class.puzzles"));
    // Each puzzle has five buttons, which are many Tab stops.
    this.#skip = button(wording.text("class.skip"), acts.skip, "text-button heard");
    this.#none = make("p", { class: "quiet" }, wording.text("class.noPuzzle"));
    this.#more = make("h4", { tabindex: -1 }, wording.text("class.suggested"));
    this.#automatic = make("button", { type: "button", class: "text-button" }, wording.text("class.automatic"));
    this.#automatic.addEventListener("click", () => {
      acts.change({ roots: null });
      this.#title.focus();
    });
    this.#own = new OwnPuzzle({
      engine,
      game,
      wording,
      add: (root) => this.#add(root),
      roots: () => this.#outcome.roots,
    });
    this.element = make(
      "section",
      { class: "puzzle-choice" },
      this.#title,
      this.#skip,
      make("p", { class: "quiet" }, wording.text("class.puzzlesNote")),
      this.#none,
      this.#uncovered,
      this.#chosen,
      this.#automatic,
      this.#more,
      this.#suggested,
      this.#own.element,
    );
  }

  /**
   * @param {Draft} draft
   * @param {Outcome} outcome
   */
  draw({ roots, minimum }, outcome) {
    this.#outcome = outcome;
    const { rounds, words, suggestions } = outcome;
    const chosen = rounds.map(({ root, count, grade, units }) => ({
      root,
      count,
      grade,
      held: units,
      isOwn: words.includes(root),
    }));
    const others = suggestions
      .filter(({ root }) => !outcome.roots.includes(root))
      .map(({ words: held, ...rest }) => ({ ...rest, held }));
    const key = (/** @type {Puzzle} */ { root, count, grade, held, isOwn }) =>
      `${root} ${count} ${grade} ${isOwn} ${held} ${words.length}`;
    drawList(
      this.#chosen,
      chosen,
      (puzzle, place) => `${place} ${chosen.length} ${key(puzzle)}`,
      (puzzle, place) => this.#chosenItem(puzzle, place, chosen.length),
    );
    drawList(this.#suggested, others, key, (puzzle) => this.#suggestedItem(puzzle));
    this.#skip.hidden = outcome.code === "";
    this.#none.hidden = chosen.length > 0;
    this.#more.hidden = others.length === 0;
    this.#automatic.hidden = roots === null;
    this.#drawUncovered(minimum);
  }

  /** @param {number} minimum */
  #drawUncovered(minimum) {
    const wording = this.#wording;
    const { available, unheld, tooShort } = this.#outcome.uncovered;
    const list = (/** @type {string[]} */ words) => wording.list(words.map(english));
    const texts = [
      available.length > 0
        ? wording.text(available.length === 1 ? "class.availableOne" : "class.available", list(available))
        : "",
      unheld.length > 0 ? wording.text("class.unheld", list(unheld)) : "",
      tooShort.length > 0 ? wording.text("class.tooShort", minimum, list(tooShort)) : "",
    ].filter((text) => text !== "");
    const key = texts.join("\n");
    // Screen readers must not announce an unchanged text again.
    if (this.#uncovered.dataset.key === key) return;
    this.#uncovered.dataset.key = key;
    this.#uncovered.replaceChildren(...texts.map((text) => make("p", {}, text)));
  }

  /** @param {Puzzle} puzzle */
  #suggestedItem(puzzle) {
    const add = namedButton("class.add", "class.addNamed", puzzle.root, this.#wording, () => {
      const next = this.#next(this.#suggested, puzzle.root);
      if (this.#add(puzzle.root)) this.#focus(this.#suggested, next, "button", this.#more);
    });
    return puzzleItem(puzzle, this.#outcome.words.length, [add], this.#wording);
  }

  /**
   * @param {Puzzle} puzzle
   * @param {number} index
   * @param {number} count of the chosen puzzles
   */
  #chosenItem(puzzle, index, count) {
    const { root } = puzzle;
    const acts = {
      words: () => this.#words(root),
      try: () => this.#acts.try(index + 1),
      move: (/** @type {-1 | 1} */ by, /** @type {string} */ name) => this.#move(root, by, name),
      remove: () => this.#remove(root),
    };
    const place = { isFirst: index === 0, isLast: index === count - 1 };
    return chosenItem(puzzle, this.#outcome.words.length, place, acts, this.#wording);
  }

  /**
   * Adds a puzzle after the others; returns whether there was room.
   * @param {string} root
   */
  #add(root) {
    const { roots } = this.#outcome;
    if (roots.length >= maxRounds) {
      this.#acts.announce(this.#wording.text("class.full"));
      return false;
    }
    this.#acts.change({ roots: [...roots, root] });
    this.#acts.announce(this.#wording.text("class.rootAdded", english(root)));
    return true;
  }

  /** @param {string} root */
  #remove(root) {
    const next = this.#next(this.#chosen, root);
    this.#acts.change({ roots: this.#outcome.roots.filter((other) => other !== root) });
    this.#focus(this.#chosen, next, ".icon-button:last-of-type", this.#title);
    this.#acts.announce(this.#wording.text("class.removed", english(root)));
  }

  /**
   * @param {string} root
   * @param {-1 | 1} by
   * @param {string} name of the button, which keeps the focus
   */
  #move(root, by, name) {
    const roots = [...this.#outcome.roots];
    const index = roots.indexOf(root);
    if (index + by < 0 || index + by >= roots.length) return;
    [roots[index], roots[index + by]] = [roots[index + by], roots[index]];
    this.#acts.change({ roots });
    this.#focus(this.#chosen, root, `.${name}`, this.#title);
  }

  /**
   * The root after a given one in a list, or the one before it if it is the last.
   * @param {HTMLElement} list
   * @param {string} root
   */
  #next(list, root) {
    const item = list.querySelector(`[data-root="${root}"]`);
    const other = /** @type {HTMLElement | null} */ (item?.nextElementSibling ?? item?.previousElementSibling ?? null);
    return other?.dataset.root ?? "";
  }

  /**
   * Focuses a button of a puzzle, or a title if the button is gone.
   * @param {HTMLElement} list
   * @param {string} root
   * @param {string} selector of the button
   * @param {HTMLElement} title
   */
  #focus(list, root, selector, title) {
    const button = /** @type {HTMLElement | null} */ (list.querySelector(`[data-root="${root}"] ${selector}`));
    (button ?? (title.hidden ? this.#title : title)).focus();
  }

  /**
   * The common words of a puzzle, with those of the list marked.
   * @param {string} root
   */
  #words(root) {
    const { code, roots } = this.#outcome;
    const { words } = this.#engine.askClass("puzzleKey", code, roots.indexOf(root) + 1);
    return words.flatMap(({ word, isUnit }) => [isUnit ? make("mark", {}, word) : word, " "]);
  }
}
