// @ts-check
/** The texts of the page, from the one catalog of all front ends (the build makes `strings.json` from it). */

/** @typedef {string | {one: string, other: string}} Entry */

export const languages = /** @type {const} */ (["en", "zh-Hans"]);

export class Wording {
  /** @type {Record<string, Entry>} */
  #texts;

  /**
   * @param {Record<string, Record<string, Entry>>} catalog texts by language and key
   * @param {string} language
   */
  constructor(catalog, language) {
    this.language = language;
    this.#texts = catalog[language];
  }

  /**
   * The first of the browser's languages that the game has, or else English.
   * @param {readonly string[]} accepted
   */
  static preferred(accepted) {
    for (const tag of accepted) {
      const locale = tag.toLowerCase();
      if (locale.startsWith("en")) return "en";
      if (locale.startsWith("zh") && !/^zh-(tw|hk|mo|hant)/.test(locale)) return "zh-Hans";
    }
    return "en";
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
      element.textContent = this.text(/** @type {HTMLElement} */ (element).dataset.text ?? "");
    }
    for (const element of page.querySelectorAll("[data-label]")) {
      const label = this.text(/** @type {HTMLElement} */ (element).dataset.label ?? "");
      element.setAttribute("aria-label", label);
      if (element instanceof HTMLButtonElement) element.title = label;
    }
  }
}
