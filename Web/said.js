// @ts-check
/** What is said of the game: of a find, and where the player stands. */
import { foundCount, rankName, toNext } from "./board.js";
import { paceSentence } from "./rival.js";

/** @typedef {import("./block.js").View} View */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./wording.js").Wording} Wording */

/**
 * A find, a rank that it has reached, and how many words are found where the player has chosen to hear it.
 * @param {import("./block.js").Find & {isNewRank: boolean}} find
 * @param {View} view how the game stands since
 * @param {Settings} settings
 * @param {Wording} wording
 */
export function ofFind({ word, points, isBonus, isNewRank }, view, { showsCount, saysCount }, wording) {
  const isWhole = view.standing.rank === "wholeString";
  return together([
    wording.text(isBonus ? "page.saidBonus" : "page.saidFound", word, points),
    saysCount ? foundCount(view, showsCount, wording) : "",
    !isNewRank ? "" : isWhole ? wording.text("note.allFound") : wording.text("note.newRank", rankName(view, wording)),
  ], wording);
}

/**
 * The letters one by one, the words found and left, as far as the player wants to know how many there are, and the rank.
 * @param {string} letters as they lie
 * @param {View} view
 * @param {Settings} settings
 * @param {Wording} wording
 * @param {string} timeLeft what is left of a timed round, or nothing
 */
export function ofStanding(letters, view, { showsCount }, wording, timeLeft) {
  const left = (showsCount ? view.lengths : []).filter((one) => one.left > 0).map((one) =>
    `${wording.text("screen.letters", one.length)}: ${wording.text("screen.left", one.left)}`);
  return together([[...letters].join(" "), foundCount(view, showsCount, wording), ...left, rankName(view, wording), toNext(view, wording, ""),
    timeLeft, paceSentence(view, wording)], wording);
}

/**
 * Sentences one after the other, empty ones left out.
 * @param {string[]} sentences
 * @param {Wording} wording
 */
const together = (sentences, wording) =>
  sentences.filter((sentence) => sentence !== "").reduce((said, sentence) => wording.text("page.saidAnd", said, sentence));
