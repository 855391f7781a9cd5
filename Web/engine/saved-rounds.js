// @ts-check
/**
 * Moves records between the engine and the store. Each has its own key and is stored as the engine wrote it; only the
 * engine reads and merges records. A stored record that this tab has neither read nor written comes from another tab,
 * and is merged before it is overwritten.
 */
import { inboxSize } from "./constants.js";
import { persistUnsavedRecords, recoverRecords } from "./unsaved-records.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./store.js").Store | import("./store.js").MemoryStore} Store */
/** @typedef {import("./store.js").Values} Values */
/** @typedef {"newer" | "damaged"} Problem */

/** Thrown instead of overwriting a record of a newer version. */
export class NewerRecordError extends Error {}

export const isRecordKey = (/** @type {string} */ key) => /^(\d+|[a-z]+-\d+)$/.test(key);

/**
 * All saved records, as the parts of a file.
 * @param {Store} store
 */
export async function exportRecords(store) {
  /** @type {string[]} */
  const parts = [];
  await store.readAll((key, value) => {
    if (isRecordKey(key) && typeof value === "string") parts.push(terminateRecord(value));
  });
  return parts;
}

/**
 * Whether a value is a text that fits into the inbox, along with a number of other bytes.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isTextThatFitsInbox = (value, otherBytes = 0) =>
  typeof value === "string" && otherBytes + byteLength(value) <= inboxSize;

/** @param {string} text all ASCII, unless it is damaged */
const byteLength = (text) => (/^[\0-\x7f]*$/.test(text) ? text.length : new TextEncoder().encode(text).length);

