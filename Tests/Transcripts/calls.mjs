// Answers the calls of a text: those that belong to no game.

import { grades } from "./page.mjs";
import { typed } from "./transcript.mjs";

const ascii = (text) => Buffer.from(text, "latin1");

/** The FNV-1a hash of some bytes: a long answer in eight digits. */
export class Digest {
  hash = 0x811c9dc5;

  add(bytes) {
    for (const byte of bytes) this.hash = Math.imul(this.hash ^ byte, 0x01000193);
    return this;
  }

  toString() {
    return (this.hash >>> 0).toString(16).padStart(8, "0");
  }
}

/** Answers a call. */
export function answer(page, name, argument) {
  const { swift } = page;
  switch (name) {
    case "fold": return fold(page, typed(argument));
    case "block": return block(page, BigInt(argument));
    case "day": {
      const number = swift.dailyNumber(...argument.split("-").map(Number));
      return number < 0 ? page.text(number) : String(number);
    }
    case "daily": return page.text(swift.dailyRoot(Number(argument)));
    case "draw": {
      const [seed, grade, all] = argument.split(" ");
      return page.text(swift.draw(BigInt(seed), grades.indexOf(grade), all ? 1 : 0));
    }
    case "solve": return solve(page, typed(argument));
  }
  const [root, number] = argument.split(" ");
  page.deal(ascii(root));
  switch (name) {
    case "shuffle": return page.text(swift.shuffle(BigInt(number)));
    case "lengths": return page.rows(swift.lengths()).map(([length, found, left]) => `${length}:${found}+${left}`).join(" ");
    case "hints":
      return page.rows(swift.hints()).map(([letter, length, count]) => `${String.fromCharCode(letter)}${length}:${count}`).join(" ");
    case "ranks": return page.ranks();
    default: return "what is this?";
  }
}

function fold(page, bytes) {
  const count = page.swift.fold(page.put(bytes));
  return count === 0 ? "ignored" : page.text(count);
}

function solve(page, letters) {
  const count = page.swift.solve(page.put(letters));
  if (count < 0) return page.text(count);
  const bytes = page.bytes(count);
  const number = (wanted) => bytes.reduce((sum, byte) => sum + (byte === wanted ? 1 : 0), 0);
  const bonus = number(0x2b);
  return `${number(0x0a) - bonus} common, ${bonus} bonus, ${new Digest().add(bytes)}`;
}

// Ten thousand byte strings of chance; Tests/ScrambleWebTests/FoldingBlock.swift makes the same and says how.

const spaces = [[], [0x20], [0x09], [0xc2, 0xa0], [0xe3, 0x80, 0x80], [0x0d, 0x0a], [0x0b, 0x0c], [0xc2]];
const tricky = [0xc2, 0xa0, 0xe3, 0x80, 0x20, 0x09, 0x0d, 0x61, 0x7a, 0x41, 0x5a, 0x40, 0x5b, 0x60, 0x7b, 0x00];
const letter = (byte) => (byte % 26) + (byte < 128 ? 0x61 : 0x41);

function block(page, seed) {
  const digest = new Digest();
  const draws = new BigUint64Array(2);
  const bytes = new Uint8Array(draws.buffer);
  let state = seed;
  const next = () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let bits = BigInt.asUintN(64, (state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    bits = BigInt.asUintN(64, (bits ^ (bits >> 27n)) * 0x94d049bb133111ebn);
    return bits ^ (bits >> 31n);
  };
  for (let made = 0; made < 10_000; made += 1) {
    draws[0] = next();
    draws[1] = next();
    digest.add(ascii(`${fold(page, string(bytes))}\n`));
  }
  return String(digest);
}

function string(bytes) {
  const content = bytes.slice(1, 1 + ((bytes[0] >> 2) & 15));
  switch (bytes[0] & 3) {
    case 0: return content;
    case 1: return content.map(letter);
    case 2: return content.map((byte) => tricky[byte & 15]);
    default: return [...spaces[bytes[14] & 7], ...content.map(letter), ...spaces[bytes[15] & 7]];
  }
}
