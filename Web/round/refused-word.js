// @ts-check
/**
 * A word that was refused. It stays in the field, marked. The next letter replaces it and begins another word; any
 * other change corrects it. A keyboard that composes words has the refused one in its buffer, and may write it again
 * before the letters that follow.
 */

/** The keys that move the cursor in the refused word, which begins its correction. */
export const correctionKeys = /^Arrow|^Home$|^End$/;

export class RefusedWord {
  /** The refused word, which a keyboard may write again while the next word is typed; empty if there is none. */
  #word = "";
  #isMarked = false;
  /** The next word, as far as it was typed at the last edit. */
  #nextWord = "";
  /** The text before the next word in the text box, which cannot be removed while a keyboard composes. */
  #hiddenText = "";

  /** Whether the word is unchanged since it was refused. */
  get isMarked() {
    return this.#isMarked;
  }

  /** Whether the text box has hidden text before the word. */
  get isHiding() {
    return this.#hiddenText !== "";
  }

  /** @param {string} word */
  mark(word) {
    this.clear();
    [this.#word, this.#isMarked] = [word, word !== ""];
  }

  /** Forgets the refused word, because it was corrected or removed. */
  clear() {
    [this.#word, this.#isMarked, this.#nextWord, this.#hiddenText] = ["", false, "", ""];
  }

  /**
   * Begins the next word with a letter.
   * @param {string} letter
   */
  beginNextWord(letter) {
    [this.#isMarked, this.#nextWord, this.#hiddenText] = [false, letter, ""];
  }

  /**
   * Reads a text box that was edited, and returns the word in it.
   * @param {string} text
   */
  update(text) {
    this.#hiddenText ||= this.#hiddenPrefix(text);
    // If no letter follows the marked word, the word was corrected. If the text does not begin with the hidden text,
    // the hidden text was changed.
    if ((this.#isMarked && !this.isHiding) || !text.startsWith(this.#hiddenText)) {
      this.clear();
      return text;
    }
    this.#isMarked = false;
    this.#nextWord = this.visiblePart(text);
    return this.#nextWord;
  }

  /**
   * Returns the part of a text before the next word: the refused word, perhaps after the letters typed since, if these
   * letters follow it again; empty if there is none.
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
   * Returns the word in the text box after `update` has read its last edit.
   * @param {string} text
   */
  visiblePart(text) {
    return this.isHiding ? text.slice(this.#hiddenText.length).trimStart() : text;
  }

  /** Forgets the hidden text, because the text box now has only the word. */
  clearHiddenText() {
    this.#hiddenText = "";
  }
}
