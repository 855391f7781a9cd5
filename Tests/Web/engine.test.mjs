// Opening the word list: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { openEngine } from "./engine.mjs";

test("other tasks run while the word list is opened, and afterwards all words are there", async (context) => {
  // Each look at the clock finds it three milliseconds later, so that each step is long.
  let time = 0;
  context.mock.method(performance, "now", () => { time += 3; return time; });
  let turns = 0;
  const timer = setInterval(() => { turns += 1; });
  const engine = await openEngine();
  clearInterval(timer);
  assert.ok(turns >= 3, String(turns));
  engine.ask({ kind: "root", text: "silkworm" });
  engine.load("");
  assert.equal(engine.start().standing.total, 40);
});
