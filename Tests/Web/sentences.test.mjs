// The sentences about a game: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { importSummary } from "../../Web/dialogs/export-import.js";
import { resultSentence } from "../../Web/dialogs/result-sentence.js";
import { puzzleAddress, roundAddress } from "../../Web/page/addresses.js";
import { english } from "../../Web/page/wording.js";
import {
  formatTime,
  foundCountText,
  foundSentence,
  laterPuzzleSentence,
  nextRankText,
  standingSentence,
  timeLeftSentence,
} from "../../Web/round/sentences.js";

/** A wording whose texts are their keys and values, with a bar between sentences. */
const wording = {
  text: (key, ...values) => (key === "sentence.joined" ? values.join(" | ") : [key, ...values].join(" ")),
  list: (items) => items.join(", "),
};
const standing = { score: 8, found: 2, total: 40, bonus: 1, remaining: 38, rank: "fair", share: 106, clues: 0 };
const round = { root: "silkworm", daily: null, isEnded: false };
const view = {
  round,
  standing,
  time: null,
  next: { points: 7, rank: "fine" },
  lengths: [
    { length: 3, found: 0, remaining: 12, share: 0 },
    { length: 5, found: 2, remaining: 0, share: 1000 },
  ],
};

test("the result names the root of a free round and the number of a daily one, and clues", () => {
  assert.equal(
    resultSentence(view, wording),
    "result.free silkworm result.foundAndOthers result.found 2 40 found.bonusCount 1 points.count 8 rank.fair",
  );
  const daily = {
    ...view,
    round: { ...round, daily: 325 },
    standing: { ...standing, clues: 2, bonus: 0 },
  };
  assert.equal(
    resultSentence(daily, wording),
    "result.daily 325 result.foundAndOthers result.found 2 40 clue.count 2 points.count 8 rank.fair",
  );
});

test("a found word is announced with its rank and, if chosen, the count", () => {
  const foundWord = { word: "milk", points: 2, isBonus: false, isNewRank: true };
  assert.equal(
    foundSentence(foundWord, view, { showsCount: true, saysCount: true }, wording),
    `found.announced ${english("milk")} 2 | found.countOfTotal 2 40 | rank.reached rank.fair`,
  );
  assert.equal(
    foundSentence(
      { ...foundWord, isBonus: true, isNewRank: false },
      view,
      { showsCount: true, saysCount: false },
      wording,
    ),
    `found.announcedBonus ${english("milk")} 2`,
  );
  const whole = { ...view, standing: { ...standing, rank: "allWords" } };
  assert.equal(
    foundSentence(foundWord, whole, { showsCount: true, saysCount: false }, wording),
    `found.announced ${english("milk")} 2 | found.all`,
  );
  assert.equal(
    foundSentence({ ...foundWord, isNewGoodDay: true }, view, { showsCount: true, saysCount: false }, wording),
    `found.announced ${english("milk")} 2 | rank.reached rank.fair | rank.goodDay`,
  );
});

test("the standing has the letters, the words left and the time; without the count it has no total", () => {
  assert.equal(
    standingSentence("milk", view, { showsCount: true }, wording, "time.secondsRemaining 9"),
    `${english("m i l k")} | found.countOfTotal 2 40 | sentence.labelled letters.count 3 remaining.count 12 | rank.fair | rank.pointsToShort 7 rank.fine | time.secondsRemaining 9`,
  );
  assert.equal(
    standingSentence("milk", view, { showsCount: false }, wording, ""),
    `${english("m i l k")} | found.count 2 | rank.fair | rank.pointsToShort 7 rank.fine`,
  );
});

test("the next rank requires points, the last one words, and after it there is none", () => {
  assert.equal(nextRankText(view, wording), "rank.pointsToShort 7 rank.fine");
  assert.equal(nextRankText({ next: { words: 3 } }, wording), "rank.wordsTo 3 rank.allWords");
  assert.equal(nextRankText({ next: null }, wording), "");
  assert.equal(foundCountText(view, false, wording), "found.count 2");
});

test("a puzzle still to come is named by its day, in any time zone", () => {
  const later = { number: 1000, year: 2028, month: 9, day: 26 };
  assert.equal(laterPuzzleSentence(later, { ...wording, locale: "en" }), "daily.later September 26, 2028");
});

test("the time left is rounded up to minutes above one", () => {
  assert.deepEqual([0, 1, 60, 61, 600].map(formatTime), ["0:00", "0:01", "1:00", "1:01", "10:00"]);
  assert.deepEqual(
    [59, 60, 61].map((seconds) => timeLeftSentence(seconds, wording)),
    ["time.secondsRemaining 59", "time.secondsRemaining 60", "time.minutesRemaining 2"],
  );
});

test("the summary of an import says what was new, and whether a part could not be read", () => {
  const nothing = { records: 1, rounds: 0, words: 0, hasSkipped: false };
  for (const [gain, summary] of [
    [{ ...nothing, records: 0, hasSkipped: true }, "transfer.fileDamaged"],
    [nothing, "transfer.importedNothing"],
    [{ ...nothing, rounds: 1 }, "transfer.imported transfer.importedRounds 1 transfer.importedWords 0"],
    [{ ...nothing, hasSkipped: true }, "sentence.next transfer.importedNothing transfer.skippedPart"],
  ])
    assert.equal(importSummary(gain, wording), summary);
});

test("the address of a puzzle or a round has no query or fragment of the current address", () => {
  globalThis.location = { href: "https://example.com/words/?root=cat#x" };
  assert.equal(puzzleAddress({ root: "silkworm", daily: null }), "https://example.com/words/?root=silkworm");
  assert.equal(puzzleAddress({ root: "silkworm", daily: 325 }), "https://example.com/words/?daily=325");
  assert.equal(roundAddress({ key: "silkworm-3" }), "https://example.com/words/?round=silkworm-3");
  delete globalThis.location;
});
