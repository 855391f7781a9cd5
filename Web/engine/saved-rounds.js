// @ts-check
/**
 * Moves records between the engine and the store. Each has its own key and is stored as the engine wrote it; only the
 * engine reads and merges records. A stored record that this tab has neither read nor written comes from another tab,
 * and is merged before it is overwritten.
 */
import { inboxSize } from "./constants.js";
import { leaveRecords, takeRecords } from "./left-records.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./store.js").Store | import("./store.js").MemoryStore} Store */
/** @typedef {import("./store.js").Values} Values */
/** @typedef {"newer" | "damaged"} Problem */

/** Thrown instead of overwriting a record of a newer version. */
export class NewerRecord extends Error {}

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
 * Whether a value is a text that fits into the inbox, along with a number of other bytes.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isText = (value, others = 0) => typeof value === "string" && others + byteLength(value) <= inboxSize;

/** @param {string} text all ASCII, unless it is damaged */
const byteLength = (text) => (/^[\0-\x7f]*$/.test(text) ? text.length : new TextEncoder().encode(text).length);

/** @param {string} text a record, completed so that another one can follow */
export const terminated = (text) => (text.endsWith("\n\n") ? text : `${text}\n\n`);

export class SavedRounds {
  /** @type {Engine} */
  #engine;
  /** @type {Store} */
  #store;
  /**
   * What is on disk, as this tab last read or wrote it.
   * @type {Map<string, string>}
   */
  #onDisk = new Map();
  /**
   * What this tab itself last wrote, without words of another tab.
   * @type {Map<string, string>}
   */
  #written = new Map();
  /**
   * What the engine has.
   * @type {Map<string, string>}
   */
  #inEngine = new Map();
  /**
   * The keys of records that could not be saved. They are saved with the next ones.
   * @type {Set<string>}
   */
  #unsaved = new Set();
  /**
   * For each write in progress, the keys of its records.
   * @type {Set<ReadonlySet<string>>}
   */
  #writing = new Set();
  /** @type {Problem | null} */
  problem = null;
  /** Called when another tab has forgotten everything. */
  onforgotten = () => {};

  /**
   * @param {Engine} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
    store.onleave = () => leaveRecords(this.#notOnDisk);
  }

  /** @param {string} key */
  has(key) {
    return this.#inEngine.has(key);
  }

