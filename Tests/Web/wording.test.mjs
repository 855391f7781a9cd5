// The choice of the language, plurals and placeholders: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { Wording } from "../../Web/wording.js";

for (const [languages, chosen] of [
  [["en-US"], "en"], [["en-GB"], "en"], [["zh-CN"], "zh-Hans"], [["zh-SG"], "zh-Hans"], [["zh"], "zh-Hans"], [["zh-TW"], "en"],
  [["zh-Hant-HK", "zh-CN"], "zh-Hans"], [["de-DE"], "en"], [["tr-TR", "zh-CN", "en"], "zh-Hans"], [[], "en"],
]) {
  test(`for ${languages.join(", ") || "no language"} it is ${chosen}`, () => assert.equal(Wording.preferred(languages), chosen));
}

test("the first number chooses between singular and plural, and placeholders are replaced", () => {
  const wording = new Wording({ en: { words: { one: "%lld word of %@", other: "%lld words of %@" }, swapped: "%2$@ %1$@ 100 %%" } }, "en");
  assert.equal(wording.text("words", 1, "silkworm"), "1 word of silkworm");
  assert.equal(wording.text("words", 2, "silkworm"), "2 words of silkworm");
  assert.equal(wording.text("swapped", "a", "b"), "b a 100 %");
});
