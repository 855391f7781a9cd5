// @ts-check
/** Draws the table of a puzzle: its players, best first, and below them the words by how many have found them. */
import { byId, make, nodesForNames, setText } from "../page/dom.js";
import { english } from "../page/wording.js";
import { heading } from "../round/heading.js";
import { details, initial, listNames, playerName } from "./sentences.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../engine/exports").TableRowMessage} Row */
/** @typedef {{word: string, isBonus: boolean, finders?: number[]}} TableWord */
/** @typedef {import("../page/wording.js").Wording} Wording */

/** The number of colors of beads in challenge.css. */
const colorCount = 8;

/**
 * @param {View} view
 * @param {Wording} wording
 */
export function drawTable(view, wording) {
  if (!view.challenge) return;
  const { rows, foundByAll, foundBySome, foundByOne, missed } = view.challenge;
  setText("table-kind", heading(view, wording, new Date()).kind);
  setText("table-root", view.round.root);
  byId("players").replaceChildren(...rows.map((_, index) => playerItem(rows, index, wording)));
  const sections = /** @type {const} */ ([
    // The title names the finders.
    ["challenge.foundByAll", foundByAll.map(({ word, isBonus }) => ({ word, isBonus }))],
    ["challenge.foundBySome", foundBySome],
    ["challenge.foundByOne", foundByOne],
    ["challenge.missed", missed.map((word) => ({ word, isBonus: false }))],
  ]);
  byId("table-words").replaceChildren(
    ...sections.flatMap(([key, words]) => section(wording.text(key), words, rows, wording)),
  );
}

/**
 * @param {Row[]} rows
 * @param {number} index
 * @param {Wording} wording
 */
function playerItem(rows, index, wording) {
  const name = make("b", {}, ...nodesForNames(playerName(rows, index, wording)));
  return make(
    "li",
    {},
    playerBead(rows, index),
    name,
    " ",
    make("span", { class: "quiet" }, details(rows[index], wording)),
  );
}

/**
 * The bead of a player. Its color is that of the place in the table.
 * @param {Row[]} rows
 * @param {number} index
 */
const playerBead = (rows, index) =>
  make(
    "span",
    { class: "player-bead", "data-color": index % colorCount, "aria-hidden": "true", translate: "no" },
    initial(rows, index),
  );

/**
 * @param {string} title
 * @param {TableWord[]} words
 * @param {Row[]} rows
 * @param {Wording} wording
 */
function section(title, words, rows, wording) {
  if (words.length === 0) return [];
  const items = words.map((word) => wordItem(word, rows, wording));
  return [make("h3", {}, title), make("ul", { class: "table-words", role: "list" }, ...items)];
}

/**
 * @param {TableWord} found
 * @param {Row[]} rows
 * @param {Wording} wording
 */
function wordItem({ word, isBonus, finders = [] }, rows, wording) {
  const names = listNames(
    finders.map((index) => playerName(rows, index, wording)),
    wording,
  );
  return make(
    "li",
    {},
    english(word),
    ...(isBonus ? [" ", make("span", { class: "tag" }, wording.text("found.bonus"))] : []),
    ...finders.map((index) => playerBead(rows, index)),
    ...(names === "" ? [] : [make("span", { class: "unseen" }, ": ", ...nodesForNames(names))]),
  );
}
