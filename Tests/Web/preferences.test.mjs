// The settings of one tab while another tab saves its own: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { Preferences } from "../../Web/page/preferences.js";
import { parse } from "../../Web/page/settings.js";

globalThis.preloaded = { languages: ["en"] };

/** A store that can be made to fail. */
function makeStore() {
  const store = {
    isFull: false,
    saved: new Map(),
    read: async () => store.saved,
    update: async (_, change) => {
      if (store.isFull) throw new Error("full");
      store.saved = change(store.saved);
    },
  };
  return store;
}

const meanings = { cacheAll: async () => {}, deleteAll: async () => {} };
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test("a choice that could not be saved stays beside those of another tab, and is saved with the next one", async () => {
  const store = makeStore();
  const [mine, other] = [0, 1].map(() => new Preferences(parse(undefined), store, meanings));
  let errors = 0;
  mine.onerror = () => {
    errors += 1;
  };
  store.isFull = true;
  mine.choose({ grade: 2 });
  await nextTask();
  store.isFull = false;
  other.choose({ sort: "alphabetical" });
  await nextTask();
  await mine.refresh();
  assert.deepEqual([mine.settings.grade, mine.settings.sort, errors], [2, "alphabetical", 1]);
  mine.choose({ sound: true });
  await nextTask();
  await other.refresh();
  const { grade, sort, sound } = other.settings;
  assert.deepEqual([grade, sort, sound], [2, "alphabetical", true]);
});

test("what is saved is the other tab's choice from then on", async () => {
  const store = makeStore();
  const [mine, other] = [0, 1].map(() => new Preferences(parse(undefined), store, meanings));
  mine.choose({ grade: 2 });
  await nextTask();
  await other.refresh();
  other.choose({ grade: 0 });
  await nextTask();
  await mine.refresh();
  assert.equal(mine.settings.grade, 0);
});
