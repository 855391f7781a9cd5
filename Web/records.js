// @ts-check
/**
 * Moves records between the engine and the store. Each has a key of its own and stays as the engine wrote it; only the engine reads and
 * merges them. A record in the store that this tab has neither read nor written comes from another tab, and is merged before it is
 * overwritten.
 */
import { inboxSize } from "./engine.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./store.js").Store | import("./store.js").MemoryStore} Store */
/** @typedef {import("./store.js").Values} Values */
/** @typedef {"newer" | "damaged"} Problem */

/** Thrown instead of overwriting a record of a newer version. */
export class NewerRecord extends Error {}

/** The key under which an early version of the game saved all rounds; it is left as it is. */
const legacyKey = "rounds";
const seconds = () => Math.floor(Date.now() / 1000);
export const isRecordKey = (/** @type {string} */ key) => key === "shelf" || /^[a-z0-9]+-[a-z0-9-]+$/.test(key);

/**
 * All saved records, as the parts of a file.
 * @param {Store} store
 */
export async function exportRecords(store) {
  /** @type {string[]} */
  const parts = [];
  await store.readAll((key, value) => {
    if (isRecordKey(key) && typeof value === "string") parts.push(terminated(value));
  });
  return parts;
}

/**
 * Whether a value is a text that fits into the inbox, beside a number of other bytes.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isText = (value, others = 0) => typeof value === "string" && others + 3 * value.length <= inboxSize;

/** @param {string} text a record, made to end so that another one can follow */
const terminated = (text) => (text.endsWith("\n\n") ? text : `${text}\n\n`);

export class Records {
  /** @type {Engine} */
  #engine;
  /** @type {Store} */
  #store;
  /**
   * What is on disk, as this tab has last read or written it.
   * @type {Map<string, string>}
   */
  #onDisk = new Map();
  /**
   * What the engine has.
   * @type {Map<string, string>}
   */
  #inEngine = new Map();
  /**
   * What was wrong with the saved records.
   * @type {Problem | null}
   */
  problem = null;
  /** Whether an early version of the game saved rounds here. */
  hasLegacyRounds = false;

  /**
   * @param {Engine} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /**
   * Loads what the engine needs to start: the shelf, the rounds on it, and those that the address may ask for.
   * @param {string} prefix of the keys of the latter, or nothing
   */
  async load(prefix) {
    const first = await this.#store.read(["shelf", legacyKey]);
    this.hasLegacyRounds = first.delete(legacyKey);
    const needed = await this.#load(first);
    const rounds = await this.#store.read(needed);
    const named = prefix ? await this.#store.readRange(prefix, prefix) : new Map();
    await this.#load(new Map([...rounds, ...named]));
  }

  /**
   * Loads the rounds whose keys are in a range, without those that the engine has, which may have changed since.
   * @param {string} first
   * @param {string} [last]
   */
  async loadRange(first, last = first) {
    const saved = await this.#store.readRange(first, last);
    await this.#load(new Map([...saved].filter(([key]) => !this.#inEngine.has(key))));
  }

  /** Loads the rounds of all daily puzzles, once. */
  async loadDailies() {
    // Their keys begin with a digit, those of free rounds with a letter.
    this.#dailies ??= this.loadRange("1", "9");
    this.#dailies.catch(() => { this.#dailies = null; });
    return this.#dailies;
  }
  /** @type {Promise<void> | null} */
  #dailies = null;

