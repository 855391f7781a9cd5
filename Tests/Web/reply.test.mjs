// Reading the answers of the engine; an unknown one is an error: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError, parseReply } from "../../Web/engine/reply.js";
import { english } from "../../Web/page/wording.js";
import { refusalText } from "../../Web/round/refusal-text.js";

const wording = { text: (key, ...values) => [key, ...values].join(" ") };

test("a block is parsed into the values that the page displays", () => {
  const reply = parseReply(
    "outcome found milk 2 0 0 1 0\nfound milk 2 0 0\nrecord silkworm-00 8\nline\none\ntoday 326 0 0\n",
  );
  assert.deepEqual(reply.outcome, {
    word: "milk",
    points: 2,
    isBonus: false,
    isAnagram: false,
    isNewRank: true,
    isNewGoodDay: false,
  });
  assert.equal(reply.records.get("silkworm-00"), "line\none");
  assert.equal(reply.today, 326);
  assert.throws(() => {
    reply.today = 1;
  }, TypeError);
});

test("the statistics of all rounds are parsed", () => {
  const reply = parseReply(
    "summary 3 40 31 38 2 1 2 613 3900\nranks 0 0 1 0 1 0 1\nlongest silkworm\nweeks 2\nmonth 2026 11 6 30 1 0\n" +
      "date 1 305 1 5\ndate 2 306 3 -1\nentry milk 2 1795000000 1\nlearn wok 2 0 0\npractice workshop 3\nyesterday 325 limos smirk\n",
  );
  assert.deepEqual(
    [reply.summary.words, reply.summary.averageShare, reply.summary.seconds, reply.weeks],
    [40, 613, 3900, 2],
  );
  assert.deepEqual(
    reply.ranks.filter(({ count }) => count > 0).map(({ rank }) => rank),
    ["braid", "bracelet", "wholeString"],
  );
  assert.deepEqual(reply.month, { year: 2026, month: 11, weekday: 6, length: 30, hasPrevious: true, hasNext: false });
  assert.deepEqual(
    reply.dates.map(({ progress, rank }) => [progress, rank]),
    [
      ["begun", "garland"],
      ["toCome", null],
    ],
  );
  assert.deepEqual(
    [reply.entries, reply.lessons],
    [
      [{ word: "milk", found: 2, first: 1_795_000_000, familiarity: "metAgain" }],
      [{ word: "wok", missed: 2, found: 0, familiarity: "new" }],
    ],
  );
  assert.deepEqual(reply.practice, { root: "workshop", count: 3 });
  assert.deepEqual(reply.yesterday, ["limos", "smirk"]);
});

for (const text of [
  "ranks 1 2 3\n",
  "date 1 305 4 -1\n",
  "date 1 305 1 7\n",
  "entry milk\n",
  "outlook found milk 2 0 0\n",
  "standing 1 2 3 4 5 9 0\n",
  "round silkworm 0 3 paused 1 0\n",
  "round silkworm 0 3 playing 7 0\n",
  "round silkworm none 3 playing 1 0\n",
  "asked everything\n",
  "found milk 2 yes\n",
  "next 3 17\n",
  "letters\nnothing\n",
  "\n",
]) {
  test(`an unknown answer throws: ${JSON.stringify(text)}`, () => assert.throws(() => parseReply(text), Error));
}

test("an error of the engine is thrown with its code", () => {
  assert.throws(
    () => parseReply("error wrongChecksum\n"),
    (error) => error instanceof EngineError && error.code === "wrongChecksum",
  );
});

test("each refusal has its texts, and an unknown one throws", () => {
  const payloads = {
    roundEnded: [],
    notLetters: [49],
    tooShort: [3],
    sameAsRoot: [],
    alreadyFound: [109, 105, 108, 107],
    lettersNotInRoot: [108, 1],
    tooLong: [13, 8],
    unknownWord: [],
  };
  for (const [code, payload] of Object.entries(payloads)) {
    assert.ok(refusalText(code, payload, "silkworm", wording).title.startsWith(`refusal.${code}.title`));
  }
  assert.equal(
    refusalText("alreadyFound", payloads.alreadyFound, "silkworm", wording).detail,
    `refusal.alreadyFound.detail ${english("milk")}`,
  );
  assert.throws(() => refusalText("tooQuick", [], "silkworm", wording), /tooQuick/);
});
