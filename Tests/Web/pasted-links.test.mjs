// Links that chats and mail programs have changed, as the page passes them to the engine: node --test Tests/Web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseAddress } from "../../Web/page/addresses.js";
import { codeLetter } from "../../Web/page/codes.js";
import { openEngine } from "./engine.mjs";

const code = "c1.iSFqs6LAAAAAAAAAAAAHCyISMQtTEs6LJBoEL4oBcA";
const pastedLinks = JSON.parse(readFileSync(new URL("../Links/pasted.json", import.meta.url), "utf8"));
const fillCode = (text) =>
  text
    .replaceAll("{}", code)
    .replaceAll("{rest}", code.slice(1))
    .replaceAll("{escaped}", code.replaceAll(/\W/g, "\\$&"))
    .replaceAll("{split}", [...code].join("\u200b\u00ad"));
/** The fragment of a link as a browser reads it; empty if the text is not a link or the link has no fragment. */
const fragment = (link) => (URL.canParse(link) ? new URL(link).hash : "");

test("a challenge is read as pasted, and from the address that the browser makes of it", async () => {
  const engine = await openEngine();
  for (const [link] of pastedLinks.challenges.map((example) => example.map(fillCode))) {
    for (const text of [link, fragment(link)].filter((text) => text !== "")) {
      assert.equal(engine.checkChallenge(text).challenge.root, "silkworm", text);
      assert.equal(codeLetter(text), "c", text);
    }
  }
  for (const [link] of pastedLinks.refused)
    assert.equal(engine.checkChallenge(fillCode(link)).challenge.reason, "damaged", link);
});

test("a pasted text opens what it refers to, or says why not", async () => {
  const engine = await openEngine();
  for (const [text, expected] of pastedLinks.destinations) {
    const { kind, value } = engine.readPasted(fillCode(text));
    const name = { root: `root ${value}`, daily: value === "0" ? "daily" : `daily ${value}` }[kind] ?? kind;
    assert.equal(name, expected, text);
    if (text.includes("{")) assert.equal(value, code);
  }
});

test("other fragments are not codes", () => {
  for (const other of ["", "again", "music1.html", "words1.html", "c.", "c1", "s.", "s1", "round"]) {
    assert.equal(codeLetter(other), "", other);
  }
});

test("a shared round is distinguished from other codes", () => {
  for (const text of ["g1.AbC", "#G1.AbC", "(https://example.org/%23g12.AbC)", "It is g1.AbC"])
    assert.equal(codeLetter(text), "g", text);
});

test("a set is distinguished from a challenge", () => {
  for (const text of ["s1.AbC", "#S1.AbC", "(https://example.org/%23s12.AbC)", "It is s1.AbC"]) {
    assert.equal(codeLetter(text), "s", text);
  }
});

for (const [kind, examples] of [
  ["root", pastedLinks.roots],
  ["daily", pastedLinks.dailies],
]) {
  test(`the value of ?${kind}= is repaired`, async () => {
    const engine = await openEngine();
    for (const [pasted, expected] of examples) {
      const request = parseAddress(`?${kind}=${encodeURIComponent(pasted)}`, "new");
      assert.deepEqual(request, { kind, text: pasted });
      const { asked, keyPrefixes } = engine.setRequest(request);
      assert.deepEqual([asked, ...keyPrefixes], expected === null ? ["bad"] : [kind, `${expected}-`], pasted);
    }
  });
}
