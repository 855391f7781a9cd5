// @ts-check
/** Announces sentences to screen readers one after the other, so that none is lost if much happens at once. */
import { nodes } from "./dom.js";

/** How long a sentence stays, in milliseconds: long enough to be noticed, and gone before the next one. */
const duration = 150;

export class Announcer {
  #element;
  /** @type {Promise<void>} */
  #last = Promise.resolve();

  /** @param {HTMLElement} element a live region */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Announces a sentence after those before it.
   * @param {import("./wording.js").Said} text
   */
  announce(text) {
    this.#last = this.#last.then(async () => {
      this.#element.replaceChildren(...nodes(text));
      await new Promise((resolve) => setTimeout(resolve, duration));
      this.#element.textContent = "";
    });
  }
}
