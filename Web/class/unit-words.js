// @ts-check
/**
 * The teacher's list of words, and how it was read: the words, what was ignored, and questions about delicate words.
 */
import { maxListLength } from "../engine/constants.js";
import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { asIs, english } from "../page/wording.js";
import { exampleList } from "./draft.js";
import { withoutMarks } from "./unmarked.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").DraftOutcome} DraftOutcome */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").UnitItemMessage} ListItem */

/** How many ignored items are shown one by one. Of the others, only the lines are shown. */
const maxNotes = 20;
/** How many lines, or ranges of lines, are shown before the list of lines is shortened. */
const maxLines = 30;

export class UnitWords {
  #wording;
  #change;
  #text = /** @type {HTMLTextAreaElement} */ (
    make("textarea", { rows: 10, lang: "en", autocomplete: "off", autocapitalize: "off", spellcheck: "false" })
  );
  #example = make("p", { class: "quiet" });
  #count = make("p", { class: "word-count", role: "status" });
  #words = make("ul", { class: "unit-words", role: "list", lang: "en" });
  #questions = make("ul", { role: "list" });
  #notes = make("ul", { class: "notes quiet", role: "list" });
  /** Shows that a set was pasted in place of a list. */
  #pastedSet = make("p", { role: "status" });
  #actions;
  /** @type {Map<string, boolean>} */
  #allowed = new Map();
  element;

  /**
   * @param {Wording} wording
   * @param {(change: Partial<Draft>) => void} change
   * @param {{pastedSetCode: (text: string) => string, open: (code: string) => void}} actions `pastedSetCode` returns
   *   the code of a set in a text, or an empty string
   */
  constructor(wording, change, actions) {
    this.#wording = wording;
    this.#change = change;
    this.#actions = actions;
    this.#example.textContent = wording.text("class.example");
    this.#text.addEventListener("input", () => {
      // One character more is left, so that the engine reports that the list is too long. Browsers are slow to draw
      // much longer texts.
      if (this.#text.value.length > maxListLength) this.#text.value = this.#text.value.slice(0, maxListLength + 1);
      this.#change({ text: this.#text.value });
    });
    // Selects the example, so that pasting replaces it.
    this.#text.addEventListener("focus", () => {
      if (this.#text.value === exampleList) this.#text.select();
    });
    this.element = make(
      "section",
      {},
      make("h3", {}, wording.text("class.words")),
      this.#example,
      make("label", { class: "list-field" }, make("span", { class: "quiet" }, wording.text("class.list")), this.#text),
      this.#count,
      this.#pastedSet,
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
   * @param {DraftOutcome} outcome
   */
  draw({ text, allowed }, { items, words }) {
    const wording = this.#wording;
    this.#allowed = allowed;
    if (this.#text.value !== text) this.#text.value = text;
    this.#example.hidden = text !== exampleList;
    this.#count.textContent =
      words.length > 0 ? wording.text("class.wordCount", words.length) : wording.text("class.noWords");
    drawList(
      this.#words,
      words,
      (word) => word,
      (word) => make("li", {}, word),
    );
    const delicateWords = items.flatMap((item) => (item.kind === "delicate" && item.word ? [item.word] : []));
    drawList(
      this.#questions,
      delicateWords,
      (word) => `${word} ${allowed.get(word)}`,
      (word) => this.#question(word, allowed),
    );
    const setCode = this.#actions.pastedSetCode(text);
    this.#drawPastedSet(setCode);
    const noteLines = setCode === "" ? noteTexts(items, wording) : [];
    this.#notes.replaceChildren(...noteLines.map((text) => make("li", {}, text)));
  }

  /** @param {string} code of a pasted set; empty for a list */
  #drawPastedSet(code) {
    if (this.#pastedSet.dataset.code === code) return;
    this.#pastedSet.dataset.code = code;
    const open = makeButton(this.#wording.text("class.openPasted"), () => this.#actions.open(code), "text-button");
    this.#pastedSet.replaceChildren(...(code === "" ? [] : [this.#wording.text("class.isSet"), " ", open]));
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
        // This question is not drawn again when another one is answered, so its own copy of the answers may be old.
        this.#change({ allowed: new Map(this.#allowed).set(word, isAllowed) });
        // The question was drawn again, so the focus moves to the new button.
        /** @type {HTMLElement[]} */ ([...this.#questions.querySelectorAll(`[data-word="${word}"] button`)])[
          isAllowed ? 0 : 1
        ]?.focus();
      });
      return button;
    });
    const label = withoutMarks(question);
    return make(
      "li",
      { "data-word": word },
      make(
        "div",
        { class: "question", role: "group", "aria-label": label },
        make("p", {}, question),
        make("div", { class: "row" }, ...buttons),
      ),
    );
  }
}

/**
 * Returns the notes on a list: items that were read differently from how they are written, ignored items, of which the
 * last ones may be given only by their lines, and words that are not in the word list.
 * @param {ListItem[]} items
 * @param {Wording} wording
 */
function noteTexts(items, wording) {
  const [shownNotes, lines] = [
    /** @type {import("../page/wording.js").PlayerText[]} */ ([]),
    /** @type {number[]} */ ([]),
  ];
  let leftOutCount = 0;
  let isFull = false;
  for (const item of items) {
    const text = noteText(item, wording);
    if (!text) continue;
    if (isLeftOut(item)) leftOutCount += 1;
    if (isLeftOut(item) && (leftOutCount > maxNotes || (isFull && item.kind === "tooMany"))) lines.push(item.line);
    else shownNotes.push(text);
    isFull ||= item.kind === "tooMany";
  }
  if (lines.length > 0) shownNotes.push(wording.text("class.moreNotes", asIs(lineRanges(lines))));
  const unlistedWords = items.flatMap(({ word, isUnlisted }) => (isUnlisted && word ? [word] : []));
  if (unlistedWords.length > 0)
    shownNotes.push(wording.text("class.unlisted", wording.list(unlistedWords.map(english))));
  return shownNotes;
}

/** @param {ListItem} item */
const isLeftOut = ({ kind }) => kind !== "word" && kind !== "oneColumn" && kind !== "oneByOne" && kind !== "unread";

/**
 * @param {ListItem} item
 * @param {Wording} wording
 */
function noteText(item, wording) {
  const { kind, line } = item;
  switch (kind) {
    case "word":
      if (item.isJoined) return wording.text("class.joined", line, english(item.word ?? ""));
      return item.isFolded ? wording.text("class.folded", line, english(item.word ?? "")) : null;
    case "delicate":
      return null;
    case "repeated":
    case "wrongLength":
    case "tooMany":
      return wording.text(`class.${kind}`, line, english(item.word ?? ""));
    case "notOneWord":
      return wording.text("class.notOneWord", line, english(item.text ?? ""));
    default:
      return wording.text(`class.${kind}`, line);
  }
}

/**
 * Formats line numbers as "3, 5, 8–12". If there are more than `maxLines` numbers and ranges, only the first ones and
 * the last line are included.
 * @param {number[]} lines in ascending order
 */
function lineRanges(lines) {
  const parts = /** @type {[number, number][]} */ ([]);
  for (const line of lines) {
    const last = parts.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else parts.push([line, line]);
  }
  const texts = parts.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return [...texts.slice(0, maxLines), ...(texts.length > maxLines ? ["…", `${lines.at(-1)}`] : [])].join(", ");
}
