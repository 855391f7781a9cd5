// The round that the query of an address requests: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { launchOptions } from "../../Web/launch-options.js";

for (const [search, isNew, kind, text] of [
  ["", true, "daily", ""], ["", false, "nothing", ""], ["?root=silkworm", true, "root", "silkworm"], ["?root=", false, "root", ""],
  ["?daily", false, "daily", ""], ["?daily=325", false, "daily", "325"], ["?new", false, "another", ""], ["?root=a&daily=1&new", true, "root", "a"],
  ["?root=caf%C3%A9", false, "root", "café"], ["?other", true, "daily", ""],
]) {
  test(`${search || "no query"} on ${isNew ? "a new" : "another"} visit asks for ${kind}`, () => {
    assert.deepEqual(launchOptions(search, isNew), { kind, text });
  });
}
