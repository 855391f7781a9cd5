// @ts-check
/**
 * The marks of a class: hand-ins of a set, pasted or dropped with any text around them, become a table. Nothing is
 * sent.
 */

import { isTextThatFitsInbox } from "../engine/saved-rounds.js";
import { copyText } from "../page/clipboard.js";
import { makeButton } from "../page/controls.js";
import { make, nodesForText } from "../page/dom.js";
import { saveFile } from "../page/files.js";
import { setTabValue, tabValue } from "../page/tab-storage.js";
import { asIs, english } from "../page/wording.js";
import { setName } from "../round/played-set.js";
import { csvFields, csvSeparator, rowsOf } from "./marks-columns.js";
import { HandInText } from "./marks-input.js";
import { NameList } from "./marks-names.js";
import { MarksTable, paperTables } from "./marks-table.js";

/** @typedef {import("../page/wording.js").PlayerText} PlayerText */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("./class-screens.js").Context} Context */
/** @typedef {import("./marks-columns.js").MarkedSet} MarkedSet */
/**
 * @typedef {{sentence: PlayerText, code?: string}} Problem a sentence about what does not count, and the code of the
 *   other set that it belongs to, if that set is saved
 */

/** The number of bytes of the engine's inbox that are reserved for codes, headings, names and notes. */
const reservedBytes = 65_536;
/** The maximum number of characters for the codes of the set and of the teacher's other sets. */
const maxSetCodesLength = 30_000;
const maxProblems = 60;

/**
 * The key under which the tab stores what was pasted for a set.
 * @param {string} code of the set
 */
const storageKey = (code) => `marks ${code}`;

/**
 * @param {string} code of the set
 * @returns {string}
 */
const pastedText = (code) => tabValue(storageKey(code)) ?? "";

/** @type {import("./class-screens.js").OpenScreen} */
export async function openMarks(context, code) {
  const heading = (/** @type {Wording} */ wording) => wording.text("marks.title");
  const [{ set, rounds, units }] = await Promise.all([context.game.readSet(code), context.game.refreshOverview()]);
  const { wording } = context.state.current;
  if (set.kind !== "set") return { heading, element: make("p", {}, wording.text("marks.damagedSet")) };
  const [roots, hasUnits] = [rounds.map(({ root }) => root), units.length > 0];
  const names = await NameList.open(context);
  return { heading, element: new Marks(context, { code: set.code, roots, hasUnits }, names).element };
}

class Marks {
  #engine;
  #wording;
  #screens;
  #set;
  #otherSets;
  #names;
  #table;
  #text;
  #status = make("p", { role: "status", class: "marks-status" });
  #problems = make("div");
  #copyStatus = make("p", { role: "status", class: "quiet" });
  #missedUnits = make("p");
  #paper = make("div", { class: "marks-paper" });
  #result;
  /** @type {import("./marks-columns.js").Row[]} */
  #rows = [];

