// What the page shows: parts draw themselves once after a change, and only if it concerns them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reuseUnchanged } from "../../Web/engine/reuse-unchanged.js";
import { ObservableState } from "../../Web/page/state.js";

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A state to which two parts have subscribed, and what they have drawn, in order. */
function makeState() {
  const [state, drawn] = [new ObservableState(1, {}, {}), []];
  state.subscribe(
    ({ view }) => [view],
    ({ view }) => drawn.push(`view ${view}`),
  );
  state.subscribe(
    ({ notice }) => [notice],
    ({ notice }) => drawn.push(`notice ${notice}`),
  );
  return { state, drawn };
}

test("a part draws itself once for all changes of a task, and only if they concern it", async () => {
  const { state, drawn } = makeState();
  state.update({ view: 2 });
  assert.deepEqual(drawn, []);
  await nextTask();
  assert.deepEqual(drawn.splice(0), ["view 2", "notice null"]);
  state.update({ view: 3 });
  state.update({ view: 4 });
  await nextTask();
  assert.deepEqual(drawn.splice(0), ["view 4"]);
  state.update({ view: 4 });
  await nextTask();
  assert.deepEqual(drawn, []);
});

test("an error in one part is reported, and the others are drawn", async (context) => {
  const reported = [];
  globalThis.reportError = (error) => reported.push(error.message);
  context.after(() => delete globalThis.reportError);
  const { state, drawn } = makeState();
  state.subscribe(
    ({ view }) => [view],
    () => {
      throw new Error("not drawn");
    },
  );
  state.subscribe(
    ({ view }) => [view],
    () => drawn.push("last"),
  );
  await nextTask();
  assert.deepEqual(reported, ["not drawn"]);
  assert.deepEqual(drawn, ["view 1", "notice null", "last"]);
});

test("unchanged parts of a value are the same objects as before", () => {
  const before = { words: [{ word: "milk", points: 2 }], rank: { at: [1, 2] }, count: 1 };
  assert.equal(reuseUnchanged(before, structuredClone(before)), before);
  const grown = reuseUnchanged(before, {
    words: [
      { word: "silk", points: 2 },
      { word: "milk", points: 2 },
    ],
    rank: { at: [1, 2] },
    count: 2,
  });
  assert.equal(grown.rank, before.rank);
  assert.deepEqual(grown.words, [
    { word: "silk", points: 2 },
    { word: "milk", points: 2 },
  ]);
  assert.equal(grown.count, 2);
  for (const [old, next] of [
    [[1, 2], [1]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [null, []],
    [{ a: 1 }, null],
  ]) {
    assert.deepEqual(reuseUnchanged(old, next), next);
    assert.notEqual(reuseUnchanged(old, next), old);
  }
});
