// Rounds that are loaded, saved, left, exported and imported, and what fails meanwhile: node --test Tests/Web

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SavedRounds } from "../../Web/engine/saved-rounds.js";
import { LateError } from "../../Web/engine/store.js";
import { openEngine } from "./engine.mjs";
import { emptyStorage, FakeStore } from "./fake-stores.mjs";

/** A tab with a round on *silkworm*. */
async function openTab(store) {
  const engine = await openEngine();
  engine.setDay(new Date(2026, 10, 23));
  engine.setRequest({ kind: "root", text: "silkworm" });
  const rounds = new SavedRounds(engine, store);
  const tab = {
    engine,
    rounds,
    problems: [],
    act: (...action) => rounds.write(engine.act(...action).records),
    play: (word) => tab.act("play", word),
    words: () => engine.act("play", "").foundWords.map(({ word }) => word),
  };
  rounds.onproblem = () => tab.problems.push(rounds.problem);
  await rounds.synchronize();
  await tab.act("start");
  return tab;
}

const record = (key, ...words) => `round ${key}\n${words.map((word) => `found ${word} common\n`).join("")}end\n\n`;

beforeEach(() => {
  Object.defineProperty(globalThis, "localStorage", { value: emptyStorage(), configurable: true });
});

test("more than the engine takes at once is loaded, and what is no text is told", async () => {
  const store = new FakeStore();
  store.values.set("alarming", record("alarming", "alarm").repeat(30_000));
  store.values.set("planters", 7);
  store.values.set("silkworm", record("silkworm", "milk"));
  const tab = await openTab(store);
  assert.deepEqual(tab.problems, ["saving.partDamaged"]);
  assert.equal(tab.engine.statistics(0).summary.words, 2);
});

test("a round that cannot be saved holds back no other, is told once, and is saved with the next word", async () => {
  const store = new FakeStore();
  const tab = await openTab(store);
  store.failingKeys = ["silkworm"];
  await tab.play("milk");
  await tab.play("silk");
  await tab.act("open", "alarming");
  await tab.play("alarm");
  assert.deepEqual([store.words("silkworm"), store.words("alarming")], [[], ["alarm"]]);
  assert.deepEqual(tab.problems, ["saving.notSaved"]);
  store.failingKeys = [];
  await tab.play("margin");
  assert.deepEqual(
    [store.words("silkworm"), store.words("alarming")],
    [
      ["milk", "silk"],
      ["alarm", "margin"],
    ],
  );
  assert.deepEqual(tab.problems, ["saving.notSaved", null]);
});

test("words that are played while a save waits are saved after it", async () => {
  const store = new FakeStore();
  const tab = await openTab(store);
  let open = () => {};
  store.gate = new Promise((resolve) => {
    open = resolve;
  });
  const saving = ["milk", "silk", "worm"].map((word) => tab.play(word));
  open();
  await Promise.all(saving);
  assert.deepEqual(store.words("silkworm"), ["milk", "silk", "worm"]);
});

test("rounds that are late are added to the game, and what was played meanwhile to them", async () => {
  const store = new FakeStore();
  store.values.set("silkworm", record("silkworm", "milk"));
  store.readError = new LateError();
  const tab = await openTab(store);
  let loaded = 0;
  tab.rounds.onload = () => {
    loaded += 1;
  };
  await tab.play("silk");
  assert.deepEqual([loaded, store.words("silkworm")], [0, ["milk"]]);
  await assert.rejects(tab.rounds.forget());
  store.readError = null;
  await store.onopen();
  assert.deepEqual([loaded, store.words("silkworm")], [1, ["milk", "silk"]]);
  assert.deepEqual(tab.problems, ["saving.late", null]);
  assert.deepEqual(tab.words().sort(), ["milk", "silk"]);
});

test("without a database the game plays, exports, and leaves what was played for a later page", async () => {
  const store = new FakeStore();
  store.readError = new Error("forbidden");
  const tab = await openTab(store);
  await tab.play("milk");
  assert.deepEqual(tab.problems, ["saving.unavailable"]);
  assert.match((await tab.rounds.export()).join(""), /found milk common/);
  await assert.rejects(tab.rounds.forget());
  tab.rounds.leave();
  store.readError = null;
  await openTab(store);
  assert.deepEqual(store.words("silkworm"), ["milk"]);
});

/** Leaves a page while its last word, silk, waits for a transaction that never begins. */
async function leaveBeforeSaving(store) {
  const tab = await openTab(store);
  await tab.play("milk");
  const openGate = store.gate;
  store.gate = new Promise(() => {});
  void tab.play("silk");
  tab.rounds.onleave = () => void tab.play("worm");
  tab.rounds.leave();
  store.gate = openGate;
  assert.equal(Object.keys(localStorage).length, 1);
}

