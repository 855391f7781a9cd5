// @ts-check
/** The table of the marks, which can be sorted by any column. A seat may have several rows. */
import { make } from "../page/dom.js";
import { groupsOf, sideColumns } from "./marks-columns.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("./marks-columns.js").Row} Row */
/** @typedef {import("./marks-columns.js").Column} Column */
/** @typedef {import("./marks-columns.js").Group} Group */
/** @typedef {import("./marks-columns.js").MarkedSet} MarkedSet */

export class MarksTable {
  #set;
  #wording;
  #table = make("table");
  #sort = { id: "seat", isDescending: false };
  /**
   * The rows in display order.
   * @type {Row[]}
   */
  orderedRows = [];
  onsort = () => {};

  /**
   * @param {MarkedSet} set
   * @param {Wording} wording
   */
  constructor(set, wording) {
    this.#set = set;
    this.#wording = wording;
    const region = { class: "marks-table", role: "region", "aria-label": wording.text("marks.table"), tabindex: 0 };
    this.element = make("div", region, this.#table);
  }

  /**
   * @param {Row[]} rows
   * @param {ReadonlyMap<number, string>} names by seat
   */
  draw(rows, names) {
    const focused = this.#table.contains(document.activeElement)
      ? document.activeElement?.closest("th")?.dataset.column
      : undefined;
    const [seat, name, note] = sideColumns(names, this.#wording);
    const leadingColumns = rows.some((row) => names.has(row.seat)) ? [seat, name] : [seat];
    const groups = groupsOf(this.#set, this.#wording);
    const [allRounds, ...rounds] = groups;
    const columns = [...leadingColumns, ...allRounds.columns, note, ...rounds.flatMap((group) => group.columns)];
    const sortColumn = columns.find(({ id }) => id === this.#sort.id) ?? seat;
    this.orderedRows = this.#sortRows(rows, sortColumn);
    const redraw = () => {
      this.draw(rows, names);
      this.onsort();
    };
    const heading = (/** @type {Column} */ column, rowspan = 1) => this.#heading(column, rowspan, sortColumn, redraw);
    this.#table.replaceChildren(
      make(
        "thead",
        {},
        make(
          "tr",
          {},
          ...leadingColumns.map((column) => heading(column, 2)),
          groupHeading(allRounds),
          heading(note, 2),
          ...rounds.map(groupHeading),
        ),
        make("tr", {}, ...groups.flatMap((group) => group.columns).map((column) => heading(column))),
      ),
      make("tbody", {}, ...this.orderedRows.map((row) => tableRow(row, columns))),
    );
    /** @type {HTMLElement | null} */ (this.#table.querySelector(`[data-column="${focused}"] button`))?.focus();
  }

  /**
   * @param {Column} column
   * @param {number} rowspan
   * @param {Column} sortColumn
   * @param {() => void} redraw
   */
  #heading({ id, label }, rowspan, sortColumn, redraw) {
    const { isDescending } = this.#sort;
    const order = id !== sortColumn.id ? "none" : isDescending ? "descending" : "ascending";
    const button = make("button", { type: "button" }, label);
    button.addEventListener("click", () => {
      const isText = ["seat", "name", "note"].includes(id);
      this.#sort = { id, isDescending: id === sortColumn.id ? !isDescending : !isText };
      redraw();
    });
    return make("th", { scope: "col", rowspan, "aria-sort": order, "data-column": id }, button);
  }

  /**
   * @param {Row[]} rows
   * @param {Column} column
   */
  #sortRows(rows, { value }) {
    const sign = this.#sort.isDescending ? -1 : 1;
    const compare = new Intl.Collator(this.#wording.locale, { numeric: true }).compare;
    return [...rows].sort((one, other) => {
      const [a, b] = [value(one), value(other)];
      // Missing values come last, in either order.
      if (a === null || b === null) return Number(a === null) - Number(b === null) || one.seat - other.seat;
      const difference = typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
      return sign * difference || one.seat - other.seat;
    });
  }
}

/** @param {Group} group */
const groupHeading = ({ label, columns }) => make("th", { scope: "colgroup", colspan: columns.length }, label);

/**
 * @param {Row} row
 * @param {Column[]} columns
 */
const tableRow = (row, columns) =>
  make(
    "tr",
    {},
    ...columns.map(({ id, cell }) =>
      id === "seat" ? make("th", { scope: "row" }, ...cell(row)) : make("td", { class: id }, ...cell(row)),
    ),
  );

/** How many rounds fit side by side on a sheet of paper. */
const roundsPerSheet = 4;

/**
 * The table for paper, in parts that fit on a sheet: one for all rounds together, then parts with some rounds each.
 * @param {MarkedSet} set
 * @param {Row[]} rows
 * @param {ReadonlyMap<number, string>} names
 * @param {Wording} wording
 */
export function paperTables(set, rows, names, wording) {
  const [seat, name, note] = sideColumns(names, wording);
  const leadingColumns = rows.some((row) => names.has(row.seat)) ? [seat, name] : [seat];
  const [allRounds, ...rounds] = groupsOf(set, wording);
  const parts = Array.from({ length: Math.ceil(rounds.length / roundsPerSheet) }, (_, part) => ({
    groups: rounds.slice(part * roundsPerSheet, (part + 1) * roundsPerSheet),
    notes: /** @type {Column[]} */ ([]),
  }));
  const heading = (/** @type {Column} */ { id, label }) => make("th", { scope: "col", class: id }, label);
  return [{ groups: [allRounds], notes: [note] }, ...parts].map(({ groups, notes }) => {
    const columns = [...leadingColumns, ...groups.flatMap((group) => group.columns), ...notes];
    const emptyCell = (/** @type {Column} */ { id }) => make("td", { class: id });
    const groupRow = make(
      "tr",
      {},
      ...leadingColumns.map(emptyCell),
      ...groups.map(groupHeading),
      ...notes.map(emptyCell),
    );
    const head = make("thead", {}, groupRow, make("tr", {}, ...columns.map(heading)));
    return make("table", {}, head, make("tbody", {}, ...rows.map((row) => tableRow(row, columns))));
  });
}
