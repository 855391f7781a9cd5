// What each call of the engine answers with: node --test Tests/Web

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseReply } from "../../Web/engine/reply.js";
import { openEngine } from "./engine.mjs";

const source = readFileSync(new URL("../../Web/engine/engine.js", import.meta.url), "utf8");
/** The parts of a reply that the calls in engine.js declare, by the names of the calls. */
const declared = new Map(
  [...source.matchAll(/@returns \{Answer<([^>]+)>\}[^(]*?\n {2}(\w+)\(/g)].map(([, parts, name]) => [
    name,
    new Set(parts.match(/\w+/g)),
  ]),
);
const empty = parseReply("");
const isEqual = (one, other) => {
  try {
    assert.deepEqual(one, other);
    return true;
  } catch {
    return false;
  }
};
/** The parts of a reply that are filled. */
const filled = (reply) => Object.keys(empty).filter((part) => !isEqual(reply[part], empty[part]));

/** An engine that notes what its calls fill. */
async function watched() {
  const seen = new Map();
  const engine = await openEngine();
  const call = (name, ...values) => {
    const reply = engine[name] ? engine[name](...values) : engine.act(name, ...values);
    seen.set(name, new Set([...(seen.get(name) ?? []), ...filled(reply)]));
    return reply;
  };
  call("setDay", new Date(2026, 10, 23));
  return { call, seen };
}

const text = (records) => [...records.values()].join("");

test("each call fills the parts of a reply that it declares, and no others", async () => {
  assert.equal(declared.size, 11);
  const { call, seen } = await watched();
  for (const [kind, name] of [
    ["daily", "400"],
    ["root", "silkworm"],
  ])
    call("ask", { kind, text: name });
  call("start");
  const records = call("play", "milk").records;
  const { code } = call("link").link;
  call("checkChallenge", code);
  call("checkChallenge", "c3.AAAA");
  call("readPasted", "silkworm");
  call("spelling", "silkworm", "milkk");
  const bytes = new TextEncoder().encode(`${text(records)}\n`);
  call("keys", bytes);
  call("merge", "", bytes);
  call("importRecords", "", bytes);
  call("beginStatistics");
  call("addStatistics", text(call("end").records));
  call("addStatistics", text(call("reveal").records));
  call("statistics", 0);
  call("calendar", 2026, 11);
  call("wordBook", 0, "");
  call("toLearn");
  for (const [name, parts] of declared) {
    const beyond = [...(seen.get(name) ?? [])].filter((part) => !parts.has(part));
    assert.deepEqual([name, beyond], [name, []]);
  }
  // A part that no call here fills is either declared by mistake or needs a longer game.
  const rare = new Set(["unknown", "weeks", "first", "whole", "practice"]);
  for (const [name, parts] of declared) {
    const missing = [...parts].filter((part) => !seen.get(name).has(part) && !rare.has(part));
    assert.deepEqual([name, missing], [name, []]);
  }
});
