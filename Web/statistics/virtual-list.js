// @ts-check
/**
 * A virtual list: of any number of words, only those in view are in the document. It is one Tab stop; arrow keys move in it, a letter moves to
 * the next word that begins with it, and each word shows its meaning when it is tapped.
 */
import { make } from "../page/dom.js";
import { arrowSteps, paragraphs } from "../round/word-list.js";

/** @typedef {import("../engine/reply.js").BookWord} BookWord */

/** How many rows are drawn before and after those in view. */
const margin = 8;

export class VirtualList {
  #list;
  #wording;
  #reader;
  #content;
  /** @type {readonly BookWord[]} */
  #entries = [];
  /**
   * The items in the document, by their indices.
   * @type {Map<number, HTMLElement>}
   */
  #drawn = new Map();
  /** In pixels. */
  #rowHeight = 0;
  /** The index of the Tab stop. */
  #active = 0;
  /**
   * The word whose meaning is shown.
   * @type {{index: number, meaning: HTMLElement, height: number} | null}
   */
  #open = null;

  /**
   * @param {HTMLElement} list inside an element that scrolls
   * @param {import("../page/wording.js").Wording} wording
   * @param {import("../round/word-list.js").Reader} reader
   * @param {(button: HTMLElement, entry: BookWord) => Node[]} content makes the content of a row
   */
  constructor(list, wording, reader, content) {
    this.#list = list;
    this.#wording = wording;
    this.#reader = reader;
    this.#content = content;
    // Scrolling does not bubble.
    document.addEventListener("scroll", () => this.#draw(), {
      capture: true,
      passive: true,
      signal: this.#removal.signal,
    });
    new ResizeObserver(() => this.#layOut()).observe(list);
    list.addEventListener("click", ({ target }) => {
      const item = target instanceof Element && !target.closest(".meaning") ? target.closest("li") : null;
      if (item) void this.#toggle(this.#index(item));
    });
    list.addEventListener("keydown", (event) => this.#press(event));
    list.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) this.#activate(this.#index(target));
    });
  }
  #removal = new AbortController();
  /** What the rows were measured for, in pixels: the width of the list, and the size of the text. */
  #measured = { width: 0, textSize: 0 };

  /** @param {readonly BookWord[]} entries from a to z */
  show(entries) {
    this.#entries = entries;
    this.#clear();
    [this.#active, this.#open] = [0, null];
    this.#measured = { width: 0, textSize: 0 };
    this.#layOut();
  }

  #clear() {
    this.#drawn.clear();
    this.#list.replaceChildren();
  }

  /** Draws what is in view; if the width or the size of the text has changed, measures the rows first. */
  #layOut() {
    if (!this.#list.isConnected) return this.#removal.abort();
    const width = this.#list.clientWidth;
    if (width === 0 || this.#entries.length === 0) return this.#list.style.removeProperty("height");
    const hasFocus = this.#list.contains(document.activeElement);
    const textSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isResized = width !== this.#measured.width || textSize !== this.#measured.textSize;
    if (isResized) this.#measure(width, textSize);
    this.#draw();
    const open = this.#open && this.#drawn.get(this.#open.index);
    if (isResized && this.#open && open) this.#open.height = open.offsetHeight - this.#rowHeight;
    if (isResized && hasFocus) this.#focus(this.#active);
  }

  /**
   * Measures a row that has room for every word; all rows have its height.
   * @param {number} width
   * @param {number} textSize
   */
  #measure(width, textSize) {
    this.#clear();
    this.#measured = { width, textSize };
    this.#rowHeight = 0;
    const longest = this.#entries.reduce((long, entry) => (entry.word.length > long.word.length ? entry : long));
    const most = this.#entries.reduce((most, { found }) => Math.max(most, found), 0);
    const probe = this.#item(0, { ...longest, found: most });
    this.#list.append(probe);
    this.#rowHeight = probe.offsetHeight;
    probe.remove();
  }

  /** @param {number} index */
  #top(index) {
    return index * this.#rowHeight + (this.#open && index > this.#open.index ? this.#open.height : 0);
  }

  /** Draws the rows in view, and the one that has the focus. */
  #draw() {
    if (!this.#list.isConnected) return this.#removal.abort();
    if (this.#rowHeight === 0 || this.#list.clientWidth === 0) return;
    // In rem, so that the observer is told of another size of the text.
    this.#list.style.height = `${this.#top(this.#entries.length) / this.#measured.textSize}rem`;
    const wanted = new Set([...this.#inView(), this.#active]);
    for (const [index, item] of this.#drawn) {
      if (wanted.has(index)) continue;
      item.remove();
      this.#drawn.delete(index);
    }
    for (const index of [...wanted].sort((one, other) => one - other)) this.#put(index);
  }

  #inView() {
    const top = -this.#list.getBoundingClientRect().top;
    const from = Math.max(0, Math.floor((top - (this.#open?.height ?? 0)) / this.#rowHeight) - margin);
    const to = Math.min(this.#entries.length, Math.ceil((top + innerHeight) / this.#rowHeight) + margin);
    return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  }

  /** @param {number} index */
  #put(index) {
    if (index >= this.#entries.length) return;
    let item = this.#drawn.get(index);
    if (!item) {
      item = this.#item(index, this.#entries[index]);
      if (this.#open?.index === index) this.#fill(item, this.#open.meaning);
      this.#drawn.set(index, item);
      // A screen reader reads them in the order of the document.
      const next = [...this.#drawn.keys()]
        .filter((other) => other > index)
        .reduce((least, other) => Math.min(least, other), Infinity);
      this.#list.insertBefore(item, this.#drawn.get(next) ?? null);
    }
    item.style.transform = `translateY(${this.#top(index)}px)`;
  }

  /**
   * @param {number} index
   * @param {BookWord} entry
   */
  #item(index, entry) {
    const button = make(
      "button",
      {
        type: "button",
        class: "word",
        lang: "en",
        tabindex: index === this.#active ? 0 : -1,
        "aria-expanded": "false",
      },
      entry.word,
    );
    const item = make(
      "li",
      { "aria-setsize": this.#entries.length, "aria-posinset": index + 1 },
      ...this.#content(button, entry),
    );
    if (this.#rowHeight > 0) item.style.minHeight = `${this.#rowHeight}px`;
    return item;
  }

  /** @param {Element} inside an item or something in it */
  #index(inside) {
    return Number(inside.closest("li")?.getAttribute("aria-posinset")) - 1;
  }

  /** @param {number} index */
  #button(index) {
    return /** @type {HTMLElement | null | undefined} */ (this.#drawn.get(index)?.querySelector(".word"));
  }

  /** @param {number} index */
  #activate(index) {
    this.#button(this.#active)?.setAttribute("tabindex", "-1");
    this.#active = index;
    this.#button(index)?.setAttribute("tabindex", "0");
  }

  /** @param {number} index */
  #focus(index) {
    this.#activate(index);
    this.#draw();
    this.#button(index)?.focus({ preventScroll: true });
    this.#drawn.get(index)?.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [index, count] = [this.#active, this.#entries.length];
    if (event.key === "Escape" && this.#open) this.#close();
    else if (event.key in arrowSteps) this.#focus(arrowSteps[event.key](index, count));
    else if (event.key === "PageDown") this.#focus(Math.min(index + this.#page, count - 1));
    else if (event.key === "PageUp") this.#focus(Math.max(index - this.#page, 0));
    else if (/^[a-z]$/i.test(event.key)) this.#focusLetter(event.key.toLowerCase());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** How many rows are about a screen. */
  get #page() {
    return Math.max(1, Math.floor((0.7 * innerHeight) / this.#rowHeight));
  }

  /** @param {string} letter */
  #focusLetter(letter) {
    const begins = (/** @type {BookWord} */ { word }) => word.startsWith(letter);
    const isIn = begins(this.#entries[this.#active]);
    const next = isIn ? this.#active + 1 : this.#entries.findIndex(begins);
    if (next >= 0 && next < this.#entries.length && begins(this.#entries[next])) this.#focus(next);
  }

  #close() {
    const open = this.#open;
    this.#open = null;
    open?.meaning.remove();
    if (open) this.#button(open.index)?.setAttribute("aria-expanded", "false");
    this.#draw();
  }

  /** @param {number} index */
  async #toggle(index) {
    const isOpen = this.#open?.index === index;
    const entry = this.#entries[index];
    this.#close();
    if (isOpen) return;
    const meanings = await this.#reader.lookUp(entry.word).catch(() => null);
    const item = this.#drawn.get(index);
    if (this.#entries[index] !== entry || !item || this.#open) return;
    const meaning = make("div", { class: "meaning" }, ...paragraphs(meanings, this.#wording));
    this.#fill(item, meaning);
    this.#open = { index, meaning, height: item.offsetHeight - this.#rowHeight };
    this.#draw();
    item.scrollIntoView({ block: "nearest" });
    if (meanings && meanings.length > 0) this.#reader.opened();
    this.#reader.announce([...meaning.children].map((paragraph) => paragraph.textContent).join("; "));
  }

  /**
   * @param {HTMLElement} item
   * @param {HTMLElement} meaning
   */
  #fill(item, meaning) {
    item.append(meaning);
    item.querySelector(".word")?.setAttribute("aria-expanded", "true");
  }
}
