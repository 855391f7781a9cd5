// @ts-check
/**
 * The field, which is a text box whose letters are drawn as beads on a strand, and the beads of the root. A tap on a
 * bead of the root types its letter into the field.
 */

import { minWordLength } from "../engine/constants.js";
import { byId, make } from "../page/dom.js";
import { addRovingTabStop } from "../page/rove.js";
import { rememberedTyping, rememberTyping } from "../page/tab-storage.js";
import { BeadChoice, drawUsedBeads, previousIndices } from "./bead-choice.js";
import { redrawCord } from "./cord.js";
import { copyBeads, fly, slide } from "./motion.js";
import { correctionKeys, RefusedWord } from "./refused-word.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {{beads: number[], characters: number[]}} Spelling for each bead the index of the typed character that uses
 *   it, and for each character the index of its bead; -1 if there is none
 */

export class Field {
  /** @type {HTMLInputElement} */
  input = byId("word");
  #box = byId("field");
  #strand = byId("strand");
  #beads = byId("beads");
  /** The letters of the root in the order of the beads. */
  #letters = "";
  /** @type {Spelling} */
  #spelling = { beads: [], characters: [] };
  /** The letters and the word that the spelling is for. */
  #spellingKey = "";
  #choice = new BeadChoice();
  #refusedWord = new RefusedWord();
  #maxLength = this.input.maxLength;
  #isComposing = false;
  #game;
  #state;

  #drawnState = "";
  /** Whether empty beads fill the strand up to the fewest letters of a word. */
  #showsBlanks = false;
  /** The letters and the word that the tab remembers from before a reload; null once the first round is shown. */
  #remembered = rememberedTyping();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pointsTimer;

