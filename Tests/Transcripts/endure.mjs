// Plays thousands of rounds on one engine, as on a page that stays open: node Tests/Transcripts/endure.mjs WASM LEXICON
//
// All of the engine's memory is allocated at the start, so a leak would end in a trap.

import { readFileSync } from "node:fs";
import { clockSeconds, Page } from "./page.mjs";

const [wasm, lexicon] = process.argv.slice(2).map((file) => readFileSync(file));
const page = new Page(wasm, lexicon);
const { swift } = page;
const ascii = (text) => Buffer.from(text, "latin1");
const initialMemorySize = swift.memory.buffer.byteLength;

let acceptedCount = 0;
for (let number = 1; number <= 2_000; number += 1) {
  if (number % 100 === 0) page.decodeAnswer(swift.openLexicon(page.writeToInbox(lexicon)));
  const missed = missedWords(number);
  page.start(2, ascii(String(number)));
  for (const word of missed) acceptedCount += page.play(ascii(word)).startsWith("+") ? 1 : 0;
  if (page.answer.standing.remaining !== 0) throw new Error(`${page.answer.round.root} has words that cannot be found`);
  if (number % 50 === 0) page.deal(ascii("internationally"));
  if (number % 50 === 0) page.play(ascii("e".repeat(100_000)));
}

if (swift.memory.buffer.byteLength !== initialMemorySize) throw new Error("the memory has grown");
console.log(`2000 rounds, ${acceptedCount} words, ${initialMemorySize / 65_536} pages of memory`);

/** Returns the common words of a daily puzzle, all of which count as missed if its round is ended at once. */
function missedWords(number) {
  page.start(2, ascii(String(number)));
  return page.decodeAnswer(swift.endRound(clockSeconds)).missed;
}
