// @ts-check
/** The columns of the marks, on screen and in the CSV: seat, name, note, all rounds together, and each round. */
import { make } from "../page/dom.js";
import { asIs, english } from "../page/wording.js";
import { withoutMarks } from "./unmarked.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {Omit<import("../engine/exports").SeatMarksMessage, "rounds"> & {rounds: Map<number,
 *   import("../engine/exports").MarkRoundMessage>}} Row what a seat has handed in, with its rounds by number
 */
/** @typedef {{code: string, roots: string[], hasUnits: boolean}} MarkedSet */
/** @typedef {"words" | "points" | "units"} Figure */
/**
 * @typedef {{id: string, label: import("../page/wording.js").PlayerText, value: (row: Row) => number | string | null,
 *   cell: (row: Row) => (Node | string)[]}} Column `value` is the sort key; null if the row has no value
 */
/**
 * @typedef {{number: number, label: import("../page/wording.js").PlayerText, columns: Column[]}} Group the columns of a
 *   round; number 0 is all rounds together
 */

/** @type {Record<Figure, import("../page/names").TextKey>} */
const figureNames = { words: "marks.words", points: "marks.points", units: "marks.units" };

/**
 * The rows of marks, each with its rounds by number.
 * @param {import("../engine/exports").MarksMessage} marks
 * @returns {Row[]}
 */
export const rowsOf = ({ rows }) =>
  rows.map((row) => ({ ...row, rounds: new Map(row.rounds.map((round) => [round.number, round])) }));

/**
 * @param {ReadonlyMap<number, string>} names
 * @param {Wording} wording
 * @returns {Column[]}
 */
export function sideColumns(names, wording) {
  const nameCell = (/** @type {Row} */ { seat }) => {
    const name = make("bdi");
    name.textContent = names.get(seat) ?? "";
    return [name];
  };
  const note = (/** @type {Row} */ row) => noteOf(row, wording);
  return [
    { id: "seat", label: wording.text("marks.seat"), value: ({ seat }) => seat, cell: ({ seat }) => [String(seat)] },
    { id: "name", label: wording.text("marks.name"), value: ({ seat }) => names.get(seat) ?? null, cell: nameCell },
    { id: "note", label: wording.text("marks.note"), value: (row) => note(row) || null, cell: (row) => [note(row)] },
  ];
}

/**
 * The columns of all rounds together, and of each round.
 * @param {MarkedSet} set
 * @param {Wording} wording
 * @returns {Group[]}
 */
export function groupsOf({ roots, hasUnits }, wording) {
  const figures = /** @type {Figure[]} */ (hasUnits ? ["words", "points", "units"] : ["words", "points"]);
  return [
    { number: 0, label: wording.text("marks.all") },
    ...roots.map((root, index) => ({ number: index + 1, label: roundLabel(root, index + 1) })),
  ].map(({ number, label }) => ({
    number,
    label,
    columns: figures.map((figure) => figureColumn(number, figure, wording)),
  }));
}

/**
 * @param {string} root
 * @param {number} number
 */
const roundLabel = (root, number) => asIs(`${number}. ${english(root)}`);

/**
 * @param {number} number the number of a round, or 0 for all
 * @param {Figure} figure
 * @param {Wording} wording
 * @returns {Column}
 */
function figureColumn(number, figure, wording) {
  const figuresOf = (/** @type {Row} */ row) => (number === 0 ? row : (row.rounds.get(number) ?? null));
  const value = (/** @type {Row} */ row) => {
    const figures = figuresOf(row);
    return figures ? (figure === "units" ? figures.units.length : figures[figure]) : null;
  };
  return {
    id: `${figure}-${number}`,
    label: wording.text(figureNames[figure]),
    value,
    cell: (row) => {
      const shownValue = value(row);
      if (shownValue === null)
        return [make("span", { "aria-hidden": "true" }, "–"), screenReaderSpan(wording.text("playedSet.notBegun"))];
      const isOpen = figure === "words" && number > 0 && figuresOf(row)?.isOpen;
      return [String(shownValue), ...(isOpen ? [" ", make("span", { class: "tag" }, wording.text("marks.open"))] : [])];
    },
  };
}

/**
 * The separator between the columns of a CSV file. In locales with a decimal comma, spreadsheets expect a semicolon.
 * @param {string} locale
 */
export const csvSeparator = (locale) => (new Intl.NumberFormat(locale).format(1.5).includes(",") ? ";" : ",");

/** @param {string} text */
const screenReaderSpan = (text) => make("span", { class: "unseen" }, text);

/**
 * The note on a row; empty if there is nothing to note.
 * @param {Row} row
 * @param {Wording} wording
 */
function noteOf({ isOpen, isRepeated, shared, isOtherEdition, sameAs }, wording) {
  const sharedNote = shared
    ? wording.text("marks.isSharedBy", asIs(`\u2068${shared}\u2069`))
    : wording.text("marks.isShared");
  const notes = [
    isOpen ? wording.text("marks.isOpen") : "",
    shared !== null ? sharedNote : isRepeated ? wording.text("marks.isRepeated") : "",
    isOtherEdition ? wording.text("marks.otherEdition") : "",
    sameAs === null ? "" : wording.text("marks.sameAs", sameAs),
  ];
  return notes.filter((note) => note !== "").join("; ");
}

/**
 * The headings of the CSV, and the names and notes of its rows, in the form that the engine reads.
 * @param {MarkedSet} set
 * @param {Row[]} rows
 * @param {ReadonlyMap<number, string>} names
 * @param {Wording} wording
 */
export function csvFields({ roots }, rows, names, wording) {
  const joinFields = (/** @type {string[]} */ fields) => fields.map((field) => `${field}\u001e`).join("");
  const figures = Object.values(figureNames).map((key) => wording.text(key));
  const groups = [...roots.map((root, index) => asIs(`${index + 1}. ${root}`)), wording.text("marks.all")];
  const headings = [
    wording.text("marks.seat"),
    wording.text("marks.name"),
    ...groups.flatMap((group) => figures.map((figure) => wording.text("sentence.labelled", group, figure))),
    wording.text("marks.note"),
  ];
  const sideFields = rows.flatMap((row) => [names.get(row.seat) ?? "", withoutMarks(noteOf(row, wording))]);
  return [joinFields(headings), joinFields(sideFields)];
}
