// @ts-check
/**
 * Keeps rounds and settings in IndexedDB: what a call has returned from is on disk. Every change reads, changes and writes within one
 * transaction, and the browser lets one tab at a time do so, so that two tabs lose nothing.
 */

const name = "word-scramble";
const table = "kept";
/** How long a browser may take to open a database, in milliseconds: one that never answers keeps nothing. */
const patience = 3000;

/** @typedef {import("./rounds.js").Rounds} Rounds */

export class Store {
  /** @type {IDBDatabase} */
  #database;
  #channel = new BroadcastChannel(name);

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#database = database;
    // A later version of the page in another tab may change the tables; this tab lets go, and is told when it asks again.
    database.onversionchange = () => database.close();
  }

  /** Opens the store, or throws where the browser has none for this page. */
  static async open() {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    /** @type {Promise<never>} */
    const silence = new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), patience));
    return new Store(await Promise.race([done(request), silence]));
  }

  /**
   * @param {string} key
   * @returns {Promise<unknown>} what is kept under a key, or undefined
   */
  read(key) {
    return done(this.#database.transaction(table).objectStore(table).get(key));
  }

  /**
   * Changes what is kept under a key; returns, once it is on disk, what is kept now.
   * @template Value
   * @param {string} key
   * @param {(kept: unknown) => Value} change
   * @returns {Promise<Value>}
   */
  update(key, change) {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(table, "readwrite", { durability: "strict" });
      const objects = transaction.objectStore(table);
      /** @type {Value} */
      let value;
      const request = objects.get(key);
      request.onsuccess = () => {
        try {
          value = change(request.result);
          objects.put(value, key);
        } catch (error) {
          reject(error);
          transaction.abort();
        }
      };
      transaction.oncomplete = () => {
        this.#channel.postMessage(key);
        resolve(value);
      };
      transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
    });
  }

  /** @param {(key: string) => void} changed called when another tab has changed what is kept under a key */
  listen(changed) {
    this.#channel.onmessage = (event) => changed(String(event.data));
  }
}

/** A store that forgets, for a browser that keeps nothing for this page. */
export class ForgetfulStore {
  /** @type {Map<string, unknown>} */
  #kept = new Map();

  /**
   * @param {string} key
   * @returns {Promise<unknown>}
   */
  async read(key) {
    return this.#kept.get(key);
  }

  /**
   * @template Value
   * @param {string} key
   * @param {(kept: unknown) => Value} change
   */
  async update(key, change) {
    const value = change(this.#kept.get(key));
    this.#kept.set(key, value);
    return value;
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
