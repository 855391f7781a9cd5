// The sentences about a game: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { importSummary } from "../../Web/export-import.js";
import { puzzleAddress, roundAddress } from "../../Web/launch-options.js";
import {
  foundSentence, foundCount, formatTime, missedYesterday, resultSentence, standingSentence, timeLeftSentence, toNextRank,
} from "../../Web/sentences.js";

/** Returns the key of a text with its values, and joins sentences with a bar. */
const wording = { text: (key, ...values) => (key === "page.saidAnd" ? values.join(" | ") : [key, ...values].join(" ")) };
const standing = { score: 6, found: 2, total: 40, bonus: 1, remaining: 38, rank: "strand", share: 81, clues: 0 };
const round = { root: "silkworm", daily: null, phase: "playing" };
const view = {
  round, standing, time: null, rival: null, next: { points: 8, rank: "braid" },
  lengths: [{ length: 3, found: 0, remaining: 12, share: 0 }, { length: 5, found: 2, remaining: 0, share: 1000 }],
};

test("the result names the root of a free round and the number of a daily one, minutes and clues", () => {
  assert.equal(resultSentence(view, wording), "end.result silkworm end.found 2 40 1 screen.points 6 rank.strand");
  const daily = { ...view, round: { ...round, daily: 325 }, standing: { ...standing, clues: 2 }, time: { minutes: 3 } };
  assert.equal(resultSentence(daily, wording),
    "end.resultDaily 325 end.foundClues timed.result end.found 2 40 timed.minutes 3 screen.clueCount 2 1 screen.points 6 rank.strand");
});

test("a found word is announced with its rank and, if chosen, the count", () => {
  const foundWord = { word: "milk", points: 2, isBonus: false, isNewRank: true };
  assert.equal(foundSentence(foundWord, view, { showsCount: true, saysCount: true }, wording),
    "page.saidFound milk 2 | screen.foundCount 2 40 | note.newRank rank.strand");
  assert.equal(foundSentence({ ...foundWord, isBonus: true, isNewRank: false }, view, { showsCount: true, saysCount: false }, wording), "page.saidBonus milk 2");
  const whole = { ...view, standing: { ...standing, rank: "wholeString" } };
  assert.equal(foundSentence(foundWord, whole, { showsCount: true, saysCount: false }, wording), "page.saidFound milk 2 | note.allFound");
});

test("the standing has the letters, the words left and the time; without the count it has no total", () => {
  assert.equal(standingSentence("milk", view, { showsCount: true }, wording, "timed.secondsLeft 9"),
    "m i l k | screen.foundCount 2 40 | screen.letters 3: screen.left 12 | rank.strand | screen.toRank 8 rank.braid | timed.secondsLeft 9");
  assert.equal(standingSentence("milk", view, { showsCount: false }, wording, ""), "m i l k | page.foundAlone 2 | rank.strand | screen.toRank 8 rank.braid");
});

test("the next rank requires points, the last one words, and after it there is none", () => {
  assert.equal(toNextRank(view, wording), "screen.toRank 8 rank.braid");
  assert.equal(toNextRank({ next: { words: 3 } }, wording), "screen.wordsToRank 3 rank.wholeString");
  assert.equal(toNextRank({ next: null }, wording), "");
  assert.equal(foundCount(view, false, wording), "page.foundAlone 2");
});

test("five words missed yesterday are named and the others counted", () => {
  assert.equal(missedYesterday(["a", "b"], wording), "yesterday.missed a, b");
  assert.equal(missedYesterday(["a", "b", "c", "d", "e", "f", "g"], wording), "yesterday.missedMore a, b, c, d, e 2");
});

test("a time is rounded up to seconds, and to minutes above one", () => {
  assert.deepEqual([0, 1, 600, 601, 5999].map(formatTime), ["0:00", "0:01", "1:00", "1:01", "10:00"]);
  assert.deepEqual([591, 600, 601].map((tenths) => timeLeftSentence(tenths, wording)),
    ["timed.secondsLeft 60", "timed.secondsLeft 60", "timed.minutesLeft 2"]);
});

test("the summary of an import counts imported and skipped records", () => {
  const none = { rounds: 0, words: 0, valid: 0, damaged: 0, newer: 0 };
  for (const [counts, summary] of [
    [none, "page.importDamaged"], [{ ...none, newer: 1 }, "page.importNewer"], [{ ...none, valid: 1 }, "page.importedNothing"],
    [{ rounds: 1, words: 2, valid: 1, damaged: 3, newer: 4 },
      "page.imported page.importedRounds 1 page.importedWords 2 page.importLeftOutDamaged 3 page.importLeftOutNewer 4"],
  ]) assert.equal(importSummary(counts, wording), summary);
});

test("the address of a puzzle or a round has no query or fragment of the current address", () => {
  globalThis.location = { href: "https://example.com/words/?root=cat#c1.x" };
  assert.equal(puzzleAddress({ root: "silkworm", daily: null }), "https://example.com/words/?root=silkworm");
  assert.equal(puzzleAddress({ root: "silkworm", daily: 325 }), "https://example.com/words/?daily=325");
  assert.equal(roundAddress({ key: "silkworm-00000000000000aa" }), "https://example.com/words/?round=silkworm-00000000000000aa");
  delete globalThis.location;
});
