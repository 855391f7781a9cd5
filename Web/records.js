// @ts-check
/**
 * Moves records between the engine and the disk. Each lies under its own key, as the engine wrote it; only the engine reads and merges
 * them. Whatever is on disk and was not read or written here came from another tab, and is merged before anything is written over it.
 */
import { inboxSize } from "./engine.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./store.js").Store | import("./store.js").ForgetfulStore} Store */
/** @typedef {import("./store.js").Values} Values */
/** @typedef {"newer" | "damaged"} Problem */

/** What a record that a later version wrote makes of writing under its key. */
export class NewerRecord extends Error {}

/** The key under which an earlier build kept all rounds; it is left as it is. */
const oldKey = "rounds";
const seconds = () => Math.floor(Date.now() / 1000);
export const isRecordKey = (/** @type {string} */ key) => key === "shelf" || /^[a-z0-9]+-[a-z0-9-]+$/.test(key);

/**
 * What is kept as the parts of a file, read in steps.
 * @param {Store} store
 */
export async function exported(store) {
  /** @type {string[]} */
  const parts = [];
  await store.readAll((key, value) => {
    if (isRecordKey(key) && typeof value === "string") parts.push(closed(value));
  });
  return parts;
}

/**
 * Whether a value is a text that fits into the inbox, beside so many other bytes.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isText = (value, others = 0) => typeof value === "string" && others + 3 * value.length <= inboxSize;

/** @param {string} text a record, behind which another one can stand */
const closed = (text) => (text.endsWith("\n\n") ? text : `${text}\n\n`);

export class Records {
  /** @type {Engine} */
  #engine;
  /** @type {Store} */
  #store;
  /**
   * What is on disk, as far as the engine knows it: as this tab has last read or written it.
   * @type {Map<string, string>}
   */
  #onDisk = new Map();
  /**
   * What the engine knows.
   * @type {Map<string, string>}
   */
  #inEngine = new Map();
  /**
   * What was wrong with what was kept.
   * @type {Problem | null}
   */
  problem = null;
  /** Whether an earlier build has kept rounds here. */
  hasOld = false;

  /**
   * @param {Engine} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /**
   * Gives the engine what it needs to start: the shelf, the rounds on it, and those that may be what is asked for.
   * @param {string} prefix how the keys of those begin, or nothing
   */
  async load(prefix) {
    const first = await this.#store.read(["shelf", oldKey]);
    this.hasOld = first.delete(oldKey);
    const wanted = await this.#give(first);
    const rounds = await this.#store.read(wanted);
    const named = prefix ? await this.#store.readRange(prefix, prefix) : new Map();
    await this.#give(new Map([...rounds, ...named]));
  }

  /**
   * Gives the engine the rounds whose keys lie between two texts, but for those that it knows, which may have changed since.
   * @param {string} first
   * @param {string} [last] the first one unless it is told
   */
  async loadRange(first, last = first) {
    const kept = await this.#store.readRange(first, last);
    await this.#give(new Map([...kept].filter(([key]) => !this.#inEngine.has(key))));
  }

  /** Gives the engine the rounds of all daily puzzles, once. */
  async loadDailies() {
    // Their keys begin with a digit, those of free rounds with a letter.
    this.#dailies ??= this.loadRange("1", "9");
    this.#dailies.catch(() => { this.#dailies = null; });
    return this.#dailies;
  }
  /** @type {Promise<void> | null} */
  #dailies = null;

