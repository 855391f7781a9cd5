// @ts-check
/** The quiet line above the field, which stays until it is closed or another round begins. */
import { the } from "./page.js";

export class Notice {
  #line = the("notice");
  #text = the("notice-text");
  #speech;

  /** @param {import("./speech.js").Speech} speech */
  constructor(speech) {
    this.#speech = speech;
  }

  /** What it says. */
  get text() {
    return this.#line.hidden ? "" : this.#text.textContent;
  }

  /**
   * @param {string} sentence
   * @param {boolean} [isSpoken] false where it was spoken already
   */
  show(sentence, isSpoken = true) {
    this.#text.textContent = sentence;
    this.#line.hidden = false;
    if (isSpoken) this.#speech.say(sentence);
  }

  hide() {
    this.#line.hidden = true;
  }
}
