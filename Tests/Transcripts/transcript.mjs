// Reads and plays a transcript: a game, or calls, line by line with their answers (README.md describes the format).

import { answerCall } from "./calls.mjs";

/** Returns the bytes of a text, which is literal or has quotation marks and escapes, such as \xC3 for a byte. */
export function typedBytes(text) {
  const bytes = Buffer.from(text);
  if (bytes[0] !== 0x22) return bytes;
  const result = [];
  for (let index = 1; index < bytes.length - 1; index += 1) {
    if (bytes[index] !== 0x5c) {
      result.push(bytes[index]);
    } else if (bytes[index + 1] === 0x78) {
      result.push(Number.parseInt(bytes.toString("latin1", index + 2, index + 4), 16));
      index += 3;
    } else {
      result.push(bytes[index + 1]);
      index += 1;
    }
  }
  return result;
}

/** Plays a transcript on a page; returns its lines, each with the actual answer. */
export function replay(text, page) {
  const game = { root: undefined, hasBegun: false };
  return text.split("\n").map((line) => lineWithAnswer(line, game, page));
}

function lineWithAnswer(line, game, page) {
  if (line === "" || line.startsWith("#")) return line;
  const arrow = line.lastIndexOf(" -> ");
  if (arrow >= 0) {
    const input = line.slice(0, arrow);
    return `${input} -> ${game.root ? play(input, game, page) : runCall(input, page)}`;
  }
  const [key, value] = line.split(": ", 2);
  if (key === "root") {
    game.root = typedBytes(value);
    return line;
  }
  ensureBegun(game, page);
  return `${key}: ${page.finalValue(key)}`;
}

function play(input, game, page) {
  ensureBegun(game, page);
  return page.play(typedBytes(input));
}

function runCall(input, page) {
  const space = input.indexOf(" ");
  return answerCall(page, input.slice(0, space), input.slice(space + 1));
}

function ensureBegun(game, page) {
  if (!game.hasBegun) page.deal(game.root);
  game.hasBegun = true;
}
