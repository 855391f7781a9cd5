// The round that an address's query requests: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseAddress, visitRequest } from "../../Web/page/addresses.js";

for (const [search, kind, text] of [
  ["", "nothing", ""],
  ["?other", "nothing", ""],
  ["?root=silkworm", "root", "silkworm"],
  ["?root=", "root", ""],
  ["?root=caf%C3%A9", "root", "café"],
  ["?daily", "daily", ""],
  ["?daily=325", "daily", "325"],
  ["?new", "new", ""],
  ["?root=a&daily=1&new", "root", "a"],
  ["?round=cow-3&root=a", "round", "cow-3"],
  ["?round=", "nothing", ""],
]) {
  test(`${search || "no query"} asks for ${kind}`, () => {
    assert.deepEqual(parseAddress(search), { kind, text });
  });
}

// For a visit on Tuesday: the query and the day in the history entry; then the expected request, and the query that
// remains.
for (const [search, day, kind, text, remainingQuery] of [
  ["", undefined, "nothing", "", ""],
  ["", "Mon", "nothing", "", ""],
  ["?other", "Tue", "nothing", "", "?other"],
  ["?daily=325", undefined, "daily", "325", "?daily=325"],
  ["?daily=325", "Tue", "daily", "325", "?daily=325"],
  ["?daily=325", "Mon", "nothing", "", ""],
  ["?daily", "Mon", "nothing", "", ""],
  ["?root=silkworm", "Mon", "nothing", "", ""],
  ["?root=silkworm", undefined, "root", "silkworm", "?root=silkworm"],
  ["?round=cow-3", undefined, "round", "cow-3", ""],
  ["?new", undefined, "new", "", ""],
]) {
  test(`${search || "no query"} first followed on ${day ?? "Tue"} asks for ${kind} ${text}`, () => {
    for (const entry of day === undefined ? [null, { dialogs: 1 }] : [{ day }])
      assert.deepEqual(visitRequest(search, entry, "Tue", ""), { request: { kind, text }, remainingQuery });
  });
}
