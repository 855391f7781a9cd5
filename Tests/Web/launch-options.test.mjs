// The round that the query of an address requests: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { launchOptions } from "../../Web/launch-options.js";

for (const [search, visit, kind, text] of [
  ["", "new", "daily", ""], ["", "installed", "nothing", ""], ["", "again", "round", ""], ["?other", "new", "daily", ""],
  ["?root=silkworm", "new", "root", "silkworm"], ["?root=", "again", "root", ""], ["?root=caf%C3%A9", "again", "root", "café"],
  ["?daily", "again", "daily", ""], ["?daily=325", "installed", "daily", "325"], ["?new", "again", "another", ""],
  ["?root=a&daily=1&new", "new", "root", "a"], ["?round=cat-1&root=a", "new", "round", "cat-1"], ["?round=", "new", "daily", ""],
]) {
  test(`${search || "no query"} asks for ${kind} when the visit is ${visit}`, () => {
    assert.deepEqual(launchOptions(search, visit), { kind, text });
  });
}
