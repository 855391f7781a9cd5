// The round that an address's query requests: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseAddress, visitRequest } from "../../Web/page/addresses.js";

for (const [search, kind, text] of [
  ["", "nothing", "cat-1"],
  ["?other", "nothing", "cat-1"],
  ["?root=silkworm", "root", "silkworm"],
  ["?root=", "root", ""],
  ["?root=caf%C3%A9", "root", "café"],
  ["?daily", "daily", ""],
  ["?daily=325", "daily", "325"],
  ["?new", "another", ""],
  ["?root=a&daily=1&new", "root", "a"],
  ["?round=cow-2&root=a", "round", "cow-2"],
  ["?round=", "nothing", "cat-1"],
]) {
  test(`${search || "no query"} asks for ${kind}`, () => {
    assert.deepEqual(parseAddress(search, "cat-1"), { kind, text });
  });
}

// For a visit on Tuesday: the query, the saved history entry, and whether a link or a button of the game has led here;
// then the expected request, and the query that remains.
for (const [search, entry, isFromGame, kind, text, remainingQuery] of [
  ["", null, false, "nothing", "", ""],
  ["", { round: "cat-1", day: "Mon" }, false, "nothing", "cat-1", ""],
  ["?other", { round: "cat-1", day: "Tue" }, false, "nothing", "cat-1", "?other"],
  ["?daily=325", null, false, "daily", "325", "?daily=325"],
  ["?daily=325", null, true, "daily", "325", ""],
  ["?daily=325", { round: "325", day: "Tue" }, false, "round", "325", "?daily=325"],
  ["?daily=325", { round: "325", day: "Mon" }, false, "nothing", "325", ""],
  ["?daily=325", { round: "325" }, false, "nothing", "325", ""],
  ["?daily", { round: "325", day: "Mon" }, false, "nothing", "325", ""],
  ["?root=silkworm", { round: "silkworm-2", day: "Mon" }, false, "nothing", "silkworm-2", ""],
  ["?root=silkworm", null, true, "root", "silkworm", ""],
  ["?round=cow-2", null, false, "round", "cow-2", ""],
  ["?new", null, false, "another", "", ""],
]) {
  test(`${search || "no query"} with ${JSON.stringify(entry)}${isFromGame ? " from the game" : ""} asks for ${kind} ${text}`, () => {
    assert.deepEqual(visitRequest(search, entry, "Tue", isFromGame), { request: { kind, text }, remainingQuery });
  });
}
