// @ts-check
/** The words that nobody has found, large and in pages, unit words first. A tap on a word shows its meaning. */
import { make } from "../page/dom.js";
import { addRovingTabStop } from "../page/rove.js";
import { meaningLines, spokenMeanings } from "../round/word-list.js";
import { fitFontSize } from "./fit.js";
import { unitMark } from "./teams.js";

/** @typedef {import("../engine/exports").PuzzleKeyWordMessage} KeyWord */

/** The possible font sizes of the words, in percent of the screen height. */
const wordHeights = [8, 6.5, 5.5, 4.5];

export class MissedWords {
  #words;
  #wording;
  #meanings;
  #announcer;
  #list = make("ul", { class: "nobody-found", role: "list", "aria-labelledby": "nobody-found-title" });
  #meaning = make("div", { class: "projector-meaning" });
  #pages = make("div", { class: "row projector-pages" });
  /** The index of each page's first word, up to the current page. */
  #pageStarts = [0];
  /** The index after the last word on the page. */
  #pageEnd = 0;
  #resizeObserver = new ResizeObserver(() => this.#refit());
  #height = 0;
  heading = make("h3", { id: "nobody-found-title", tabindex: -1 });
  element;

  /**
   * @param {KeyWord[]} words
   * @param {import("../page/wording.js").Wording} wording
   * @param {import("../round/meanings.js").Meanings} meanings
   * @param {import("../page/announcer.js").Announcer} announcer
   */
  constructor(words, wording, meanings, announcer) {
    this.#words = words;
    this.#wording = wording;
    this.#meanings = meanings;
    this.#announcer = announcer;
    this.heading.textContent =
      words.length > 0 ? wording.text("projector.missed", words.length) : wording.text("projector.allFound");
    this.element = make("div", { class: "projector-missed" }, this.heading, this.#list, this.#meaning, this.#pages);
    this.#meaning.textContent = words.length > 0 ? wording.text("projector.meaning") : "";
    this.#list.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) void this.#show(button);
    });
    addRovingTabStop(this.#list, "button");
  }

  close() {
    this.#resizeObserver.disconnect();
  }

  /** Draws the current page. The list must be on screen, so that its size is known. */
  draw() {
    const start = this.#pageStarts[this.#pageStarts.length - 1];
    const items = this.#words.slice(start).map((word, index) => this.#item(word, index));
    this.#list.replaceChildren(...items);
    const isFirstPage = this.#pageStarts.length === 1;
    this.#pages.hidden = isFirstPage;
    this.#pageEnd = this.#words.length;
    if (!fitFontSize(this.#list, isFirstPage ? wordHeights : wordHeights.slice(-1))) {
      this.#pages.hidden = false;
      this.#drawPageButtons();
    }
    const bottom = this.#list.getBoundingClientRect().bottom + 1;
    const firstHiddenIndex = items.findIndex((item) => item.getBoundingClientRect().bottom > bottom);
    // If not even one row fits, the screen scrolls.
    if (firstHiddenIndex > 0) this.#pageEnd = start + firstHiddenIndex;
    for (const item of items.slice(this.#pageEnd - start)) item.remove();
    this.#drawPageButtons();
    this.#height = this.#list.clientHeight;
    this.#resizeObserver.observe(this.#list);
  }

  /** Goes back to the first page when the height of the list has changed. */
  #refit() {
    if (this.#list.clientHeight === this.#height) return;
    this.#pageStarts = [0];
    this.draw();
  }

  /**
   * @param {KeyWord} word
   * @param {number} index
   */
  #item({ word, isUnit }, index) {
    const attributes = {
      type: "button",
      class: "word",
      lang: "en",
      tabindex: index === 0 ? 0 : -1,
      "aria-expanded": "false",
    };
    const button = make("button", attributes, word);
    if (!isUnit) return make("li", {}, button);
    return make(
      "li",
      { class: "unit" },
      button,
      unitMark(),
      make("span", { class: "unseen" }, this.#wording.text("playedSet.unit")),
    );
  }

  #drawPageButtons() {
    const [hasPrevious, hasNext] = [this.#pageStarts.length > 1, this.#pageEnd < this.#words.length];
    const first = this.#pageStarts[this.#pageStarts.length - 1] + 1;
    this.#pages.replaceChildren(
      this.#pageButton("projector.wordsBefore", hasPrevious, -1),
      make("span", {}, this.#wording.text("projector.wordsShown", first, this.#pageEnd, this.#words.length)),
      this.#pageButton("projector.wordsAfter", hasNext, 1),
    );
  }

  /**
   * @param {"projector.wordsBefore" | "projector.wordsAfter"} key
   * @param {boolean} isOffered
   * @param {number} step
   */
  #pageButton(key, isOffered, step) {
    const button = make(
      "button",
      { type: "button", class: "button", "aria-disabled": String(!isOffered) },
      this.#wording.text(key),
    );
    button.addEventListener("click", () => this.#turn(step));
    return button;
  }

  /** @param {number} step */
  #turn(step) {
    if (step > 0 && this.#pageEnd < this.#words.length) this.#pageStarts.push(this.#pageEnd);
    else if (step < 0 && this.#pageStarts.length > 1) this.#pageStarts.pop();
    else return;
    this.draw();
    this.heading.focus();
  }

  /**
   * Turns the page for Page Down and Page Up; returns whether the key is one of them.
   * @param {KeyboardEvent} event
   */
  handleKey({ key }) {
    if (key !== "PageDown" && key !== "PageUp") return false;
    this.#turn(key === "PageDown" ? 1 : -1);
    return true;
  }

  /** @param {HTMLElement} button of the word whose meaning to show */
  async #show(button) {
    const word = button.textContent ?? "";
    for (const other of this.#list.querySelectorAll("button"))
      other.setAttribute("aria-expanded", String(other === button));
    const meanings = await this.#meanings.of(word).catch(() => null);
    if (button.getAttribute("aria-expanded") !== "true") return;
    const textLines = meaningLines(meanings, this.#wording);
    this.#meaning.replaceChildren(
      make("b", { lang: "en" }, word),
      ...textLines.map((line) => make("span", {}, line.join(""))),
    );
    this.#announcer.announce(spokenMeanings(textLines));
  }
}
