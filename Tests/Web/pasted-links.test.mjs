// Links that chats and mail programs have changed, as the page passes them to the engine: node --test Tests/Web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseAddress } from "../../Web/page/addresses.js";
import { openEngine } from "./engine.mjs";

const pastedLinks = JSON.parse(readFileSync(new URL("../Links/pasted.json", import.meta.url), "utf8"));

test("a pasted text opens what it refers to, or says why not", async () => {
  const engine = await openEngine();
  for (const [text, expected] of pastedLinks.destinations) {
    const { kind, value } = engine.readPasted(text);
    const name = { root: `root ${value}`, daily: value === "0" ? "daily" : `daily ${value}` }[kind] ?? kind;
    assert.equal(name, expected, text);
  }
});

for (const [kind, examples] of [
  ["root", pastedLinks.roots],
  ["daily", pastedLinks.dailies],
]) {
  test(`the value of ?${kind}= is repaired`, async () => {
    const engine = await openEngine();
    engine.setDay(new Date());
    for (const [pasted, expected] of examples) {
      const request = parseAddress(`?${kind}=${encodeURIComponent(pasted)}`);
      assert.deepEqual(request, { kind, text: pasted });
      const { asked } = engine.setRequest(request);
      assert.equal(asked, expected === null ? "bad" : kind, pasted);
      if (expected === null) continue;
      const { key } = engine.act("start").round;
      assert.equal(key, expected, pasted);
    }
  });
}
