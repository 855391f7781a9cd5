// @ts-check
/**
 * Keeps records and settings in IndexedDB: what a call has returned from is on disk. Every change reads, changes and writes within one
 * transaction, and the browser lets one tab at a time do so, so that two tabs lose nothing.
 */

const name = "word-scramble";
const table = "kept";
/** How long a browser may take to open a database, in milliseconds: if opening hangs, the page falls back to memory. */
const openingTime = 3000;

/** How many values are read at once where all are read. */
const stepSize = 1000;

/** @typedef {Map<string, unknown>} Values what is kept, by key; to change a value to undefined deletes it */

export class Store {
  /** @type {IDBDatabase} */
  #database;
  #channel = new BroadcastChannel(name);

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#database = database;
    // A later version of the page in another tab may change the tables; this tab lets go, and gets an error when it asks again.
    database.onversionchange = () => database.close();
  }

  /** Opens the store, or throws where the browser has none for this page. */
  static async open() {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    /** @type {Promise<never>} */
    const silence = new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), openingTime));
    return new Store(await Promise.race([done(request), silence]));
  }

  /**
   * @param {string[]} keys
   * @returns {Promise<Values>} what is kept under those of the keys that there are
   */
  async read(keys) {
    const objects = this.#database.transaction(table).objectStore(table);
    const values = await Promise.all(keys.map((key) => done(objects.get(key))));
    return new Map(keys.map((key, at) => /** @type {const} */ ([key, values[at]])).filter(([, value]) => value !== undefined));
  }

  /**
   * @param {string} first
   * @param {string} last
   * @returns {Promise<Values>} what is kept under keys from the first to all that begin with the last
   */
  async readRange(first, last) {
    const objects = this.#database.transaction(table).objectStore(table);
    const range = IDBKeyRange.bound(first, `${last}\uFFFF`);
    const [keys, values] = await Promise.all([done(objects.getAllKeys(range)), done(objects.getAll(range))]);
    return new Map(keys.map((key, at) => [String(key), values[at]]));
  }

  /**
   * Reads everything, in steps between which the page can do other things.
   * @param {(key: string, value: unknown) => void} take
   */
  async readAll(take) {
    const objects = this.#database.transaction(table).objectStore(table);
    const keys = (await done(objects.getAllKeys())).map(String);
    for (let at = 0; at < keys.length; at += stepSize) {
      const step = keys.slice(at, at + stepSize);
      const values = await done(objects.getAll(IDBKeyRange.bound(step[0], step[step.length - 1])));
      values.forEach((value, number) => take(step[number], value));
    }
  }

  /**
   * Changes what is kept; returns once it is on disk.
   * @param {string[]} keys what the change has to know
   * @param {(kept: Values) => Values} change returns what is to be kept instead
   */
  update(keys, change) {
    return this.#write((objects, end) => {
      /** @type {Values} */
      const kept = new Map();
      const write = () => end(() => {
        const changed = change(kept);
        for (const [key, value] of changed) if (value === undefined) objects.delete(key); else objects.put(value, key);
        return [...changed.keys()];
      });
      keys.forEach((key, at) => {
        const request = objects.get(key);
        request.onsuccess = () => {
          if (request.result !== undefined) kept.set(key, request.result);
          if (at === keys.length - 1) write();
        };
      });
      if (keys.length === 0) write();
    });
  }

  /**
   * Deletes all that is kept but for some keys, and keeps other values; returns once it is on disk.
   * @param {string[]} stay
   * @param {ReadonlyMap<string, unknown>} values
   */
  replace(stay, values) {
    return this.#write((objects, end) => {
      const request = objects.getAllKeys();
      request.onsuccess = () => end(() => {
        const gone = request.result.map(String).filter((key) => !stay.includes(key));
        for (const key of gone) objects.delete(key);
        for (const [key, value] of values) objects.put(value, key);
        return [...new Set([...gone, ...values.keys()])];
      });
    });
  }

  /**
   * Writes in one transaction; returns once it is on disk, and the other tabs are told the keys.
   * @param {(objects: IDBObjectStore, end: (write: () => string[]) => void) => void} begin reads what it has to, and then ends with a
   *   function that writes and returns the keys that have changed
   */
  #write(begin) {
    return new Promise((/** @type {(done: void) => void} */ resolve, reject) => {
      const transaction = this.#database.transaction(table, "readwrite", { durability: "strict" });
      /** @type {string[]} */
      let changed = [];
      begin(transaction.objectStore(table), (write) => {
        try {
          changed = write();
          transaction.commit();
        } catch (error) {
          reject(error);
          try { transaction.abort(); } catch { /* It has ended already, which is told below. */ }
        }
      });
      transaction.oncomplete = () => {
        this.#channel.postMessage(changed);
        resolve();
      };
      transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
    });
  }

  /** @param {(keys: string[]) => void} changed called when another tab has changed what is kept under some keys */
  listen(changed) {
    this.#channel.onmessage = (event) => changed(event.data);
  }
}

/** A store that forgets, for a browser that keeps nothing for this page. */
export class ForgetfulStore {
  /** @type {Values} */
  #kept = new Map();

  /**
   * @param {string[]} keys
   * @returns {Promise<Values>}
   */
  async read(keys) {
    return new Map([...this.#kept].filter(([key]) => keys.includes(key)));
  }

  /**
   * @param {string} first
   * @param {string} last
   * @returns {Promise<Values>}
   */
  async readRange(first, last) {
    return new Map([...this.#kept].filter(([key]) => key >= first && key <= `${last}\uFFFF`));
  }

  /** @param {(key: string, value: unknown) => void} take */
  async readAll(take) {
    for (const [key, value] of this.#kept) take(key, value);
  }

  /**
   * @param {string[]} keys
   * @param {(kept: Values) => Values} change
   */
  async update(keys, change) {
    for (const [key, value] of change(await this.read(keys))) if (value === undefined) this.#kept.delete(key); else this.#kept.set(key, value);
  }

  /**
   * @param {string[]} stay
   * @param {ReadonlyMap<string, unknown>} values
   */
  async replace(stay, values) {
    this.#kept = new Map([...[...this.#kept].filter(([key]) => stay.includes(key)), ...values]);
  }

  listen() {}
}

/**
 * @template Value
 * @param {IDBRequest<Value>} request
 * @returns {Promise<Value>}
 */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
