// Reads and plays a transcript: a game, or calls, line by line with their answers (README.md describes the format).

import { answer } from "./calls.mjs";

/** Returns the typed bytes: literal text, or text in quotation marks with escapes, where \xC3 is a byte. */
export function typed(text) {
  const bytes = Buffer.from(text);
  if (bytes[0] !== 0x22) return bytes;
  const result = [];
  for (let at = 1; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== 0x5c) {
      result.push(bytes[at]);
    } else if (bytes[at + 1] === 0x78) {
      result.push(Number.parseInt(bytes.toString("latin1", at + 2, at + 4), 16));
      at += 3;
    } else {
      result.push(bytes[at + 1]);
      at += 1;
    }
  }
  return result;
}

/** Plays a transcript on a page; returns its lines, each with the actual answer. */
export function replay(text, page) {
  const game = { minimum: 3, scoring: "classic", root: undefined, hasBegun: false };
  return text.split("\n").map((line) => answered(line, game, page));
}

function answered(line, game, page) {
  if (line === "" || line.startsWith("#")) return line;
  const arrow = line.lastIndexOf(" -> ");
  if (arrow >= 0) {
    const left = line.slice(0, arrow);
    return `${left} -> ${game.root ? play(left, game, page) : call(left, page)}`;
  }
  const [key, value] = line.split(": ", 2);
  switch (key) {
    case "root":
      game.root = typed(value);
      return line;
    case "minimum":
      game.minimum = Number(value);
      return line;
    case "scoring":
      game.scoring = value;
      return line;
    default:
      begin(game, page);
      return `${key}: ${page.ending(key)}`;
  }
}

function play(left, game, page) {
  begin(game, page);
  return page.play(typed(left));
}

function call(left, page) {
  const space = left.indexOf(" ");
  return answer(page, left.slice(0, space), left.slice(space + 1));
}

function begin(game, page) {
  if (!game.hasBegun) page.deal(game.root, game.minimum, game.scoring);
  game.hasBegun = true;
}
