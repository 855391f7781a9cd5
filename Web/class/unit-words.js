// @ts-check
/** The list of words as the teacher has it, and what was understood: the words, what was left out, and questions about delicate words. */
import { make, nodes } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { english } from "../page/wording.js";
import { example, mostText } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Outcome} Outcome */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").Rows["unitItem"]} Item */

/** How many lines that were left out are told one by one. */
const mostNotes = 20;

export class UnitWords {
  #wording;
  #change;
  #text = /** @type {HTMLTextAreaElement} */ (
    make("textarea", { rows: 10, lang: "en", autocomplete: "off", autocapitalize: "off", spellcheck: "false" })
  );
  #isExample = make("p", { class: "quiet" });
  #count = make("p", { class: "count", role: "status" });
  #words = make("ul", { class: "unit-words", role: "list", lang: "en" });
  #questions = make("ul", { role: "list" });
  #notes = make("ul", { class: "notes quiet", role: "list" });
  /** @type {Map<string, boolean>} */
  #allowed = new Map();
  element;

  /**
   * @param {Wording} wording
   * @param {(change: Partial<Draft>) => void} change
   */
  constructor(wording, change) {
    this.#wording = wording;
    this.#change = change;
    this.#isExample.textContent = wording.text("class.example");
    this.#text.addEventListener("input", () => {
      if (this.#text.value.length > mostText) this.#text.value = this.#text.value.slice(0, mostText);
      this.#change({ text: this.#text.value });
    });
    // So that a paste takes the place of the example.
    this.#text.addEventListener("focus", () => {
      if (this.#text.value === example) this.#text.select();
    });
    this.element = make(
      "section",
      {},
      make("h3", {}, wording.text("class.words")),
      this.#isExample,
      make("label", { class: "list-field" }, make("span", { class: "quiet" }, wording.text("class.list")), this.#text),
      this.#count,
      this.#words,
      this.#questions,
      this.#notes,
    );
  }

  focus() {
    this.#text.focus();
  }

  /**
   * @param {Draft} draft
   * @param {Outcome} outcome
   */
  draw({ text, allowed }, { items, words }) {
    const wording = this.#wording;
    this.#allowed = allowed;
    if (this.#text.value !== text) this.#text.value = text;
    this.#isExample.hidden = text !== example;
    this.#count.textContent =
      words.length > 0 ? wording.text("class.wordCount", words.length) : wording.text("class.noWords");
    drawList(
      this.#words,
      words,
      (word) => word,
      (word) => make("li", {}, word),
    );
    const delicate = items.flatMap((item) => (item.kind === "delicate" ? [item.word] : []));
    drawList(
      this.#questions,
      delicate,
      (word) => `${word} ${allowed.get(word)}`,
      (word) => this.#question(word, allowed),
    );
    const notes = items.filter(({ kind }) => kind !== "delicate").flatMap((item) => note(item, wording));
    const shown = notes.slice(0, mostNotes);
    if (notes.length > mostNotes) shown.push(wording.text("class.moreNotes", notes.length - mostNotes));
    if (text.length >= mostText) shown.unshift(wording.text("class.tooLong"));
    this.#notes.replaceChildren(...shown.map((text) => make("li", {}, ...nodes(text))));
  }

  /**
   * @param {string} word
   * @param {Map<string, boolean>} allowed
   */
  #question(word, allowed) {
    const wording = this.#wording;
    const question = wording.text("class.delicateWord", english(word));
    const buttons = /** @type {const} */ ([
      ["class.yes", true],
      ["class.no", false],
    ]).map(([key, isAllowed]) => {
      const pressed = String(allowed.get(word) === isAllowed);
      const button = make("button", { type: "button", class: "button", "aria-pressed": pressed }, wording.text(key));
      button.addEventListener("click", () => {
        // A question that is drawn already stays when another one is answered.
        this.#change({ allowed: new Map(this.#allowed).set(word, isAllowed) });
        // Another element took its place.
        /** @type {HTMLElement[]} */ ([...this.#questions.querySelectorAll(`[data-word="${word}"] button`)])[
          isAllowed ? 0 : 1
        ]?.focus();
      });
      return button;
    });
    const label = question.replace(/[\u2068\u2069]/g, "");
    return make(
      "li",
      { "data-word": word },
      make(
        "div",
        { class: "question", role: "group", "aria-label": label },
        make("p", {}, ...nodes(question)),
        make("div", { class: "row" }, ...buttons),
      ),
    );
  }
}

/**
 * What is told of an item of the list, if anything.
 * @param {Item} item
 * @param {Wording} wording
 */
function note(item, wording) {
  const { kind, line } = item;
  switch (kind) {
    case "word":
      return item.isFolded ? [wording.text("class.folded", line, english(item.word))] : [];
    case "repeated":
    case "wrongLength":
    case "tooMany":
      return [wording.text(`class.${kind}`, line, english(item.word))];
    case "notOneWord":
      return [wording.text("class.notOneWord", line, english(decodeURIComponent(item.text)))];
    case "notEnglish":
    case "refused":
      return [wording.text(`class.${kind}`, line)];
    default:
      return [];
  }
}
