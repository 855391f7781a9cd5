// Calls the engine as the page does: with numbers and the bytes of one inbox. Web/engine/answer.js reads the answers.

import { readAnswer } from "../../Web/engine/answer.js";

/** 9999-12-31, on which every puzzle can be opened. */
export const clockSeconds = 253_402_214_400n;

export class Page {
  /** Opens an engine with the bytes of its WebAssembly module and of a lexicon. */
  constructor(wasm, lexicon) {
    const module = new WebAssembly.Module(wasm);
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0)
      throw new Error(`the wasm wants ${imports.map((importEntry) => importEntry.name).join(", ")}`);
    this.swift = new WebAssembly.Instance(module, {}).exports;
    this.inbox = this.swift.inbox();
    this.decodeAnswer(this.swift.openLexicon(this.writeToInbox(lexicon)));
    this.decodeAnswer(this.swift.setDay(9999, 12, 31));
  }

  /** Writes bytes into the inbox; returns their number. */
  writeToInbox(bytes) {
    new Uint8Array(this.swift.memory.buffer, this.inbox, bytes.length).set(bytes);
    return bytes.length;
  }

  /** Reads an answer; throws if it is an error. */
  decodeAnswer(address) {
    return readAnswer(this.swift.memory.buffer, address);
  }

  /** Begins a round; throws if there is no such round. The kind is 1 for a root, 2 for a daily puzzle. */
  start(kind, bytes) {
    const { asked } = this.decodeAnswer(this.swift.setRequest(kind, this.writeToInbox(bytes)));
    if (asked === "bad") throw new Error("there is no such round");
    this.answer = this.decodeAnswer(this.swift.start(1n, clockSeconds));
    return this.answer;
  }

  deal(root) {
    this.decodeAnswer(this.swift.setOptions(-1, 0));
    this.start(1, root);
  }

  /** Plays the typed bytes; returns the answer in the form that transcripts use. */
  play(typed) {
    this.answer = this.decodeAnswer(this.swift.play(this.writeToInbox(typed), clockSeconds));
    const { outcome } = this.answer;
    if (!outcome) return "ignored";
    return "refusal" in outcome ? outcome.refusal : `+${outcome.points} ${outcome.isBonus ? "bonus" : "common"}`;
  }

  finalValue(key) {
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
