// The round that the query of an address requests, and the address that words are sent to: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseAddress } from "../../Web/page/addresses.js";
import { reportAddress } from "../../Web/statistics/missing-words.js";

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

test("missing words are put into the address of the owner, whatever it has already", () => {
  for (const [owner, address] of [
    ["", ""],
    ["https://words.example/missing", "https://words.example/missing?words=morsk%20wilk"],
    ["https://words.example/?list=en", "https://words.example/?list=en&words=morsk%20wilk"],
    ["mailto:words@words.example", "mailto:words@words.example?body=morsk%20wilk"],
    ["mailto:words@words.example?subject=Words", "mailto:words@words.example?subject=Words&body=morsk%20wilk"],
  ]) {
    assert.equal(reportAddress(owner, ["morsk", "wilk"]), address, owner);
  }
});
