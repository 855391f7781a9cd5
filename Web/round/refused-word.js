// @ts-check
/**
 * What becomes of a word that was refused. It stays in the field, marked, and gives way to the next letter, which begins another word; whatever
 * changes the refused word mends it. A keyboard that composes words has the refused one in its buffer, and may write it again before the
 * letters that follow.
 */

/** Keys that go to a letter of the refused word, to mend it. */
export const mendingKeys = /^Arrow|^Home$|^End$/;

export class RefusedWord {
  /** The refused word; while another one is typed, what a keyboard may bring back. */
  #word = "";
  #isMarked = false;
  /** The other word, as it was last. */
  #typed = "";
  /** What the text box has before the other word as long as a keyboard composes, when it cannot be taken out. */
  #hidden = "";

  /** Whether the word is still as it was refused. */
  get isMarked() {
    return this.#isMarked;
  }

  /** Whether the text box has more in it than the word. */
  get isHiding() {
    return this.#hidden !== "";
  }

  /** @param {string} word */
  mark(word) {
    this.forget();
    [this.#word, this.#isMarked] = [word, word !== ""];
  }

  /** The word is mended or gone: what is typed is added to what is there. */
  forget() {
    [this.#word, this.#isMarked, this.#typed, this.#hidden] = ["", false, "", ""];
  }

  /**
   * A letter begins another word.
   * @param {string} letter
   */
  begin(letter) {
    [this.#isMarked, this.#typed, this.#hidden] = [false, letter, ""];
  }

  /**
   * The word in a text box that was edited.
   * @param {string} text
   */
  read(text) {
    this.#hidden ||= this.#broughtBack(text);
    // A marked word that no letter follows was changed; so was what is hidden, if the text does not begin with it.
    if ((this.#isMarked && !this.isHiding) || !text.startsWith(this.#hidden)) {
      this.forget();
      return text;
    }
    this.#isMarked = false;
    this.#typed = this.visible(text);
    return this.#typed;
  }

  /**
   * What a text has before the word: the refused one, perhaps between the letters that were typed since and the same letters again.
   * @param {string} text
   */
  #broughtBack(text) {
    const [word, typed] = [this.#word, this.#typed];
    const isLonger = text.length > word.length + typed.length;
    if (this.#isMarked) return isLonger && text.startsWith(word) ? word : "";
    // A key adds one letter, which may be like those that were refused.
    if (word === "" || typed === "" || text.length < typed.length + 2) return "";
    return [typed + word, word].find((before) => text.startsWith(before + typed)) ?? "";
  }

  /**
   * The word in a text box whose edits were read.
   * @param {string} text
   */
  visible(text) {
    return this.isHiding ? text.slice(this.#hidden.length).trimStart() : text;
  }

  /** The text box has only the word now. */
  settle() {
    this.#hidden = "";
  }
}
