// How the engine makes, saves, plays, hands in and marks sets of rounds: node --test Tests/Web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { dataLines, openClassEngine, openEngine } from "./engine.mjs";

const sensitive = readFileSync(new URL("../../Sources/ScrambleKit/Resources/english.sensitive", import.meta.url));

/** An engine with a game, the engine of the screens for a class, and a set of two rounds. */
async function openEngines() {
  const engine = await openEngine();
  engine.setDay(new Date(2026, 10, 23));
  engine.setRequest({ kind: "root", text: "starling" });
  engine.act("start");
  engine.openSensitiveWords(sensitive);
  const classEngine = await openClassEngine();
  classEngine.openSensitiveWords(sensitive);
  const { set } = classEngine.askClass("makeSet", "silkworm planters\nmilk plant zebra", 3, 0, 0, 1);
  return { engine, classEngine, set };
}

test("a pasted list becomes unit words, and these suggest roots", async () => {
  const { classEngine } = await openEngines();
  const list = "1. Milk – Milch\nopium\nice cream\nMILK\nox\nabo\nécole\nmіlk";
  const flags = { isFolded: false, isJoined: false, isUnlisted: false };
  const item = (kind, line, more = {}) => ({ kind, line, word: null, text: null, ...flags, ...more });
  assert.deepEqual(classEngine.askClass("readUnitWords", list).items, [
    item("oneColumn", 1),
    item("word", 1, { word: "milk" }),
    item("delicate", 2, { word: "opium" }),
    item("notOneWord", 3, { text: "ice cream" }),
    item("repeated", 4, { word: "milk" }),
    item("wrongLength", 5, { word: "ox" }),
    item("refused", 6),
    item("word", 7, { word: "ecole", isFolded: true, isUnlisted: true }),
    item("notEnglish", 8),
  ]);
  const unitWords = "carbon ocean atom photosynthesis qqq ox";
  const { suggestions, uncovered } = classEngine.askClass("suggestRoots", unitWords, 3);
  assert.deepEqual(
    suggestions.filter(({ isOwn }) => isOwn).map(({ root }) => root),
    ["carbon", "photosynthesis"],
  );
  assert.ok(suggestions.some(({ words }) => words.includes("ocean")));
  const availableWords = (text) => classEngine.askClass("suggestRoots", text, 3).uncovered.available;
  assert.deepEqual(uncovered, { available: ["photosynthesis"], withoutRoot: ["qqq"], tooShort: ["ox"] });
  assert.deepEqual(availableWords("carbon ocean atom\nphotosynthesis"), ["carbon", "ocean", "atom"]);
  assert.deepEqual(availableWords("carbon ocean\n"), ["carbon", "ocean"]);
});

test("the engine of the page reads the forms of lists as the core's tests do", async () => {
  const { classEngine } = await openEngines();
  for (const list of [
    "{{c1::milk}}\n<b>plant</b><br>Pflanze\n&quot;ocean&quot;",
    '"milk","a ""white"" drink"\n"plant","green, tall"\n"ocean","big"',
    "#separator:Semicolon\n#guid column:1\nabCd;milk;Milch\nefGh;plant;x\nijKl;ocean;y",
    "milk /mɪlk/ 牛奶\nplant (n.) a green thing\nocean → Ozean",
    "milk молоко\nplant نبات\nthe ocean",
    "mi-\nlk • plant; ocean",
    "Unit 4: milk, plant, and ocean",
    "milk plant ocean",
    "milk - Milch; plant - Pflanze; ocean - Ozean",
  ]) {
    const { items } = classEngine.askClass("readUnitWords", list);
    assert.deepEqual(
      items.flatMap((item) => (item.kind === "word" ? [item.word] : [])),
      ["milk", "plant", "ocean"],
      list,
    );
  }
});

test("a list of 100 KB is read in under a second, whatever its form", async () => {
  const { classEngine } = await openEngines();
  for (const part of [
    "chromosome, ",
    "a,",
    "leaf\tBlatt\n",
    "cell клетка\n",
    "water cycle ",
    "(",
    '"',
    ',"',
    "/a",
    "<b",
    "x-\n",
    "牛",
    "1. a ",
  ]) {
    const text = part.repeat(100_000 / new TextEncoder().encode(part).length);
    const before = process.cpuUsage();
    const { items } = classEngine.askClass("readUnitWords", text);
    const { user, system } = process.cpuUsage(before);
    assert.ok(user + system < 1_000_000, `${part}: ${user + system} µs`);
    assert.ok(!items.some(({ kind }) => kind === "unread"), part);
  }
});