/** @param {string} text a record, completed so that another one can follow */
export const terminateRecord = (text) => (text.endsWith("\n\n") ? text : `${text}\n\n`);

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
  #lastWritten = new Map();
  /**
   * What the engine has.
   * @type {Map<string, string>}
   */
  #inEngine = new Map();
  /**
   * The keys of records that could not be saved. They are saved with the next ones.
   * @type {Set<string>}
   */
  #unsavedKeys = new Set();
  /**
   * For each write in progress, the keys of its records.
   * @type {Set<ReadonlySet<string>>}
   */
  #writesInProgress = new Set();
  /** @type {Problem | null} */
  recordsProblem = null;
  /** Called when the page is left, for changes that are saved with the rest. */
  onleave = () => {};

  /**
   * @param {Engine} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
    store.onleave = () => {
      this.onleave();
      persistUnsavedRecords(this.#recordsNotOnDisk);
    };
  }

  /** Loads all saved rounds into the engine, which needs them to start. */
  async load() {
    await this.#recoverUnsaved();
    for (const [key, value] of await this.#readAll()) await this.#load(key, value);
  }

  /** All saved records by key. */
  async #readAll() {
    /** @type {Values} */
    const values = new Map();
    await this.#store.readAll((key, value) => {
      if (isRecordKey(key)) values.set(key, value);
    });
    return values;
  }

  /** Saves what earlier pages could not save before they were left. If that fails, the next page tries again. */
  async #recoverUnsaved() {
    await recoverRecords((records) => this.write(new Map([...records].filter(([key]) => isRecordKey(key))))).catch(
      (error) => console.info(error),
    );
    // The recovered records are read again from disk, with everything else.
    for (const part of [this.#inEngine, this.#onDisk, this.#lastWritten, this.#unsavedKeys]) part.clear();
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  async #load(key, value) {
    const recordCounts = this.#loadValue(value)?.counts;
    if (recordCounts?.newer) this.recordsProblem = "newer";
    else if (!recordCounts || recordCounts.damaged > 0 || recordCounts.isTruncated || recordCounts.valid === 0)
      await this.#setAside(key, value);
    else this.#remember(key, String(value));
  }

  /** @param {unknown} value */
  #loadValue(value) {
    return isTextThatFitsInbox(value) ? this.#engine.loadRecords(value) : null;
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
    this.recordsProblem ??= "damaged";
    const validPart = isTextThatFitsInbox(value) ? this.#engine.merge("", value).records.get(key) : undefined;
    await this.#store
      .update(
        [],
        () =>
          new Map([
            [damagedCopyKey(key), value],
            [key, validPart],
          ]),
      )
      .catch(() => {});
    if (validPart) this.#remember(key, validPart);
  }

  /** Loads everything into a restarted engine. */
  restore(/** @type {Engine} */ engine) {
    for (const text of this.#inEngine.values()) engine.loadRecords(text);
  }

  get hasUnsaved() {
    return this.#unsavedKeys.size > 0;
  }

  /** What would be lost if the page ended now. */
  get #recordsNotOnDisk() {
    const keys = [...this.#unsavedKeys, ...[...this.#writesInProgress].flatMap((written) => [...written])];
    return new Map([...this.#inEngine].filter(([key]) => keys.includes(key)));
  }

  /**
   * Saves records of the engine, and those that could not be saved before. Resolves once they are on disk.
   * @param {ReadonlyMap<string, string>} [records]
   */
  async write(records = new Map()) {
    for (const [key, text] of records) this.#inEngine.set(key, text);
    const keys = new Set([...records.keys(), ...this.#unsavedKeys]);
    if (keys.size === 0) return;
    // A repeated transaction compares with the same values.
    const before = new Map([...keys].map((key) => [key, this.#onDisk.get(key)]));
    this.#writesInProgress.add(keys);
    try {
      await this.#write(before);
    } catch (error) {
      for (const [key, text] of before) {
        if (!(error instanceof NewerRecordError)) this.#unsavedKeys.add(key);
        if (text === undefined) this.#onDisk.delete(key);
        else this.#onDisk.set(key, text);
      }
      throw error;
    } finally {
      this.#writesInProgress.delete(keys);
    }
    for (const key of keys) this.#unsavedKeys.delete(key);
  }

  /** @param {ReadonlyMap<string, string | undefined>} before what was on disk when saving began, by key */
  async #write(before) {
    await this.#store.update([...before.keys()], (saved) => {
      /** @type {Values} */
      const changed = new Map();
      for (const key of before.keys()) {
        // This may run late, if the database had to be opened again: another action, or another tab, may have changed
        // the record.
        const text = this.#inEngine.get(key);
        if (text === undefined) continue;
        const merged = saved.get(key) === before.get(key) ? text : this.#mergeSaved(key, text, saved.get(key), changed);
        changed.set(key, merged);
        if (merged === text) this.#lastWritten.set(key, text);
        else this.#lastWritten.delete(key);
        // If words of another tab were merged, this differs from what is on disk, so the next write merges again.
        this.#onDisk.set(key, text);
      }
      return changed;
    });
  }

  /**
   * Merges a record with what another tab has written under its key.
   * @param {string} key
   * @param {string} text
   * @param {unknown} saved
   * @param {Values} changed
   */
  #mergeSaved(key, text, saved, changed) {
    if (saved === undefined || saved === this.#lastWritten.get(key) || saved === text) return text;
    const reply = isTextThatFitsInbox(saved, text.length) ? this.#engine.merge(text, saved) : null;
    const recordCounts = reply?.counts;
    if (recordCounts?.newer) throw new NewerRecordError(key);
    if (!recordCounts || recordCounts.damaged > 0 || recordCounts.isTruncated || reply?.gain.leftOut)
      changed.set(damagedCopyKey(key), saved);
    return reply?.records.get(key) ?? text;
  }

  /**
   * Loads what another tab has saved.
   * @param {string[]} [keys] of the records, if known
   */
  async refresh(keys) {
    const values = keys ? await this.#store.read(keys) : await this.#readAll();
    for (const [key, value] of values) this.#receive(key, value);
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  #receive(key, value) {
    const ownText = this.#inEngine.get(key);
    if (value === ownText) this.#onDisk.set(key, ownText ?? "");
    const recordCounts = value === ownText ? null : this.#loadValue(value)?.counts;
    if (!recordCounts || recordCounts.newer > 0 || recordCounts.damaged > 0 || recordCounts.isTruncated) return;
    const text = String(value);
    const merged = ownText === undefined ? null : this.#engine.merge(ownText, text);
    // What cannot be merged is set aside when this tab writes its own record.
    if (!merged?.gain.leftOut) this.#onDisk.set(key, text);
    this.#inEngine.set(key, merged ? (merged.records.get(key) ?? ownText ?? text) : text);
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
    this.#unsavedKeys.clear();
    await recoverRecords(async () => {});
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
export const damagedCopyKey = (key) => `damaged ${key} ${Date.now()}`;
