// @ts-check
/** What the page says, from the one catalog of all faces (`strings.json` is made of it when the page is built). */

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
   * Whichever of our languages the browser's user reads first, English otherwise.
   * @param {readonly string[]} wanted
   */
  static preferred(wanted) {
    for (const tag of wanted) {
      const locale = tag.toLowerCase();
      if (locale.startsWith("en")) return "en";
      if (locale.startsWith("zh") && !/^zh-(tw|hk|mo|hant)/.test(locale)) return "zh-Hans";
    }
    return "en";
  }

  /**
   * A text with its places filled in; the first number chooses between singular and plural.
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
   * Fills every element that names its text or label.
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
