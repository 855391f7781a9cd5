// @ts-check
/** The sentences about a game that only dialogs show or share: its rules and its result. */
import { asIs } from "../page/wording.js";
import { listFacts, rankName } from "../round/sentences.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../page/wording.js").Wording} Wording */

/**
 * What words are worth, and what a word that uses every letter of the root is worth.
 * @param {string} root
 * @param {Wording} wording
 */
export function rulesSentence({ length }, wording) {
  const anagram = wording.text("rules.anagram", length);
  return wording.text("sentence.joined", wording.text("rules.points"), anagram);
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
  } = view;
  const extras = [
    anagrams > 0 ? wording.text("anagram.count", anagrams) : "",
    clues > 0 ? wording.text("clue.count", clues) : "",
    bonus > 0 ? wording.text("found.bonusCount", bonus) : "",
  ];
  const all = listFacts(wording.text("result.found", found, total), extras, wording);
  return wording.text(
    daily === null ? "result.free" : "result.daily",
    // The sentence is copied and sent as plain text, so the root has no marks.
    daily ?? asIs(root),
    all,
    wording.text("points.count", score),
    rankName(view, wording),
  );
}
