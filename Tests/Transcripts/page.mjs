// Calls the wasm as the page does. Numbers and one inbox go in; Web/engine/answer.js reads the answers.

import { readAnswer } from "../../Web/engine/answer.js";

const seconds = 1_795_000_000n;

export class Page {
  /** Opens a page on the bytes of a wasm and of a lexicon. */
  constructor(wasm, lexicon) {
    const module = new WebAssembly.Module(wasm);
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0) throw new Error(`the wasm wants ${imports.map((wanted) => wanted.name).join(", ")}`);
    this.swift = new WebAssembly.Instance(module, {}).exports;
    this.inbox = this.swift.inbox();
    this.uptime = 0n;
    this.read(this.swift.openLexicon(this.put(lexicon)));
    this.read(this.swift.setDay(9999, 12, 31));
  }

  /** Writes bytes into the inbox; returns how many. */
  put(bytes) {
    new Uint8Array(this.swift.memory.buffer, this.inbox, bytes.length).set(bytes);
    return bytes.length;
  }

  /** Reads an answer; throws if it is an error. */
  read(address) {
    return readAnswer(this.swift.memory.buffer, address);
  }

  /** Begins a game on a kind of root: 1 a given root, 2 a daily puzzle, 3 a root chosen by a seed. */
  start(kind, bytes, seed = 0n) {
    const { asked } = this.read(this.swift.ask(kind, this.put(bytes), seed));
    if (asked === "bad") throw new Error("there is no such round");
    this.answer = this.read(this.swift.start(1n, seconds, this.uptime));
    return this.answer;
  }

  deal(root, minimum = 3, scoring = "classic") {
    this.read(this.swift.setOptions(minimum, scoring === "letters" ? 1 : 0, -1, 0, 0));
    this.start(1, root);
  }

  /** Plays the typed bytes; returns the answer as a transcript has it. */
  play(typed) {
    this.uptime += 10n;
    this.answer = this.read(this.swift.play(this.put(typed), seconds, this.uptime));
    const { outcome } = this.answer;
    if (!outcome) return "ignored";
    return "refusal" in outcome ? outcome.refusal : `+${outcome.points} ${outcome.isBonus ? "bonus" : "common"}`;
  }

  ending(key) {
    const { score, found, total, bonus, rank } = this.answer.standing;
    switch (key) {
      case "score":
        return String(score);
      case "found":
        return `${found} of ${total}`;
      case "bonus":
        return String(bonus);
      case "rank":
        return rank;
      default:
        return `unknown: ${key}`;
    }
  }
}
