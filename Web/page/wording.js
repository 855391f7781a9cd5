// @ts-check
/** The texts of the page in one language, from the one catalog of all front ends; the build writes a file for each language. */
import { make } from "./dom.js";
import { load, preloaded } from "./loading.js";

/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} Forms a text for each of CLDR's plural categories that the language has */
/** @typedef {string | Forms} Text */

/** The scripts that are written from right to left. */
const rightToLeft = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

export class Wording {
  /** @type {Record<string, Text>} */
  #texts;
  /** @type {Intl.PluralRules | undefined} */
  #rules;

  /**
   * @param {string} language
   * @param {Record<string, Text>} texts by key
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
   * A text with its placeholders filled in; the first number chooses the plural form.
   * @param {string} key
   * @param {(string | number)[]} values
   */
  text(key, ...values) {
    const entry = this.#texts[key] ?? key;
    const count = values.find((value) => typeof value === "number");
    const text = typeof entry === "string" ? entry : this.#form(entry, count);
    let next = 0;
    return text.replace(/%(?:(\d+)\$)?(?:@|lld)|%%/g, (place, number) => {
      if (place === "%%") return "%";
      if (number) next = Number(number) - 1;
      return String(values[next++] ?? "");
    });
  }

  /**
   * The form of a text beside a number; `other` stands in for one that is missing.
   * @param {Forms} forms
   * @param {string | number | undefined} count
   */
  #form(forms, count) {
    if (typeof count !== "number") return forms.other;
    // Making the rules takes longer than many texts, so they are made once.
    this.#rules ??= new Intl.PluralRules(this.language);
    return forms[this.#rules.select(count)] ?? forms.other;
  }

  /** The direction in which the language is written. Not every browser knows it, but all know the script. */
  get direction() {
    return rightToLeft.test(new Intl.Locale(this.language).maximize().script ?? "") ? "rtl" : "ltr";
  }

  /**
   * Sets the language of the page, and text and label of every element that names their keys.
   * @param {Document} page
   */
  fill(page) {
    page.documentElement.lang = this.language;
    page.documentElement.dir = this.direction;
    for (const element of page.querySelectorAll("[data-text]")) {
      const text = this.text(/** @type {HTMLElement} */ (element).dataset.text ?? "");
      // A key of the keyboard is in brackets.
      element.replaceChildren(
        ...text.split(/\[(.+?)\]/).map((part, index) => (index % 2 === 1 ? make("kbd", {}, part) : part)),
      );
    }
    for (const element of page.querySelectorAll("[data-label]")) {
      const label = this.text(/** @type {HTMLElement} */ (element).dataset.label ?? "");
      element.setAttribute("aria-label", label);
      if (element instanceof HTMLButtonElement) element.title = label;
    }
  }
}
