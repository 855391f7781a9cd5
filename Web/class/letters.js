// @ts-check
/** The projector's letters, which are typed when tapped, and the field for the word that was called out. */

import { wordFieldAttributes } from "../page/controls.js";
import { make } from "../page/dom.js";
import { addRovingTabStop } from "../page/rove.js";
import { BeadChoice, drawUsedBeads, previousIndices } from "../round/bead-choice.js";
import { listenToPointers } from "../round/pointers.js";
import { correctionKeys, RefusedWord } from "../round/refused-word.js";

export class Letters {
  #engine;
  #wording;
  #root;
  #letters;
  #choice = new BeadChoice();
  /** @type {number[]} */
  #uses = [];
  #refusedWord = new RefusedWord();
  onchange = () => {};
  input = /** @type {HTMLInputElement} */ (make("input", { class: "projector-word", ...wordFieldAttributes }));
  element = make("div", { class: "projector-beads", role: "group", tabindex: -1 });

  /**
   * @param {import("../engine/engine.js").Engine} engine
   * @param {string} root
   * @param {import("../page/wording.js").Wording} wording
   */
  constructor(engine, root, wording) {
    this.#engine = engine;
    this.#root = root;
    this.#letters = root;
    this.#wording = wording;
    this.input.setAttribute("aria-label", wording.text("projector.field"));
    this.element.setAttribute("aria-label", wording.text("letters.title"));
    this.input.addEventListener("input", (event) => this.#handleInput(/** @type {InputEvent} */ (event).isComposing));
    this.input.addEventListener("compositionend", () => this.#handleInput(false));
    this.input.addEventListener("pointerdown", () => this.#refusedWord.clear());
    this.input.addEventListener("keydown", ({ key }) => {
      if (correctionKeys.test(key)) this.#refusedWord.clear();
    });
    // Several people may touch a board at once.
    listenToPointers(this.element, ".projector-bead", { activate: (bead) => this.#toggle(this.#beads.indexOf(bead)) });
    addRovingTabStop(this.element, ".projector-bead");
    // The number of letters in a row on a narrow screen, on one slightly wider than it is high, and on a wide one.
    for (const [name, maxPerRow] of /** @type {const} */ ([
      ["--narrow", 5],
      ["--middle", 7],
      ["--wide", 9],
    ]))
      this.element.style.setProperty(name, String(lettersPerRow(root.length, maxPerRow)));
    this.element.append(
      ...[...root].map((letter, index) =>
        make("button", { type: "button", class: "projector-bead", lang: "en", tabindex: index === 0 ? 0 : -1 }, letter),
      ),
    );
  }

  get #beads() {
    return /** @type {HTMLElement[]} */ ([...this.element.children]);
  }

  get text() {
    return this.#refusedWord.visiblePart(this.input.value);
  }

  clear() {
    this.#setText("");
  }

  /** Marks the text as refused. The text stays until the next letter replaces it or the teacher corrects it. */
  refuse() {
    this.#refusedWord.mark(this.text);
  }

  /** Focuses the field, or the group of letters on a touch screen, where the field would open a keyboard. */
  focus() {
    if (matchMedia("(pointer: fine)").matches) this.input.focus();
    else this.element.focus();
  }

  removeLast() {
    this.#setText([...this.text].slice(0, -1).join(""));
  }

  shuffle() {
    const letters = this.#engine.shuffleRoot(this.#root, this.#letters);
    this.#choice.rearrange(previousIndices(this.#letters, letters));
    this.#letters = letters;
    this.#beads.forEach((bead, index) => {
      bead.textContent = letters[index];
    });
    this.#draw();
  }

  /**
   * @param {string} key
   * @param {EventTarget | null} target
   */
  handleKey(key, target) {
    if (target === this.input) return false;
    if (key === "Backspace") this.removeLast();
    else if (/^[a-zA-Z]$/.test(key)) this.#add(key.toLowerCase());
    else return false;
    return true;
  }

  /** @param {boolean} isComposing whether a keyboard is composing the text, which may not be changed then */
  #handleInput(isComposing) {
    const word = this.#refusedWord.update(this.input.value);
    if (!isComposing) {
      if (this.#refusedWord.isHiding) this.input.value = word;
      this.#refusedWord.clearHiddenText();
    }
    this.#handleChange();
  }

  /**
   * Adds a letter to the word. If the word is a refused one, the letter replaces it and begins another word.
   * @param {string} letter
   */
  #add(letter) {
    if (!this.#refusedWord.isMarked) return this.#setText(this.text + letter);
    this.#refusedWord.beginNextWord(letter);
    this.input.value = letter;
    this.#handleChange();
  }

  /**
   * Adds the letter of a bead to the word, or removes it if the word uses the bead.
   * @param {number} index
   */
  #toggle(index) {
    const letterIndex = this.#refusedWord.isMarked ? -1 : this.#uses[index];
    if (this.#refusedWord.isMarked) this.#choice.syncWith("");
    if (letterIndex >= 0) {
      this.#choice.remove(letterIndex);
      return this.#setText([...this.text].filter((_, other) => other !== letterIndex).join(""));
    }
    this.#choice.add(this.#letters[index], index);
    this.#add(this.#letters[index]);
  }

  /** @param {string} text */
  #setText(text) {
    this.#refusedWord.clear();
    this.input.value = text;
    this.#handleChange();
  }

  #handleChange() {
    this.#draw();
    this.onchange();
  }

  #draw() {
    this.#choice.syncWith(this.text);
    const { beads } = this.#choice.apply(this.#engine.spelling(this.#letters, this.text), this.#letters);
    this.#uses = beads;
    drawUsedBeads(this.#beads, this.#letters, beads, this.#wording);
  }
}

/**
 * Returns the number of letters in a row, if rows are about equally long.
 * @param {number} count
 * @param {number} maxPerRow the most letters in a row; one more is allowed if they would not fit into two rows
 */
const lettersPerRow = (count, maxPerRow) =>
  Math.ceil(count / Math.ceil(count / (count > 2 * maxPerRow ? maxPerRow + 1 : maxPerRow)));
