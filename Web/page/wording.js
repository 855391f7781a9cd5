// @ts-check
/**
 * The texts of the page in one language, from the catalog that all front ends share. The build writes a file for each
 * language.
 */
import { make } from "./dom.js";
import { isServed, load, preloaded } from "./loading.js";

/**
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} PluralForms a text for each of CLDR's
 *   plural categories in the language
 */
/** @typedef {string | PluralForms} CatalogText */
/**
 * A text for the player, or words of the game marked by `english`. The type is only for the compiler, which rejects any
 * other string in a text or an announcement. This ensures that no word is spoken with the voice of another language.
 * @typedef {"" | string & {readonly isPlayerText: true}} PlayerText
 */

/**
 * Marks words of the game, which are English in every language. The marks are invisible, and isolate the words in
 * right-to-left text; an element shows the words between them as English.
 * @param {string} words
 */
export const english = (words) => /** @type {PlayerText} */ (`\u2068${words}\u2069`);

/**
 * Allows a string in a text as it is: it has no words of the game, or its place allows no marks, as in a label.
 * @param {string} text
 */
export const asIs = (text) => /** @type {PlayerText} */ (text);

/** @typedef {import("./names").TextKey} TextKey */
/**
 * @template {string} Start
 * @typedef {import("./names").Below<Start>} Below
 */

const rightToLeftScripts = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

export class Wording {
  /** @type {Record<string, CatalogText>} */
  #texts;
  /** @type {Intl.PluralRules | undefined} */
  #pluralRules;
  /** @type {Intl.DateTimeFormat | undefined} */
  #dayFormat;

  /**
   * @param {string} language
   * @param {Record<string, CatalogText>} texts by key
   */
  constructor(language, texts) {
    this.language = language;
    this.#texts = texts;
  }

  /** @param {string} language */
  static async load(language) {
    return new Wording(language, await (await load(`strings/${language}.json`)).json());
  }

  /** Loads the wording of the browser's language, which preload.js has requested. */
  static async preloaded() {
    const { language, strings } = preloaded();
    const response = await strings?.catch(() => null);
    return response && isServed(response) ? new Wording(language, await response.json()) : Wording.load(language);
  }

  /**
   * A text with its placeholders filled in. The first number chooses the plural form.
   * @param {TextKey} key
   * @param {(PlayerText | number)[]} values
   */
  text(key, ...values) {
    const entry = this.#texts[key] ?? key;
    const count = values.find((value) => typeof value === "number");
    const text = typeof entry === "string" ? entry : this.#pluralForm(entry, count);
    let next = 0;
    const filledText = text.replace(/%(?:(\d+)\$)?(?:@|lld)|%%/g, (placeholder, number) => {
      if (placeholder === "%%") return "%";
      if (number) next = Number(number) - 1;
      return String(values[next++] ?? "");
    });
    return /** @type {PlayerText} */ (filledText);
  }

  /**
   * The form of a text for a number; `other` replaces a missing form.
   * @param {PluralForms} forms
   * @param {string | number | undefined} count
   */
  #pluralForm(forms, count) {
    if (typeof count !== "number") return forms.other;
    // Making the rules takes longer than many texts, so they are made once.
    this.#pluralRules ??= new Intl.PluralRules(this.language);
    return forms[this.#pluralRules.select(count)] ?? forms.other;
  }

  /**
   * A list of words or characters: "milk, silk, worm".
   * @param {PlayerText[]} items
   */
  list(items) {
    return asIs(new Intl.ListFormat(this.language, { type: "conjunction", style: "narrow" }).format(items));
  }

  /** The language with the reader's country for dates and numbers: British English for a British browser. */
  get locale() {
    const isSameLanguage = (/** @type {string} */ tag) => tag.split("-")[0] === this.language.split("-")[0];
    return navigator.languages.find(isSameLanguage) ?? this.language;
  }

  /**
   * The day and month of a date.
   * @param {Date} date
   */
  formatDay(date) {
    this.#dayFormat ??= new Intl.DateTimeFormat(this.locale, { day: "numeric", month: "long" });
    return this.#dayFormat.format(date);
  }

  /** The direction of the language's script. Not every browser knows the direction, but all know the script. */
  get direction() {
    return rightToLeftScripts.test(new Intl.Locale(this.language).maximize().script ?? "") ? "rtl" : "ltr";
  }

  /**
   * Sets the page's language and direction, and the text and label of every element that names their keys.
   * @param {Document} page
   */
  fillTexts(page) {
    page.documentElement.lang = this.language;
    page.documentElement.dir = this.direction;
    for (const element of page.querySelectorAll("[data-text]")) {
      const text = this.text(/** @type {TextKey} */ (/** @type {HTMLElement} */ (element).dataset.text));
      // A key of the keyboard is in brackets.
      element.replaceChildren(
        ...text.split(/\[(.+?)\]/).map((part, index) => (index % 2 === 1 ? make("kbd", {}, part) : part)),
      );
    }
    for (const element of page.querySelectorAll("[data-label]")) {
      const label = this.text(/** @type {TextKey} */ (/** @type {HTMLElement} */ (element).dataset.label));
      element.setAttribute("aria-label", label);
      if (element instanceof HTMLButtonElement) element.title = label;
    }
  }
}
