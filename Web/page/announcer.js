// @ts-check
/** Announces sentences to screen readers one by one, so that none is lost when much happens at once. */
import { nodes } from "./dom.js";

/** How long a sentence stays if the next one is waiting, in milliseconds. It must be noticed. */
const shortest = 150;

/**
 * How long a sentence stays if none follows, in milliseconds. Some screen readers read late. A result opens after it.
 */
const longest = 1100;

/** The empty time before the next sentence, in milliseconds, so that a repeated sentence is read again. */
const gap = 30;

export class Announcer {
  #element;
  /** @type {Promise<void>} */
  #last = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

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
      clearTimeout(this.#timer);
      if (this.#element.textContent) {
        this.#clear();
        await after(gap);
      }
      this.#element.replaceChildren(...nodes(text));
      this.#timer = setTimeout(() => this.#clear(), longest);
      await after(shortest);
    });
  }

  #clear() {
    this.#element.textContent = "";
  }
}

/** @param {number} milliseconds */
const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