  /**
   * Gives the engine what was kept; returns the keys of rounds that it wants to know besides.
   * @param {Values} values
   */
  async #give(values) {
    /** @type {string[]} */
    let wanted = [];
    for (const [key, value] of values) {
      const block = this.#loaded(value);
      const [count] = block?.loaded ?? [];
      wanted = block?.keys ?? wanted;
      if (count?.newer) this.problem = "newer";
      else if (!count || count.damaged > 0 || count.isTorn || count.sound === 0) await this.#setAside(key, value);
      else this.#note(key, String(value));
    }
    return wanted;
  }

  /** @param {unknown} value */
  #loaded(value) {
    return isText(value) ? this.#engine.load(value) : null;
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  #note(key, text) {
    this.#onDisk.set(key, text);
    this.#inEngine.set(key, text);
  }

  /**
   * Moves what is damaged to a key of its own; what is sound beside it stays.
   * @param {string} key
   * @param {unknown} value
   */
  async #setAside(key, value) {
    this.problem ??= "damaged";
    const rest = isText(value) ? this.#engine.merge("", value).records.get(key) : undefined;
    await this.#store.update([], () => new Map([[asideKey(key), value], [key, rest]])).catch(() => {});
    if (rest) this.#note(key, rest);
  }

  /** Gives an engine that has just started what the one before knew. */
  restore(/** @type {Engine} */ engine) {
    for (const text of this.#inEngine.values()) engine.load(text);
  }

  /**
   * Writes what the engine wants to be kept; returns once it is on disk.
   * @param {ReadonlyMap<string, string>} records
   */
  async write(records) {
    if (records.size === 0) return;
    for (const [key, text] of records) this.#inEngine.set(key, text);
    let forgotten = false;
    await this.#store.update([...new Set(["shelf", ...records.keys()])], (kept) => {
      /** @type {Values} */
      const changed = new Map();
      for (const [key, text] of records) {
        if (this.#isForgotten(key, text, kept.get("shelf"))) {
          forgotten = true;
          continue;
        }
        changed.set(key, this.#merged(key, text, kept.get(key), changed));
        // Where another tab's words were merged in, this is not what is on disk, so the next write merges again.
        this.#onDisk.set(key, text);
      }
      return changed;
    });
    if (forgotten) await this.refresh();
  }

  /**
   * Whether another tab has forgotten a round, and this one has not heard of it yet.
   * @param {string} key
   * @param {string} text
   * @param {unknown} shelf what is on disk
   */
  #isForgotten(key, text, shelf) {
    if (key === "shelf" || shelf === this.#onDisk.get("shelf") || !isText(shelf, text.length)) return false;
    return !this.#engine.merge("", closed(shelf) + text).records.has(key);
  }

  /**
   * A record with what another tab has written under its key.
   * @param {string} key
   * @param {string} text
   * @param {unknown} kept
   * @param {Values} changed
   */
  #merged(key, text, kept, changed) {
    if (kept === undefined || kept === this.#onDisk.get(key) || kept === text) return text;
    const block = isText(kept, text.length) ? this.#engine.merge(text, kept) : null;
    const count = block?.loaded[1];
    if (count?.newer) throw new NewerRecord(key);
    if (!count || count.damaged > 0 || count.isTorn) changed.set(asideKey(key), kept);
    return block?.records.get(key) ?? text;
  }

  /**
   * Gives the engine what another tab has written under keys that it knows.
   * @param {string[]} [keys]
   */
  async refresh(keys = [...this.#inEngine.keys()]) {
    this.#dailies = null;
    const known = keys.filter((key) => key !== "shelf" && this.#inEngine.has(key));
    const values = await this.#store.read(known.length === keys.length ? known : ["shelf", ...known]);
    if (values.has("shelf")) for (const key of known) if (!values.has(key)) this.#drop(key);
    const changed = values.has("shelf") ? this.#take("shelf", values.get("shelf")) : [];
    // What is not known may be a round that stands on the shelf as it was.
    const listed = () => this.#loaded(values.get("shelf"))?.keys.filter((key) => !this.#inEngine.has(key)) ?? [];
    const wanted = changed.length > 0 ? changed : listed();
    for (const [key, value] of [...values, ...(await this.#store.read(wanted))]) if (key !== "shelf") this.#take(key, value);
    // The shelf keeps no rounds that the engine does not know, so it comes last again.
    if (wanted.length > 0) this.#loaded(values.get("shelf"));
  }

  /**
   * @param {string} key
   * @param {unknown} value
   * @returns {string[]} the keys of rounds that the engine wants to know besides
   */
  #take(key, value) {
    const own = this.#inEngine.get(key);
    if (value === own) this.#onDisk.set(key, own ?? "");
    const block = value === own ? null : this.#loaded(value);
    const [count] = block?.loaded ?? [];
    if (!block || !count || count.newer > 0 || count.damaged > 0 || count.isTorn) return [];
    const text = String(value);
    this.#onDisk.set(key, text);
    this.#inEngine.set(key, own === undefined ? text : (this.#engine.merge(own, text).records.get(key) ?? own));
    return block.keys;
  }

  /**
   * Another tab has forgotten a round that was kept. Where it is imported again, it is new.
   * @param {string} key
   */
  #drop(key) {
    if (this.#onDisk.delete(key)) this.#inEngine.delete(key);
  }

  /**
   * Forgets all that is kept but the settings, and keeps what the engine has written since it forgot.
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

  /** Everything there is as the parts of a file, with what could not be kept. */
  async export() {
    const unsaved = [...this.#inEngine].filter(([key, text]) => this.#onDisk.get(key) !== text).map(([, text]) => text);
    return [...(await exported(this.#store).catch(() => [...this.#inEngine.values()])), ...unsaved];
  }

  /**
   * Adds the records of a file, in steps.
   * @param {Blob} file
   */
  async import(file) {
    const sum = { rounds: 0, words: 0, sound: 0, damaged: 0, newer: 0 };
    let size = usualStep;
    for (let at = 0; at < file.size;) {
      const bytes = new Uint8Array(await file.slice(at, at + size).arrayBuffer());
      const isLast = at + bytes.length === file.size;
      const { whole, keys } = this.#engine.keys(bytes);
      if (whole === 0 && !isLast && size < largestStep) {
        size *= 2;
        continue;
      }
      const part = isLast || whole === 0 ? bytes : bytes.subarray(0, whole);
      if (await this.#add(keys, part, sum)) at += part.length;
      else size /= 2;
    }
    await this.refresh();
    return sum;
  }

  /**
   * Adds a part of a file; returns whether it was small enough for the engine, together with what is kept.
   * @param {string[]} keys
   * @param {Uint8Array} part
   * @param {{rounds: number, words: number, sound: number, damaged: number, newer: number}} sum
   */
  async #add(keys, part, sum) {
    let isDone = true;
    // The shelf tells what was forgotten, which is welcome again.
    await this.#store.update([...new Set(["shelf", ...keys])], (kept) => {
      const texts = [...kept].filter(([, value]) => isText(value)).map(([key, text]) => [key, String(text)]);
      const all = texts.map(([, text]) => text).join("");
      isDone = isText(all, part.length);
      if (!isDone) return new Map();
      const { records, gain, loaded: [own, count] } = this.#engine.importRecords(all, part);
      const newer = own.newer > 0 ? texts.filter(([, text]) => this.#isNewer(text)).map(([key]) => key) : [];
      sum.rounds += gain.rounds;
      sum.words += gain.words;
      sum.sound += count.sound;
      sum.damaged += count.damaged + (count.isTorn ? 1 : 0);
      sum.newer += count.newer;
      return new Map([...records].filter(([key]) => !newer.includes(key)));
    });
    return isDone;
  }

  /**
   * Whether a later version wrote a record; nothing is written over it.
   * @param {string} text
   */
  #isNewer(text) {
    return this.#engine.merge("", text).loaded[1].newer > 0;
  }
}

/** How many bytes of a file are read at once: usually, and at most. */
const [usualStep, largestStep] = [65_536, 524_288];

/** @param {string} key the key of what was damaged and is set aside */
const asideKey = (key) => `damaged ${key} ${seconds()}`;
