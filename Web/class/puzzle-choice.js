// @ts-check
/** The puzzles of a set: the chosen ones in order, and others that contain words of the list. */
import { maxRounds } from "../engine/constants.js";
import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { english } from "../page/wording.js";
import { OwnPuzzle } from "./own-puzzle.js";
import { chosenItem, namedButton, puzzleItem } from "./puzzle-items.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").DraftOutcome} DraftOutcome */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("./puzzle-items.js").ListedPuzzle} ListedPuzzle */
/**
 * @typedef {{
 *   change: (change: Partial<Draft>) => void,
 *   announce: (text: import("../page/wording.js").PlayerText) => void,
 *   try: (number: number) => void,
 *   skip: () => void,
 * }} Actions `skip` moves the focus to the section after the puzzles
 */

export class PuzzleChoice {
  #engine;
  #wording;
  #actions;
  /** @type {DraftOutcome} */
  // @ts-expect-error: there is none before the first drawing
  #outcome = null;
  #title;
  #skipButton;
  #chosenList = make("ol", { class: "puzzles", role: "list" });
  #suggestedList = make("ul", { class: "puzzles", role: "list" });
  #suggestedTitle;
  #emptyNote;
  #uncovered = make("div", { class: "uncovered", role: "status" });
  #automaticButton;
  #ownPuzzle;
  element;

