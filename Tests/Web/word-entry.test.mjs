// A word that waits for the full word list, and the last word that was entered: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { WordEntry } from "../../Web/round/word-entry.js";

/** An entry whose game has only a part of the word list until `load` is called, and the words that it plays. */
function makeEntry() {
  const played = [];
  let open = () => {};
  const loaded = new Promise((resolve) => {
    open = resolve;
  });
  const game = {
    hasPartialList: true,
    view: { round: { root: "silkworm", key: "silkworm-1" } },
    loadFullList: () => loaded,
    act: (_, word) => {
      played.push(word);
      return { outcome: game.hasPartialList ? { refusal: "unknownWord", payload: [] } : null };
    },
  };
  const parts = [];
  const state = {
    current: { refusal: null, highlight: {} },
    subscribe: (_, draw) => parts.push(draw),
    update: () => {},
  };
  const notice = { hideUntilFound: () => {}, notify: () => null, hide: () => {} };
  const field = { value: "morsk", isComposing: false };
  const entry = new WordEntry({ game, state, field, notice });
  entry.enter();
  const load = () => {
    game.hasPartialList = false;
    open();
    return new Promise((resolve) => setTimeout(resolve));
  };
  const beginRound = () => {
    for (const draw of parts) draw();
  };
  return { game, field, entry, played, load, beginRound };
}

test("a word that the part of the list lacks is played again once the full list is there", async () => {
  const { field, played, load } = makeEntry();
  assert.deepEqual([field.value, played], ["", ["morsk"]]);
  await load();
  assert.deepEqual(played, ["morsk", "morsk"]);
});

test("a word that waited for the full list is not played if another round has begun meanwhile", async () => {
  const { game, played, load } = makeEntry();
  game.view = { round: { root: "planters", key: "planters-1" } };
  await load();
  assert.deepEqual(played, ["morsk"]);
});

test("the last entered word can be recalled, but not in another round", () => {
  const { field, entry, beginRound } = makeEntry();
  entry.recall();
  assert.equal(field.value, "morsk");
  field.value = "";
  beginRound();
  entry.recall();
  assert.equal(field.value, "");
});
