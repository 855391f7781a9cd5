// Which words become beads of the whole string: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { beadsInOrder } from "../../Web/dialogs/finale.js";

/** Words of 3 to 9 letters, the latest first; every tenth is a bonus word. */
const makeWords = (count) =>
  Array.from({ length: count }, (_, index) => ({
    word: `${String.fromCharCode(97 + (index % 26)).repeat(3 + (index % 7))}`,
    isBonus: index % 10 === 9,
  }));

test("every word is a bead, the longest first and the bonus words last", () => {
  for (const count of [1, 26, 159, 160]) assert.equal(beadsInOrder(makeWords(count)).length, count);
  const beads = beadsInOrder(makeWords(160));
  const common = beads.filter(({ isBonus }) => !isBonus);
  assert.deepEqual(beads.slice(0, common.length), common);
  const lengths = common.map(({ word }) => word.length);
  assert.deepEqual(
    lengths,
    lengths.toSorted((one, other) => other - one),
  );
});

test("of more than 160 words 160 are beads, chosen evenly", () => {
  for (const count of [161, 200, 319, 320, 321, 1000]) {
    const all = makeWords(count);
    const beads = beadsInOrder(all);
    assert.equal(beads.length, 160, String(count));
    assert.equal(new Set(beads).size, 160, String(count));
    for (const isBonus of [true, false]) {
      const share = beads.filter((bead) => bead.isBonus === isBonus).length / 160;
      const shareBefore = all.filter((word) => word.isBonus === isBonus).length / count;
      assert.ok(Math.abs(share - shareBefore) < 0.01, String(count));
    }
  }
});
