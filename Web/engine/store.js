// @ts-check
/** The database of the page: a text a round, under the key of the round. When a change resolves, it is on disk. */

const databaseName = "word-scramble-rounds";
const storeName = "texts";
/** How long a call waits for the database to open, in milliseconds. */
const maxWait = 3000;
const maxAttempts = 3;

/** Thrown if the database has not opened in time. It may open later. */
export class LateError extends Error {}

/**
 * Joins the texts of a round. An incomplete end is separated from what follows.
 * @param {string} text
 * @param {string} added
 */
export const joined = (text, added) => (text === "" || text.endsWith("\n\n") ? text : `${text}\n\n`) + added;

/**
 * All rounds in a database, as the parts of a file.
 * @param {Pick<Store, "readAll">} store
 */
export async function exportTexts(store) {
  const values = [...(await store.readAll()).values()];
  return values.filter((value) => typeof value === "string").map((text) => joined(String(text), ""));
}

export class Store {
  /**
   * The connection, which may still be opening; null if there is none.
   * @type {Promise<IDBDatabase> | null}
   */
  #connection = null;
  /** Whether a call has given up waiting for the database to open. */
  #isLate = false;
  /** Called when the database has opened late. */
  onopen = () => {};

  /** Begins to open the database, unless that has begun. */
  open() {
    if (this.#connection) return this.#connection;
    const connection = openDatabase();
    this.#connection = connection;
    connection.then(
      (database) => {
        database.onclose = () => this.#disconnect(connection);
        database.onversionchange = () => this.#disconnect(connection);
        if (this.#isLate) this.onopen();
        this.#isLate = false;
      },
      () => this.#disconnect(connection),
    );
    return connection;
  }

  /** @param {Promise<IDBDatabase>} connection that does not work */
  #disconnect(connection) {
    if (this.#connection === connection) this.#connection = null;
    connection.then((database) => database.close()).catch(() => {});
  }

  /** @returns {Promise<Map<string, unknown>>} all values by key */
  readAll() {
    return this.#use(async (database) => {
      const objects = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([requestResult(objects.getAllKeys()), requestResult(objects.getAll())]);
      return new Map(keys.map((key, index) => [String(key), values[index]]));
    });
  }

  /**
   * Adds to the text of a round. A value that is no text is put under another key first.
   * @param {string} key
   * @param {string} text
   * @param {string} whole all of the round, which is put if the database has nothing of it, as after it was cleared
   */
  append(key, text, whole) {
    return this.#write((objects) => {
      const request = objects.get(key);
      request.onsuccess = () => {
        const saved = request.result;
        const isText = typeof saved === "string";
        if (!isText && saved !== undefined) objects.put(saved, `damaged ${key} ${Date.now()}`);
        objects.put(isText ? joined(saved, text) : whole, key);
        objects.transaction.commit();
      };
    });
  }

  deleteAll() {
    return this.#write((objects) => {
      objects.clear();
    });
  }

  /**
   * Writes in one transaction. The browser runs one such transaction at a time.
   * @param {(objects: IDBObjectStore) => void} body
   * @returns {Promise<void>}
   */
  #write(body) {
    return this.#use(
      (database) =>
        new Promise((resolve, reject) => {
          const transaction = database.transaction(storeName, "readwrite", { durability: "strict" });
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error ?? new Error("not saved"));
          body(transaction.objectStore(storeName));
        }),
    );
  }

  /**
   * Uses the database. The browser may close it at any time, as iOS does in the background, and when its data is
   * cleared. It is then opened again, once the page is visible, and the operation is repeated.
   * @template Result
   * @param {(database: IDBDatabase) => Promise<Result>} operation
   */
  async #use(operation) {
    for (let attempt = 1; ; attempt += 1) {
      const connection = this.open();
      try {
        return await operation(await inTime(connection));
      } catch (error) {
        if (error instanceof LateError) this.#isLate = true;
        if (this.#isLate || attempt === maxAttempts) throw error;
        console.info(error);
        this.#disconnect(connection);
        await whenVisible();
      }
    }
  }
}

/** Opens the database, which throws if the browser has none for this page. */
async function openDatabase() {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return requestResult(request);
}

/**
 * @param {Promise<IDBDatabase>} connection
 * @returns {Promise<IDBDatabase>}
 */
function inTime(connection) {
  return new Promise((resolve, reject) => {
    connection.then(resolve, reject);
    setTimeout(() => reject(new LateError()), maxWait);
  });
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
