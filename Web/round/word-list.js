// @ts-check
/** A list of words, each of which shows its meaning when it is tapped. The list is one Tab stop, and arrow keys move in it. */
import { make } from "../page/dom.js";
import { origin } from "./meanings.js";

/** @typedef {import("./meanings.js").Meaning} Meaning */
/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {{lookUp: (word: string) => Promise<Meaning[]>, announce: (sentence: string) => void, opened: () => void}} Reader looks meanings
 *   up, announces them, and is notified when the player has opened one
 */

/** Where arrow keys move the focus, from an index in a list of `count` words. */
export const arrowSteps = /** @type {Record<string, (index: number, count: number) => number>} */ ({
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
});

/**
 * @param {string} word
 * @param {string} key
 * @param {number} index
 * @param {(word: string, button: HTMLElement, index: number) => HTMLElement} item
 */
function drawn(word, key, index, item) {
  const button = make(
    "button",
    { type: "button", class: "word", lang: "en", tabindex: -1, "aria-expanded": "false" },
    word,
  );
  return { key, button, item: item(word, button, index) };
}

const anyItem = "li, [role=listitem]";

/**
 * Makes items the content of a list. Those that are in it already are not moved, as far as their order is the same.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 */
function placeItems(list, items) {
  let next = list.firstElementChild;
  for (const item of items) {
    if (item === next) next = next.nextElementSibling;
    else list.insertBefore(item, next);
  }
  while (next) {
    const removed = next;
    next = next.nextElementSibling;
    removed.remove();
  }
}

export class WordList {
  #list;
  #reader;
  #place;
  /** @type {Wording} */
  wording;
  /** The word whose meaning is shown, or nothing. */
  #open = "";
  /** The word that had the focus last. */
  #lastFocused = "";
  /** The word that is the Tab stop. */
  #tabStop = "";
  /**
   * The items by their words, in their order.
   * @type {Map<string, {key: string, item: HTMLElement, button: HTMLElement}>}
   */
  #drawn = new Map();

  /**
   * @param {HTMLElement} list
   * @param {Wording} wording
   * @param {Reader} reader
   * @param {(list: HTMLElement, items: HTMLElement[]) => void} place puts the items into the list
   */
  constructor(list, wording, reader, place = placeItems) {
    this.#list = list;
    this.#place = place;
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
   * @param {{word: string, key: string}[]} entries the words, each with a key that changes when its item does
   * @param {(word: string, button: HTMLElement, index: number) => HTMLElement} item makes the item of a word around its button
   */
  draw(entries, item) {
    const focused = this.#list.contains(document.activeElement) ? document.activeElement?.textContent : null;
    this.#drawn = new Map(
      entries.map(({ word, key }, index) => [word, this.#unchanged(word, key) ?? drawn(word, key, index, item)]),
    );
    this.#place(
      this.#list,
      [...this.#drawn.values()].map(({ item }) => item),
    );
    this.#setTabStop();
    if (focused && document.activeElement?.textContent !== focused) this.#drawn.get(focused)?.button.focus();
    const open = this.item(this.#open);
    if (!open) this.#open = "";
    else if (!open.querySelector(".meaning")) void this.#show(open, false);
  }

  /**
   * @param {string} word
   * @param {string} key
   */
  #unchanged(word, key) {
    const before = this.#drawn.get(word);
    return before?.key === key ? before : undefined;
  }

  /**
   * The item of a word, if it is in the list.
   * @param {string} word
   */
  item(word) {
    return this.#drawn.get(word)?.item;
  }

  /** Closes the open meaning. */
  close() {
    const open = this.#drawn.get(this.#open);
    this.#open = "";
    open?.item.querySelector(".meaning")?.remove();
    open?.button.setAttribute("aria-expanded", "false");
  }

  /** Makes the word that had the focus last the Tab stop, or else the first one. */
  #setTabStop() {
    const [first = ""] = this.#drawn.keys();
    const stop = this.#drawn.has(this.#lastFocused) ? this.#lastFocused : first;
    for (const [word, tabIndex] of /** @type {const} */ ([
      [this.#tabStop, -1],
      [stop, 0],
    ])) {
      const button = this.#drawn.get(word)?.button;
      if (button) button.tabIndex = tabIndex;
    }
    this.#tabStop = stop;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const words = [...this.#drawn.keys()];
    const index = words.findIndex((word) => this.#drawn.get(word)?.button === document.activeElement);
    if (event.key === "Escape" && this.#open !== "") this.close();
    else if (event.key in arrowSteps && index >= 0)
      this.#drawn.get(words[arrowSteps[event.key](index, words.length)])?.button.focus();
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
    const container = make("div", { class: "meaning" });
    const meanings = await this.#reader.lookUp(word).catch(() => null);
    if (this.#open !== word || !item.isConnected || item.querySelector(".meaning")) return;
    container.append(...paragraphs(meanings, this.wording));
    item.append(container);
    item.querySelector(".word")?.setAttribute("aria-expanded", "true");
    if (!isNew) return;
    item.scrollIntoView({ block: "nearest" });
    if (meanings && meanings.length > 0) this.#reader.opened();
    this.#reader.announce([...container.children].map((paragraph) => paragraph.textContent).join("; "));
  }
}

/**
 * The meanings of a word as paragraphs.
 * @param {Meaning[] | null} meanings null if they could not be loaded
 * @param {Wording} wording
 */
export function paragraphs(meanings, wording) {
  if (!meanings || meanings.length === 0)
    return [make("p", {}, wording.text(meanings ? "meaning.none" : "meaning.notLoaded"))];
  const origins = meanings.map((meaning) => origin(meaning, wording));
  // Meanings of the same origin name it once.
  return meanings.map(({ text }, index) =>
    make(
      "p",
      {},
      ...(origins[index] === origins[index - 1] ? [] : [make("span", { class: "origin" }, `${origins[index]}: `)]),
      make("span", { lang: "en" }, text),
    ),
  );
}
