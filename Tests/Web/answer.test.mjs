// Reading the answers of the engine: node --test Tests/Web

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError, readAnswer } from "../../Web/engine/answer.js";
import { english } from "../../Web/page/wording.js";
import { refusalText } from "../../Web/round/refusal-text.js";

const wording = { text: (key, ...values) => [key, ...values].join(" ") };

/** Reads a text as an answer of the engine that has other bytes before and after it in memory. */
function read(text) {
  const bytes = new TextEncoder().encode(text);
  const memory = new Uint8Array(bytes.length + 9).fill(0x7d);
  new DataView(memory.buffer).setUint32(4, bytes.length, true);
  memory.set(bytes, 8);
  return readAnswer(memory.buffer, 4);
}

test("an answer is read from its address to its end", () => {
  assert.deepEqual(read('{"word":"milk","name":"Übung"}'), { word: "milk", name: "Übung" });
});

for (const text of ["", "{", '{"word":"milk"', "outcome found milk"])
  test(`a text that is not a message throws: ${text}`, () => assert.throws(() => read(text), SyntaxError));

test("an error of the engine is thrown with its code", () => {
  assert.throws(
    () => read('{"error":"wrongChecksum"}'),
    (error) => error instanceof EngineError && error.code === "wrongChecksum",
  );
});

test("each refusal has its texts, and an unknown one throws", () => {
  const payloads = {
    roundEnded: [],
    notLetters: [49],
    tooShort: [],
    sameAsRoot: [],
    alreadyFound: [109, 105, 108, 107],
    lettersNotInRoot: [108, 1],
    tooLong: [13, 8],
    unknownWord: [],
  };
  for (const [code, payload] of Object.entries(payloads)) {
    assert.ok(refusalText(code, payload, "silkworm", wording).title.startsWith(`refusal.${code}.title`));
  }
  assert.equal(
    refusalText("alreadyFound", payloads.alreadyFound, "silkworm", wording).detail,
    `refusal.alreadyFound.detail ${english("milk")}`,
  );
  assert.throws(() => refusalText("tooQuick", [], "silkworm", wording), /tooQuick/);
});
