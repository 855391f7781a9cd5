// @ts-check
/** What a screen reader is told of the game: one thing after the other, so that nothing is lost where much happens at once. */
import { make } from "./page.js";

/** How long a sentence stands, in milliseconds: long enough to be noticed, and gone before the next. */
const standing = 150;

export class Speech {
  #element;
  /** @type {Promise<void>} */
  #last = Promise.resolve();

  /** @param {HTMLElement} element a status that screen readers listen to */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Speaks a sentence after those before it.
   * @param {string} text
   */
  say(text) {
    this.#last = this.#last.then(async () => {
      this.#element.replaceChildren(...marked(text));
      await new Promise((resolve) => setTimeout(resolve, standing));
      this.#element.textContent = "";
    });
  }
}

/**
 * A text in which English words are marked where the page speaks another language.
 * @param {string} text
 */
function marked(text) {
  if (document.documentElement.lang === "en") return [text];
  return text.split(/([A-Za-z]+(?:[ '-][A-Za-z]+)*)/).map((part, place) => (place % 2 === 0 ? part : make("span", { lang: "en" }, part)));
}
