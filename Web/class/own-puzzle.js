// @ts-check
/** The form that adds a puzzle on a custom word, which is checked while the teacher types it. */

import { wordDescription } from "../dialogs/custom-word.js";
import { maxFindableWords } from "../engine/constants.js";
import { wordFieldAttributes } from "../page/controls.js";
import { make, nodesForText } from "../page/dom.js";
import { english } from "../page/wording.js";
import { withNextSentence } from "../round/sentences.js";

/** @typedef {import("../page/wording.js").PlayerText} PlayerText */
/**
 * @typedef {{
 *   engine: import("../engine/engine.js").Engine,
 *   game: import("../engine/game.js").Game,
 *   wording: import("../page/wording.js").Wording,
 *   add: (root: string) => boolean,
 *   roots: () => string[],
 * }} Dependencies `add` returns whether there was room; `roots` returns the chosen roots
 */

export class OwnPuzzle {
  #dependencies;
  #input = /** @type {HTMLInputElement} */ (
    make("input", { id: "own-puzzle", "aria-describedby": "own-puzzle-status", ...wordFieldAttributes })
  );
  #status = make("p", { id: "own-puzzle-status", class: "quiet", role: "status" });
  #button = make("button", { type: "submit", class: "button" });
  element;

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    const { wording } = dependencies;
    const row = make("div", { class: "row" }, this.#input, this.#button);
    const label = make("label", { for: "own-puzzle" }, wording.text("class.ownRoot"));
    this.element = make("form", { class: "own-puzzle" }, make("h4", {}, label), row, this.#status);
    this.#input.addEventListener("input", () => void this.#check(false));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#addPuzzle();
    });
    void this.#check(false);
  }

  async #addPuzzle() {
    const root = await this.#check(true);
    this.#input.focus();
    if (!root || !this.#dependencies.add(root)) return;
    this.#input.value = "";
    void this.#check(false);
  }

  /**
   * Shows how many words the text makes, or why it cannot be a puzzle.
   * @param {boolean} isFinal whether the teacher has finished typing; before that, a short word is not an error
   * @returns the root; empty if the text cannot be a puzzle or was changed during the check
   */
  async #check(isFinal) {
    const { game, wording } = this.#dependencies;
    const text = this.#input.value;
    const answer = await game.checkCustomWord(text).catch(() => null);
    if (this.#input.value !== text) return "";
    const isStillTyping =
      answer && "problem" in answer && !isFinal && (answer.problem === "empty" || answer.problem === "tooShort");
    const isPlayable = answer !== null && "root" in answer;
    const kind = isPlayable ? this.#kind(answer.root) : "";
    const problem = isPlayable ? this.#problem(answer.root, kind) : "";
    const isWrong = problem !== "" || (!isPlayable && !isStillTyping);
    const note = isStillTyping
      ? wording.text("ownWord.note")
      : problem ||
        (kind === "delicate" ? wording.text("class.delicate") : wordDescription(answer, text.trim(), wording));
    const hasTooManyWords = answer !== null && "root" in answer && !isWrong && answer.count > maxFindableWords;
    this.#status.replaceChildren(
      ...nodesForText(withNextSentence(note, hasTooManyWords ? wording.text("class.vast") : "", wording)),
    );
    this.#status.classList.toggle("wrong", isWrong);
    this.#input.setAttribute("aria-invalid", String(isWrong));
    this.#button.textContent = wording.text(kind === "delicate" && !isWrong ? "class.yes" : "class.add");
    return isPlayable && !isWrong ? answer.root : "";
  }

  /**
   * The kind of the word as an item of a list: some words are not allowed in sets, and others need a question.
   * @param {string} root
   */
  #kind(root) {
    return this.#dependencies.engine.askClass("readUnitWords", root).items[0].kind;
  }

  /**
   * Why a word cannot be a puzzle of the set although it makes words; empty if it can be one.
   * @param {string} root
   * @param {string} kind
   * @returns {PlayerText}
   */
  #problem(root, kind) {
    const { wording, roots } = this.#dependencies;
    if (kind === "refused") return wording.text("class.rootRefused");
    return roots().includes(root) ? wording.text("class.rootChosen", english(root)) : "";
  }
}
