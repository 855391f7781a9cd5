// @ts-check

import { sentenceGap } from "../dialogs/result-sentence.js";
import { make } from "../page/dom.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").PuzzleKeyWordMessage} KeyWord */
/** @typedef {{puzzle: import("./puzzles.js").Puzzle, words: KeyWord[]}} Sheet */

/**
 * The layout of a sheet, in millimeters: the width of a word's line is `baseWidth` plus `letterWidth` for each letter;
 * `gap` is the space between two lines; `rowHeight` is the height of a row of lines; `spaceAbove` is the space above
 * the first row of a length; `availableHeight` is the height for all lengths on US Letter, the shorter of the usual
 * papers.
 * @typedef {{baseWidth: number, letterWidth: number, gap: number, rowHeight: number, spaceAbove: number,
 *   availableHeight: number}} Layout
 */
/** @type {Layout} */
const wholePage = { baseWidth: 8, letterWidth: 5, gap: 5, rowHeight: 9, spaceAbove: 3, availableHeight: 195 };
/** @type {Layout} */
const halfPage = { baseWidth: 4, letterWidth: 3.4, gap: 4, rowHeight: 6.2, spaceAbove: 1.2, availableHeight: 76 };
/** The extra height of the rules if they have a line with the number of unit words. */
const rulesLineHeight = 5;
/** The width for lines beside the title of a length, in millimeters, on A4, the narrower of the usual papers. */
const availableWidth = 186 - 40;

/**
 * The common words of a puzzle, longest first.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {import("./puzzles.js").Puzzle} puzzle
 */
export const wordsOf = (engine, { code, number }) => engine.askClass("puzzleKey", code, number).words;

/**
 * Groups the words by length, shortest first.
 * @param {KeyWord[]} words
 * @returns {[number, KeyWord[]][]}
 */
export function groupByLength(words) {
  const lengths = [...new Set(words.map(({ word }) => word.length))].sort((a, b) => a - b);
  return lengths.map((length) => [length, words.filter(({ word }) => word.length === length)]);
}

/**
 * Returns the number of lines for each length. Each length gets one row of lines. While there is room, the next row
 * goes to the length with the most words per line, until every word has a line.
 * @param {[length: number, count: number][]} counts
 * @param {Layout} layout
 * @param {number} availableHeight the height for all lengths
 */
function lineCountsFor(counts, { baseWidth, letterWidth, gap, rowHeight, spaceAbove }, availableHeight) {
  const lengths = counts.map(([length, count]) => {
    const linesPerRow = Math.floor((availableWidth + gap) / (baseWidth + letterWidth * length + gap));
    return { linesPerRow, count, lines: Math.min(count, linesPerRow) };
  });
  for (
    let heightLeft = availableHeight - lengths.length * (spaceAbove + rowHeight);
    heightLeft >= rowHeight;
    heightLeft -= rowHeight
  ) {
    const [next] = [...lengths].sort((one, other) => other.count / other.lines - one.count / one.lines);
    if (!next || next.lines === next.count) break;
    next.lines = Math.min(next.count, next.lines + next.linesPerRow);
  }
  return lengths.map(({ lines }) => lines);
}

/**
 * @param {Sheet[]} sheets
 * @param {number} perPage 1 or 2
 * @param {Wording} wording
 */
export function sheetPages(sheets, perPage, wording) {
  const pageCount = Math.ceil(sheets.length / perPage);
  return Array.from({ length: pageCount }, (_, page) =>
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
  const groups = groupByLength(words);
  const layout = perPage === 2 ? halfPage : wholePage;
  const unitCount = words.filter(({ isUnit }) => isUnit).length;
  const unitCountNodes =
    unitCount > 0 ? [sentenceGap(wording), make("b", {}, wording.text("paper.units", unitCount))] : [];
  const lineCounts = lineCountsFor(
    groups.map(([length, { length: count }]) => [length, count]),
    layout,
    layout.availableHeight - (unitCount > 0 ? rulesLineHeight : 0),
  );
  return make(
    "article",
    { class: "sheet" },
    make("p", { class: "sheet-head" }, ...blankField("paper.name", wording), ...blankField("paper.date", wording)),
    make("h4", {}, sheetTitle(puzzle, wording)),
    make(
      "ul",
      { class: "sheet-letters", role: "list", lang: "en" },
      ...[...puzzle.root].map((letter) => make("li", {}, letter)),
    ),
    make("p", {}, wording.text("paper.rules", puzzle.minimum), ...unitCountNodes),
    ...groups.map(([length, { length: count }], index) =>
      make(
        "div",
        { class: "sheet-length" },
        make("h5", {}, lengthTitle(length, count, wording)),
        make(
          "ul",
          { class: "sheet-lines", "aria-hidden": "true" },
          ...Array.from({ length: lineCounts[index] }, () => makeLine(length, layout)),
        ),
      ),
    ),
  );
}

/**
 * @param {number} length of the word to write on the line
 * @param {Layout} layout
 */
function makeLine(length, { baseWidth, letterWidth, rowHeight }) {
  const item = make("li", {});
  item.style.width = `${baseWidth + letterWidth * length}mm`;
  item.style.height = `${rowHeight}mm`;
  return item;
}

/**
 * @param {"paper.name" | "paper.date"} key
 * @param {Wording} wording
 */
const blankField = (key, wording) => [make("span", {}, wording.text(key)), make("i", {})];

/**
 * "Word Scramble: Round 3 of 12", or only the name of the game for a single puzzle. The name of the set is only for the
 * teacher.
 * @param {import("./puzzles.js").Puzzle} puzzle
 * @param {Wording} wording
 */
function sheetTitle({ number, count }, wording) {
  const name = wording.text("game.title");
  return count > 1 ? wording.text("sentence.labelled", name, wording.text("playedSet.round", number, count)) : name;
}

/**
 * @param {number} length
 * @param {number} count
 * @param {Wording} wording
 */
export const lengthTitle = (length, count, wording) =>
  wording.text("sentence.labelled", wording.text("letters.count", length), wording.text("projector.words", count));
