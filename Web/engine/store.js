// @ts-check
/**
 * Saves records and settings in IndexedDB. When a call resolves, its data is on disk. Every change reads and writes
 * within one transaction. The browser runs one such transaction at a time, so two tabs lose nothing.
 */

const databaseName = "word-scramble";
const storeName = "kept";
/** How long opening may take, in milliseconds. After that, the page falls back to memory. */
const openingTimeout = 3000;

const readBatchSize = 1000;

/** @typedef {Map<string, unknown>} Values by key; undefined deletes a value */
/**
 * @typedef {(objects: IDBObjectStore, finish: (write: () => string[]) => void) => void} TransactionBody reads, and then
 *   calls `finish` with a function that writes and returns the changed keys
 */

/** Wraps an error of a change, which would occur again in another transaction. */
class ChangeError extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super("", { cause });
  }
}

export class Store {
  /**
   * The connection, until it fails.
   * @type {IDBDatabase | null}
   */
  #database = null;
  /** @type {Promise<IDBDatabase> | null} */
  #databaseOpening = null;
  #channel = new BroadcastChannel(databaseName);
  /**
   * Resolves when a page that was left is shown again; null unless the page was left.
   * @type {Promise<void> | null}
   */
  #pageShown = null;
  /** Called when the page is left. What is not on disk yet may never be. */
  onleave = () => {};

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#connect(database);
    addEventListener("pagehide", () => {
      this.onleave();
      this.#pageShown = new Promise((resolve) => {
        addEventListener("pageshow", () => resolve(this.#forgetPageShown()), { once: true });
      });
    });
  }

  #forgetPageShown() {
    this.#pageShown = null;
  }

  /** Opens the store; throws if the browser has none for this page. */
  static async open() {
    return new Store(await openDatabase());
  }

  /** @param {IDBDatabase} database */
  #connect(database) {
    this.#database = database;
    // Another tab may delete the database or, with a newer version of the page, change its tables. This tab then closes
    // its connection. With other tables, it can no longer read or save.
    database.onversionchange = ({ newVersion }) => {
      this.#disconnect(database);
      if (newVersion !== null) reportError(new Error("a newer version of the page has taken the database"));
    };
    database.onclose = () => this.#disconnect(database);
    return database;
  }

  /** @param {IDBDatabase} database that no longer works, or must no longer be used */
  #disconnect(database) {
    database.close();
    if (this.#database === database) this.#database = null;
  }

  /**
   * Opens the database again, once for all that wait for it, and only while the page is visible: in the background it
   * may fail.
   */
  #reopen() {
    this.#databaseOpening ??= whenVisible()
      .then(openDatabase)
      .then((database) => this.#connect(database))
      .finally(() => {
        this.#databaseOpening = null;
      });
    return this.#databaseOpening;
  }

  /**
   * Uses the database. The browser may close it at any time, as iOS does in the background, and when its data is
   * cleared. It is then opened again, up to twice, and the operation is repeated.
   * @template Result
   * @param {(database: IDBDatabase) => Promise<Result>} operation
   */
  async #withDatabase(operation) {
    for (let attempts = this.#database ? 3 : 2; ; attempts--) {
      let database = this.#database;
      try {
        database ??= await this.#reopen();
        return await operation(database);
      } catch (error) {
        if (error instanceof ChangeError) throw error.cause;
        if (attempts === 1) throw error;
        console.info(error);
        if (database) this.#disconnect(database);
      }
    }
  }

  /**
   * @param {string[]} keys
   * @returns {Promise<Values>} the values of the keys that exist
   */
  read(keys) {
    return this.#withDatabase(async (database) => {
      const objects = database.transaction(storeName).objectStore(storeName);
      const values = await Promise.all(keys.map((key) => requestResult(objects.get(key))));
      return new Map(
        keys
          .map((key, index) => /** @type {const} */ ([key, values[index]]))
          .filter(([, value]) => value !== undefined),
      );
    });
  }

  /**
   * Reads everything in steps, so that the page stays responsive.
   * @param {(key: string, value: unknown) => void} receive
   */
  async readAll(receive) {
    const objectStore = (/** @type {IDBDatabase} */ database) => database.transaction(storeName).objectStore(storeName);
    const keys = (await this.#withDatabase((database) => requestResult(objectStore(database).getAllKeys()))).map(
      String,
    );
    for (let start = 0; start < keys.length; start += readBatchSize) {
      const range = IDBKeyRange.bound(keys[start], keys[Math.min(start + readBatchSize, keys.length) - 1]);
      // Another tab may have changed the keys since.
      const [rangeKeys, values] = await this.#withDatabase((database) => {
        const objects = objectStore(database);
        return Promise.all([requestResult(objects.getAllKeys(range)), requestResult(objects.getAll(range))]);
      });
      for (const [index, value] of values.entries()) receive(String(rangeKeys[index]), value);
    }
  }

  /**
   * Changes values. Resolves once they are on disk.
   * @param {string[]} keys what the change has to read
   * @param {(saved: Values) => Values} change returns the values to write
   */
  update(keys, change) {
    return this.#write((objects, finish) => {
      /** @type {Values} */
      const saved = new Map();
      const write = () =>
        finish(() => {
          const changed = change(saved);
          for (const [key, value] of changed)
            if (value === undefined) objects.delete(key);
            else objects.put(value, key);
          return [...changed.keys()];
        });
      keys.forEach((key, index) => {
        const request = objects.get(key);
        request.onsuccess = () => {
          if (request.result !== undefined) saved.set(key, request.result);
          if (index === keys.length - 1) write();
        };
      });
      if (keys.length === 0) write();
    });
  }

  /**
   * Deletes everything except some keys, and writes values. Resolves once that is on disk.
   * @param {string[]} exceptKeys
   * @param {ReadonlyMap<string, unknown>} values
   */
  replace(exceptKeys, values) {
    return this.#write((objects, finish) => {
      const request = objects.getAllKeys();
      request.onsuccess = () =>
        finish(() => {
          const deletedKeys = request.result.map(String).filter((key) => !exceptKeys.includes(key));
          for (const key of deletedKeys) objects.delete(key);
          for (const [key, value] of values) objects.put(value, key);
          return [...new Set([...deletedKeys, ...values.keys()])];
        });
    });
  }

  /**
   * Writes in one transaction. Resolves once it is on disk, and tells the other tabs the keys. A page that has been
   * left writes when it is shown again: WebKit suspends such a page with its transaction, and the next page would wait
   * for the database forever.
   * @param {TransactionBody} body
   * @returns {Promise<void>}
   */
  #write(body) {
    if (this.#pageShown) return this.#pageShown.then(() => this.#write(body));
    return this.#withDatabase((database) => this.#transact(database, body));
  }

  /**
   * @param {IDBDatabase} database
   * @param {TransactionBody} body
   * @returns {Promise<void>}
   */
  #transact(database, body) {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, "readwrite", { durability: "strict" });
      /** @type {string[]} */
      let changedKeys = [];
      body(transaction.objectStore(storeName), (write) => {
        try {
          changedKeys = write();
          transaction.commit();
        } catch (error) {
          reject(error instanceof DOMException ? error : new ChangeError(error));
          try {
            transaction.abort();
          } catch {
            /* The transaction is already aborted, and `onabort` is called. */
          }
        }
      });
      transaction.oncomplete = () => {
        this.#channel.postMessage(changedKeys);
        resolve();
      };
      transaction.onabort = () => reject(transaction.error ?? new Error("not saved"));
    });
  }

  /** @param {(keys: string[]) => void} onChange called when another tab has changed the values of some keys */
  listen(onChange) {
    this.#channel.onmessage = (event) => onChange(event.data);
  }
}

