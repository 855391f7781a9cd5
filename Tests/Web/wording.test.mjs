// Plurals and placeholders: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { Wording } from "../../Web/wording.js";

test("the first number chooses between singular and plural, and placeholders are replaced", () => {
  const wording = new Wording("en", { words: { one: "%lld word of %@", other: "%lld words of %@" }, swapped: "%2$@ %1$@ 100 %%" });
  assert.equal(wording.text("words", 1, "silkworm"), "1 word of silkworm");
  assert.equal(wording.text("words", 2, "silkworm"), "2 words of silkworm");
  assert.equal(wording.text("swapped", "a", "b"), "b a 100 %");
});