  /**
   * @param {import("./class-screens.js").Context} context
   * @param {Actions} actions
   */
  constructor({ engine, game, state }, actions) {
    const { wording } = state.current;
    this.#engine = engine;
    this.#wording = wording;
    this.#actions = actions;
    this.#title = make("h3", { tabindex: -1 }, wording.text("class.puzzles"));
    // Each puzzle has five buttons, which are many Tab stops.
    this.#skipButton = makeButton(wording.text("class.skip"), actions.skip, "text-button heard");
    this.#emptyNote = make("p", { class: "quiet" }, wording.text("class.noPuzzle"));
    this.#suggestedTitle = make("h4", { tabindex: -1 }, wording.text("class.suggested"));
    this.#automaticButton = make("button", { type: "button", class: "text-button" }, wording.text("class.automatic"));
    this.#automaticButton.addEventListener("click", () => {
      actions.change({ roots: null });
      this.#title.focus();
    });
    this.#ownPuzzle = new OwnPuzzle({
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
      this.#skipButton,
      make("p", { class: "quiet" }, wording.text("class.puzzlesNote")),
      this.#emptyNote,
      this.#uncovered,
      this.#chosenList,
      this.#automaticButton,
      this.#suggestedTitle,
      this.#suggestedList,
      this.#ownPuzzle.element,
    );
  }

  /**
   * @param {Draft} draft
   * @param {DraftOutcome} outcome
   */
  draw({ roots, minimum }, outcome) {
    this.#outcome = outcome;
    const { rounds, words, suggestions } = outcome;
    const chosen = rounds.map(({ root, count, grade, units }) => ({
      root,
      count,
      grade,
      listWords: units,
      isOwn: words.includes(root),
    }));
    const suggested = suggestions
      .filter(({ root }) => !outcome.roots.includes(root))
      .map(({ words: listWords, ...rest }) => ({ ...rest, listWords }));
    const key = (/** @type {ListedPuzzle} */ { root, count, grade, listWords, isOwn }) =>
      `${root} ${count} ${grade} ${isOwn} ${listWords} ${words.length}`;
    drawList(
      this.#chosenList,
      chosen,
      (puzzle, index) => `${index} ${chosen.length} ${key(puzzle)}`,
      (puzzle, index) => this.#chosenItem(puzzle, index, chosen.length),
    );
    drawList(this.#suggestedList, suggested, key, (puzzle) => this.#suggestedItem(puzzle));
    this.#skipButton.hidden = outcome.code === "";
    this.#emptyNote.hidden = chosen.length > 0;
    this.#suggestedTitle.hidden = suggested.length === 0;
    this.#automaticButton.hidden = roots === null;
    this.#drawUncovered(minimum);
  }

  /** @param {number} minimum */
  #drawUncovered(minimum) {
    const wording = this.#wording;
    const { available, withoutRoot, tooShort } = this.#outcome.uncovered;
    const list = (/** @type {string[]} */ words) => wording.list(words.map(english));
    const texts = [
      available.length > 0
        ? wording.text(available.length === 1 ? "class.availableOne" : "class.available", list(available))
        : "",
      withoutRoot.length > 0 ? wording.text("class.unheld", list(withoutRoot)) : "",
      tooShort.length > 0 ? wording.text("class.tooShort", minimum, list(tooShort)) : "",
    ].filter((text) => text !== "");
    const key = texts.join("\n");
    // Screen readers must not announce an unchanged text again.
    if (this.#uncovered.dataset.key === key) return;
    this.#uncovered.dataset.key = key;
    this.#uncovered.replaceChildren(...texts.map((text) => make("p", {}, text)));
  }

  /** @param {ListedPuzzle} puzzle */
  #suggestedItem(puzzle) {
    const add = namedButton("class.add", "class.addNamed", puzzle.root, this.#wording, () => {
      const next = this.#neighbor(this.#suggestedList, puzzle.root);
      if (this.#add(puzzle.root)) this.#focus(this.#suggestedList, next, "button", this.#suggestedTitle);
    });
    return puzzleItem(puzzle, this.#outcome.words.length, [add], this.#wording);
  }

  /**
   * @param {ListedPuzzle} puzzle
   * @param {number} index
   * @param {number} count the number of chosen puzzles
   */
  #chosenItem(puzzle, index, count) {
    const { root } = puzzle;
    const actions = {
      words: () => this.#wordNodes(root),
      try: () => this.#actions.try(index + 1),
      move: (/** @type {-1 | 1} */ step, /** @type {string} */ name) => this.#move(root, step, name),
      remove: () => this.#remove(root),
    };
    const position = { isFirst: index === 0, isLast: index === count - 1 };
    return chosenItem(puzzle, this.#outcome.words.length, position, actions, this.#wording);
  }

  /**
   * Adds a puzzle after the others; returns whether there was room.
   * @param {string} root
   */
  #add(root) {
    const { roots } = this.#outcome;
    if (roots.length >= maxRounds) {
      this.#actions.announce(this.#wording.text("class.full"));
      return false;
    }
    this.#actions.change({ roots: [...roots, root] });
    this.#actions.announce(this.#wording.text("class.rootAdded", english(root)));
    return true;
  }

  /** @param {string} root */
  #remove(root) {
    const next = this.#neighbor(this.#chosenList, root);
    this.#actions.change({ roots: this.#outcome.roots.filter((other) => other !== root) });
    this.#focus(this.#chosenList, next, ".icon-button:last-of-type", this.#title);
    this.#actions.announce(this.#wording.text("class.removed", english(root)));
  }

  /**
   * @param {string} root
   * @param {-1 | 1} step
   * @param {string} name the class of the button, which keeps the focus
   */
  #move(root, step, name) {
    const roots = [...this.#outcome.roots];
    const index = roots.indexOf(root);
    if (index + step < 0 || index + step >= roots.length) return;
    [roots[index], roots[index + step]] = [roots[index + step], roots[index]];
    this.#actions.change({ roots });
    this.#focus(this.#chosenList, root, `.${name}`, this.#title);
  }

  /**
   * Returns the root after a given one in a list, or the root before it if the given one is the last; empty if there is
   * no other.
   * @param {HTMLElement} list
   * @param {string} root
   */
  #neighbor(list, root) {
    const item = list.querySelector(`[data-root="${root}"]`);
    const other = /** @type {HTMLElement | null} */ (item?.nextElementSibling ?? item?.previousElementSibling ?? null);
    return other?.dataset.root ?? "";
  }

  /**
   * Focuses a button of a puzzle, or a title if the list has no such button.
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
   * The common words of a puzzle, in which the words of the teacher's list are highlighted.
   * @param {string} root
   */
  #wordNodes(root) {
    const { code, roots } = this.#outcome;
    const { words } = this.#engine.askClass("puzzleKey", code, roots.indexOf(root) + 1);
    return words.flatMap(({ word, isUnit }) => [isUnit ? make("mark", {}, word) : word, " "]);
  }
}
