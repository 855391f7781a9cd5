// @ts-check
/** The projector's letters, which spell when tapped, and the field for the word that was called out. */

import { wordField } from "../page/controls.js";
import { make } from "../page/dom.js";
import { rove } from "../page/rove.js";
import { BeadChoice, drawUse, placesBefore } from "../round/bead-choice.js";
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
  #refused = new RefusedWord();
  onchange = () => {};
  input = /** @type {HTMLInputElement} */ (make("input", { class: "projector-word", ...wordField }));
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
    this.input.addEventListener("input", (event) => this.#typed(/** @type {InputEvent} */ (event).isComposing));
    this.input.addEventListener("compositionend", () => this.#typed(false));
    this.input.addEventListener("pointerdown", () => this.#refused.forget());
    this.input.addEventListener("keydown", ({ key }) => {
      if (correctionKeys.test(key)) this.#refused.forget();
    });
    // Several people may touch a board at once.
    listenToPointers(this.element, ".projector-bead", { act: (bead) => this.#toggle(this.#beads.indexOf(bead)) });
    rove(this.element, ".projector-bead");
    // The letters in a row on a narrow screen, on one slightly wider than high, and on a wide one.
    for (const [name, most] of /** @type {const} */ ([
      ["--narrow", 5],
      ["--middle", 7],
      ["--wide", 9],
    ]))
      this.element.style.setProperty(name, String(inRow(root.length, most)));
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
    return this.#refused.visible(this.input.value);
  }

  clear() {
    this.#set("");
  }

  /** Marks the text as refused. It stays until the next letter replaces it. */
  refuse() {
    this.#refused.mark(this.text);
  }

  /** Focuses the field, or the group of letters on a touch screen, where the field would open a keyboard. */
  focus() {
    if (matchMedia("(pointer: fine)").matches) this.input.focus();
    else this.element.focus();
  }

  removeLast() {
    this.#set([...this.text].slice(0, -1).join(""));
  }

  shuffle() {
    const letters = this.#engine.shuffleRoot(this.#root, this.#letters);
    this.#choice.rearrange(placesBefore(this.#letters, letters));
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
  press(key, target) {
    if (target === this.input) return false;
    if (key === "Backspace") this.removeLast();
    else if (/^[a-zA-Z]$/.test(key)) this.#add(key.toLowerCase());
    else return false;
    return true;
  }

  /** @param {boolean} isComposing whether a keyboard is composing the text, which may not be changed then */
  #typed(isComposing) {
    const word = this.#refused.read(this.input.value);
    if (!isComposing) {
      if (this.#refused.isHiding) this.input.value = word;
      this.#refused.settle();
    }
    this.#changed();
  }

  /**
   * Adds a letter. After a refusal it begins another word.
   * @param {string} letter
   */
  #add(letter) {
    if (!this.#refused.isMarked) return this.#set(this.text + letter);
    this.#refused.begin(letter);
    this.input.value = letter;
    this.#changed();
  }

  /**
   * Uses the letter of a bead, or returns it.
   * @param {number} index
   */
  #toggle(index) {
    const use = this.#refused.isMarked ? -1 : this.#uses[index];
    if (this.#refused.isMarked) this.#choice.follow("");
    if (use >= 0) {
      this.#choice.remove(use);
      return this.#set([...this.text].filter((_, at) => at !== use).join(""));
    }
    this.#choice.add(this.#letters[index], index);
    this.#add(this.#letters[index]);
  }

  /** @param {string} text */
  #set(text) {
    this.#refused.forget();
    this.input.value = text;
    this.#changed();
  }

  #changed() {
    this.#draw();
    this.onchange();
  }

  #draw() {
    this.#choice.follow(this.text);
    const { beads } = this.#choice.apply(this.#engine.spelling(this.#letters, this.text), this.#letters);
    this.#uses = beads;
    drawUse(this.#beads, this.#letters, beads, this.#wording);
  }
}

/**
 * The number of letters in a row, if rows are about equally long.
 * @param {number} count
 * @param {number} most the number of letters that fit into a row
 */
const inRow = (count, most) => Math.ceil(count / Math.ceil(count / (count > 2 * most ? most + 1 : most)));
