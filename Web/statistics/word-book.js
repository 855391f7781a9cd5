// @ts-check
/** The word book: every word ever found with its meaning, and the common words that are missed most often. */
import { make } from "../page/dom.js";
import { placeInChunks } from "../page/list.js";
import { asIs } from "../page/wording.js";
import { WordList } from "../round/word-list.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/game.js").Game["engine"]} Engine */

/** The word lengths that the player can choose. */
const lengths = Array.from({ length: 6 }, (_, index) => index + 3);
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * A menu whose first option has no value and means "any".
 * @param {string} anyLabel
 * @param {[string, string][]} choices values and names
 */
const menu = (anyLabel, choices) =>
  /** @type {HTMLSelectElement} */ (
    make(
      "select",
      { "aria-label": anyLabel },
      ...[["", anyLabel], ...choices].map(([value, name]) => make("option", { value }, name)),
    )
  );

/**
 * How familiar a word is, as text.
 * @param {{familiarity: import("../engine/exports").Familiarity}} word
 * @param {Wording} wording
 */
const familiarityNodes = ({ familiarity }, wording) => [
  make("span", { class: "unseen" }, " · "),
  make("span", { class: "known" }, wording.text(`wordBook.${familiarity}`)),
];

/**
 * @param {{root: string, count: number}} practice
 * @param {Wording} wording
 * @param {(root: string) => void} play
 */
function practiceButton({ root, count }, wording, play) {
  const button = make("button", { type: "button", class: "button" }, wording.text("practice.play", count));
  button.addEventListener("click", () => play(root));
  return make("p", {}, button);
}

export class WordBook {
  #wording;
  #reader;
  #play;
  #filter = /** @type {HTMLInputElement} */ (
    make("input", {
      id: "book-filter",
      ...{ type: "text", lang: "en", maxlength: 15 },
      ...{ autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false" },
    })
  );
  #lengthMenu;
  #letterMenu;
  #search;
  #status = make("p", { class: "quiet", role: "status" });
  #lessons = make("div");
  #list;
  /** @type {Engine | null} */
  #engine = null;

  /**
   * @param {Wording} wording
   * @param {import("../round/word-list.js").Reader} reader
   * @param {(root: string) => void} play opens a round on a root
   */
  constructor(wording, reader, play) {
    this.#play = play;
    this.#wording = wording;
    this.#reader = reader;
    this.#letterMenu = menu(
      wording.text("wordBook.anyLetter"),
      letters.map((letter) => [letter, letter]),
    );
    this.#lengthMenu = menu(
      wording.text("wordBook.anyLength"),
      lengths.map((length) => [String(length), wording.text("letters.count", length)]),
    );
    const list = make("div", { class: "book", role: "list", "aria-label": wording.text("wordBook.title") });
    this.#search = make(
      "div",
      { class: "search" },
      make("label", {}, make("span", {}, wording.text("wordBook.filter")), this.#filter),
      this.#letterMenu,
      this.#lengthMenu,
    );
    this.panel = make("section", {}, this.#lessons, this.#search, this.#status, list);
    this.#list = new WordList(list, wording, reader, { placeItems: placeInChunks, jumpsByLetter: true });
    for (const [field, kind] of /** @type {const} */ ([
      [this.#filter, "input"],
      [this.#letterMenu, "change"],
      [this.#lengthMenu, "change"],
    ])) {
      field.addEventListener(kind, () => this.#draw());
    }
  }

  /** @param {Engine} engine */
  show(engine) {
    this.#engine = engine;
    this.#drawLessons(engine.wordsToLearn());
    this.#draw();
  }

  #draw() {
    if (!this.#engine) return;
    const text = this.#filter.value.trim().toLowerCase();
    const length = Number(this.#lengthMenu.value);
    const letter = this.#letterMenu.value;
    const entries = this.#engine.wordBook(length, text).entries.filter(({ word }) => word.startsWith(letter));
    const isUnfiltered = text === "" && length === 0 && letter === "";
    this.#search.hidden = isUnfiltered && entries.length === 0;
    this.#status.textContent =
      entries.length > 0
        ? this.#wording.text("wordBook.count", entries.length)
        : this.#wording.text(isUnfiltered ? "statistics.none" : "wordBook.noMatch");
    this.#list.draw(
      entries.map((entry) => ({ ...entry, key: `${entry.word} ${entry.found} ${entry.first}` })),
      (_, button, index) => this.#item(button, entries[index]),
    );
  }

  /**
   * @param {HTMLElement} button
   * @param {import("../engine/exports").WordBookEntryMessage} entry
   */
  #item(button, { word, found, first, familiarity }) {
    return make(
      "div",
      { role: "listitem", class: "entry" },
      button,
      make("span", { class: "unseen" }, ", "),
      make("span", { class: "fact" }, this.#wording.text("wordBook.found", found, asIs(this.#date(first)))),
      ...familiarityNodes({ familiarity }, this.#wording),
      make("span", { class: "circle", "aria-hidden": "true" }, String(word.length)),
    );
  }

  /** @param {number} seconds since 1970 */
  #date(seconds) {
    return this.#format.format(new Date(1000 * seconds));
  }

  get #format() {
    return (this.#dateFormat ??= new Intl.DateTimeFormat(this.#wording.locale, { dateStyle: "medium" }));
  }
  /** @type {Intl.DateTimeFormat | null} */
  #dateFormat = null;

  /**
   * @param {ReturnType<Engine["wordsToLearn"]>} lessonsAnswer the words to learn, and the root that
   *   contains the most of those that were missed at least twice
   */
  #drawLessons({ lessons, practice }) {
    const wording = this.#wording;
    const list = make("ul", { class: "lessons", role: "list", "aria-label": wording.text("wordBook.learn") });
    new WordList(list, wording, this.#reader).draw(
      lessons.map(({ word }) => ({ word, key: word })),
      (word, button, index) =>
        make(
          "li",
          {},
          button,
          make("span", { class: "unseen" }, ", "),
          make("span", { class: "fact" }, wording.text("wordBook.missed", lessons[index].missed)),
          ...familiarityNodes(lessons[index], wording),
          make("span", { class: "circle", "aria-hidden": "true" }, String(word.length)),
        ),
    );
    this.#lessons.replaceChildren(
      make(
        "details",
        {},
        make("summary", {}, wording.text("wordBook.learn")),
        ...(practice ? [practiceButton(practice, wording, this.#play)] : []),
        lessons.length > 0 ? list : make("p", {}, wording.text("wordBook.learnNone")),
      ),
    );
  }
}
