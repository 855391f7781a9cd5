// @ts-check
/** Adds the records of an exported file to the saved ones. The first word does not need it. */
import { asideKey, isText, terminated } from "./saved-rounds.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./saved-rounds.js").Store} Store */
/** @typedef {import("./store.js").Values} Values */
/** @typedef {{rounds: number, words: number, valid: number, damaged: number, newer: number}} Counts of an import */

const countNames = /** @type {const} */ (["rounds", "words", "valid", "damaged", "newer"]);

/**
 * How many bytes of a file are read at once: at first, and at most if a record is longer. A readable record has at most
 * half as many.
 */
const [firstStep, largestStep] = [65_536, 524_288];

/**
 * @param {Engine} engine
 * @param {Store} store
 * @param {Blob} file
 */
export const importRecords = (engine, store, file) => new Import(engine, store).addFile(file);

class Import {
  #engine;
  #store;

  /**
   * @param {Engine} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /**
   * Adds the records of a file, in steps.
   * @param {Blob} file
   */
  async addFile(file) {
    const counts = { rounds: 0, words: 0, valid: 0, damaged: 0, newer: 0 };
    let size = firstStep;
    for (let at = 0; at < file.size; ) {
      const bytes = new Uint8Array(await file.slice(at, at + size).arrayBuffer());
      const isLast = at + bytes.length === file.size;
      const found = this.#engine.keys(bytes);
      if (found.whole === 0 && !isLast && size < largestStep) {
        size *= 2;
        continue;
      }
      const part = isLast || found.whole === 0 ? bytes : bytes.subarray(0, found.whole);
      await this.#addPart(part, found, counts);
      at += part.length;
      size = firstStep;
    }
    return counts;
  }

  /**
   * Adds a part of a file. If it does not fit into the inbox together with the saved records under its keys, it is
   * split between two records. A single record that does not fit is left out.
   * @param {Uint8Array} part
   * @param {{keys: string[], first: number}} found the keys of its records, and the length of the first one
   * @param {Counts} counts
   */
  async #addPart(part, { keys, first }, counts) {
    if (await this.#add(keys, part, counts)) return;
    const middle = this.#engine.keys(part.subarray(0, part.length / 2)).whole || first;
    if (middle === 0 || middle >= part.length) {
      counts.damaged += 1;
      return;
    }
    for (const half of [part.subarray(0, middle), part.subarray(middle)])
      await this.#addPart(half, this.#engine.keys(half), counts);
  }

  /**
   * Adds a part of a file; returns whether it fits into the inbox together with the saved records under its keys.
   * @param {string[]} keys
   * @param {Uint8Array} part
   * @param {Counts} counts
   */
  async #add(keys, part, counts) {
    let isDone = true;
    /** @type {Counts | undefined} */
    let added;
    // The shelf knows what was forgotten; an import restores it.
    await this.#store.update([...new Set(["shelf", ...keys])], (saved) => {
      const all = [...saved.values()]
        .filter((value) => isText(value))
        .map((value) => terminated(String(value)))
        .join("");
      isDone = isText(all, part.length);
      if (!isDone) return new Map();
      const { records, gain, counts: count } = this.#engine.importRecords(all, part);
      const damaged = count.damaged + gain.leftOut + (count.isTruncated ? 1 : 0);
      added = { rounds: gain.rounds, words: gain.words, valid: count.valid, damaged, newer: count.newer };
      return this.#overwriting(saved, records);
    });
    if (added) for (const name of countNames) counts[name] += added[name];
    return isDone;
  }

  /**
   * What to write so that no saved value is lost: a record of a newer version stays, and a damaged one is set aside.
   * @param {Values} saved
   * @param {ReadonlyMap<string, string>} records that an import has changed
   */
  #overwriting(saved, records) {
    /** @type {Values} */
    const changed = new Map(records);
    for (const key of records.keys()) {
      const value = saved.get(key);
      if (value === undefined) continue;
      const count = isText(value) ? this.#engine.merge("", value).counts : null;
      if (count?.newer) changed.delete(key);
      else if (!count || count.damaged > 0 || count.isTruncated) changed.set(asideKey(key), value);
    }
    return changed;
  }
}