  /** @param {boolean} _replacesRefusedWord whether another word has begun in place of a refused one */
  onchange = (_replacesRefusedWord) => {};

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").ObservableState} state
   */
  constructor(game, state) {
    this.#game = game;
    this.#state = state;
    this.input.addEventListener("input", () => this.#handleEdit());
    // A press in the field, or a key that moves the cursor, begins a correction of the refused word.
    this.input.addEventListener("pointerdown", () => this.#beginCorrection());
    this.input.addEventListener("keydown", ({ key }) => {
      if (correctionKeys.test(key)) this.#beginCorrection();
    });
    this.input.addEventListener("compositionstart", () => this.#setComposing(true));
    this.input.addEventListener("compositionend", () => this.#setComposing(false));
    for (const event of ["keyup", "select", "focus", "blur", "click"]) {
      this.input.addEventListener(event, () => {
        if (this.#drawingState !== this.#drawnState) this.draw();
      });
    }
    addRovingTabStop(this.#beads, ".bead", nextIndex);
    // A tap on a bead or a button does not move the focus, which would open or close the keyboard of a phone.
    byId("dock").addEventListener("mousedown", (event) => {
      if (event.target !== this.input) event.preventDefault();
    });
    state.subscribe(
      ({ view }) => [view.round.key],
      () => this.#beginRound(),
    );
    // A phone may close a page that is in the background without sending another event.
    for (const event of ["pagehide", "visibilitychange"]) addEventListener(event, () => this.#rememberTyping());
    state.subscribe(
      ({ view, wording }) => [view.round.isEnded, wording],
      () => this.draw(),
    );
  }

  get value() {
    return this.#refusedWord.visiblePart(this.input.value);
  }

  /** Whether the word is a refused one, which the next letter replaces. */
  get isRefused() {
    return this.#refusedWord.isMarked;
  }

  get letters() {
    return this.#letters;
  }

  get isComposing() {
    return this.#isComposing;
  }

  /** @param {string} value */
  set value(value) {
    this.#refusedWord.clear();
    this.input.value = value;
    this.#handleChange();
  }

  /** Marks the word as refused. The word stays until the next letter replaces it or the player corrects it. */
  refuse() {
    this.#refusedWord.mark(this.value);
    // The next letter is typed after the refused word.
    const end = this.input.value.length;
    if (document.activeElement === this.input) this.input.setSelectionRange(end, end);
    this.draw();
  }

  #beginCorrection() {
    if (!this.isRefused) return;
    this.#refusedWord.clear();
    this.draw();
  }

  /** Focuses the text box, except on a touch screen, where that would open the keyboard. */
  focus() {
    if (matchMedia("(pointer: fine)").matches) this.input.focus();
  }

  /**
   * Shows the letters of another round and clears the typed word. After a reload of the same round, restores the order
   * of the letters and, unless the round has ended, the word.
   */
  #beginRound() {
    const { key, root, isEnded } = this.#state.current.view.round;
    const remembered =
      this.#remembered?.key === key && isPermutation(this.#remembered.letters, root) ? this.#remembered : null;
    this.#remembered = null;
    this.#setLetters(remembered?.letters ?? this.#game.engine.shuffle(""));
    const word = isEnded ? "" : (remembered?.word ?? "");
    if (this.value !== word) this.value = word;
  }

  /**
   * Stores the order of the letters and the typed word in the tab. A refused word is not stored, because its refusal
   * would be missing after a reload.
   */
  #rememberTyping() {
    const word = this.isRefused ? "" : this.value;
    rememberTyping({ key: this.#state.current.view.round.key, letters: this.#letters, word });
  }

  /** @param {string} letters */
  #setLetters(letters) {
    this.#letters = letters;
    const before = this.#buttons;
    const beads = [...letters].map((letter, index) =>
      make(
        "button",
        { type: "button", class: "bead", "data-index": index, lang: "en", tabindex: index === 0 ? 0 : -1 },
        letter,
      ),
    );
    // If the number of beads is the same, they hang where the previous ones hung.
    if (before.length === beads.length)
      beads.forEach((bead, index) => {
        bead.style.cssText = before[index].style.cssText;
      });
    this.#beads.replaceChildren(...beads);
    this.#setColumns(letters.length);
    this.draw();
    redrawCord(this.#beads);
  }

  /**
   * Sets the number of beads in a row, which the style sheet uses.
   * @param {number} count
   */
  #setColumns(count) {
    const { style, classList } = this.#beads;
    // Up to eight beads are in rows of at most four, of similar length; more beads are in rows of five. On a desktop,
    // up to ten beads are in one row, and more are in two.
    style.setProperty("--columns", String(count > 8 ? 5 : Math.ceil(count / Math.ceil(count / 4 || 1))));
    style.setProperty("--wide-columns", String(count > 10 ? Math.ceil(count / 2) : count));
    classList.toggle("long", count > 8);
    classList.toggle("longest", count > 10);
  }

  /**
   * Shows the letters in another order. The elements of the beads are reused, because one of them may have the focus.
   * @param {string} letters
   */
  rearrange(letters) {
    const before = previousIndices(this.#letters, letters);
    this.#letters = letters;
    this.#choice.rearrange(before);
    const beads = this.#buttons;
    beads.forEach((bead, index) => {
      bead.textContent = letters[index];
    });
    this.draw({ movesToStrand: false, movesBack: false });
    slide(beads, before);
  }

  get #buttons() {
    return /** @type {HTMLElement[]} */ ([...this.#beads.querySelectorAll(".bead")]);
  }

  /**
   * Adds a letter to the word. If the word is a refused one, the letter replaces it and begins another word.
   * @param {string} letter
   * @param {number} [index] the index for the letter, by default at the end
   */
  add(letter, index = Infinity) {
    const replacesRefusedWord = this.isRefused;
    const letters = replacesRefusedWord ? [] : [...this.value];
    letters.splice(index, 0, letter);
    if (replacesRefusedWord) this.#refusedWord.beginNextWord(letter);
    else this.#refusedWord.clear();
    this.input.value = letters.join("");
    this.#handleChange({}, replacesRefusedWord);
  }

  /** Removes the last letter and returns it; returns an empty string if there is none. */
  removeLast() {
    const letters = [...this.value];
    const last = letters.pop() ?? "";
    this.value = letters.join("");
    return last;
  }

  /** Clears the field and returns a copy of the beads of its word for an animation. */
  clearAndCopyBeads() {
    const word = copyBeads(/** @type {HTMLElement[]} */ ([...this.#strand.querySelectorAll(".small:not(.blank)")]));
    this.#refusedWord.clear();
    this.input.value = "";
    this.#handleChange({ movesBack: false });
    return word;
  }

  /**
   * Shows the points of a word for a second.
   * @param {string} text
   */
  showPoints(text) {
    const pointsElement = byId("gain");
    pointsElement.textContent = text;
    clearTimeout(this.#pointsTimer);
    this.#pointsTimer = setTimeout(() => {
      pointsElement.textContent = "";
    }, 1000);
  }

  /**
   * Shows or hides an empty bead for each letter that a word is too short by.
   * @param {boolean} isShown
   */
  showBlanks(isShown) {
    this.#showsBlanks = isShown;
    this.draw();
  }

  /** The text, the selection and the focus of the text box, as a key that changes when the field must be redrawn. */
  get #drawingState() {
    const { value, selectionStart, selectionEnd } = this.input;
    return `${value} ${selectionStart} ${selectionEnd} ${document.activeElement === this.input}`;
  }

  /** @param {{movesToStrand?: boolean, movesBack?: boolean}} motion whether beads move to the strand, and back */
  draw({ movesToStrand = true, movesBack = true } = {}) {
    this.#drawnState = this.#drawingState;
    const typed = [...this.value];
    const usedBefore = this.#spelling.beads;
    const { beads, characters } = this.#updateSpelling();
    const returned = movesBack ? this.#returnedBeads(usedBefore) : [];
    this.#box.classList.toggle("typing", typed.length > 0);
    this.#box.classList.toggle("gives-way", this.isRefused);
    // Another word is typed after the refused one, which may already fill the text box.
    this.input.maxLength = this.#maxLength * (this.isRefused || this.#refusedWord.isHiding ? 2 : 1);
    // While the text box has hidden text, its selection does not match the drawn word.
    const isFocused = document.activeElement === this.input && !this.#refusedWord.isHiding;
    const [from, caret] = [this.input.selectionStart, this.input.selectionEnd].map(
      (end) => [...this.value.slice(0, end ?? undefined)].length,
    );
    const strand = typed.map((character, index) =>
      make(
        "i",
        {
          class: `small${characters[index] >= 0 ? "" : " missing"}${isFocused && index >= from && index < caret ? " chosen" : ""}`,
        },
        character,
      ),
    );
    const needle = make("i", { class: "needle" });
    const blankCount = this.#showsBlanks ? Math.max(0, minWordLength - typed.length) : 0;
    const blanks = Array.from({ length: blankCount }, () => make("i", { class: "small blank" }));
    const before = isFocused ? caret : strand.length;
    this.#strand.replaceChildren(...strand.slice(0, before), needle, ...strand.slice(before), ...blanks);
    this.#box.style.setProperty("--typed", String(typed.length));
    const { view, wording } = this.#state.current;
    byId("letter-count").textContent =
      typed.length === 0
        ? wording.text(view.round.isEnded ? "refusal.roundEnded.title" : "field.tapOrType")
        : wording.text("letters.count", typed.length);
    drawUsedBeads(this.#buttons, this.#letters, beads, wording);
    this.#buttons.forEach((bead, index) => {
      const letterIndex = beads[index];
      if (movesToStrand && letterIndex >= 0 && usedBefore[index] === -1 && letterIndex === typed.length - 1)
        fly(bead.getBoundingClientRect(), strand[letterIndex], 140);
    });
    for (const { bead, from } of returned) fly(from, bead, 120);
  }

  /**
   * The beads that are no longer used, each with the position of its letter on the strand.
   * @param {number[]} usedBefore
   */
  #returnedBeads(usedBefore) {
    const drawnBeads = this.#strand.querySelectorAll(".small");
    return this.#buttons.flatMap((bead, index) => {
      const before = drawnBeads[usedBefore[index]];
      return before && this.#spelling.beads[index] === -1 ? [{ bead, from: before.getBoundingClientRect() }] : [];
    });
  }

  /** Returns which beads the word uses. Asks the engine only if the word or the order of the letters has changed. */
  #updateSpelling() {
    const spellingKey = `${this.#letters} ${this.value}`;
    if (this.#letters !== "" && spellingKey !== this.#spellingKey) {
      this.#choice.syncWith(this.value);
      this.#spelling = this.#choice.apply(this.#game.engine.spelling(this.#letters, this.value), this.#letters);
    }
    this.#spellingKey = spellingKey;
    return this.#spelling;
  }

  /**
   * The index of a bead's letter in the word, or -1. A refused word uses no beads.
   * @param {number} index
   */
  letterIndexOf(index) {
    return this.isRefused ? -1 : this.#spelling.beads[index];
  }

  /** The number of letters in the word; 0 if the next letter replaces it. */
  get letterCount() {
    return this.isRefused ? 0 : [...this.value].length;
  }

  /**
   * Adds the letter of a bead to the word, or removes it if the word uses the bead.
   * @param {number} index
   * @param {number} [at] the index for the letter, by default at the end
   */
  toggle(index, at = this.letterCount) {
    const [letter, letterIndex] = [this.#letters[index], this.letterIndexOf(index)];
    if (letterIndex < 0) {
      if (this.isRefused) this.#choice.syncWith("");
      this.#choice.add(letter, index, at);
      return this.add(letter, at);
    }
    this.#choice.remove(letterIndex);
    this.value = [...this.value].filter((_, other) => other !== letterIndex).join("");
  }

  /** @param {boolean} isComposing */
  #setComposing(isComposing) {
    this.#isComposing = isComposing;
    if (isComposing) this.#showComposing();
    else this.#handleEdit();
  }

  /** Shows the text of the text box itself while a keyboard composes, unless that text includes a refused word. */
  #showComposing() {
    const hasRefusedText = this.isRefused || this.#refusedWord.isHiding;
    this.#box.classList.toggle("composing", this.#isComposing && !hasRefusedText);
  }

  #handleEdit() {
    const replacesRefusedWord = this.isRefused;
    const word = this.#refusedWord.update(this.input.value);
    this.#showComposing();
    if (this.#isComposing) {
      if (!this.#refusedWord.isHiding) return;
      this.draw();
      // The refusal is over, although the keyboard has not finished the next word.
      if (replacesRefusedWord) this.onchange(replacesRefusedWord);
      return;
    }
    if (this.#refusedWord.isHiding) this.input.value = word;
    this.#refusedWord.clearHiddenText();
    this.#handleChange({}, replacesRefusedWord && word !== "");
  }

  /**
   * @param {{movesBack?: boolean}} [motion]
   * @param {boolean} [replacesRefusedWord]
   */
  #handleChange(motion, replacesRefusedWord = false) {
    if (this.#isComposing) return;
    this.draw(motion);
    this.onchange(replacesRefusedWord);
  }
}

/**
 * @param {string} letters
 * @param {string} root
 */
const isPermutation = (letters, root) => [...letters].sort().join() === [...root].sort().join();

/**
 * Returns the index of the bead to which a key moves the focus, which may not exist; undefined if the key is neither an
 * arrow key nor Home or End. Up and Down move from row to row.
 * @param {string} key
 * @param {number} index
 * @param {HTMLElement[]} beads
 * @returns {number | undefined}
 */
function nextIndex(key, index, beads) {
  const heights = beads.map((bead) => bead.offsetTop - (parseFloat(bead.style.getPropertyValue("--drop")) || 0));
  const rowLength = heights.filter((height) => Math.abs(height - heights[0]) < beads[0].offsetHeight / 2).length;
  const targets = /** @type {Record<string, number>} */ ({
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: beads.length - 1,
    ArrowUp: index - rowLength,
    ArrowDown: index + rowLength,
  });
  return targets[key];
}