test("what is not on disk when the page is left is saved by the next page", async () => {
  const store = new FakeStore();
  await leaveBeforeSaving(store);
  const tab = await openTab(store);
  assert.deepEqual(store.words("silkworm"), ["milk", "silk", "worm"]);
  assert.equal(tab.words().length, 3);
  assert.deepEqual(Object.keys(localStorage), []);
});

test("a page that was left and kept goes on with what another page has saved", async () => {
  const store = new FakeStore();
  const tab = await openTab(store);
  const other = await openTab(store);
  tab.rounds.leave();
  await tab.play("milk");
  await other.play("silk");
  assert.deepEqual(store.words("silkworm"), ["silk"]);
  await tab.rounds.comeBack();
  assert.deepEqual(store.words("silkworm"), ["silk", "milk"]);
  assert.deepEqual(tab.words().sort(), ["milk", "silk"]);
});

test("a page that leaves nothing unsaved leaves nothing", async () => {
  const tab = await openTab(new FakeStore());
  await tab.play("milk");
  tab.rounds.leave();
  assert.deepEqual(Object.keys(localStorage), []);
});

test("one entry of an earlier page that cannot be saved holds back no other", async () => {
  const entries = ["silkworm", "alarming", "planters"].map((key, index) => {
    localStorage.setItem(`word-scramble left ${index}`, JSON.stringify([[key, record(key)]]));
    return key;
  });
  const store = new FakeStore();
  store.failingKeys = ["alarming"];
  const tab = await openTab(store);
  assert.deepEqual([...store.values.keys()], ["silkworm", "planters"]);
  assert.deepEqual(Object.keys(localStorage), ["word-scramble left 1"]);
  assert.deepEqual(tab.problems, ["saving.notSaved"]);
  store.failingKeys = [];
  await openTab(store);
  assert.deepEqual([...store.values.keys()].sort(), entries.sort());
  assert.deepEqual(Object.keys(localStorage), []);
});

test("damaged entries and those of another page change nothing", async () => {
  for (const [index, text] of ["{", "7", "null", "[7]"].entries())
    localStorage.setItem(`word-scramble left ${index}`, text);
  localStorage.setItem("of another page", "1");
  const store = new FakeStore();
  await openTab(store);
  assert.deepEqual([...store.values.keys()], ["silkworm"]);
  assert.deepEqual(Object.keys(localStorage), ["of another page"]);
});

test("forgetting deletes what is on disk, what is not yet, and what earlier pages have left", async () => {
  const store = new FakeStore();
  const tab = await openTab(store);
  await leaveBeforeSaving(store);
  store.failingKeys = ["silkworm"];
  await tab.play("worm");
  await tab.rounds.forget();
  store.failingKeys = [];
  await tab.rounds.synchronize();
  assert.deepEqual([[...store.values], Object.keys(localStorage)], [[], []]);
});

test("the export has what could not be saved along with what is on disk", async () => {
  const store = new FakeStore();
  store.values.set("alarming", "cut off");
  const tab = await openTab(store);
  await tab.play("milk");
  store.failingKeys = ["silkworm"];
  await tab.play("silk");
  const text = (await tab.rounds.export()).join("");
  assert.ok(text.startsWith("cut off\n\nround silkworm\n"));
  assert.deepEqual(text.match(/(?<=^found )\w+/gm), ["milk", "silk"]);
});

test("a file is imported in parts, whatever its line breaks, and what is new is saved", async () => {
  const store = new FakeStore();
  const tab = await openTab(store);
  await tab.play("milk");
  const file = `${record("silkworm", "milk", "silk").repeat(20_000)}rubbish\n\n${record("alarming", "alarm")}`;
  const gain = await tab.rounds.import(new Blob([file.replaceAll("\n", "\r\n")]));
  assert.deepEqual(gain, { records: 20_001, rounds: 1, words: 2, hasSkipped: true });
  assert.deepEqual([store.words("silkworm"), store.words("alarming")], [["milk", "silk"], ["alarm"]]);
  const nothing = { records: 0, rounds: 0, words: 0, hasSkipped: true };
  assert.deepEqual(await tab.rounds.import(new Blob(["rubbish\n"])), nothing);
});

test("an engine that has restarted gets everything again", async () => {
  const store = new FakeStore();
  store.values.set("alarming", record("alarming", "alarm"));
  const tab = await openTab(store);
  store.failingKeys = ["silkworm"];
  await tab.play("milk");
  tab.engine.restart();
  tab.engine.setDay(new Date(2026, 10, 23));
  tab.engine.setRequest({ kind: "root", text: "silkworm" });
  tab.rounds.restore(tab.engine);
  tab.engine.act("start");
  assert.deepEqual(tab.words(), ["milk"]);
  assert.equal(tab.engine.statistics(0).summary.words, 2);
});
