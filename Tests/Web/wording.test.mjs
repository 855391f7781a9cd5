// Plurals and placeholders: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { Wording } from "../../Web/page/wording.js";

test("a language with more than two plural forms has a text for each", () => {
  const forms = { one: "%lld punkt", few: "%lld punkty", many: "%lld punktów", other: "%lld punktu" };
  const wording = new Wording("pl", { points: forms, left: { one: "%lld zostało", other: "%lld zostaje" } });
  assert.deepEqual(
    [1, 2, 5, 12, 22].map((count) => wording.text("points", count)),
    ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"],
  );
  assert.equal(wording.text("points"), " punktu");
  // The form "other" replaces a missing one.
  assert.deepEqual(
    [1, 5].map((count) => wording.text("left", count)),
    ["1 zostało", "5 zostaje"],
  );
});

test("the plural rules of a language are made once, and only for a text with plural forms", (context) => {
  const pluralRules = context.mock.method(Intl, "PluralRules");
  const wording = new Wording("pl", { plain: "%lld", points: { one: "a", other: "b" } });
  wording.text("plain", 2);
  assert.equal(pluralRules.mock.callCount(), 0);
  for (const count of [1, 2, 3]) wording.text("points", count);
  assert.equal(pluralRules.mock.callCount(), 1);
});

test("the page has the language of its texts and the direction of their script", () => {
  const direction = (language) => {
    const page = { documentElement: {}, querySelectorAll: () => [] };
    new Wording(language, {}).fillTexts(page);
    assert.equal(page.documentElement.lang, language);
    return page.documentElement.dir;
  };
  for (const language of ["en", "zh-Hans", "pl", "az-Latn"]) assert.equal(direction(language), "ltr", language);
  for (const language of ["ar", "he", "fa", "ur", "yi", "ks-Arab", "dv"])
    assert.equal(direction(language), "rtl", language);
});

test("the first number chooses between singular and plural, and placeholders are replaced", () => {
  const wording = new Wording("en", {
    words: { one: "%lld word of %@", other: "%lld words of %@" },
    swapped: "%2$@ %1$@ 100 %%",
  });
  assert.equal(wording.text("words", 1, "silkworm"), "1 word of silkworm");
  assert.equal(wording.text("words", 2, "silkworm"), "2 words of silkworm");
  assert.equal(wording.text("swapped", "a", "b"), "b a 100 %");
});
