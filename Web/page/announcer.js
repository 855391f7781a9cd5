// @ts-check
/** Announces sentences to screen readers one by one, so that none is lost when much happens at once. */
import { nodesForText } from "./dom.js";

/** How long a sentence stays if the next one is waiting, in milliseconds. Screen readers could miss a shorter one. */
const minDuration = 150;

/**
 * How long a sentence stays if none follows, in milliseconds. Some screen readers read late. The result of a round with
 * all common words found opens only after that.
 */
const maxDuration = 1100;

/** The empty time before the next sentence, in milliseconds, so that a repeated sentence is read again. */
const gapDuration = 30;

export class Announcer {
  #element;
  /** @type {Promise<void>} */
  #lastAnnouncement = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} element a live region */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Announces a sentence after those before it.
   * @param {import("./wording.js").PlayerText} text
   */
  announce(text) {
    this.#lastAnnouncement = this.#lastAnnouncement.then(async () => {
      clearTimeout(this.#timer);
      if (this.#element.textContent) {
        this.#clear();
        await delay(gapDuration);
      }
      this.#element.replaceChildren(...nodesForText(text));
      this.#timer = setTimeout(() => this.#clear(), maxDuration);
      await delay(minDuration);
    });
  }

  #clear() {
    this.#element.textContent = "";
  }
}

/** @param {number} milliseconds */
const delay = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
