// Two tabs that write one round: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { SavedRounds } from "../../Web/engine/saved-rounds.js";
import { MemoryStore } from "../../Web/engine/store.js";
import { openEngine } from "./engine.mjs";

/** A store that lets a transaction wait, as another tab's does. */
class WaitingStore extends MemoryStore {
  gate = Promise.resolve();

  async update(keys, change) {
    await this.gate;
    return super.update(keys, change);
  }
}

/** A tab on silkworm with a store. */
async function tab(store) {
  const engine = await openEngine();
  engine.setDay(new Date(2026, 10, 23));
  engine.ask({ kind: "root", text: "silkworm" });
  const records = new SavedRounds(engine, store);
  await records.load(["silkworm-"]);
  const { records: first } = engine.act("start");
  await records.write(first);
  return { engine, records };
}

const words = (store, key) => store.read([key]).then((saved) => saved.get(key).match(/(?<=^found )\w+/gm));

test("a word that another tab writes while this one waits for its transaction is not overwritten", async () => {
  const store = new WaitingStore();
  const one = await tab(store);
  const milk = one.engine.act("play", "milk").records;
  await one.records.write(milk);
  const other = await tab(store);
  const [key] = [...milk.keys()].filter((name) => name !== "shelf");

  let open = () => {};
  const free = store.gate;
  store.gate = new Promise((resolve) => {
    open = resolve;
  });
  const waiting = other.records.write(other.engine.act("play", "silk").records);
  store.gate = free;
  await one.records.write(one.engine.act("play", "worm").records);
  // The other tab reads what has changed before its own transaction begins.
  await other.records.refresh([key]);
  open();
  await waiting;
  assert.deepEqual((await words(store, key)).sort(), ["milk", "silk", "worm"]);
});

test("a word that could not be saved is in the export, beside what was", async () => {
  const store = new WaitingStore();
  const { engine, records } = await tab(store);
  await records.write(engine.act("play", "milk").records);
  store.gate = Promise.reject(new Error("the disk is full"));
  await assert.rejects(records.write(engine.act("play", "silk").records));
  const text = (await records.export()).join("");
  assert.deepEqual([...new Set(text.match(/(?<=^found )\w+/gm))].sort(), ["milk", "silk"]);
});

test("a first visit waits for the store once", async () => {
  let steps = 0;
  let isAsked = false;
  /** Counts how often something is asked after an answer. */
  const step = async (answer) => {
    if (!isAsked) steps += 1;
    isAsked = true;
    await new Promise((resolve) => setTimeout(resolve));
    isAsked = false;
    return answer;
  };
  class SlowStore extends MemoryStore {
    read = (keys) => super.read(keys).then(step);
    readRange = (first, last) => super.readRange(first, last).then(step);
  }
  const records = new SavedRounds(await openEngine(), new SlowStore());
  await records.load(["silkworm-", "319-"]);
  assert.equal(steps, 1);
});
