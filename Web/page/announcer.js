// @ts-check
/** Announces sentences to screen readers one after the other, so that none is lost if much happens at once. */
import { make } from "./dom.js";

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
   * @param {string} text
   */
  announce(text) {
    this.#last = this.#last.then(async () => {
      this.#element.replaceChildren(...marked(text));
      await new Promise((resolve) => setTimeout(resolve, duration));
      this.#element.textContent = "";
    });
  }
}

/**
 * A text whose English words are marked as such if the page is in another language.
 * @param {string} text
 */
function marked(text) {
  if (document.documentElement.lang === "en") return [text];
  return text
    .split(/([A-Za-z]+(?:[ '-][A-Za-z]+)*)/)
    .map((part, place) => (place % 2 === 0 ? part : make("span", { lang: "en" }, part)));
}
