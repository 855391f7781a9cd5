// @ts-check
/** The sentences about a game that only dialogs show or share: its rules and its result. */
import { asIs } from "../page/wording.js";
import { formatTime, listFacts, rankName } from "../round/sentences.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../page/wording.js").Wording} Wording */

/**
 * What words are worth in the round, and the bonus for a word that uses every letter.
 * @param {View} view
 * @param {Wording} wording
 */
export function rulesSentence({ rules }, wording) {
  const points = (/** @type {number} */ count) => wording.text("points.count", count);
  const anagramKey = rules.byLetters ? "rules.anagramByLetters" : "rules.anagram";
  const rule = rules.byLetters
    ? wording.text("rules.letters")
    : rules.minimum > 3
      ? wording.text("rules.classicFour", points(rules.longer))
      : wording.text("rules.classic", points(rules.three), points(rules.longer));
  const anagram = wording.text(anagramKey, rules.length, points(rules.anagram));
  return wording.text("sentence.joined", rule, anagram);
}

/**
 * The result as one plain sentence that does not reveal a word.
 * @param {View} view
 * @param {Wording} wording
 */
export function resultSentence(view, wording) {
  const {
    round: { root, daily },
    standing: { found, total, bonus, score, clues, anagrams },
    time,
  } = view;
  const foundText = wording.text("result.found", found, total);
  const words = time ? wording.text("result.foundInTime", foundText, timeTakenText(view, wording)) : foundText;
  const extras = [
    anagrams > 0 ? wording.text("anagram.count", anagrams) : "",
    clues > 0 ? wording.text("clue.count", clues) : "",
    bonus > 0 ? wording.text("found.bonusCount", bonus) : "",
  ];
  const all = listFacts(words, extras, wording);
  return wording.text(
    daily === null ? "result.free" : "result.daily",
    // The sentence is copied and sent as plain text, so the root has no marks.
    daily ?? asIs(root),
    all,
    wording.text("points.count", score),
    rankName(view, wording),
  );
}

/**
 * The duration of a timed round: its minutes, or less if the player has ended it early. Empty for other rounds.
 * @param {View} view
 * @param {Wording} wording
 */
export function timeTakenText({ time, round: { phase } }, wording) {
  if (!time) return "";
  return time.remaining > 0 && phase !== "playing"
    ? formatTime(600 * time.minutes - time.remaining)
    : wording.text("time.minutes", time.minutes);
}
