// @ts-check
/** A list of words. A tap on a word shows its meaning. The list is one Tab stop, and arrow keys move in it. */
import { make } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { arrowSteps, isForBrowser } from "../page/rove.js";
import { asIs, english } from "../page/wording.js";
import { origin } from "./meanings.js";

/** @typedef {import("./meanings.js").Meaning} Meaning */
/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {{lookUp: (word: string) => Promise<Meaning[]>, announce: (sentence: import("../page/wording.js").Said) =>
 *   void, opened: () => void}} Reader looks up meanings, announces them, and is notified when the player has opened one
 */

const anyItem = "li, [role=listitem]";

/**
 * How a list is placed and moved in.
 * @typedef {{place?: (list: HTMLElement, items: HTMLElement[]) => void, takesLetters?: boolean}} Options
 *   `takesLetters`: whether a letter moves to the next word that begins with it, and Page Up and Page Down by a screen
 */

export class WordList {
  #list;
  #reader;
  #options;
  /** @type {Wording} */
  wording;
  /** The word whose meaning is shown, or empty. */
  #open = "";
  /** The word that last had the focus. */
  #lastFocused = "";
  #tabStop = "";
  /**
   * The items by word, in order.
   * @type {Map<string, HTMLElement>}
   */
  #items = new Map();

  /**
   * @param {HTMLElement} list
   * @param {Wording} wording
   * @param {Reader} reader
   * @param {Options} [options]
   */
  constructor(list, wording, reader, options = {}) {
    this.#list = list;
    this.#options = options;
    this.#reader = reader;
    this.wording = wording;
    list.addEventListener("click", ({ target }) => {
      const item = target instanceof Element && !target.closest(".meaning") ? target.closest(anyItem) : null;
      if (item instanceof HTMLElement) void this.#toggle(item);
    });
    // A tap on a word does not move the focus, which would open or close the keyboard of a phone.
    list.addEventListener("mousedown", (event) => {
      if (event.target instanceof Element && !event.target.closest(".meaning")) event.preventDefault();
    });
    list.addEventListener("keydown", (event) => this.#press(event));
    list.addEventListener("focusin", ({ target }) => {
      this.#lastFocused = target instanceof HTMLElement ? (target.textContent ?? "") : "";
      this.#setTabStop();
    });
  }

  /**
   * Draws what has changed. An open meaning stays open, and the focus does not move.
   * @param {readonly {word: string, key: string}[]} entries the words, each with a key that changes when its item does
   * @param {(word: string, button: HTMLElement, index: number) => HTMLElement} makeItem makes the item of a word around
   *   its button
   */
  draw(entries, makeItem) {
    const focused = this.#list.contains(document.activeElement) ? document.activeElement?.textContent : null;
    const items = drawList(
      this.#list,
      entries,
      ({ key }) => key,
      ({ word }, index) => makeItem(word, makeButton(word), index),
      this.#options.place,
    );
    this.#items = new Map(entries.map(({ word }, index) => [word, items[index]]));
    this.#setTabStop();
    if (focused && document.activeElement?.textContent !== focused) this.#button(focused)?.focus();
    const open = this.item(this.#open);
    if (!open) this.#open = "";
    else if (!open.querySelector(".meaning")) void this.#show(open, false);
  }

  /** @param {string} word */
  item(word) {
    return this.#items.get(word);
  }

  /** @param {string} word */
  #button(word) {
    return /** @type {HTMLElement | null | undefined} */ (this.#items.get(word)?.querySelector(".word"));
  }

  close() {
    this.#items.get(this.#open)?.querySelector(".meaning")?.remove();
    this.#button(this.#open)?.setAttribute("aria-expanded", "false");
    this.#open = "";
  }

  /** Makes the last focused word the Tab stop, or else the first word. */
  #setTabStop() {
    const [first = ""] = this.#items.keys();
    const stop = this.#items.has(this.#lastFocused) ? this.#lastFocused : first;
    this.#button(this.#tabStop)?.setAttribute("tabindex", "-1");
    this.#button(stop)?.setAttribute("tabindex", "0");
    this.#tabStop = stop;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (isForBrowser(event)) return;
    const focused = document.activeElement;
    const target = focused?.matches(".word") ? this.#target(event.key, focused.textContent ?? "") : null;
    if (event.key === "Escape" && this.#open !== "") this.close();
    else if (target === null) return;
    else this.#button(target)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * The word to which a key moves the focus; null if the key means something else.
   * @param {string} key
   * @param {string} word that has the focus
   */
  #target(key, word) {
    const words = [...this.#items.keys()];
    const index = words.indexOf(word);
    if (key in arrowSteps) return words[arrowSteps[key](index, words.length)];
    if (!this.#options.takesLetters) return null;
    if (key === "PageDown") return words[Math.min(index + this.#page, words.length - 1)];
    if (key === "PageUp") return words[Math.max(index - this.#page, 0)];
    if (!/^[a-z]$/i.test(key)) return null;
    const begins = (/** @type {string} */ other) => other.startsWith(key.toLowerCase());
    return words.slice(index + 1).find(begins) ?? words.find(begins) ?? word;
  }

  /** The approximate number of rows on a screen. */
  get #page() {
    const height = this.#items.get(this.#tabStop)?.offsetHeight || 1;
    return Math.max(1, Math.floor((0.7 * innerHeight) / height));
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
    const container = make("div", { class: "meaning" });
    const meanings = await this.#reader.lookUp(word).catch(() => null);
    if (this.#open !== word || !item.isConnected || item.querySelector(".meaning")) return;
    const said = lines(meanings, this.wording);
    container.append(...paragraphs(said));
    item.append(container);
    item.querySelector(".word")?.setAttribute("aria-expanded", "true");
    if (!isNew) return;
    item.scrollIntoView({ block: "nearest" });
    if (meanings && meanings.length > 0) this.#reader.opened();
    this.#reader.announce(spoken(said));
  }
}

/** @param {string} word */
const makeButton = (word) =>
  make("button", { type: "button", class: "word", lang: "en", tabindex: -1, "aria-expanded": "false" }, word);

/**
 * The meanings of a word, each after its origin.
 * @param {Meaning[] | null} meanings null if they could not be loaded
 * @param {Wording} wording
 */
export function lines(meanings, wording) {
  if (!meanings || meanings.length === 0) return [["", wording.text(meanings ? "meaning.none" : "meaning.notLoaded")]];
  return meanings.map((meaning) => [`${origin(meaning, wording)}: `, english(meaning.text)]);
}

/** @param {string[][]} lines */
export const spoken = (lines) => asIs(lines.map((line) => line.join("")).join("; "));

/** @param {string[][]} lines */
const paragraphs = (lines) =>
  lines.map(([origin, text]) =>
    make("p", {}, ...(origin === "" ? [] : [make("span", { class: "origin" }, origin)]), text),
  );
