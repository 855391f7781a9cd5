// The last word that was entered: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { WordEntry } from "../../Web/round/word-entry.js";

test("the last entered word can be recalled, but not in another round", () => {
  const game = { view: { round: { root: "silkworm", key: "silkworm" } }, act: () => ({ outcome: null }) };
  const parts = [];
  const state = {
    current: { refusal: null, highlight: {} },
    subscribe: (_, draw) => parts.push(draw),
    update: () => {},
  };
  const field = { value: "morsk", isComposing: false };
  const entry = new WordEntry({ game, state, field });
  entry.enter();
  assert.equal(field.value, "");
  entry.recall();
  assert.equal(field.value, "morsk");
  field.value = "";
  for (const draw of parts) draw();
  entry.recall();
  assert.equal(field.value, "");
});
