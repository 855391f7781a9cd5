// The transitions of time zones: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { timeZoneTransitions } from "../../Web/engine/time-zone.js";

const time = (...parts) => Date.UTC(...parts) / 1000;

test("each transition is found to the second", () => {
  // Berlin, in the summer of 2026.
  const [spring, autumn] = [time(2026, 2, 29, 1), time(2026, 9, 25, 1)];
  const changes = timeZoneTransitions(time(2026, 11, 1), (seconds) =>
    seconds >= spring && seconds < autumn ? 7200 : 3600,
  );
  assert.deepEqual(changes.slice(1), [
    { since: spring, offset: 7200 },
    { since: autumn, offset: 3600 },
  ]);
  assert.equal(changes[0].offset, 3600);
});

test("a zone without transitions has one offset", () => {
  assert.deepEqual(
    timeZoneTransitions(time(2026, 11, 1), () => -18_000).map(({ offset }) => offset),
    [-18_000],
  );
});
