// @ts-check

import { sentenceGap } from "../dialogs/result-sentence.js";
import { make } from "../page/dom.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").KeyWordMessage} KeyWord */
/** @typedef {{puzzle: import("./puzzles.js").Puzzle, words: KeyWord[]}} Sheet */

/**
 * The layout of a sheet, in millimetres: the width of a word's line is `start` plus `letter` for each letter; `gap` is
 * between lines; `row` is the height of a row of lines, `above` that of the space above the first row of a length, and
 * `room` that of everything on US Letter, the shorter of the usual papers.
 * @typedef {{start: number, letter: number, gap: number, row: number, above: number, room: number}} Layout
 */
/** @type {Layout} */
const wholePage = { start: 8, letter: 5, gap: 5, row: 9, above: 3, room: 195 };
/** @type {Layout} */
const halfPage = { start: 4, letter: 3.4, gap: 4, row: 6.2, above: 1.2, room: 76 };
/** The extra height of the rules if they have a line with the number of unit words. */
const ofRulesLine = 5;
/** The width for lines on A4, the narrower of the usual papers, beside the title of a length. */
const width = 186 - 40;

/**
 * The common words of a puzzle, longest first.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {import("./puzzles.js").Puzzle} puzzle
 */
export const wordsOf = (engine, { code, place }) => engine.askClass("puzzleKey", code, place).words;

/**
 * The words by length, shortest first.
 * @param {KeyWord[]} words
 * @returns {[number, KeyWord[]][]}
 */
export function byLength(words) {
  const lengths = [...new Set(words.map(({ word }) => word.length))].sort((a, b) => a - b);
  return lengths.map((length) => [length, words.filter(({ word }) => word.length === length)]);
}

/**
 * How many lines each length gets. Each has at least one row. While there is room, the next row goes to the length with
 * the most words for each line, until every word has a line.
 * @param {[length: number, count: number][]} counts
 * @param {Layout} layout
 * @param {number} room for everything
 */
function linesFor(counts, { start, letter, gap, row, above }, room) {
  const lengths = counts.map(([length, count]) => {
    const inRow = Math.floor((width + gap) / (start + letter * length + gap));
    return { inRow, count, lines: Math.min(count, inRow) };
  });
  for (let left = room - lengths.length * (above + row); left >= row; left -= row) {
    const [next] = [...lengths].sort((one, other) => other.count / other.lines - one.count / one.lines);
    if (!next || next.lines === next.count) break;
    next.lines = Math.min(next.count, next.lines + next.inRow);
  }
  return lengths.map(({ lines }) => lines);
}

/**
 * @param {Sheet[]} sheets
 * @param {number} perPage 1 or 2
 * @param {Wording} wording
 */
export function sheetPages(sheets, perPage, wording) {
  const pages = Math.ceil(sheets.length / perPage);
  return Array.from({ length: pages }, (_, page) =>
    make(
      "section",
      { class: `paper-page${perPage === 2 ? " halves" : ""}` },
      ...sheets.slice(page * perPage, (page + 1) * perPage).map((sheet) => sheetElement(sheet, perPage, wording)),
    ),
  );
}

/**
 * @param {Sheet} sheet
 * @param {number} perPage
 * @param {Wording} wording
 */
function sheetElement({ puzzle, words }, perPage, wording) {
  const groups = byLength(words);
  const layout = perPage === 2 ? halfPage : wholePage;
  const units = words.filter(({ isUnit }) => isUnit).length;
  const hidden = units > 0 ? [sentenceGap(wording), make("b", {}, wording.text("paper.units", units))] : [];
  const lines = linesFor(
    groups.map(([length, { length: count }]) => [length, count]),
    layout,
    layout.room - (units > 0 ? ofRulesLine : 0),
  );
  return make(
    "article",
    { class: "sheet" },
    make("p", { class: "sheet-head" }, ...blank("paper.name", wording), ...blank("paper.date", wording)),
    make("h4", {}, sheetTitle(puzzle, wording)),
    make(
      "ul",
      { class: "sheet-letters", role: "list", lang: "en" },
      ...[...puzzle.root].map((letter) => make("li", {}, letter)),
    ),
    make("p", {}, wording.text("paper.rules", puzzle.minimum), ...hidden),
    ...groups.map(([length, { length: count }], at) =>
      make(
        "div",
        { class: "sheet-length" },
        make("h5", {}, lengthTitle(length, count, wording)),
        make(
          "ul",
          { class: "sheet-lines", "aria-hidden": "true" },
          ...Array.from({ length: lines[at] }, () => line(length, layout)),
        ),
      ),
    ),
  );
}

/**
 * @param {number} length of the word to write on the line
 * @param {Layout} layout
 */
function line(length, { start, letter, row }) {
  const item = make("li", {});
  item.style.width = `${start + letter * length}mm`;
  item.style.height = `${row}mm`;
  return item;
}

/**
 * @param {"paper.name" | "paper.date"} key
 * @param {Wording} wording
 */
const blank = (key, wording) => [make("span", {}, wording.text(key)), make("i", {})];

/**
 * "Word Scramble: Round 3 of 12", or the name of the game. The name of the set is only for the teacher.
 * @param {import("./puzzles.js").Puzzle} puzzle
 * @param {Wording} wording
 */
function sheetTitle({ place, count }, wording) {
  const name = wording.text("game.title");
  return count > 1 ? wording.text("sentence.labelled", name, wording.text("playedSet.round", place, count)) : name;
}

/**
 * @param {number} length
 * @param {number} count
 * @param {Wording} wording
 */
export const lengthTitle = (length, count, wording) =>
  wording.text("sentence.labelled", wording.text("letters.count", length), wording.text("projector.words", count));
