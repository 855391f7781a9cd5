// Counting a large word book: node --test Tests/Web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openEngine } from "./engine.mjs";

const rows = readFileSync(new URL("../../Data/words.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split("\t"));
const slurs = new Set(rows.filter(([, kind]) => kind === "b").map(([word]) => word));

/**
 * Returns records of rounds with at least a number of different found words, and these words. In each round, whose root
 * has 15 letters, all words are found that no earlier round has.
 */
function recordsWithWords(count) {
  const words = rows.map(([word]) => word);
  const [seven, eight] = [7, 8].map((length) => words.filter((word) => word.length === length));
  const letterCounts = (word) =>
    Object.fromEntries([...new Set(word)].map((letter) => [letter, word.split(letter).length - 1]));
  const bags = words.map((word) => [word, Object.entries(letterCounts(word))]);
  const [seen, records] = [new Set(), []];
  for (let number = 1; seen.size < count; number += 1) {
    const root = seven[(number * 997) % seven.length] + eight[(number * 1999) % eight.length];
    const letters = letterCounts(root);
    const found = bags
      .filter(
        ([word, bag]) => !seen.has(word) && bag.every(([letter, neededCount]) => neededCount <= (letters[letter] ?? 0)),
      )
      .map(([word]) => word);
    for (const word of found) seen.add(word);
    const facts = found.map((word) => `found ${word} common\n`).join("");
    if (found.length > 0) records.push(`round ${root}\n${facts}end\n\n`);
  }
  return [records, [...seen]];
}

test("a word book of 20,000 words is listed", async () => {
  const engine = await openEngine();
  engine.setDay(new Date(2026, 10, 23));
  const [records, words] = recordsWithWords(20_000);
  engine.setRequest({ kind: "nothing", text: "" });
  for (const record of records) engine.loadRecords(record);
  engine.act("start");
  assert.equal(engine.statistics(0).summary.distinctWords, words.length);
  const { entries } = engine.wordBook(0, "");
  // Slurs are counted but never listed.
  assert.deepEqual(
    entries.map(({ word }) => word),
    words.filter((word) => !slurs.has(word)).sort(),
  );
});
