// @ts-check
/** The field: a real text box, whose letters are drawn as beads on a strand, and the beads of the root that are touched to write into it. */
import { drawCord } from "./cord.js";
import { fly, pictured, slide } from "./motion.js";
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
  /** The place of the bead at which Tab enters the letters. */
  #tabStop = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #gainTimer;

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
    this.#beads.addEventListener("keydown", (event) => this.#walk(event));
    this.#beads.addEventListener("focusin", ({ target }) => this.#setTabStop(this.#buttons.findIndex((bead) => bead === target)));
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
    this.#setTabStop(0);
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
    this.draw({ takes: false, returns: false });
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

  /** Takes the last letter back; returns it, or nothing. */
  removeLast() {
    const letters = [...this.value];
    const last = letters.pop() ?? "";
    this.value = letters.join("");
    return last;
  }

  /** Takes the word off the strand; returns a picture of it, which can rise to where the word goes. */
  takeWord() {
    const word = pictured(/** @type {HTMLElement[]} */ ([...this.#strand.querySelectorAll(".small:not(.blank)")]));
    this.input.value = "";
    this.#changed({ returns: false });
    return word;
  }

  /**
   * Shows for a second what a word has brought.
   * @param {string} text
   */
  showGain(text) {
    const gain = the("gain");
    gain.textContent = text;
    clearTimeout(this.#gainTimer);
    this.#gainTimer = setTimeout(() => { gain.textContent = ""; }, 1000);
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

  /**
   * Draws strand and beads as they are now.
   * @param {{takes?: boolean, returns?: boolean}} motion whether beads are seen to go to the strand, and back
   */
  draw({ takes = true, returns = true } = {}) {
    this.#drawn = this.#state;
    const signs = [...this.value];
    const takenBefore = this.#spelling.tiles;
    const { tiles, characters } = this.#spellingNow();
    const returned = returns ? this.#returned(takenBefore) : [];
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
      if (takes && sign >= 0 && takenBefore[place] === -1 && sign === signs.length - 1) fly(bead.getBoundingClientRect(), beads[sign], 140);
    });
    for (const { bead, from } of returned) fly(from, bead, 120);
  }

  /**
   * The beads of letters that are taken no more, each with where its letter was on the strand.
   * @param {number[]} takenBefore
   */
  #returned(takenBefore) {
    const drawn = this.#strand.querySelectorAll(".small");
    return this.#buttons.flatMap((bead, place) => {
      const sign = drawn[takenBefore[place]];
      return sign && this.#spelling.tiles[place] === -1 ? [{ bead, from: sign.getBoundingClientRect() }] : [];
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

  /** @param {number} place */
  #setTabStop(place) {
    this.#tabStop = Math.max(0, place);
    this.#buttons.forEach((bead, number) => { bead.tabIndex = number === this.#tabStop ? 0 : -1; });
  }

  /**
   * Arrows walk from bead to bead, up and down from row to row.
   * @param {KeyboardEvent} event
   */
  #walk(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const beads = this.#buttons;
    const heights = beads.map((bead) => bead.offsetTop - (parseFloat(bead.style.getPropertyValue("--drop")) || 0));
    const row = heights.filter((height) => Math.abs(height - heights[0]) < beads[0].offsetHeight / 2).length;
    const steps = /** @type {Record<string, number>} */ ({
      ArrowLeft: this.#tabStop - 1, ArrowRight: this.#tabStop + 1, Home: 0, End: beads.length - 1,
      ArrowUp: this.#tabStop - row, ArrowDown: this.#tabStop + row,
    });
    if (!(event.key in steps)) return;
    event.preventDefault();
    beads[steps[event.key]]?.focus();
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

  /** @param {{returns?: boolean}} [motion] */
  #changed(motion) {
    if (this.#isComposing) return;
    this.draw(motion);
    this.onchange();
  }
}
