// @ts-check
/** The texts of the page in one language, from the one catalog of all front ends; the build writes a file for each language. */
import { make } from "./dom.js";
import { load, preloaded } from "./loading.js";

/** @typedef {string | {one: string, other: string}} Entry */

export const languages = /** @type {const} */ (["en", "zh-Hans"]);

export class Wording {
  /** @type {Record<string, Entry>} */
  #texts;

  /**
   * @param {string} language
   * @param {Record<string, Entry>} texts by key
   */
  constructor(language, texts) {
    this.language = language;
    this.#texts = texts;
  }

  /**
   * Loads the wording of a language.
   * @param {string} language
   */
  static async load(language) {
    return new Wording(language, await (await load(`strings/${language}.json`)).json());
  }

  /** Loads the wording of the browser's language, which preload.js has asked for. */
  static async preloaded() {
    const { language, strings } = preloaded();
    const response = await strings.catch(() => null);
    return response?.ok ? new Wording(language, await response.json()) : Wording.load(language);
  }

  /**
   * A text with its placeholders filled in; the first number chooses between singular and plural.
   * @param {string} key
   * @param {(string | number)[]} values
   */
  text(key, ...values) {
    const entry = this.#texts[key] ?? key;
    const count = values.find((value) => typeof value === "number");
    const text = typeof entry === "string" ? entry : count === 1 ? entry.one : entry.other;
    let next = 0;
    return text.replace(/%(?:(\d+)\$)?(?:@|lld)|%%/g, (place, number) => {
      if (place === "%%") return "%";
      if (number) next = Number(number) - 1;
      return String(values[next++] ?? "");
    });
  }

  /**
   * Sets text and label of every element that names their keys.
   * @param {ParentNode} page
   */
  fill(page) {
    for (const element of page.querySelectorAll("[data-text]")) {
      const text = this.text(/** @type {HTMLElement} */ (element).dataset.text ?? "");
      // A key of the keyboard is in brackets.
      element.replaceChildren(...text.split(/\[(.+?)\]/).map((part, index) => (index % 2 === 1 ? make("kbd", {}, part) : part)));
    }
    for (const element of page.querySelectorAll("[data-label]")) {
      const label = this.text(/** @type {HTMLElement} */ (element).dataset.label ?? "");
      element.setAttribute("aria-label", label);
      if (element instanceof HTMLButtonElement) element.title = label;
    }
  }
}