  /**
   * Loads values into the engine; returns the keys of more rounds that it needs.
   * @param {Values} values
   */
  async #load(values) {
    /** @type {string[]} */
    let needed = [];
    for (const [key, value] of values) {
      const block = this.#loadValue(value);
      const [count] = block?.loaded ?? [];
      needed = block?.keys ?? needed;
      if (count?.newer) this.problem = "newer";
      else if (!count || count.damaged > 0 || count.isTruncated || count.valid === 0) await this.#setAside(key, value);
      else this.#remember(key, String(value));
    }
    return needed;
  }

  /** @param {unknown} value */
  #loadValue(value) {
    return isText(value) ? this.#engine.load(value) : null;
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  #remember(key, text) {
    this.#onDisk.set(key, text);
    this.#inEngine.set(key, text);
  }

  /**
   * Moves a damaged value to a key of its own, and saves what is valid in it.
   * @param {string} key
   * @param {unknown} value
   */
  async #setAside(key, value) {
    this.problem ??= "damaged";
    const rest = isText(value) ? this.#engine.merge("", value).records.get(key) : undefined;
    await this.#store.update([], () => new Map([[asideKey(key), value], [key, rest]])).catch(() => {});
    if (rest) this.#remember(key, rest);
  }

  /** Loads everything into an engine that was restarted. */
  restore(/** @type {Engine} */ engine) {
    for (const text of this.#inEngine.values()) engine.load(text);
  }

  /**
   * Saves records of the engine; returns once they are on disk.
   * @param {ReadonlyMap<string, string>} records
   */
  async write(records) {
    if (records.size === 0) return;
    for (const [key, text] of records) this.#inEngine.set(key, text);
    let hasForgotten = false;
    await this.#store.update([...new Set(["shelf", ...records.keys()])], (saved) => {
      /** @type {Values} */
      const changed = new Map();
      for (const [key, text] of records) {
        if (this.#isForgotten(key, text, saved.get("shelf"))) {
          hasForgotten = true;
          continue;
        }
        changed.set(key, this.#merged(key, text, saved.get(key), changed));
        // If words of another tab were merged in, this differs from what is on disk, so that the next write merges again.
        this.#onDisk.set(key, text);
      }
      return changed;
    });
    if (hasForgotten) await this.refresh();
  }

  /**
   * Whether another tab has deleted a round, and this one has not been notified yet.
   * @param {string} key
   * @param {string} text
   * @param {unknown} shelf the one on disk
   */
  #isForgotten(key, text, shelf) {
    if (key === "shelf" || shelf === this.#onDisk.get("shelf") || !isText(shelf, text.length)) return false;
    return !this.#engine.merge("", terminated(shelf) + text).records.has(key);
  }

  /**
   * Merges a record with what another tab has written under its key.
   * @param {string} key
   * @param {string} text
   * @param {unknown} saved
   * @param {Values} changed
   */
  #merged(key, text, saved, changed) {
    if (saved === undefined || saved === this.#onDisk.get(key) || saved === text) return text;
    const block = isText(saved, text.length) ? this.#engine.merge(text, saved) : null;
    const count = block?.loaded[1];
    if (count?.newer) throw new NewerRecord(key);
    if (!count || count.damaged > 0 || count.isTruncated) changed.set(asideKey(key), saved);
    return block?.records.get(key) ?? text;
  }

  /**
   * Loads what another tab has written.
   * @param {string[]} [keys]
   */
  async refresh(keys = [...this.#inEngine.keys()]) {
    this.#dailies = null;
    const known = keys.filter((key) => key !== "shelf" && this.#inEngine.has(key));
    const values = await this.#store.read(known.length === keys.length ? known : ["shelf", ...known]);
    if (values.has("shelf")) for (const key of known) if (!values.has(key)) this.#drop(key);
    const changed = values.has("shelf") ? this.#receive("shelf", values.get("shelf")) : [];
    // A round that the engine does not have may be on the shelf.
    const listed = () => this.#loadValue(values.get("shelf"))?.keys.filter((key) => !this.#inEngine.has(key)) ?? [];
    const needed = changed.length > 0 ? changed : listed();
    for (const [key, value] of [...values, ...(await this.#store.read(needed))]) if (key !== "shelf") this.#receive(key, value);
    // The engine drops rounds that it does not have from a shelf, so the shelf is loaded once more at the end.
    if (needed.length > 0) this.#loadValue(values.get("shelf"));
  }

  /**
   * @param {string} key
   * @param {unknown} value
   * @returns {string[]} the keys of more rounds that the engine needs
   */
  #receive(key, value) {
    const own = this.#inEngine.get(key);
    if (value === own) this.#onDisk.set(key, own ?? "");
    const block = value === own ? null : this.#loadValue(value);
    const [count] = block?.loaded ?? [];
    if (!block || !count || count.newer > 0 || count.damaged > 0 || count.isTruncated) return [];
    const text = String(value);
    this.#onDisk.set(key, text);
    this.#inEngine.set(key, own === undefined ? text : (this.#engine.merge(own, text).records.get(key) ?? own));
    return block.keys;
  }

  /**
   * Another tab has deleted a round. If it is imported again, it is new.
   * @param {string} key
   */
  #drop(key) {
    if (this.#onDisk.delete(key)) this.#inEngine.delete(key);
  }

  /**
   * Deletes everything but the settings, and saves what the engine has written since.
   * @param {ReadonlyMap<string, string>} records
   */
  async forget(records) {
    const before = [this.#onDisk, this.#inEngine];
    [this.#onDisk, this.#inEngine] = [new Map(records), new Map(records)];
    try {
      await this.#store.replace(["settings"], records);
    } catch (error) {
      [this.#onDisk, this.#inEngine] = before;
      throw error;
    }
  }

  /** All records as the parts of a file, with those that could not be saved. */
  async export() {
    const unsaved = [...this.#inEngine].filter(([key, text]) => this.#onDisk.get(key) !== text).map(([, text]) => text);
    return [...(await exportRecords(this.#store).catch(() => [...this.#inEngine.values()])), ...unsaved];
  }

  /**
   * Adds the records of a file, in steps.
   * @param {Blob} file
   */
  async import(file) {
    const counts = { rounds: 0, words: 0, valid: 0, damaged: 0, newer: 0 };
    let size = firstStep;
    for (let at = 0; at < file.size;) {
      const bytes = new Uint8Array(await file.slice(at, at + size).arrayBuffer());
      const isLast = at + bytes.length === file.size;
      const { whole, keys } = this.#engine.keys(bytes);
      if (whole === 0 && !isLast && size < largestStep) {
        size *= 2;
        continue;
      }
      const part = isLast || whole === 0 ? bytes : bytes.subarray(0, whole);
      if (await this.#add(keys, part, counts)) at += part.length;
      else size /= 2;
    }
    await this.refresh();
    return counts;
  }

  /**
   * Adds a part of a file; returns whether it fits into the inbox, together with the records under its keys.
   * @param {string[]} keys
   * @param {Uint8Array} part
   * @param {{rounds: number, words: number, valid: number, damaged: number, newer: number}} counts
   */
  async #add(keys, part, counts) {
    let isDone = true;
    // The shelf knows what was forgotten; an import restores it.
    await this.#store.update([...new Set(["shelf", ...keys])], (saved) => {
      const texts = [...saved].filter(([, value]) => isText(value)).map(([key, text]) => [key, String(text)]);
      const all = texts.map(([, text]) => text).join("");
      isDone = isText(all, part.length);
      if (!isDone) return new Map();
      const { records, gain, loaded: [own, count] } = this.#engine.importRecords(all, part);
      const newer = own.newer > 0 ? texts.filter(([, text]) => this.#isNewer(text)).map(([key]) => key) : [];
      counts.rounds += gain.rounds;
      counts.words += gain.words;
      counts.valid += count.valid;
      counts.damaged += count.damaged + (count.isTruncated ? 1 : 0);
      counts.newer += count.newer;
      return new Map([...records].filter(([key]) => !newer.includes(key)));
    });
    return isDone;
  }

  /**
   * Whether a newer version wrote a record, which is not overwritten.
   * @param {string} text
   */
  #isNewer(text) {
    return this.#engine.merge("", text).loaded[1].newer > 0;
  }
}

/** How many bytes of a file are read at once, and at most if a record is longer. */
const [firstStep, largestStep] = [65_536, 524_288];

/** @param {string} key of a damaged value */
const asideKey = (key) => `damaged ${key} ${seconds()}`;
