// @ts-check
/** The puzzles of a set: those that are chosen, in their order, and others that hold words of the list. */
import { maxRounds } from "../engine/limits.js";
import { linesOf } from "../engine/reply.js";
import { icon, make, nodes } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { asIs, english } from "../page/wording.js";
import { OwnPuzzle } from "./own-puzzle.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Outcome} Outcome */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {{root: string, count: number, grade: import("../engine/exports").Grades[number], held: string[], isOwn: boolean}} Puzzle */
/**
 * @typedef {{
 *   change: (change: Partial<Draft>) => void,
 *   announce: (text: import("../page/wording.js").Said) => void,
 *   try: (place: number) => void,
 * }} Acts
 */

export class PuzzleChoice {
  #engine;
  #wording;
  #acts;
  /** @type {Outcome} */
  // @ts-expect-error: there is none before the first drawing
  #outcome = null;
  #title;
  #chosen = make("ol", { class: "puzzles", role: "list" });
  #suggested = make("ul", { class: "puzzles", role: "list" });
  #more;
  #none;
  #unheld = make("p", { class: "quiet" });
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
      make("p", { class: "quiet" }, wording.text("class.puzzlesNote")),
      this.#none,
      this.#chosen,
      this.#unheld,
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
  draw({ roots }, outcome) {
    this.#outcome = outcome;
    const { rounds, words, suggestions, unheld } = outcome;
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
    drawList(this.#suggested, others, key, (puzzle) => this.#item(puzzle, [this.#adding(puzzle.root)]));
    this.#none.hidden = chosen.length > 0;
    this.#more.hidden = others.length === 0;
    this.#automatic.hidden = roots === null;
    const text = unheld.length > 0 ? this.#wording.text("class.unheld", this.#wording.list(unheld.map(english))) : "";
    this.#unheld.replaceChildren(...nodes(text));
    this.#unheld.hidden = text === "";
  }

  /**
   * @param {Puzzle} puzzle
   * @param {HTMLElement[]} buttons
   * @param {HTMLElement[]} more what a button shows
   */
  #item({ root, count, grade, held, isOwn }, buttons, more = []) {
    const wording = this.#wording;
    const lines = [
      isOwn ? wording.text("class.isOwn") : "",
      held.length > 0
        ? wording.text("class.holds", wording.list(held.map(english)), held.length, this.#outcome.words.length)
        : "",
      !isOwn && held.length === 0 ? wording.text("class.holdsNone") : "",
    ].filter((line) => line !== "");
    return make(
      "li",
      { "data-root": root },
      make("b", { lang: "en" }, root),
      ...lines.map((line) => make("p", {}, ...nodes(line))),
      make("p", { class: "quiet" }, wording.text("class.common", count, asIs(wording.text(`grade.${grade}`)))),
      make("div", { class: "puzzle-buttons" }, ...buttons),
      ...more,
    );
  }

  /**
   * A puzzle that is chosen: its words are shown, it is tried, moved and removed.
   * @param {Puzzle} puzzle
   * @param {number} index
   * @param {number} count of the puzzles that are chosen
   */
  #chosenItem(puzzle, index, count) {
    const { root } = puzzle;
    const wording = this.#wording;
    const words = make("p", { class: "puzzle-words", lang: "en", hidden: true });
    const show = this.#button("class.showWords", "class.showWordsNamed", root, () => {
      words.hidden = !words.hidden;
      show.setAttribute("aria-expanded", String(!words.hidden));
      if (!words.hidden) words.replaceChildren(...this.#words(root));
    });
    show.setAttribute("aria-expanded", "false");
    const attempt = this.#button("class.try", "class.tryNamed", root, () => this.#acts.try(index + 1));
    const signs = /** @type {const} */ ([
      ["up", "↑", -1, index === 0],
      ["down", "↓", 1, index === count - 1],
    ]).map(([name, sign, by, isLast]) => {
      const label = wording.text(`class.${name}`, asIs(root));
      const attributes = { type: "button", class: `icon-button ${name}`, "aria-label": label, title: label };
      const button = make("button", { ...attributes, "aria-disabled": String(isLast) }, sign);
      button.addEventListener("click", () => this.#move(root, by, name));
      return button;
    });
    const label = wording.text("class.remove", asIs(root));
    const remove = make(
      "button",
      { type: "button", class: "icon-button", "aria-label": label, title: label },
      icon("close"),
    );
    remove.addEventListener("click", () => this.#remove(root));
    return this.#item(puzzle, [show, attempt, ...signs, remove], [words]);
  }

  /**
   * @param {import("../page/wording.js").TextKey} text
   * @param {import("../page/wording.js").TextKey} name with the root in it
   * @param {string} root
   * @param {() => void} act
   */
  #button(text, name, root, act) {
    const label = this.#wording.text(name, asIs(root));
    const button = make("button", { type: "button", class: "button", "aria-label": label }, this.#wording.text(text));
    button.addEventListener("click", act);
    return button;
  }

  /** @param {string} root */
  #adding(root) {
    return this.#button("class.add", "class.addNamed", root, () => {
      const next = this.#next(this.#suggested, root);
      if (this.#add(root)) this.#focus(this.#suggested, next, "button", this.#more);
    });
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
   * The root after another one in a list, or before it if it is the last.
   * @param {HTMLElement} list
   * @param {string} root
   */
  #next(list, root) {
    const item = list.querySelector(`[data-root="${root}"]`);
    const other = /** @type {HTMLElement | null} */ (item?.nextElementSibling ?? item?.previousElementSibling ?? null);
    return other?.dataset.root ?? "";
  }

  /**
   * Puts the focus on a button of a puzzle or, if that is gone, on a title.
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
   * The common words of a puzzle, in which those of the list are marked.
   * @param {string} root
   */
  #words(root) {
    const { code, roots } = this.#outcome;
    const words = linesOf(this.#engine.askClass("puzzleKey", code, roots.indexOf(root) + 1), "keyWord");
    return words.flatMap(({ word, isUnit }) => [isUnit ? make("mark", {}, word) : word, " "]);
  }
}