  /**
   * Loads what the engine needs to start: the shelf, the rounds on it, and those that the address may request.
   * @param {readonly string[]} prefixes of the keys of requested rounds
   */
  async load(prefixes) {
    if (this.#inEngine.size === 0) await this.#takeLeft();
    const [shelf, ...named] = await Promise.all([
      this.#store.read(["shelf"]),
      ...prefixes.map((prefix) => this.#store.readRange(prefix, prefix)),
    ]);
    const needed = await this.#load(shelf);
    const rounds = needed.length > 0 ? await this.#store.read(needed) : new Map();
    await this.#load(new Map([rounds, ...named].flatMap((values) => [...values])));
  }

  /** Saves what earlier pages could not save before they were left. If that fails, the next page tries again. */
  async #takeLeft() {
    await takeRecords((records) => this.write(new Map([...records].filter(([key]) => isRecordKey(key))))).catch(
      (error) => console.info(error),
    );
    // It is read again from disk, with everything else.
    for (const part of [this.#inEngine, this.#onDisk, this.#written, this.#unsaved]) part.clear();
  }

  /**
   * Loads the rounds with keys in a range, except those that the engine has, which may have changed since.
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
    this.#dailies.catch(() => {
      this.#dailies = null;
    });
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
      const reply = this.#loadValue(value);
      const count = reply?.counts;
      needed = reply?.keys ?? needed;
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
   * Moves a damaged value to a separate key, and saves what is valid in it.
   * @param {string} key
   * @param {unknown} value
   */
  async #setAside(key, value) {
    this.problem ??= "damaged";
    const rest = isText(value) ? this.#engine.merge("", value).records.get(key) : undefined;
    await this.#store
      .update(
        [],
        () =>
          new Map([
            [asideKey(key), value],
            [key, rest],
          ]),
      )
      .catch(() => {});
    if (rest) this.#remember(key, rest);
  }

  /** Loads everything into a restarted engine. */
  restore(/** @type {Engine} */ engine) {
    for (const text of this.#inEngine.values()) engine.load(text);
  }

  get hasUnsaved() {
    return this.#unsaved.size > 0;
  }

  /** What would be lost if the page ended now. */
  get #notOnDisk() {
    const keys = [...this.#unsaved, ...[...this.#writing].flatMap((written) => [...written])];
    return new Map([...this.#inEngine].filter(([key]) => keys.includes(key)));
  }

  /**
   * Saves records of the engine, and those that could not be saved before. Resolves once they are on disk.
   * @param {ReadonlyMap<string, string>} [records]
   */
  async write(records = new Map()) {
    for (const [key, text] of records) this.#inEngine.set(key, text);
    const keys = new Set([...records.keys(), ...this.#unsaved]);
    if (keys.size === 0) return;
    // A repeated transaction compares with the same values.
    const before = new Map([...keys].map((key) => [key, this.#onDisk.get(key)]));
    this.#writing.add(keys);
    try {
      await this.#write(before);
    } catch (error) {
      for (const [key, text] of before) {
        if (!(error instanceof NewerRecord)) this.#unsaved.add(key);
        if (text === undefined) this.#onDisk.delete(key);
        else this.#onDisk.set(key, text);
      }
      throw error;
    } finally {
      this.#writing.delete(keys);
    }
    for (const key of keys) this.#unsaved.delete(key);
  }

  /** @param {ReadonlyMap<string, string | undefined>} before what was on disk when saving began, by key */
  async #write(before) {
    let hasForgotten = false;
    await this.#store.update([...new Set(["shelf", ...before.keys()])], (saved) => {
      /** @type {Values} */
      const changed = new Map();
      hasForgotten = false;
      for (const key of before.keys()) {
        // This may run late, if the database had to be opened again: another action, or another tab, may have changed
        // the record.
        const text = this.#inEngine.get(key);
        if (text === undefined) continue;
        if (this.#isForgotten(key, text, saved.get("shelf"))) {
          hasForgotten = true;
          continue;
        }
        const merged = saved.get(key) === before.get(key) ? text : this.#merged(key, text, saved.get(key), changed);
        changed.set(key, merged);
        if (merged === text) this.#written.set(key, text);
        else this.#written.delete(key);
        // If words of another tab were merged, this differs from what is on disk, so the next write merges again.
        this.#onDisk.set(key, text);
      }
      // The browser's data was cleared: without the shelf nothing would lead to the round.
      const shelf = this.#inEngine.get("shelf");
      if (shelf !== undefined && !saved.has("shelf")) changed.set("shelf", shelf);
      return changed;
    });
    if (hasForgotten) await this.refresh();
  }

  /**
   * Whether another tab has deleted a round and this tab has not been notified yet.
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
    if (saved === undefined || saved === this.#written.get(key) || saved === text) return text;
    const reply = isText(saved, text.length) ? this.#engine.merge(text, saved) : null;
    const count = reply?.counts;
    if (count?.newer) throw new NewerRecord(key);
    if (!count || count.damaged > 0 || count.isTruncated || reply?.gain.leftOut) changed.set(asideKey(key), saved);
    return reply?.records.get(key) ?? text;
  }

  /** @param {string[]} [keys] */
  async refresh(keys = [...this.#inEngine.keys()]) {
    this.#dailies = null;
    const known = keys.filter((key) => key !== "shelf" && this.#inEngine.has(key));
    const values = await this.#store.read(known.length === keys.length ? known : ["shelf", ...known]);
    if (values.has("shelf")) for (const key of known) if (!values.has(key)) this.#drop(key);
    const changed = values.has("shelf") ? this.#receive("shelf", values.get("shelf")) : [];
    // A round that the engine does not have may be on the shelf.
    const listed = () => this.#loadValue(values.get("shelf"))?.keys.filter((key) => !this.#inEngine.has(key)) ?? [];
    const needed = changed.length > 0 ? changed : listed();
    for (const [key, value] of [...values, ...(await this.#store.read(needed))])
      if (key !== "shelf") this.#receive(key, value);
    // The engine drops unknown rounds from a shelf, so the shelf is loaded once more at the end.
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
    const reply = value === own ? null : this.#loadValue(value);
    const count = reply?.counts;
    if (!reply || !count || count.newer > 0 || count.damaged > 0 || count.isTruncated) return [];
    if (reply.gain?.hasForgotten) this.onforgotten();
    const text = String(value);
    const merged = own === undefined ? null : this.#engine.merge(own, text);
    // What cannot be merged is set aside when this tab writes its own record.
    if (!merged?.gain.leftOut) this.#onDisk.set(key, text);
    this.#inEngine.set(key, merged ? (merged.records.get(key) ?? own ?? text) : text);
    return reply.keys;
  }

  /**
   * Another tab has deleted a round. If it is imported again, it counts as new.
   * @param {string} key
   */
  #drop(key) {
    if (this.#onDisk.delete(key)) this.#inEngine.delete(key);
  }

  /**
   * Deletes everything except the settings, and saves what the engine has written since.
   * @param {ReadonlyMap<string, string>} records
   */
  async forget(records) {
    const before = [this.#onDisk, this.#inEngine];
    [this.#onDisk, this.#inEngine] = [new Map(records), new Map(records)];
    try {
      await this.#store.replace(["settings"], this.#inEngine);
    } catch (error) {
      [this.#onDisk, this.#inEngine] = before;
      throw error;
    }
    this.#unsaved.clear();
    await takeRecords(async () => {});
  }

  /** All records as the parts of a file, including those that could not be saved. */
  async export() {
    const unsaved = [...this.#inEngine].filter(([key, text]) => this.#onDisk.get(key) !== text).map(([, text]) => text);
    return [...(await exportRecords(this.#store).catch(() => [...this.#inEngine.values()])), ...unsaved];
  }

  /**
   * @param {Blob} file
   * @param {typeof import("./import.js").importRecords} importRecords
   */
  async import(file, importRecords) {
    const counts = await importRecords(this.#engine, this.#store, file);
    await this.refresh();
    return counts;
  }
}

/** @param {string} key of a value that cannot be read or merged; the time in milliseconds distinguishes two of them */
export const asideKey = (key) => `damaged ${key} ${Date.now()}`;
