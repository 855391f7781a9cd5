// @ts-check
/**
 * A word that was refused. It stays in the field, marked. The next letter replaces it and begins another word; any
 * other change corrects it. A keyboard that composes words has the refused one in its buffer, and may write it again
 * before the letters that follow.
 */

/** Keys that go to a letter of the refused word, to correct it. */
export const correctionKeys = /^Arrow|^Home$|^End$/;

export class RefusedWord {
  /** The refused word. While another one is typed, it is what a keyboard may write again. */
  #word = "";
  #isMarked = false;
  /** The last state of the other word. */
  #nextWord = "";
  /** What the text box has before the other word while a keyboard composes and it cannot be removed. */
  #hiddenText = "";

  /** Whether the word is unchanged since it was refused. */
  get isMarked() {
    return this.#isMarked;
  }

  /** Whether the text box has more in it than the word. */
  get isHiding() {
    return this.#hiddenText !== "";
  }

  /** @param {string} word */
  mark(word) {
    this.clear();
    [this.#word, this.#isMarked] = [word, word !== ""];
  }

  /** The word was corrected or removed: what is typed is now added to the text. */
  clear() {
    [this.#word, this.#isMarked, this.#nextWord, this.#hiddenText] = ["", false, "", ""];
  }

  /**
   * A letter begins another word.
   * @param {string} letter
   */
  beginNextWord(letter) {
    [this.#isMarked, this.#nextWord, this.#hiddenText] = [false, letter, ""];
  }

  /**
   * The word in a text box that was edited.
   * @param {string} text
   */
  update(text) {
    this.#hiddenText ||= this.#hiddenPrefix(text);
    // If no letter follows the marked word, it was changed. If the text does not begin with the hidden part, that was
    // changed too.
    if ((this.#isMarked && !this.isHiding) || !text.startsWith(this.#hiddenText)) {
      this.clear();
      return text;
    }
    this.#isMarked = false;
    this.#nextWord = this.visiblePart(text);
    return this.#nextWord;
  }

  /**
   * What a text has before the word: the refused one, perhaps between the letters typed since and the same letters
   * again.
   * @param {string} text
   */
  #hiddenPrefix(text) {
    const [word, nextWord] = [this.#word, this.#nextWord];
    const isLonger = text.length > word.length + nextWord.length;
    if (this.#isMarked) return isLonger && text.startsWith(word) ? word : "";
    // A key adds a single letter, which may be the same as in the refused word.
    if (word === "" || nextWord === "" || text.length < nextWord.length + 2) return "";
    return [nextWord + word, word].find((before) => text.startsWith(before + nextWord)) ?? "";
  }

  /**
   * The word in a text box whose edits have been read.
   * @param {string} text
   */
  visiblePart(text) {
    return this.isHiding ? text.slice(this.#hiddenText.length).trimStart() : text;
  }

  /** The text box now has only the word. */
  clearHiddenText() {
    this.#hiddenText = "";
  }
}
