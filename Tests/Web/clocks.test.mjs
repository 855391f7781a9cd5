// When the clocks are set, as the engine is told it: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { clockChanges } from "../../Web/clocks.js";

const time = (...parts) => Date.UTC(...parts) / 1000;

test("each time the clocks are set is found to the second", () => {
  // Berlin, in the summer of 2026.
  const [spring, autumn] = [time(2026, 2, 29, 1), time(2026, 9, 25, 1)];
  const changes = clockChanges(time(2026, 11, 1), (at) => (at >= spring && at < autumn ? 7200 : 3600));
  assert.deepEqual(changes.slice(1), [{ since: spring, offset: 7200 }, { since: autumn, offset: 3600 }]);
  assert.equal(changes[0].offset, 3600);
});

test("a place whose clocks are never set has one offset", () => {
  assert.deepEqual(clockChanges(time(2026, 11, 1), () => -18_000).map(({ offset }) => offset), [-18_000]);
});
