// @ts-check
/** A list of words. A tap on a word shows its meaning. The list is one Tab stop, and arrow keys move in it. */
import { make } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { arrowSteps, isForBrowser } from "../page/rove.js";
import { asIs, english } from "../page/wording.js";
import { originText } from "./meanings.js";

/** @typedef {import("./meanings.js").Meaning} Meaning */
/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {{lookUp: (word: string) => Promise<Meaning[]>, announce: (sentence:
 *   import("../page/wording.js").PlayerText) => void, onOpened: () => void}} Reader functions that look up and announce
 *   meanings; `onOpened` is called when the player has opened one
 */

const itemSelector = "li, [role=listitem]";

/**
 * How items are put into a list, and how keys move the focus in it.
 * @typedef {{placeItems?: (list: HTMLElement, items: HTMLElement[]) => void, jumpsByLetter?: boolean}} Options
 *   `jumpsByLetter`: whether a letter key moves the focus to the next word that begins with the letter, and Page Up and
 *   Page Down move the focus by about a screen
 */

export class WordList {
  #list;
  #reader;
  #options;
  /** @type {Wording} */
  wording;
  /** The word whose meaning is shown; empty if there is none. */
  #openWord = "";
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
      const item = target instanceof Element && !target.closest(".meaning") ? target.closest(itemSelector) : null;
      if (item instanceof HTMLElement) void this.#toggle(item);
    });
    // A tap on a word does not move the focus, which would open or close the keyboard of a phone.
    list.addEventListener("mousedown", (event) => {
      if (event.target instanceof Element && !event.target.closest(".meaning")) event.preventDefault();
    });
    list.addEventListener("keydown", (event) => this.#handleKey(event));
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
      this.#options.placeItems,
    );
    this.#items = new Map(entries.map(({ word }, index) => [word, items[index]]));
    this.#setTabStop();
    if (focused && document.activeElement?.textContent !== focused) this.#button(focused)?.focus();
    const openItem = this.item(this.#openWord);
    if (!openItem) this.#openWord = "";
    else if (!openItem.querySelector(".meaning")) void this.#show(openItem, false);
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
    this.#items.get(this.#openWord)?.querySelector(".meaning")?.remove();
    this.#button(this.#openWord)?.setAttribute("aria-expanded", "false");
    this.#openWord = "";
  }

  /** Makes the last focused word the Tab stop, or the first word if the list no longer has that one. */
  #setTabStop() {
    const [first = ""] = this.#items.keys();
    const stop = this.#items.has(this.#lastFocused) ? this.#lastFocused : first;
    this.#button(this.#tabStop)?.setAttribute("tabindex", "-1");
    this.#button(stop)?.setAttribute("tabindex", "0");
    this.#tabStop = stop;
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    if (isForBrowser(event)) return;
    const focused = document.activeElement;
    const target = focused?.matches(".word") ? this.#targetWord(event.key, focused.textContent ?? "") : null;
    if (event.key === "Escape" && this.#openWord !== "") this.close();
    else if (target === null) return;
    else this.#button(target)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Returns the word to which a key moves the focus; null if the key means something else.
   * @param {string} key
   * @param {string} word the word that has the focus
   */
  #targetWord(key, word) {
    const words = [...this.#items.keys()];
    const index = words.indexOf(word);
    if (key in arrowSteps) return words[arrowSteps[key](index, words.length)];
    if (!this.#options.jumpsByLetter) return null;
    if (key === "PageDown") return words[Math.min(index + this.#pageSize, words.length - 1)];
    if (key === "PageUp") return words[Math.max(index - this.#pageSize, 0)];
    if (!/^[a-z]$/i.test(key)) return null;
    const startsWithKey = (/** @type {string} */ other) => other.startsWith(key.toLowerCase());
    return words.slice(index + 1).find(startsWithKey) ?? words.find(startsWithKey) ?? word;
  }

  /** The approximate number of rows that fit on a screen. */
  get #pageSize() {
    const height = this.#items.get(this.#tabStop)?.offsetHeight || 1;
    return Math.max(1, Math.floor((0.7 * innerHeight) / height));
  }

  /** @param {HTMLElement} item */
  async #toggle(item) {
    const word = item.querySelector(".word")?.textContent ?? "";
    const isOpen = this.#openWord === word;
    this.close();
    if (isOpen) return;
    this.#openWord = word;
    await this.#show(item, true);
  }

  /**
   * @param {HTMLElement} item
   * @param {boolean} isNew whether the player has just opened the meaning
   */
  async #show(item, isNew) {
    const word = this.#openWord;
    const container = make("div", { class: "meaning" });
    const meanings = await this.#reader.lookUp(word).catch(() => null);
    if (this.#openWord !== word || !item.isConnected || item.querySelector(".meaning")) return;
    const textLines = meaningLines(meanings, this.wording);
    container.append(...paragraphs(textLines));
    item.append(container);
    item.querySelector(".word")?.setAttribute("aria-expanded", "true");
    if (!isNew) return;
    item.scrollIntoView({ block: "nearest" });
    if (meanings && meanings.length > 0) this.#reader.onOpened();
    this.#reader.announce(spokenMeanings(textLines));
  }
}

/** @param {string} word */
const makeButton = (word) =>
  make("button", { type: "button", class: "word", lang: "en", tabindex: -1, "aria-expanded": "false" }, word);

/**
 * Returns the meanings of a word, each with its origin before it, or a line that says why there are none.
 * @param {Meaning[] | null} meanings null if they could not be loaded
 * @param {Wording} wording
 */
export function meaningLines(meanings, wording) {
  if (!meanings || meanings.length === 0) return [["", wording.text(meanings ? "meaning.none" : "meaning.notLoaded")]];
  return meanings.map((meaning) => [`${originText(meaning, wording)}: `, english(meaning.text)]);
}

/** @param {string[][]} textLines */
export const spokenMeanings = (textLines) => asIs(textLines.map((line) => line.join("")).join("; "));

/** @param {string[][]} textLines */
const paragraphs = (textLines) =>
  textLines.map(([origin, text]) =>
    make("p", {}, ...(origin === "" ? [] : [make("span", { class: "origin" }, origin)]), text),
  );
