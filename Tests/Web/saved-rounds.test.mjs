// Two tabs that write the same round, words that cannot be saved, and a page that is left before a word is saved:
// node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { SavedRounds } from "../../Web/engine/saved-rounds.js";
import { MemoryStore } from "../../Web/engine/store.js";
import { openEngine } from "./engine.mjs";

/** An empty storage in place of `localStorage`. As there, the methods are not among the keys. */
const emptyStorage = () =>
  Object.create({
    getItem(name) {
      return this[name] ?? null;
    },
    setItem(name, value) {
      this[name] = value;
    },
    removeItem(name) {
      delete this[name];
    },
  });

/** A store that delays a transaction, as a running transaction in another tab would. */
class WaitingStore extends MemoryStore {
  gate = Promise.resolve();

  async update(keys, change) {
    await this.gate;
    return super.update(keys, change);
  }
}

async function openTab(store) {
  const engine = await openEngine();
  engine.setDay(new Date(2026, 10, 23));
  engine.setRequest({ kind: "root", text: "silkworm" });
  const records = new SavedRounds(engine, store);
  await records.load();
  const { records: first } = engine.act("start");
  await records.write(first);
  return { engine, records };
}

const savedWords = (store, key) => store.read([key]).then((saved) => saved.get(key).match(/(?<=^found )\w+/gm));

test("a word that another tab writes while this one waits for its transaction is not overwritten", async () => {
  const store = new WaitingStore();
  const one = await openTab(store);
  const milkRecords = one.engine.act("play", "milk").records;
  await one.records.write(milkRecords);
  const other = await openTab(store);
  const [key] = milkRecords.keys();

  let open = () => {};
  const openGate = store.gate;
  store.gate = new Promise((resolve) => {
    open = resolve;
  });
  const waiting = other.records.write(other.engine.act("play", "silk").records);
  store.gate = openGate;
  await one.records.write(one.engine.act("play", "worm").records);
  // The other tab reads the changes before its own transaction begins.
  await other.records.refresh([key]);
  open();
  await waiting;
  assert.deepEqual((await savedWords(store, key)).sort(), ["milk", "silk", "worm"]);
});

test("the export has the word that could not be saved along with the saved ones", async () => {
  const store = new WaitingStore();
  const { engine, records } = await openTab(store);
  await records.write(engine.act("play", "milk").records);
  store.gate = Promise.reject(new Error("the disk is full"));
  await assert.rejects(records.write(engine.act("play", "silk").records));
  const text = (await records.export()).join("");
  assert.deepEqual([...new Set(text.match(/(?<=^found )\w+/gm))].sort(), ["milk", "silk"]);
});

/** Leaves a page while its last word, silk, waits for a transaction that never begins; returns the round's key. */
async function leaveBeforeSaving(store) {
  Object.defineProperty(globalThis, "localStorage", { value: emptyStorage(), configurable: true });
  const { engine, records } = await openTab(store);
  const milkRecords = engine.act("play", "milk").records;
  await records.write(milkRecords);
  store.onleave();
  assert.deepEqual(Object.keys(localStorage), []);
  const openGate = store.gate;
  store.gate = new Promise(() => {});
  void records.write(engine.act("play", "silk").records);
  store.onleave();
  store.gate = openGate;
  assert.equal(Object.keys(localStorage).length, 1);
  return [...milkRecords.keys()][0];
}

test("a word that was not on disk when the page was left is saved by the next page", async () => {
  const store = new WaitingStore();
  const key = await leaveBeforeSaving(store);
  await openTab(store);
  assert.deepEqual((await savedWords(store, key)).sort(), ["milk", "silk"]);
  assert.deepEqual(Object.keys(localStorage), []);
});

test("saving left records is repeated until it works, and nothing is lost meanwhile", async () => {
  const store = new WaitingStore();
  const key = await leaveBeforeSaving(store);
  const records = new SavedRounds(await openEngine(), store);
  const openGate = store.gate;
  store.gate = Promise.reject(new Error("the disk is full"));
  await records.load();
  assert.equal(records.hasUnsaved, false);
  assert.equal(Object.keys(localStorage).length, 1);
  store.gate = openGate;
  await openTab(store);
  assert.deepEqual((await savedWords(store, key)).sort(), ["milk", "silk"]);
});

test("left records that are damaged or from another page change nothing", async () => {
  const store = new WaitingStore();
  const key = await leaveBeforeSaving(store);
  const [name] = Object.keys(localStorage);
  const others = [JSON.stringify([["settings", "{}"]]), JSON.stringify([[key, "rubbish"]]), "{", "7", "null"];
  for (const [index, text] of others.entries()) localStorage.setItem(`word-scramble left ${index}`, text);
  localStorage.removeItem(name);
  localStorage.setItem("of another page", "1");
  const before = await savedWords(store, key);
  await openTab(store);
  assert.deepEqual(await savedWords(store, key), before);
  assert.equal((await store.read(["settings"])).size, 0);
  assert.deepEqual(Object.keys(localStorage), ["of another page"]);
});

test("forgetting everything forgets left records too", async () => {
  const store = new WaitingStore();
  await leaveBeforeSaving(store);
  const records = new SavedRounds(await openEngine(), store);
  await records.forget(new Map());
  assert.deepEqual(Object.keys(localStorage), []);
});
