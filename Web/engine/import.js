// @ts-check
/** Adds the records of an exported file to the saved ones. Only the dialogs load this module. */
import { damagedCopyKey, isTextThatFitsInbox, terminateRecord } from "./saved-rounds.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./saved-rounds.js").Store} Store */
/** @typedef {import("./store.js").Values} Values */
/** @typedef {{rounds: number, words: number, valid: number, damaged: number, newer: number}} Counts of an import */

const countNames = /** @type {const} */ (["rounds", "words", "valid", "damaged", "newer"]);

/**
 * How many bytes of a file are read at once: at first, and at most if a record is longer. A readable record has at most
 * half of the maximum.
 */
const [firstReadSize, maxReadSize] = [65_536, 524_288];

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
    let size = firstReadSize;
    for (let offset = 0; offset < file.size; ) {
      const bytes = new Uint8Array(await file.slice(offset, offset + size).arrayBuffer());
      const isLast = offset + bytes.length === file.size;
      const keysAnswer = this.#engine.recordKeys(bytes);
      if (keysAnswer.completeLength === 0 && !isLast && size < maxReadSize) {
        size *= 2;
        continue;
      }
      const part = isLast || keysAnswer.completeLength === 0 ? bytes : bytes.subarray(0, keysAnswer.completeLength);
      await this.#addPart(part, keysAnswer, counts);
      offset += part.length;
      size = firstReadSize;
    }
    return counts;
  }

  /**
   * Adds a part of a file. If it does not fit into the inbox together with the saved records under its keys, it is
   * split between two records. A single record that does not fit is left out.
   * @param {Uint8Array} part
   * @param {{keys: string[], firstLength: number}} keysAnswer the keys of its records, and the length of the first one
   * @param {Counts} counts
   */
  async #addPart(part, { keys, firstLength }, counts) {
    if (await this.#importPart(keys, part, counts)) return;
    const middle = this.#engine.recordKeys(part.subarray(0, part.length / 2)).completeLength || firstLength;
    if (middle === 0 || middle >= part.length) {
      counts.damaged += 1;
      return;
    }
    for (const half of [part.subarray(0, middle), part.subarray(middle)])
      await this.#addPart(half, this.#engine.recordKeys(half), counts);
  }

  /**
   * Adds a part of a file; returns whether it fits into the inbox together with the saved records under its keys.
   * @param {string[]} keys
   * @param {Uint8Array} part
   * @param {Counts} counts
   */
  async #importPart(keys, part, counts) {
    let fits = true;
    /** @type {Counts | undefined} */
    let addedCounts;
    await this.#store.update(keys, (saved) => {
      const savedText = [...saved.values()]
        .filter((value) => isTextThatFitsInbox(value))
        .map((value) => terminateRecord(String(value)))
        .join("");
      fits = isTextThatFitsInbox(savedText, part.length);
      if (!fits) return new Map();
      const { records, gain, counts: recordCounts } = this.#engine.importRecords(savedText, part);
      const damaged = recordCounts.damaged + gain.leftOut + (recordCounts.isTruncated ? 1 : 0);
      addedCounts = {
        rounds: gain.rounds,
        words: gain.words,
        valid: recordCounts.valid,
        damaged,
        newer: recordCounts.newer,
      };
      return this.#changesToWrite(saved, records);
    });
    if (addedCounts) for (const name of countNames) counts[name] += addedCounts[name];
    return fits;
  }

  /**
   * What to write so that no saved value is lost: a record of a newer version stays, and a damaged one is set aside.
   * @param {Values} saved
   * @param {ReadonlyMap<string, string>} records that an import has changed
   */
  #changesToWrite(saved, records) {
    /** @type {Values} */
    const changed = new Map(records);
    for (const key of records.keys()) {
      const value = saved.get(key);
      if (value === undefined) continue;
      const recordCounts = isTextThatFitsInbox(value) ? this.#engine.merge("", value).counts : null;
      if (recordCounts?.newer) changed.delete(key);
      else if (!recordCounts || recordCounts.damaged > 0 || recordCounts.isTruncated)
        changed.set(damagedCopyKey(key), value);
    }
    return changed;
  }
}
