// How a refused word changes with what is typed next: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { RefusedWord } from "../../Web/round/refused-word.js";

/**
 * Returns how each successive text of the text box is read after a refusal. As during a keyboard's composition, the
 * page does not change the text box meanwhile.
 */
function updateInTurn(word, ...texts) {
  const refused = new RefusedWord();
  refused.mark(word);
  return texts.map((text) => refused.update(text));
}

test("the letter after a refused word begins another", () => {
  assert.deepEqual(updateInTurn("tir", "tirt", "tirti", "tirtir", "tirtire"), ["t", "ti", "tir", "tire"]);
  assert.deepEqual(updateInTurn("milsk", "milsk tire"), ["tire"]);
});

test("a refused word that is shortened or replaced is corrected", () => {
  const refused = new RefusedWord();
  refused.mark("milks");
  assert.equal(refused.update("milk"), "milk");
  assert.equal(refused.isMarked, false);
  assert.equal(refused.update("milks"), "milks");
  assert.deepEqual(updateInTurn("milsk", "tire", "tires"), ["tire", "tires"]);
});

test("letters that are deleted again leave nothing of the refused word", () => {
  assert.deepEqual(updateInTurn("milsk", "milsks", "milsk", "milskw"), ["s", "", "w"]);
});

test("letters of the refused word that a keyboard writes again are ignored", () => {
  const refused = new RefusedWord();
  refused.mark("milsk");
  assert.equal(refused.update("milsks"), "s");
  // The field has removed the refused word. The keyboard writes it again, in place of the letter or after it.
  refused.clearHiddenText();
  assert.equal(refused.update("milsksi"), "si");
  refused.clearHiddenText();
  assert.equal(refused.update("similsksil"), "sil");
});

test("without a refused word the text stays as typed", () => {
  assert.deepEqual(updateInTurn("", "ma", "mama", "mamama"), ["ma", "mama", "mamama"]);
});

test("the same letters typed again count", () => {
  const refused = new RefusedWord();
  refused.mark("s");
  for (const text of ["ss", "sss"]) {
    assert.equal(refused.update(text), text.slice(1));
  }
  refused.clearHiddenText();
  assert.equal(refused.update("sss"), "sss");
});