/** A store in memory, for a browser that saves nothing for this page. */
export class MemoryStore {
  /** @type {Values} */
  #values = new Map();
  onleave = () => {};

  /**
   * @param {string[]} keys
   * @returns {Promise<Values>}
   */
  async read(keys) {
    return new Map([...this.#values].filter(([key]) => keys.includes(key)));
  }

  /** @param {(key: string, value: unknown) => void} receive */
  async readAll(receive) {
    for (const [key, value] of this.#values) receive(key, value);
  }

  /**
   * @param {string[]} keys
   * @param {(saved: Values) => Values} change
   */
  async update(keys, change) {
    for (const [key, value] of change(await this.read(keys)))
      if (value === undefined) this.#values.delete(key);
      else this.#values.set(key, value);
  }

  /**
   * @param {string[]} exceptKeys
   * @param {ReadonlyMap<string, unknown>} values
   */
  async replace(exceptKeys, values) {
    this.#values = new Map([...[...this.#values].filter(([key]) => exceptKeys.includes(key)), ...values]);
  }

  listen() {}
}

async function openDatabase() {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  /** @type {Promise<never>} */
  const timeout = new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), openingTimeout));
  return Promise.race([requestResult(request), timeout]);
}

/** Resolves once the page is visible. */
async function whenVisible() {
  while (document.hidden) await new Promise((resolve) => addEventListener("visibilitychange", resolve, { once: true }));
}

/**
 * @template Value
 * @param {IDBRequest<Value>} request
 * @returns {Promise<Value>}
 */
function requestResult(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
