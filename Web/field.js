// @ts-check
/** The field: a real text box, whose letters are drawn as beads on a strand, and the beads of the root that are touched to write into it. */
import { drawCord } from "./cord.js";
import { fly, slide } from "./motion.js";
import { make, the } from "./page.js";

/** @typedef {import("./wording.js").Wording} Wording */
/**
 * @typedef {{tiles: number[], characters: number[]}} Spelling for each letter the place of the character that has taken it, and for each
 *   character the place of its letter, or -1
 */

export class Field {
  /** @type {HTMLInputElement} */
  input = the("word");
  #box = the("field");
  #strand = the("strand");
  #beads = the("beads");
  /** The root's letters in the order of the cord. */
  #letters = "";
  /** @type {Spelling} */
  #spelling = { tiles: [], characters: [] };
  /** What it is the spelling of. */
  #spelled = "";
  #isComposing = false;
  #wording;
  /** @type {(letters: string, typed: string) => Spelling} */
  #spell;

  #drawn = "";
  #isOver = false;
  /** How many letters the strand is to have places for. */
  #least = 0;

  /** Called whenever what is typed has changed. */
  onchange = () => {};
  /** Called when a letter is typed that is to begin a new word. */
  startsAnew = () => false;

  /**
   * @param {Wording} wording
   * @param {(letters: string, typed: string) => Spelling} spell tells which letters a text takes
   */
  constructor(wording, spell) {
    this.#wording = wording;
    this.#spell = spell;
    this.input.addEventListener("input", () => this.#changed());
    this.input.addEventListener("compositionstart", () => this.#compose(true));
    this.input.addEventListener("compositionend", () => this.#compose(false));
    for (const event of ["keyup", "select", "focus", "blur", "click"]) {
      this.input.addEventListener(event, () => { if (this.#state !== this.#drawn) this.draw(); });
    }
    this.#beads.addEventListener("click", (event) => this.#touch(event));
    // A touch on a bead or a button leaves the focus, and so the phone's keyboard, where it is.
    the("dock").addEventListener("mousedown", (event) => {
      if (event.target !== this.input) event.preventDefault();
    });
  }

  get value() {
    return this.input.value;
  }

  /** The letters as they lie. */
  get letters() {
    return this.#letters;
  }

  get isComposing() {
    return this.#isComposing;
  }

  /** @param {string} value */
  set value(value) {
    this.input.value = value;
    this.#changed();
  }

  /** @param {Wording} wording */
  set wording(wording) {
    this.#wording = wording;
    this.draw();
  }

  /** @param {boolean} isOver whether the round has ended, so that it takes no word */
  set isOver(isOver) {
    if (isOver === this.#isOver) return;
    this.#isOver = isOver;
    this.draw();
  }

  /**
   * Lays the root's letters on the cord.
   * @param {string} letters
   */
  lay(letters) {
    this.#letters = letters;
    this.#beads.replaceChildren(...[...letters].map((letter, place) =>
      make("button", { type: "button", class: "bead", "data-place": place, lang: "en" }, letter)));
    this.#beads.dataset.count = String(letters.length);
    this.draw();
    drawCord(this.#beads);
  }

  /**
   * Lays the letters that are on the cord in another order; each place keeps its bead, and so its focus.
   * @param {string} letters
   */
  rearrange(letters) {
    const old = [...this.#letters];
    const before = [...letters].map((letter) => {
      const place = old.indexOf(letter);
      old[place] = "";
      return place;
    });
    this.#letters = letters;
    const beads = this.#buttons;
    beads.forEach((bead, place) => { bead.textContent = letters[place]; });
    this.draw();
    slide(beads, before);
  }

  get #buttons() {
    return /** @type {HTMLElement[]} */ ([...this.#beads.querySelectorAll(".bead")]);
  }

  /**
   * Adds a letter at the end.
   * @param {string} letter
   */
  add(letter) {
    this.value = this.startsAnew() ? letter : this.value + letter;
  }

  removeLast() {
    this.value = [...this.value].slice(0, -1).join("");
  }

  /** Marks all that is typed, so that the next letter typed begins anew. */
  select() {
    if (document.activeElement === this.input) this.input.select();
  }

  /**
   * Shows empty places after a word that is too short; 0 takes them away.
   * @param {number} least the fewest letters a word may have
   */
  showPlaces(least) {
    this.#least = least;
    this.draw();
  }

  /** What the drawing depends on, besides the letters. */
  get #state() {
    const { value, selectionStart, selectionEnd } = this.input;
    return `${value} ${selectionStart} ${selectionEnd} ${document.activeElement === this.input}`;
  }

  /** Draws strand and beads as they are now. */
  draw() {
    this.#drawn = this.#state;
    const signs = [...this.value];
    const takenBefore = this.#spelling.tiles;
    const { tiles, characters } = this.#spellingNow();
    this.#box.classList.toggle("typing", signs.length > 0);
    const isFocused = document.activeElement === this.input;
    const [from, caret] = [this.input.selectionStart, this.input.selectionEnd].map((end) => [...this.value.slice(0, end ?? undefined)].length);
    const beads = signs.map((sign, place) => make("i", {
      class: `small${characters[place] >= 0 ? "" : " missing"}${isFocused && place >= from && place < caret ? " chosen" : ""}`,
    }, sign));
    const needle = make("i", { class: "needle" });
    const blanks = Array.from({ length: Math.max(0, this.#least - signs.length) }, () => make("i", { class: "small blank" }));
    const before = isFocused ? caret : beads.length;
    this.#strand.replaceChildren(...beads.slice(0, before), needle, ...beads.slice(before), ...blanks);
    this.#strand.dataset.count = String(signs.length);
    the("letter-count").textContent = signs.length === 0
      ? this.#wording.text(this.#isOver ? "refused.roundEnded.title" : "page.fieldHint") : this.#wording.text("screen.letters", signs.length);
    this.#drawUse();
    this.#buttons.forEach((bead, place) => {
      const sign = tiles[place];
      if (sign >= 0 && takenBefore[place] === -1 && sign === signs.length - 1) fly(bead, beads[sign], 140);
    });
  }

  /** Which letters are taken by what is typed; asked once for each text. */
  #spellingNow() {
    const spelled = `${this.#letters} ${this.value}`;
    if (this.#letters !== "" && spelled !== this.#spelled) this.#spelling = this.#spell(this.#letters, this.value);
    this.#spelled = spelled;
    return this.#spelling;
  }

  #drawUse() {
    this.#buttons.forEach((bead, place) => {
      const isUsed = this.#spelling.tiles[place] >= 0;
      bead.classList.toggle("used", isUsed);
      const letter = this.#letters[place];
      bead.setAttribute("aria-label", isUsed ? this.#wording.text("page.letterUsed", letter) : letter);
    });
  }

  /**
   * A touch takes a letter, and a second one gives it back.
   * @param {MouseEvent} event
   */
  #touch(event) {
    const bead = /** @type {HTMLElement | null} */ (event.target)?.closest(".bead");
    if (!(bead instanceof HTMLElement)) return;
    const place = Number(bead.dataset.place);
    const taken = this.#spelling.tiles[place];
    if (taken < 0) return this.add(this.#letters[place]);
    this.value = [...this.value].filter((_, sign) => sign !== taken).join("");
  }

  /** @param {boolean} isComposing */
  #compose(isComposing) {
    this.#isComposing = isComposing;
    this.#box.classList.toggle("composing", isComposing);
    if (!isComposing) this.#changed();
  }

  #changed() {
    if (this.#isComposing) return;
    this.draw();
    this.onchange();
  }
}
