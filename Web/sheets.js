// @ts-check
/** What lies over the game when it is asked for: how to play, settings, the end of a round. */
import { foundCount, rankName } from "./board.js";
import { drawNecklace } from "./cord.js";
import { make, the } from "./page.js";

/** @typedef {import("./wording.js").Wording} Wording */
/** @typedef {import("./block.js").View} View */
/** @typedef {import("./words.js").WordList} WordList */

/** Lets every sheet be closed by its buttons. */
export function prepare() {
  for (const sheet of document.querySelectorAll("dialog")) {
    for (const button of sheet.querySelectorAll(".close")) button.addEventListener("click", () => sheet.close());
    sheet.addEventListener("close", keepCaret);
  }
}

/** Chromium leaves the caret in the text under the button that was clicked; the field, though it has the focus, takes no letters. */
function keepCaret() {
  const { activeElement } = document;
  if (activeElement !== the("word") || !(activeElement instanceof HTMLInputElement)) return;
  const { length } = activeElement.value;
  activeElement.setSelectionRange(length, length);
}

/** @param {string} id */
export function open(id) {
  const sheet = /** @type {HTMLDialogElement} */ (the(id));
  // One that is open already begins anew, with the focus where it belongs.
  sheet.close();
  sheet.showModal();
}

/** @param {string} id */
export const close = (id) => /** @type {HTMLDialogElement} */ (the(id)).close();

/** The keys, as they are called and what they do. */
const keys = [
  ["Enter", "page.keyEnter"], ["Backspace", "page.keyDelete"], ["Space", "page.keyShuffle"], ["↑", "page.keyRecall"],
  ["Esc", "page.keyEscape"], ["/", "page.keyStatus"], ["?", "page.keyHelp"],
];

/** @param {Wording} wording */
export function drawKeys(wording) {
  the("keys").replaceChildren(...keys.map(([key, text]) =>
    make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, wording.text(text)))));
}

/**
 * The result as one plain sentence that gives no word away.
 * @param {View} view
 * @param {Wording} wording
 */
export function result(view, wording) {
  const { round: { root, daily }, standing: { found, total, bonus, score, clues }, time } = view;
  const counted = wording.text("end.found", found, total);
  const words = time ? wording.text("timed.result", counted, wording.text("timed.minutes", time.minutes)) : counted;
  const all = clues === 0 ? words : wording.text("end.foundClues", words, wording.text("screen.clueCount", clues));
  return wording.text(daily === null ? "end.result" : "end.resultDaily", daily ?? root, all, bonus,
    wording.text("screen.points", score), rankName(view, wording));
}

/**
 * The address of a round.
 * @param {{root: string, daily: number | null}} round
 */
export function address({ root, daily }) {
  const query = daily === null ? `root=${root}` : `daily=${daily}`;
  return new URL(`?${query}`, location.href.split(/[?#]/)[0]).href;
}

/**
 * Draws the end of a round; its words only once missed ones may be shown.
 * @param {View} view
 * @param {Wording} wording
 * @param {string} kind
 * @param {WordList} list of the words missed
 */
export function drawEnd(view, wording, kind, list) {
  const { round, standing } = view;
  const isRevealed = round.phase === "revealed";
  the("end-kind").textContent = kind;
  the("end-title").textContent = round.root;
  the("end").setAttribute("aria-label", wording.text("page.endTitle", round.root));
  the("end-summary").textContent = wording.text("page.endSummary", rankName(view, wording), standing.found, standing.total);
  the("end-new").textContent = wording.text(round.daily === null ? "page.newWord" : "page.freeRound");
  the("end-points").textContent = String(standing.score);
  the("end-rank").textContent = wording.text("page.pointsRank", standing.score, rankName(view, wording));
  the("end-found").textContent = foundCount(view, true, wording);
  const besides = [["screen.bonusCount", standing.bonus], ["screen.clueCount", standing.clues], ["timed.minutes", view.time?.minutes ?? 0]];
  the("end-bonus").textContent = besides.filter(([, count]) => count !== 0).map(([key, count]) => `· ${wording.text(String(key), count)}`).join(" ");
  the("copy-status").textContent = "";
  the("copy").textContent = wording.text(typeof navigator.share === "function" ? "share.title" : "page.copyResult");
  the("end-choice").hidden = isRevealed;
  the("end-words").hidden = !isRevealed;
  the("go-on").hidden = view.time?.left === 0;
  the("play-again").hidden = view.finds.length === 0;
  if (isRevealed) drawWords(view, wording, list);
  drawNecklace(the("necklace"), standing.found, standing.total);
}

/**
 * @param {View} view
 * @param {Wording} wording
 * @param {WordList} list
 */
function drawWords({ finds, missed }, wording, list) {
  const bonus = finds.filter((find) => find.isBonus).map((find) => find.word);
  the("missed-title").textContent = missed.length > 0 ? wording.text("page.missedCount", missed.length) : wording.text("end.missedNone");
  list.wording = wording;
  const begins = (/** @type {number} */ place) => missed[place].length !== missed[place - 1]?.length;
  list.draw(missed.map((word, place) => ({ word, key: `${word} ${begins(place)} ${wording.language}` })),
    (word, button, place) => missedItem(word, button, begins(place), wording));
  the("bonus-title").hidden = bonus.length === 0;
  the("end-bonus-words").textContent = bonus.join(", ");
  the("all-found-title").textContent = wording.text("page.allFound", finds.length);
  the("all-found").textContent = finds.map((find) => find.word).join(", ");
}

/**
 * @param {string} word
 * @param {HTMLElement} button
 * @param {boolean} isFirst whether it is the first one of its length
 * @param {Wording} wording
 */
function missedItem(word, button, isFirst, wording) {
  const circle = make("span", { class: "circle", "aria-hidden": "true" }, String(word.length));
  return make("li", isFirst ? { class: "first" } : {}, ...(isFirst ? [circle] : []), button,
    make("span", { class: "unseen" }, `, ${wording.text("screen.letters", word.length)}`), " ");
}
