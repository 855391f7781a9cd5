// The settings, and saving them: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { Preferences } from "../../Web/page/preferences.js";
import * as Settings from "../../Web/page/settings.js";

globalThis.preloaded = { languages: ["en"] };
const storage = {
  saved: null,
  isFull: false,
  getItem: () => storage.saved,
  setItem(_name, value) {
    if (storage.isFull) throw new Error("full");
    storage.saved = value;
  },
};
Object.defineProperty(globalThis, "localStorage", { value: storage });
const meanings = { cacheAll: async () => {}, deleteAll: async () => {} };

test("damaged settings are replaced by the defaults", () => {
  const defaults = Settings.load();
  const damaged = { grade: 9, look: "<b>", language: "xx", sort: 3, moves: "no", meaningsOpened: 0.5 };
  for (const text of ["rubbish", "7", "null", "[1]", JSON.stringify(damaged)]) {
    storage.saved = text;
    assert.deepEqual(Settings.load(), defaults, text);
  }
});

test("a choice that cannot be saved lasts as long as the page, and is saved with the next one", () => {
  const preferences = new Preferences(Settings.load(), meanings);
  let errors = 0;
  preferences.onerror = () => {
    errors += 1;
  };
  storage.isFull = true;
  preferences.choose({ grade: 2 });
  storage.isFull = false;
  assert.deepEqual([preferences.settings.grade, Settings.load().grade, errors], [2, -1, 1]);
  preferences.choose({ sound: true });
  const { grade, sound } = Settings.load();
  assert.deepEqual([grade, sound, errors], [2, true, 1]);
});
