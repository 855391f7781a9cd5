// @ts-check
/** The sentences about a game that several parts of the page announce, show, or share. */

import { asIs, english } from "../page/wording.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../page/settings.js").Settings} Settings */
/** @typedef {import("../page/wording.js").PlayerText} PlayerText */
/** @typedef {import("../page/wording.js").Wording} Wording */

/**
 * @param {View} view
 * @param {Wording} wording
 */
export const rankName = (view, wording) => wording.text(`rank.${view.standing.rank}`);

/**
 * How many words are found, and of how many if the player wants to know that.
 * @param {View} view
 * @param {boolean} showsCount
 * @param {Wording} wording
 */
export const foundCountText = ({ standing: { found, total } }, showsCount, wording) =>
  showsCount ? wording.text("found.countOfTotal", found, total) : wording.text("found.count", found);

/**
 * How many words of another round are found, and of how many if the player wants to know that.
 * @param {number} found
 * @param {number} total
 * @param {boolean} showsCount
 * @param {Wording} wording
 */
export const progressText = (found, total, showsCount, wording) =>
  showsCount ? wording.text("found.ofTotal", found, total) : wording.text("found.count", found);

/**
 * Whether the round has a result: it has ended, or every common word is found and bonus words may still be played.
 * @param {View} view
 */
export const hasResult = ({ round, standing }) => round.isEnded || standing.rank === "allWords";

/**
 * What the next rank requires; empty if there is no next rank.
 * @param {View} view
 * @param {Wording} wording
 */
export function nextRankText({ next }, wording) {
  if (!next) return "";
  if ("words" in next) return wording.text("rank.wordsTo", next.words, wording.text("rank.allWords"));
  return wording.text("rank.pointsToShort", next.points, wording.text(`rank.${next.rank}`));
}

/**
 * Returns the announcement of a found word with its points, the number of found words if the player wants to hear it, a
 * new rank, and whether the word completes a good day.
 * @param {import("../engine/exports").NewFoundWordMessage} foundWord
 * @param {View} view the game after the word
 * @param {Settings} settings
 * @param {Wording} wording
 */
export function foundSentence(
  { word, points, isBonus, isAnagram, isNewRank, isNewGoodDay },
  view,
  { showsCount, saysCount },
  wording,
) {
  const isWhole = view.standing.rank === "allWords";
  const key = isBonus ? "found.announcedBonus" : isAnagram ? "found.announcedAnagram" : "found.announced";
  return joinSentences(
    [
      wording.text(key, english(word), points),
      saysCount ? foundCountText(view, showsCount, wording) : "",
      !isNewRank ? "" : isWhole ? wording.text("found.all") : wording.text("rank.reached", rankName(view, wording)),
      isNewGoodDay ? wording.text("rank.goodDay") : "",
    ],
    wording,
  );
}

/**
 * Returns the announcement of the letters one by one, the words found and left, the rank and what the next one requires,
 * and the time left.
 * @param {string} letters in display order
 * @param {View} view
 * @param {Settings} settings
 * @param {Wording} wording
 * @param {PlayerText} timeLeft the time left as a sentence; empty in an untimed round
 */
export function standingSentence(letters, view, { showsCount }, wording, timeLeft) {
  const remaining = (showsCount ? view.lengths : [])
    .filter((one) => one.remaining > 0)
    .map(({ length, remaining }) =>
      wording.text(
        "sentence.labelled",
        wording.text("letters.count", length),
        wording.text("remaining.count", remaining),
      ),
    );
  return joinSentences(
    [
      english([...letters].join(" ")),
      foundCountText(view, showsCount, wording),
      ...remaining,
      rankName(view, wording),
      nextRankText(view, wording),
      timeLeft,
    ],
    wording,
  );
}

/**
 * @param {import("../engine/exports").FutureDailyMessage} later
 * @param {Wording} wording
 */
export function laterPuzzleSentence({ year, month, day }, wording) {
  const date = new Intl.DateTimeFormat(wording.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1, day),
  );
  return wording.text("daily.later", asIs(date));
}

/**
 * Returns a time as minutes and seconds.
 * @param {number} seconds
 */
export const formatTime = (seconds) => asIs(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);

/**
 * @param {number} seconds
 * @param {Wording} wording
 */
export function timeLeftSentence(seconds, wording) {
  return seconds <= 60
    ? wording.text("time.secondsRemaining", seconds)
    : wording.text("time.minutesRemaining", Math.ceil(seconds / 60));
}

/**
 * Joins a subject and the facts about it that are not empty: "milk, 4 letters, plus 2".
 * @param {PlayerText | ""} subject
 * @param {(PlayerText | "")[]} facts
 * @param {Wording} wording
 */
export const listFacts = (subject, facts, wording) =>
  facts
    .filter((fact) => fact !== "")
    .reduce((before, fact) => wording.text("result.foundAndOthers", before, fact), subject);

/**
 * Joins the sentences that are not empty.
 * @param {PlayerText[]} sentences
 * @param {Wording} wording
 */
const joinSentences = (sentences, wording) =>
  sentences
    .filter((sentence) => sentence !== "")
    .reduce((before, sentence) => wording.text("sentence.joined", before, sentence));
