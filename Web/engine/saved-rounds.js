// @ts-check
/**
 * Moves records between the engine and the database. A record is what is new in a round, and is added to the text of
 * its round. Only the engine reads it.
 */
import { inboxSize } from "./constants.js";
import { leaveRecords, leftRecords, removeLeft } from "./left-records.js";
import { exportTexts, joined, LateError } from "./store.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {"saving.late" | "saving.unavailable" | "saving.notSaved" | "saving.partDamaged"} Problem */

/** The most characters that the engine gets at once: each takes up to three bytes of its inbox. */
const maxPartLength = Math.floor(inboxSize / 3);

/**
 * Cuts a text after empty lines into parts that fit into the engine's inbox.
 * @param {string} text
 */
function inboxParts(text) {
  const parts = [];
  for (let rest = text; rest !== ""; rest = rest.slice(parts[parts.length - 1].length)) {
    const emptyLine = rest.lastIndexOf("\n\n", maxPartLength - 2);
    const isCut = rest.length > maxPartLength && emptyLine >= 0;
    parts.push(rest.slice(0, isCut ? emptyLine + 2 : maxPartLength));
  }
  return parts;
}

export class SavedRounds {
  #engine;
  #store;
  /**
   * The text of each round by key: what is on disk, and what is not yet.
   * @type {Map<string, string>}
   */
  #texts = new Map();
  /**
   * What is not on disk yet, by key.
   * @type {Map<string, string>}
   */
  #unsaved = new Map();
  /** The last of the tasks that use the database, one after another. */
  #lastTask = Promise.resolve();
  #isLoaded = false;
  #hasSkipped = false;
  #isLeft = false;
  /**
   * Why rounds are not here or not on disk; null if all are.
   * @type {Problem | null}
   */
  problem = null;
  onproblem = () => {};
  /** Called when the engine has the saved rounds. */
  onload = () => {};
  /** Called when the page is left, for changes that are saved with the rest. */
  onleave = () => {};

  /**
   * @param {Engine} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
    store.onopen = () => this.synchronize();
  }

  /**
   * Loads the saved rounds, unless they are loaded, and saves what is not on disk yet. What fails is tried again at the
   * next call, and when a database that was late opens.
   */
  synchronize() {
    return this.#inTurn(async () => {
      const problem = (await this.#load()) ?? (await this.#save());
      if (this.#isLeft || problem === this.problem) return;
      this.problem = problem;
      this.onproblem();
    });
  }

  /**
   * @param {() => Promise<void>} task
   * @returns {Promise<void>}
   */
  #inTurn(task) {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => {});
    return result;
  }

  /** @returns {Promise<Problem | null>} */
  async #load() {
    if (this.#isLoaded) return null;
    let values;
    try {
      values = await this.#store.readAll();
    } catch (error) {
      console.info(error);
      return error instanceof LateError ? "saving.late" : "saving.unavailable";
    }
    this.#isLoaded = true;
    this.#texts.clear();
    for (const [key, value] of [...values, ...[...leftRecords().values()].flat(), ...this.#unsaved]) {
      if (typeof value === "string") this.#addText(key, value);
      else this.#hasSkipped = true;
    }
    if (this.restore(this.#engine)) this.#hasSkipped = true;
    this.onload();
    return null;
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  #addText(key, text) {
    this.#texts.set(key, joined(this.#texts.get(key) ?? "", text));
  }

  /**
   * Loads everything into an engine.
   * @param {Engine} engine
   * @returns whether a part could not be read
   */
  restore(engine) {
    const text = [...this.#texts.values()].map((one) => joined(one, "")).join("");
    return inboxParts(text)
      .map((part) => engine.loadRecords(part).hasSkipped)
      .includes(true);
  }

  /** @returns {Promise<Problem | null>} */
  async #save() {
    const isSaved = [await this.#saveLeft(), await this.#saveUnsaved()];
    if (isSaved.includes(false)) return "saving.notSaved";
    return this.#hasSkipped ? "saving.partDamaged" : null;
  }

  /** Saves what earlier pages have left. Returns whether all is on disk. */
  async #saveLeft() {
    let isSaved = true;
    for (const [name, records] of leftRecords()) {
      const results = await Promise.all(records.map(([key, text]) => this.#append(key, text)));
      if (results.includes(false)) isSaved = false;
      else removeLeft(name);
    }
    return isSaved;
  }

  /** Saves what this page has not saved yet. Returns whether all is on disk. */
  async #saveUnsaved() {
    let isSaved = true;
    for (const [key, text] of [...this.#unsaved]) {
      const isAppended = await this.#append(key, text);
      // More may have been added meanwhile.
      const rest = (this.#unsaved.get(key) ?? "").slice(isAppended ? text.length : 0);
      if (rest === "") this.#unsaved.delete(key);
      else this.#unsaved.set(key, rest);
      isSaved &&= isAppended;
    }
    return isSaved;
  }

  /**
   * Adds to the text of a round on disk, in a transaction of its own, so that one that fails holds back no other.
   * Returns whether that succeeded.
   * @param {string} key
   * @param {string} text
   */
  async #append(key, text) {
    // WebKit suspends a page that was left with its transactions, and the next page would wait for them forever.
    if (this.#isLeft) return false;
    try {
      await this.#store.append(key, text, this.#texts.get(key) ?? text);
      return true;
    } catch (error) {
      console.info(error);
      return false;
    }
  }

  /**
   * Saves records of the engine.
   * @param {ReadonlyMap<string, string>} records by key
   */
  write(records) {
    for (const [key, text] of records) {
      this.#addText(key, text);
      this.#unsaved.set(key, (this.#unsaved.get(key) ?? "") + text);
    }
    return this.synchronize();
  }

  /** Stops saving, because the page is left. */
  leave() {
    this.#isLeft = true;
    this.onleave();
    this.putAside();
  }

  /** Puts aside what is not on disk yet, because the browser may end the page at any time. */
  putAside() {
    leaveRecords(this.#unsaved);
  }

  /** Continues with a page that was left and that the browser has kept. Another page may have played meanwhile. */
  comeBack() {
    this.#isLeft = false;
    this.#isLoaded = false;
    return this.synchronize();
  }

  /** Deletes all rounds. Throws if that fails; then all stay. */
  forget() {
    return this.#inTurn(async () => {
      await this.#store.deleteAll();
      this.#hasSkipped = false;
      this.#texts.clear();
      this.#unsaved.clear();
      for (const name of leftRecords().keys()) removeLeft(name);
    });
  }

  /** All rounds as the parts of a file, including what is not on disk yet. */
  async export() {
    const saved = await exportTexts(this.#store).catch(() => null);
    return saved ? [...saved, ...this.#unsaved.values()] : [...this.#texts.values()];
  }

  /**
   * Adds the records of a file.
   * @param {Blob} file
   */
  async import(file) {
    const total = { records: 0, rounds: 0, words: 0, hasSkipped: false };
    for (const part of inboxParts((await file.text()).replaceAll("\r\n", "\n"))) {
      const { gain, records } = this.#engine.importRecords(part);
      for (const name of /** @type {const} */ (["records", "rounds", "words"])) total[name] += gain[name];
      total.hasSkipped ||= gain.hasSkipped;
      await this.write(records);
    }
    return total;
  }
}
