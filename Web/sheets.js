// @ts-check
/** What lies over the game when it is asked for: how to play, settings, the end of a round. */
import { foundCount, rankName, sorted } from "./board.js";
import { drawNecklace } from "./cord.js";
import { grouped, make, the } from "./page.js";

/** @typedef {import("./wording.js").Wording} Wording */
/** @typedef {import("./engine.js").Engine} Engine */

/** Lets every sheet be closed by its buttons. */
export function prepare() {
  for (const sheet of document.querySelectorAll("dialog")) {
    for (const button of sheet.querySelectorAll(".close")) button.addEventListener("click", () => sheet.close());
  }
}

/** @param {string} id */
export const open = (id) => /** @type {HTMLDialogElement} */ (the(id)).showModal();

/** @param {string} id */
export const close = (id) => /** @type {HTMLDialogElement} */ (the(id)).close();

/** The keys, as they are called and what they do. */
const keys = [
  ["Enter", "page.keyEnter"], ["Backspace", "page.keyDelete"], ["Space", "page.keyShuffle"], ["↑", "page.keyRecall"],
  ["Esc", "page.keyEscape"], ["?", "page.keyHelp"],
];

/** @param {Wording} wording */
export function drawKeys(wording) {
  the("keys").replaceChildren(...keys.map(([key, text]) =>
    make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, wording.text(text)))));
}

/**
 * The result as one plain sentence that gives no word away.
 * @param {{root: string, daily?: number}} round
 * @param {Engine} engine
 * @param {Wording} wording
 */
export function result({ root, daily }, engine, wording) {
  return wording.text(daily === undefined ? "end.result" : "end.resultDaily", daily ?? root, engine.figure("commonFound"),
    engine.figure("commonTotal"), engine.figure("bonusFound"), wording.text("screen.points", engine.figure("score")),
    rankName(engine, wording));
}

/**
 * The address of a round.
 * @param {{root: string, daily?: number}} round
 */
export function address({ root, daily }) {
  const query = daily === undefined ? `root=${root}` : `daily=${daily}`;
  return new URL(`?${query}`, location.href.split(/[?#]/)[0]).href;
}

/**
 * Draws the end of a round.
 * @param {{root: string, daily?: number}} round
 * @param {Engine} engine
 * @param {Wording} wording
 * @param {string} kind
 */
export function drawEnd(round, engine, wording, kind) {
  const [found, missed] = [sorted(engine.found(), "length"), engine.missed()];
  const bonus = found.filter((find) => find.isBonus).map((find) => find.word);
  the("end-kind").textContent = kind;
  the("end-title").textContent = round.root;
  the("end-summary").textContent = wording.text("page.endSummary", missed.length, rankName(engine, wording));
  the("end-points").textContent = String(engine.figure("score"));
  the("end-rank").textContent = wording.text("page.pointsRank", engine.figure("score"), rankName(engine, wording));
  the("end-found").textContent = foundCount(engine, wording);
  the("end-bonus").textContent = `· ${wording.text("screen.bonusCount", bonus.length)}`;
  the("missed-title").textContent = missed.length > 0 ? wording.text("page.missedCount", missed.length) : wording.text("end.missedNone");
  the("missed").replaceChildren(...byLength(missed, wording));
  the("bonus-title").hidden = bonus.length === 0;
  the("end-bonus-words").textContent = bonus.join(", ");
  the("all-found-title").textContent = wording.text("page.allFound", found.length);
  the("all-found").textContent = found.map((find) => find.word).join(", ");
  the("copy-status").textContent = "";
  drawNecklace(the("necklace"), engine.figure("commonFound"), engine.figure("commonTotal"));
}

/**
 * @param {string[]} words longest first
 * @param {Wording} wording
 */
function byLength(words, wording) {
  return [...grouped(words, (word) => word.length)].map(([length, some]) => make("li", {},
    make("span", { class: "circle", "aria-hidden": "true" }, String(length)),
    make("span", { class: "unseen" }, `${wording.text("screen.letters", length)}: `),
    make("span", { lang: "en" }, some.join(", "))));
}
