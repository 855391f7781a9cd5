// Keeps one wasm busy for as long as a page may live: node Tests/Transcripts/endure.mjs WASM LEXICON
//
// Its memory is all there from the start, so a leak would end in a trap.

import { readFileSync } from "node:fs";
import { Page } from "./page.mjs";

const [wasm, lexicon] = process.argv.slice(2).map((file) => readFileSync(file));
const page = new Page(wasm, lexicon);
const { swift } = page;
const ascii = (text) => Buffer.from(text, "latin1");
const before = swift.memory.buffer.byteLength;

let words = 0;
for (let number = 1; number <= 2_000; number += 1) {
  if (number % 100 === 0) swift.openLexicon(page.put(lexicon));
  const root = page.text(swift.dailyRoot(number));
  page.deal(ascii(root));
  for (const line of page.text(swift.solve(page.put(ascii(root)))).split("\n")) {
    words += swift.play(page.put(ascii(line.replace("+", "")))) > 0 ? 1 : 0;
  }
  if (swift.missed() !== 0) throw new Error(`${root} has words that cannot be found`);
  if (number % 50 === 0) swift.solve(page.put(ascii(`${root}entails`)));
  if (number % 50 === 0) swift.play(page.put(ascii("e".repeat(100_000))));
}

if (swift.memory.buffer.byteLength !== before) throw new Error("the memory has grown");
console.log(`2000 rounds, ${words} words, ${before / 65_536} pages of memory`);
