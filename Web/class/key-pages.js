// @ts-check
/** The pages of the key: the words of the puzzles and their meanings. */
import { make } from "../page/dom.js";
import { english } from "../page/wording.js";
import { groupByLength, lengthTitle } from "./sheets.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").PuzzleKeyWordMessage} KeyWord */
/** @typedef {import("./sheets.js").Sheet} Sheet */

/**
 * The key, which begins on a new page.
 * @param {Sheet[]} sheets
 * @param {Map<string, import("../round/meanings.js").Meaning>} meanings of the words; empty for none
 * @param {Wording} wording
 */
export function keyPages(sheets, meanings, wording) {
  const hasUnits = sheets.some(({ words }) => words.some(({ isUnit }) => isUnit));
  return [
    make(
      "section",
      { class: "paper-key" },
      make("h4", {}, wording.text("paper.keyTitle")),
      ...(hasUnits ? [make("p", {}, "◆ ", wording.text("playedSet.unit"))] : []),
      ...sheets.map((sheet) => keyElement(sheet, meanings, wording)),
    ),
  ];
}

/**
 * @param {Sheet} sheet
 * @param {Map<string, import("../round/meanings.js").Meaning>} meanings
 * @param {Wording} wording
 */
function keyElement({ puzzle, words }, meanings, wording) {
  const { root, number, count } = puzzle;
  const heading =
    count > 0
      ? wording.text("sentence.labelled", wording.text("playedSet.round", number, count), english(root))
      : english(root);
  const groups = groupByLength(words).map(([length, wordsOfLength]) =>
    make(
      "p",
      { class: "key-words" },
      make("b", {}, lengthTitle(length, wordsOfLength.length, wording)),
      " ",
      ...wordNodes(wordsOfLength),
    ),
  );
  return make(
    "article",
    { class: "key" },
    make("h5", {}, heading),
    ...groups,
    ...(meanings.size > 0 ? [meaningList(words, meanings)] : []),
  );
}

/** @param {KeyWord[]} words */
const wordNodes = (words) => words.flatMap((word, index) => [...(index > 0 ? [", "] : []), keyWordElement(word)]);

/** @param {KeyWord} word a unit word has a diamond, and is bold and underlined */
const keyWordElement = ({ word, isUnit }) =>
  isUnit ? make("b", { class: "unit-word", lang: "en" }, `${word} ◆`) : make("span", { lang: "en" }, word);

/**
 * @param {KeyWord[]} words
 * @param {Map<string, import("../round/meanings.js").Meaning>} meanings
 */
function meaningList(words, meanings) {
  const wordsWithMeaning = words.filter(({ word }) => meanings.has(word));
  return make(
    "dl",
    { class: "key-meanings", lang: "en", translate: "yes" },
    ...wordsWithMeaning.map((word) =>
      make("div", {}, make("dt", {}, keyWordElement(word)), " ", make("dd", {}, meanings.get(word.word)?.text ?? "")),
    ),
  );
}