  /**
   * @param {Context} context
   * @param {MarkedSet} set
   * @param {NameList} names
   */
  constructor({ engine, state, screens }, set, names) {
    const { overview, wording } = state.current;
    this.#screens = screens;
    this.#otherSets = (overview?.savedSets ?? []).filter(({ code }) => code !== set.code);
    this.#engine = engine;
    this.#wording = wording;
    this.#set = set;
    this.#names = names;
    this.#table = new MarksTable(set, wording);
    this.#text = new HandInText(pastedText(set.code), wording);
    this.#text.onchange = () => this.#update();
    names.onchange = () => this.#drawTable();
    this.#table.onsort = () => this.#drawPaper();
    const save = makeButton(wording.text("marks.csv"), () => this.#saveTable());
    const row = make(
      "div",
      { class: "row" },
      save,
      makeButton(wording.text("marks.copyTable"), () => void this.#copyTable()),
      makeButton(wording.text("paper.print"), () => print()),
    );
    this.#result = make(
      "div",
      { hidden: true },
      this.#table.element,
      this.#missedUnits,
      row,
      this.#copyStatus,
      names.element,
    );
    const title = make("p", { class: "marks-set" }, make("bdi", {}, setTitle(set, state.current)));
    this.element = make(
      "div",
      { class: "marks" },
      title,
      this.#text.element,
      this.#status,
      this.#problems,
      this.#result,
      this.#paper,
    );
    acceptFiles(this.element, this.#text);
    this.#update();
  }

  #update() {
    const [text, wording] = [this.#text.value, this.#wording];
    setTabValue(storageKey(this.#set.code), text);
    const isReadable = isTextThatFitsInbox(text, reservedBytes);
    const marks = isReadable ? this.#engine.askClass("marks", `${this.#codes}\n${text}`) : null;
    this.#rows = marks ? rowsOf(marks) : [];
    this.#copyStatus.textContent = "";
    const problems = this.#problemLines(marks?.problems ?? []);
    const statusTexts = isReadable
      ? statusSentences(text, this.#rows, problems, wording)
      : [wording.text("marks.tooLong")];
    this.#status.replaceChildren([...this.#text.failures, ...statusTexts].join(" "));
    this.#drawProblems(problems);
    this.#result.hidden = this.#rows.length === 0;
    this.#drawTable();
    this.#drawMissed(marks?.unitsMissed ?? []);
  }

  #drawTable() {
    this.#table.draw(this.#rows, this.#names.bySeat);
    this.#drawPaper();
  }

  /** Draws the table for paper, which is only printed, with the rows in the order on screen. */
  #drawPaper() {
    this.#paper.replaceChildren(...paperTables(this.#set, this.#table.orderedRows, this.#names.bySeat, this.#wording));
  }

  /** The codes of the set and of the other saved sets, latest first. Codes for which there is no room are left out. */
  get #codes() {
    return this.#otherSets.reduce(
      (codes, { code }) => (codes.length + code.length < maxSetCodesLength ? `${codes} ${code}` : codes),
      this.#set.code,
    );
  }

  /**
   * Returns what does not count, each problem once, with the code of the saved set that it belongs to, if any.
   * @param {import("../engine/exports").MarkProblemMessage[]} problems
   */
  #problemLines(problems) {
    /** @type {Map<string, Problem>} */
    const lines = new Map();
    const newer = problems.filter(({ kind }) => kind === "newer").length;
    if (newer > 0) lines.set("newer", { sentence: this.#wording.text("marks.newer", newer) });
    for (const problem of problems) {
      const line = this.#problemLine(problem);
      if (line) lines.set(line.sentence, line);
    }
    return [...lines.values()];
  }

  /**
   * @param {import("../engine/exports").MarkProblemMessage} problem
   * @returns {Problem | null}
   */
  #problemLine(problem) {
    const wording = this.#wording;
    switch (problem.kind) {
      case "damaged": {
        const before = asIs(`\u2068${problem.before}\u2069`);
        return {
          sentence: problem.before
            ? wording.text("marks.damagedBehind", problem.line, before)
            : wording.text("marks.damaged", problem.line),
        };
      }
      case "impossible":
        return { sentence: wording.text("marks.impossible", problem.seat, english(problem.word ?? "")) };
      case "otherSet": {
        const set = this.#otherSets.find(({ code }) => code === problem.code);
        return set
          ? { sentence: wording.text("marks.otherSetKept", problem.seat, setName(set, wording)), code: set.code }
          : { sentence: wording.text("marks.otherSet", problem.seat) };
      }
      case "newer":
        return null;
    }
  }

  /** @param {Problem[]} problems */
  #drawProblems(problems) {
    const items = problems.slice(0, maxProblems).map(({ sentence, code }) => {
      const open = code ? [" ", this.#openButton(code)] : [];
      return make("li", {}, sentence, ...open);
    });
    const more = problems.length - items.length;
    if (more > 0) items.push(make("li", {}, this.#wording.text("marks.problemsMore", more)));
    const list = make("ul", { role: "list" }, ...items);
    const title = make("h3", {}, this.#wording.text("marks.problemsTitle"));
    this.#problems.replaceChildren(...(items.length > 0 ? [title, list] : []));
  }

  /**
   * The button that opens the marks of another set, with what was pasted here.
   * @param {string} code
   */
  #openButton(code) {
    const open = () => {
      const before = pastedText(code);
      if (!before.includes(this.#text.value))
        setTabValue(storageKey(code), `${before}\n${this.#text.value}`.trimStart());
      void this.#screens.open("marks", code);
    };
    return makeButton(this.#wording.text("marks.openOther"), open, "text-button");
  }

  /** @param {string[]} words unit words that nobody has found */
  #drawMissed(words) {
    this.#missedUnits.hidden = !this.#set.hasUnits;
    const [wording, isNone] = [this.#wording, words.length === 0];
    const sentence = isNone
      ? wording.text("marks.missedNoneHeld")
      : wording.text("marks.missed", wording.list(words.map(english)));
    this.#missedUnits.replaceChildren(...nodesForText(sentence));
  }

  /** @param {string} separator between two columns */
  #tableText(separator) {
    const fields = csvFields(this.#set, this.#rows, this.#names.bySeat, this.#wording);
    const parts = [this.#set.code, ...fields, this.#text.value];
    return this.#engine.askClass("marksTable", parts.join("\u001d"), separator.charCodeAt(0)).csv;
  }

  #saveTable() {
    // The byte order mark tells spreadsheets that the file is UTF-8.
    saveFile("marks.csv", ["\uFEFF", this.#tableText(csvSeparator(navigator.language))], "text/csv;charset=utf-8");
  }

  /** Copies the table with tabs, which every spreadsheet reads as columns. */
  async #copyTable() {
    const isCopied = await copyText(this.#tableText("\t"));
    this.#copyStatus.textContent = this.#wording.text(isCopied ? "share.copied" : "marks.notCopied");
  }
}

/**
 * The name of the set on this device or, if it has none, its first root and the number of its other roots.
 * @param {MarkedSet} set
 * @param {Readonly<import("../page/state.js").PageState>} current
 */
function setTitle({ code, roots }, { overview, wording }) {
  const name = overview?.savedSets.find((savedSet) => savedSet.code === code)?.name ?? null;
  return setName({ count: roots.length, root: roots[0], name }, wording);
}

/**
 * @param {HTMLElement} element on which files are dropped
 * @param {HandInText} text
 */
function acceptFiles(element, text) {
  element.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  element.addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void text.addFiles(files);
  });
}

/**
 * Returns how many seats have handed in and how many problems there are, or that a text has no hand-ins.
 * @param {string} text
 * @param {import("./marks-columns.js").Row[]} rows the rows; a seat may have several
 * @param {unknown[]} problems
 * @param {Wording} wording
 */
function statusSentences(text, rows, problems, wording) {
  if (rows.length + problems.length === 0) return text.trim() === "" ? [] : [wording.text("marks.none")];
  const count = wording.text("marks.count", new Set(rows.map(({ seat }) => seat)).size);
  return problems.length > 0 ? [count, asIs("·"), wording.text("marks.problems", problems.length)] : [count];
}
