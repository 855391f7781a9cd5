// The round that the query of an address requests: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseAddress } from "../../Web/page/addresses.js";

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
