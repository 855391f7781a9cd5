// @ts-check
/**
 * A list of any number of words, of which only those in sight are in the page. It is one Tab stop, the arrows walk it, a letter leads to
 * the next word that begins with it, and each word shows what it means when it is touched.
 */
import { make } from "./page.js";
import { paragraphs, steps } from "./words.js";

/** @typedef {import("./block.js").Entry} Entry */

/** So many rows are drawn before and behind those in sight. */
const spare = 8;

export class LongList {
  #list;
  #wording;
  #reader;
  #content;
  /** @type {readonly Entry[]} */
  #entries = [];
  /**
   * The items in the page, by their places.
   * @type {Map<number, HTMLElement>}
   */
  #drawn = new Map();
  /** How high a row is, in pixels. */
  #row = 0;
  /** The place at which Tab enters. */
  #active = 0;
  /**
   * The word whose meaning is shown.
   * @type {{place: number, meaning: HTMLElement, height: number} | null}
   */
  #open = null;

  /**
   * @param {HTMLElement} list in something that scrolls
   * @param {import("./wording.js").Wording} wording
   * @param {import("./words.js").Reader} reader
   * @param {(button: HTMLElement, entry: Entry) => Node[]} content what stands in the row of a word
   */
  constructor(list, wording, reader, content) {
    this.#list = list;
    this.#wording = wording;
    this.#reader = reader;
    this.#content = content;
    // Scrolling does not bubble.
    document.addEventListener("scroll", () => this.#draw(), { capture: true, passive: true, signal: this.#gone.signal });
    new ResizeObserver(() => this.#layOut()).observe(list);
    list.addEventListener("click", ({ target }) => {
      const item = target instanceof Element && !target.closest(".meaning") ? target.closest("li") : null;
      if (item) void this.#toggle(this.#place(item));
    });
    list.addEventListener("keydown", (event) => this.#press(event));
    list.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) this.#activate(this.#place(target));
    });
  }
  #gone = new AbortController();
  #width = 0;

  /** @param {readonly Entry[]} entries from a to z */
  show(entries) {
    this.#entries = entries;
    this.#clear();
    [this.#active, this.#open, this.#width] = [0, null, 0];
    this.#layOut();
  }

  #clear() {
    this.#drawn.clear();
    this.#list.replaceChildren();
  }

