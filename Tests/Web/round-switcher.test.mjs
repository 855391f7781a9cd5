// Switching from one round to another: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { RoundSwitcher } from "../../Web/round/round-switcher.js";

const element = { close: () => {}, setSelectionRange: () => {}, value: "" };
globalThis.document = { getElementById: () => element, querySelectorAll: () => [element], activeElement: null };
globalThis.location = { pathname: "/" };

test("after a failed deal another one works, and two taps deal once", async () => {
  const round = { key: "kilo", root: "kilo" };
  const game = { view: { round: { key: "silkworm" } }, dealt: 0, isBroken: true };
  game.act = () => {
    game.dealt += 1;
    if (game.isBroken) throw new Error("the engine has trapped twice");
    return { round };
  };
  const messages = [];
  const notice = { hide: () => {}, showSubstitute: () => {} };
  const state = { current: { wording: { text: (key) => key } }, update: () => {} };
  const [field, announcer, entries] = [
    { focus: () => {} },
    { announce: (text) => messages.push(text) },
    { replace() {} },
  ];
  const switcher = new RoundSwitcher(game, state, field, announcer, notice, entries);
  await assert.rejects(switcher.newWord());
  game.isBroken = false;
  const taps = await Promise.all([switcher.newWord(), switcher.newWord()]);
  assert.deepEqual([taps, game.dealt], [[{ round }, null], 2]);
  assert.deepEqual(messages, ["newWord.named"]);
});
