// Plays transcripts on the engine: node Tests/Transcripts/play.mjs WASM LEXICON TEXT...
//
// Prints one line per transcript, followed by its differences, and at the end how many passed. The exit code is 0 if
// every answer matches, 1 if one differs or the engine traps, 64 if no transcript is given.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Page } from "./page.mjs";
import { replay } from "./transcript.mjs";

const [wasm, lexicon, ...files] = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: node play.mjs WASM LEXICON TEXT...");
  process.exit(64);
}

const bytes = { wasm: readFileSync(wasm), lexicon: readFileSync(lexicon) };
let failed = 0;
for (const file of files) {
  const differences = differencesIn(file);
  if (differences.length > 0) failed += 1;
  console.log(`${differences.length === 0 ? "passed" : "FAILED"}  ${basename(file)}`);
  for (const difference of differences) console.log(`        ${difference}`);
}
console.log(`${files.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Returns the differences, one line each. An error, such as a trap, is a single difference. */
function differencesIn(file) {
  const text = readFileSync(file, "utf8");
  try {
    const lines = text.split("\n");
    return replay(text, new Page(bytes.wasm, bytes.lexicon)).flatMap((line, number) =>
      line === lines[number] ? [] : [`${number + 1}: "${lines[number]}" came out as "${line}"`],
    );
  } catch (error) {
    return [String(error)];
  }
}
