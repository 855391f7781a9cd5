// A word that waits for the full word list: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { WordEntry } from "../../Web/round/word-entry.js";

/** An entry whose game only has a part of the word list until `load` is called, and what is played. */
function waiting() {
  const played = [];
  let open = () => {};
  const loaded = new Promise((resolve) => {
    open = resolve;
  });
  const game = {
    isPartial: true,
    view: { round: { root: "silkworm", key: "silkworm-1" } },
    loadFullList: () => loaded,
    act: (_, word) => {
      played.push(word);
      return { outcome: game.isPartial ? { refusal: "unknownWord", payload: [] } : null, tried: null };
    },
  };
  const state = { shown: { refusal: null, highlight: {} }, subscribe: () => {}, update: () => {} };
  const notice = { hideKind: () => {}, notify: () => null, hide: () => {} };
  const field = { value: "morsk", isComposing: false };
  new WordEntry({ game, state, field, notice }).enter();
  const load = () => {
    game.isPartial = false;
    open();
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { game, field, played, load };
}

test("a word that the part of the list lacks is played again once the full list is there", async () => {
  const { field, played, load } = waiting();
  assert.deepEqual([field.value, played], ["", ["morsk"]]);
  await load();
  assert.deepEqual(played, ["morsk", "morsk"]);
});

test("it is not played in another round that has come meanwhile", async () => {
  const { game, played, load } = waiting();
  game.view = { round: { root: "planters", key: "planters-1" } };
  await load();
  assert.deepEqual(played, ["morsk"]);
});