test("a set is made, read, saved with a name, renamed and removed", async () => {
  const { engine, classEngine, set } = await openEngines();
  assert.match(set.code, /^s1\./);
  assert.deepEqual(engine.askClass("readSet", `https://words.example/#${set.code}`).set, { ...set, next: 1 });
  assert.deepEqual(engine.askClass("readSet", "s1.AAAA"), { set: { kind: "damaged" }, rounds: [], units: [] });
  assert.deepEqual(engine.askClass("readSet", "s2.x").set, { kind: "newer" });
  assert.deepEqual(classEngine.askClass("makeSet", "abo\n", 3, 0, 0, 1).set, { kind: "impossible" });
  engine.act("saveSet", `${set.code}\nUnit 3: Wörter`);
  const [savedSet] = engine.overview().savedSets;
  assert.deepEqual(
    [savedSet.code, savedSet.count, savedSet.ended, savedSet.root, savedSet.name],
    [set.code, 2, 0, "silkworm", "Unit 3: Wörter"],
  );
  assert.match(engine.act("removeSet", set.code).records.get("shelf"), /\nunset \d+ s1\./);
  assert.deepEqual(engine.overview().savedSets, []);
});

test("a set is played, handed in and marked", async () => {
  const { engine, classEngine, set } = await openEngines();
  let view = engine.act("playSet", set.code, 0);
  assert.deepEqual([view.round.root, view.playedSet.number, view.playedSet.count], ["silkworm", 1, 2]);
  assert.deepEqual([view.playedSet.root, view.playedSet.name], ["silkworm", null]);
  view = engine.act("play", "milk");
  assert.deepEqual(view.units, [{ word: "milk", isFound: true }]);
  engine.act("endRound");
  assert.equal(engine.askClass("readSet", set.code).set.next, 2);
  assert.equal(engine.act("playSet", set.code, 0).round.root, "planters");
  assert.equal(engine.askClass("readSet", set.code).set.next, 0);
  assert.deepEqual(
    engine.askClass("readSet", set.code).rounds.map(({ root, isEnded, found, units }) => [root, isEnded, found, units]),
    [
      ["silkworm", true, 1, ["milk"]],
      ["planters", false, 0, ["plant"]],
    ],
  );
  const { code, file } = engine.handIn(set.code, 7);
  assert.equal(file, "seat-07");
  const marks = classEngine.askClass("marks", `${set.code}\nDear teacher, ${code} and h1.AAAA`);
  assert.deepEqual(marks.rows[0].units, ["milk"]);
  assert.deepEqual(marks.rows[0].rounds[0].words, 1);
  const damaged = { kind: "damaged", line: 1, before: "and", seat: 0, code: null, word: null };
  assert.deepEqual(marks.problems, [damaged]);
  assert.deepEqual(marks.unitsMissed, ["plant"]);
  const terminate = (texts) => texts.map((one) => `${one}\u001e`).join("");
  const headings = ["Seat", "Name", "a", "b", "c", "d", "e", "f", "g", "h", "i", "Note"];
  const table = [set.code, terminate(headings), terminate(['=Zoë, "Z"', "late"]), code].join("\u001d");
  const { csv } = classEngine.askClass("marksTable", table, ",".charCodeAt(0));
  assert.equal(csv, `${headings.join(",")}\r\n7,"'=Zoë, ""Z""",1,2,1,,,,1,2,1,late\r\n`);
});

test("a class plays in teams, and refused words do not count", async () => {
  const { classEngine, set } = await openEngines();
  const answer = classEngine.askClass("teamRound", `${set.code}\n2 milk\n1 worm\n1 milk`, 1, 1);
  assert.deepEqual([answer.refused.refusal, answer.owner], ["alreadyFound", 2]);
  assert.deepEqual(
    answer.finds.map(({ word, team, isUnit }) => [word, team, isUnit]),
    [
      ["milk", 2, true],
      ["worm", 1, false],
    ],
  );
  assert.equal(answer.scores.length, 6);
  assert.ok(answer.missed.length > 30);
  const key = classEngine.askClass("puzzleKey", set.code, 2).words;
  assert.ok(key.some(({ word, isUnit }) => word === "plant" && isUnit));
  assert.ok(classEngine.askClass("puzzleKey", "silkworm", 3).words.length > 30);
});

test("the points of the teams are added up over the rounds, and the one with the most comes first", async () => {
  const { classEngine } = await openEngines();
  const { standings } = classEngine.askClass("teamStandings", "12 4\n1 9 30\n3 20");
  assert.deepEqual(standings, [
    { team: 2, total: 24, isLeader: true },
    { team: 1, total: 15, isLeader: false },
  ]);
});

test("in front of a class a round accepts no blocked word, and its letters can be shuffled", async () => {
  const { classEngine } = await openEngines();
  const blocked = dataLines("words.tsv")
    .map((line) => line.split("\t"))
    .find(([word, kind]) => kind === "b" && word.length === 6)[0];
  const answer = classEngine.askClass("teamRound", `${blocked}ring\n1 ring\n1 ${blocked}`, 3, 0);
  assert.equal(answer.refused.refusal, "unknownWord");
  assert.deepEqual(
    answer.finds.map(({ word }) => word),
    ["ring"],
  );
  let letters = "silkworm";
  for (let times = 0; times < 20; times += 1) {
    const next = classEngine.shuffleRoot("silkworm", letters);
    assert.notEqual(next, letters);
    assert.deepEqual([...next].sort(), [..."silkworm"].sort());
    letters = next;
  }
});