  /** Measures anew where the width has changed, and draws what is in sight. */
  #layOut() {
    if (!this.#list.isConnected) return this.#gone.abort();
    const width = this.#list.clientWidth;
    if (width === 0 || this.#entries.length === 0) return this.#list.style.removeProperty("height");
    const hasFocus = this.#list.contains(document.activeElement);
    const isOther = width !== this.#width;
    if (isOther) this.#measure(width);
    this.#draw();
    const open = this.#open && this.#drawn.get(this.#open.place);
    if (isOther && this.#open && open) this.#open.height = open.offsetHeight - this.#row;
    if (isOther && hasFocus) this.#focus(this.#active);
  }

  /**
   * Finds out how high a row is that has room for any of the words; all are as high.
   * @param {number} width
   */
  #measure(width) {
    this.#clear();
    [this.#width, this.#row] = [width, 0];
    const longest = this.#entries.reduce((long, entry) => (entry.word.length > long.word.length ? entry : long));
    const most = this.#entries.reduce((most, { found }) => Math.max(most, found), 0);
    const probe = this.#item(0, { ...longest, found: most });
    this.#list.append(probe);
    this.#row = probe.offsetHeight;
    probe.remove();
  }

  /** @param {number} place */
  #top(place) {
    return place * this.#row + (this.#open && place > this.#open.place ? this.#open.height : 0);
  }

  /** Draws the rows in sight, and the one that has the focus. */
  #draw() {
    if (!this.#list.isConnected) return this.#gone.abort();
    if (this.#row === 0 || this.#list.clientWidth === 0) return;
    this.#list.style.height = `${this.#top(this.#entries.length)}px`;
    const wanted = new Set([...this.#inSight(), this.#active]);
    for (const [place, item] of this.#drawn) {
      if (wanted.has(place)) continue;
      item.remove();
      this.#drawn.delete(place);
    }
    for (const place of [...wanted].sort((one, other) => one - other)) this.#put(place);
  }

  #inSight() {
    const top = -this.#list.getBoundingClientRect().top;
    const from = Math.max(0, Math.floor((top - (this.#open?.height ?? 0)) / this.#row) - spare);
    const to = Math.min(this.#entries.length, Math.ceil((top + innerHeight) / this.#row) + spare);
    return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  }

  /** @param {number} place */
  #put(place) {
    if (place >= this.#entries.length) return;
    let item = this.#drawn.get(place);
    if (!item) {
      item = this.#item(place, this.#entries[place]);
      if (this.#open?.place === place) this.#fill(item, this.#open.meaning);
      this.#drawn.set(place, item);
      // In the order of the words, for whoever reads them one by one.
      const next = [...this.#drawn.keys()].filter((other) => other > place).reduce((least, other) => Math.min(least, other), Infinity);
      this.#list.insertBefore(item, this.#drawn.get(next) ?? null);
    }
    item.style.transform = `translateY(${this.#top(place)}px)`;
  }

  /**
   * @param {number} place
   * @param {Entry} entry
   */
  #item(place, entry) {
    const button = make("button", {
      type: "button", class: "word", lang: "en", tabindex: place === this.#active ? 0 : -1, "aria-expanded": "false",
    }, entry.word);
    const item = make("li", { "aria-setsize": this.#entries.length, "aria-posinset": place + 1 }, ...this.#content(button, entry));
    if (this.#row > 0) item.style.minHeight = `${this.#row}px`;
    return item;
  }

  /** @param {Element} inside an item or something in it */
  #place(inside) {
    return Number(inside.closest("li")?.getAttribute("aria-posinset")) - 1;
  }

  /** @param {number} place */
  #button(place) {
    return /** @type {HTMLElement | null | undefined} */ (this.#drawn.get(place)?.querySelector(".word"));
  }

  /** @param {number} place */
  #activate(place) {
    this.#button(this.#active)?.setAttribute("tabindex", "-1");
    this.#active = place;
    this.#button(place)?.setAttribute("tabindex", "0");
  }

  /** @param {number} place */
  #focus(place) {
    this.#activate(place);
    this.#draw();
    this.#button(place)?.focus({ preventScroll: true });
    this.#drawn.get(place)?.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [place, count] = [this.#active, this.#entries.length];
    if (event.key === "Escape" && this.#open) this.#close();
    else if (event.key in steps) this.#focus(steps[event.key](place, count));
    else if (/^[a-z]$/i.test(event.key)) this.#focusLetter(event.key.toLowerCase());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} letter */
  #focusLetter(letter) {
    const begins = (/** @type {Entry} */ { word }) => word.startsWith(letter);
    const isIn = begins(this.#entries[this.#active]);
    const next = isIn ? this.#active + 1 : this.#entries.findIndex(begins);
    if (next >= 0 && next < this.#entries.length && begins(this.#entries[next])) this.#focus(next);
  }

  #close() {
    const open = this.#open;
    this.#open = null;
    open?.meaning.remove();
    if (open) this.#button(open.place)?.setAttribute("aria-expanded", "false");
    this.#draw();
  }

  /** @param {number} place */
  async #toggle(place) {
    const isOpen = this.#open?.place === place;
    const entry = this.#entries[place];
    this.#close();
    if (isOpen) return;
    const meanings = await this.#reader.lookUp(entry.word).catch(() => null);
    const item = this.#drawn.get(place);
    if (this.#entries[place] !== entry || !item || this.#open) return;
    const meaning = make("div", { class: "meaning" }, ...paragraphs(meanings, this.#wording));
    this.#fill(item, meaning);
    this.#open = { place, meaning, height: item.offsetHeight - this.#row };
    this.#draw();
    item.scrollIntoView({ block: "nearest" });
    if (meanings && meanings.length > 0) this.#reader.opened();
    this.#reader.say([...meaning.children].map((paragraph) => paragraph.textContent).join("; "));
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
