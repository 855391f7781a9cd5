// The wasm as the page uses it: numbers and one buffer.

import { readFileSync } from "node:fs";

/** The one table of codes, read from the Swift that answers with them: number to name. */
const codes = new Map(
  [...readFileSync(new URL("../../Sources/ScrambleWeb/Code.swift", import.meta.url), "utf8")
    .matchAll(/^ {2}case (\w+) = (-\d+)$/gm)].map(([, name, number]) => [Number(number), name]));

const figures = ["score", "commonFound", "commonTotal", "bonusFound", "commonPoints", "totalPoints", "par", "rank", "grade"];
const ranks = ["thread", "strand", "braid", "cord", "bracelet", "garland", "wholeString"];
export const grades = ["easy", "medium", "hard"];
const bonus = 256;

export class Page {
  /** Opens a page on the bytes of a wasm and of a lexicon. */
  constructor(wasm, lexicon) {
    const module = new WebAssembly.Module(wasm);
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0) throw new Error(`the wasm wants ${imports.map((wanted) => wanted.name).join(", ")}`);
    this.swift = new WebAssembly.Instance(module, {}).exports;
    const answer = this.swift.openLexicon(this.put(lexicon));
    if (answer !== 0) throw new Error(`the lexicon was refused: ${Page.code(answer)}`);
  }

  static code(answer) {
    return codes.get(answer) ?? String(answer);
  }

  /** Writes bytes into the buffer; returns how many. */
  put(bytes) {
    new Uint8Array(this.swift.memory.buffer, this.swift.buffer(bytes.length), bytes.length).set(bytes);
    return bytes.length;
  }

  /** Returns the bytes of an answer. */
  bytes(count) {
    return new Uint8Array(this.swift.memory.buffer, this.swift.buffer(0), count);
  }

  /** Returns the text of an answer, which is ASCII, or the name of its code. */
  text(answer) {
    return answer < 0 ? Page.code(answer) : Buffer.from(this.bytes(answer)).toString("latin1");
  }

  /** Returns the rows of an answer. */
  rows(answer) {
    const bytes = this.bytes(answer);
    const number = (at) => bytes[at] | (bytes[at + 1] << 8);
    return Array.from({ length: answer / 6 }, (_, row) => [number(6 * row), number(6 * row + 2), number(6 * row + 4)]);
  }

  /** Begins a game. */
  deal(root, minimum = 3, scoring = "classic") {
    const answer = this.swift.deal(this.put(root), minimum, scoring === "letters" ? 1 : 0);
    if (answer !== 0) throw new Error(`the root was refused: ${Page.code(answer)}`);
  }

  /** Plays what was typed; returns the answer in the words of a transcript. */
  play(typed) {
    const answer = this.swift.play(this.put(typed));
    if (answer === 0) return "ignored";
    if (answer < 0) return Page.code(answer);
    return answer < bonus ? `+${answer} common` : `+${answer - bonus} bonus`;
  }

  figure(name) {
    return this.swift.figure(figures.indexOf(name));
  }

  /** Returns what stands behind a word at the end of a game. */
  ending(key) {
    switch (key) {
      case "score": return String(this.figure("score"));
      case "found": return `${this.figure("commonFound")} of ${this.figure("commonTotal")}`;
      case "bonus": return String(this.figure("bonusFound"));
      case "rank": return ranks[this.figure("rank")];
      default: return "what is this?";
    }
  }

  /** Returns the points at which each rank begins, par and grade. */
  ranks() {
    const thresholds = ranks.map((_, rank) => this.swift.rankThreshold(rank)).join(" ");
    return `${thresholds}, par ${this.figure("par")}, ${grades[this.figure("grade")]}`;
  }
}
