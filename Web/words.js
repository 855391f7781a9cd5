// @ts-check
/** A list of words, each of which shows what it means when it is touched. The list is one Tab stop, and the arrows walk it. */
import { origin } from "./meanings.js";
import { make } from "./page.js";

/** @typedef {import("./meanings.js").Meaning} Meaning */
/** @typedef {import("./wording.js").Wording} Wording */
/**
 * @typedef {{lookUp: (word: string) => Promise<Meaning[]>, say: (sentence: string) => void, opened: () => void}} Reader asks for meanings,
 *   speaks them, and is told that the player has opened one
 */

/** Where the arrows lead: the number of the word from the one that has the focus, in a list of so many. */
const steps = /** @type {Record<string, (place: number, count: number) => number>} */ ({
  ArrowDown: (place, count) => Math.min(place + 1, count - 1), ArrowRight: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0), ArrowLeft: (place) => Math.max(place - 1, 0),
  Home: () => 0, End: (_, count) => count - 1,
});

/** @param {string} word */
const wordButton = (word) => make("button", { type: "button", class: "word", lang: "en", tabindex: -1, "aria-expanded": "false" }, word);

export class WordList {
  #list;
  #reader;
  /** @type {Wording} */
  wording;
  /** The word whose meaning is shown. */
  #open = "";
  /** The word at which Tab enters the list. */
  #entrance = "";
  /**
   * The items that are drawn, by their keys.
   * @type {Map<string, HTMLElement>}
   */
  #items = new Map();

  /**
   * @param {HTMLElement} list
   * @param {Wording} wording
   * @param {Reader} reader
   */
  constructor(list, wording, reader) {
    this.#list = list;
    this.#reader = reader;
    this.wording = wording;
    list.addEventListener("click", ({ target }) => {
      const item = target instanceof Element && !target.closest(".meaning") ? target.closest("li") : null;
      if (item) void this.#toggle(item);
    });
    // A touch on a word leaves the focus, and so the phone's keyboard, where it is.
    list.addEventListener("mousedown", (event) => {
      if (event.target instanceof Element && !event.target.closest(".meaning")) event.preventDefault();
    });
    list.addEventListener("keydown", (event) => this.#press(event));
    list.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement) this.#enterAt(target.textContent ?? "");
    });
  }

  /**
   * Draws what has changed; what is open stays open, and the focus where it is.
   * @param {{word: string, key: string}[]} entries the words, each with all that its item depends on
   * @param {(word: string, button: HTMLElement, place: number) => HTMLElement} item makes the item of a word around its button
   */
  draw(entries, item) {
    const focused = this.#list.contains(document.activeElement) ? document.activeElement?.textContent : null;
    const items = entries.map(({ word, key }, place) => /** @type {const} */ ([key, this.#items.get(key) ?? item(word, wordButton(word), place)]));
    this.#items = new Map(items);
    let next = this.#list.firstElementChild;
    for (const [, element] of items) {
      if (element === next) next = next.nextElementSibling;
      else this.#list.insertBefore(element, next);
    }
    while (next) {
      const gone = next;
      next = next.nextElementSibling;
      gone.remove();
    }
    this.#enterAt(this.#entrance);
    if (focused && document.activeElement?.textContent !== focused) this.item(focused)?.querySelector("button")?.focus();
    const open = this.item(this.#open);
    if (!open) this.#open = "";
    else if (!open.querySelector(".meaning")) void this.#show(open, false);
  }

  /**
   * The item of a word, if it is in the list.
   * @param {string} word
   */
  item(word) {
    return this.#buttons.find((button) => button.textContent === word)?.closest("li");
  }

  /** Closes what is open. */
  close() {
    this.#open = "";
    for (const meaning of this.#list.querySelectorAll(".meaning")) meaning.remove();
    for (const button of this.#buttons) button.setAttribute("aria-expanded", "false");
  }

  get #buttons() {
    return /** @type {HTMLElement[]} */ ([...this.#list.querySelectorAll(".word")]);
  }

  /** @param {string} word where Tab is to enter the list; the first one where it is not in it */
  #enterAt(word) {
    const buttons = this.#buttons;
    const entrance = buttons.find((button) => button.textContent === word) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === entrance ? 0 : -1;
    this.#entrance = entrance?.textContent ?? "";
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = this.#buttons;
    const place = buttons.findIndex((button) => button === document.activeElement);
    if (event.key === "Escape" && this.#open !== "") this.close();
    else if (event.key in steps && place >= 0) buttons[steps[event.key](place, buttons.length)].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {HTMLElement} item */
  async #toggle(item) {
    const word = item.querySelector(".word")?.textContent ?? "";
    const isOpen = this.#open === word;
    this.close();
    if (isOpen) return;
    this.#open = word;
    await this.#show(item, true);
  }

  /**
   * @param {HTMLElement} item
   * @param {boolean} isNew whether the player has just opened it
   */
  async #show(item, isNew) {
    const word = this.#open;
    const place = make("div", { class: "meaning" });
    const meanings = await this.#reader.lookUp(word).catch(() => null);
    if (this.#open !== word || !item.isConnected || item.querySelector(".meaning")) return;
    place.append(...this.#paragraphs(meanings));
    item.append(place);
    item.querySelector(".word")?.setAttribute("aria-expanded", "true");
    if (!isNew) return;
    item.scrollIntoView({ block: "nearest" });
    if (meanings && meanings.length > 0) this.#reader.opened();
    this.#reader.say([...place.children].map((paragraph) => paragraph.textContent).join("; "));
  }

  /** @param {Meaning[] | null} meanings */
  #paragraphs(meanings) {
    if (!meanings || meanings.length === 0) return [make("p", {}, this.wording.text(meanings ? "meaning.none" : "meaning.notLoaded"))];
    const origins = meanings.map((meaning) => origin(meaning, this.wording));
    // Where a meaning comes from is told once for those that come from the same.
    return meanings.map(({ text }, place) => make("p", {},
      ...(origins[place] === origins[place - 1] ? [] : [make("span", { class: "origin" }, `${origins[place]}: `)]),
      make("span", { lang: "en" }, text)));
  }
}
