// A challenge between two engines, and the sentences about its players: node --test Tests/Web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as Sentences from "../../Web/challenge/sentences.js";
import { visitRequest } from "../../Web/page/addresses.js";
import { Wording } from "../../Web/page/wording.js";
import { openEngine } from "./engine.mjs";

const catalog = JSON.parse(
  readFileSync(new URL("../../Sources/ScrambleKit/Resources/Localizable.xcstrings", import.meta.url), "utf8"),
);
const formsOf = ({ stringUnit, variations }) =>
  stringUnit?.value ??
  Object.fromEntries(Object.entries(variations.plural).map(([name, form]) => [name, form.stringUnit.value]));
const texts = Object.entries(catalog.strings).map(([key, { localizations }]) => [key, formsOf(localizations.en)]);
const wording = new Wording("en", Object.fromEntries(texts));

async function play(text, name, ...words) {
  const engine = await openEngine();
  engine.setOptions({ grade: -1, sort: "newest", name });
  engine.setDay(new Date());
  engine.setRequest({ kind: text.startsWith("#") ? "challenge" : "root", text });
  engine.act("start");
  for (const word of words) engine.act("play", word);
  return engine;
}

test("a code carries players and words, which stay hidden until the round has ended", async () => {
  const ana = await play("silkworm", "", "milk", "silk");
  assert.deepEqual(ana.checkName(" Ana "), { name: "Ana", isTaken: false });
  assert.equal(ana.challengeCode(), null);
  ana.setRoundName(" Ana ");
  const ben = await play(`#${ana.challengeCode()}`, 'B"\\<en', "milk");
  const view = ben.setOptions({ grade: -1, sort: "newest", name: 'B"\\<en' });
  const { challenge } = view;
  assert.deepEqual([challenge.arrival, challenge.isSent, challenge.name], ["invitation", false, 'B"\\<en']);
  assert.deepEqual([challenge.foundByAll, challenge.foundByOne], [[], []]);
  assert.equal(Sentences.invitation(view, wording), "\u2068Ana\u2069 found 2 of 40 words. Can you find more?");
  assert.equal(Sentences.otherPlayers(view, wording), "with \u2068Ana\u2069");
  assert.deepEqual(ben.checkName("aná"), { name: "aná", isTaken: true });
  assert.deepEqual(
    ben.act("endRound").challenge.foundByOne.map(({ word, finders }) => [word, finders]),
    [["silk", [0]]],
  );
});

test("names are listed, and a name that must not be shown is replaced by its place", () => {
  const row = { name: null, words: 1, points: 2, hasFinished: false, isOwn: false, newWords: 0 };
  const rows = [{ ...row, name: "émile", words: 5 }, { ...row, isOwn: true }, row];
  const view = { challenge: { rows }, round: { root: "silkworm", daily: 3 }, standing: { total: 40 } };
  const message = "Word Scramble No 3: émile found 5 of 40 words. You and Player 3 also played. Can you find more?";
  assert.equal(Sentences.challengeMessage(view, wording), message);
  assert.deepEqual(
    rows.map((_, index) => Sentences.initial(rows, index)),
    ["É", "2", "3"],
  );
  assert.equal(Sentences.initial([...Array(11), row], 11), "12");
  assert.equal(
    Sentences.details({ ...row, newWords: 1, hasFinished: true }, wording),
    "1 word · 2 points · 1 new word · finished",
  );
});

test("a fragment is a challenge, and a query that requests no round stays", () => {
  for (const [search, remainingQuery] of [
    ["?from=chat", "?from=chat"],
    ["?daily=3", ""],
  ]) {
    const expected = { request: { kind: "challenge", text: "#abc" }, remainingQuery };
    assert.deepEqual(visitRequest(search, { day: "Mon" }, "Tue", "#abc"), expected);
  }
});
