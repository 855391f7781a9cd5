// @ts-check
/** What is counted of all rounds: the record, the word book and the calendar. The engine counts; it is given the rounds in small parts. */
import { clockChanges } from "./clocks.js";
import { isRecordKey, isText } from "./records.js";

/** How many characters are counted at once; after each part the page can do other things. */
const partSize = 8192;
/** How often all is counted where an engine has to be started again meanwhile. */
const mostPasses = 2;

export class Statistics {
  #engine;
  #store;
  /**
   * What is being counted.
   * @type {Promise<void>}
   */
  #counting = Promise.resolve();
  /** Whether the engine has all that was counted since it began to. */
  #isWhole = false;
  /** Called when an engine was replaced that had counted, so that what is read of it now is nothing. */
  onlost = () => {};

  /**
   * @param {import("./engine.js").Engine} engine one that knows all words
   * @param {import("./records.js").Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /** Counts everything that is kept anew, one time after the other. */
  count() {
    return (this.#counting = this.#counting.catch(() => {}).then(() => this.#count()));
  }

  async #count() {
    const parts = await this.#parts();
    this.#isCounting = true;
    try {
      for (let pass = 0; pass < mostPasses; pass += 1) if (await this.#countOnce(parts)) return;
    } finally {
      this.#isCounting = false;
    }
    throw new Error("the engine does not last until all is counted");
  }
  #isCounting = false;

  /**
   * @param {string[]} parts
   * @returns whether one engine has counted them all
   */
  async #countOnce(parts) {
    this.#isWhole = true;
    this.#engine.beginStatistics();
    this.#engine.setClocks(clockChanges(Date.now() / 1000));
    for (const part of parts) {
      this.#engine.addStatistics(part);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return this.#isWhole;
  }

  /** The engine had to be started again, and knows nothing of what was counted. */
  engineIsNew() {
    const isLost = this.#isWhole && !this.#isCounting;
    this.#isWhole = false;
    if (isLost) this.onlost();
  }

  /** The rounds that are kept, as parts of a few rounds each. */
  async #parts() {
    const parts = [""];
    await this.#store.readAll((key, value) => {
      // The shelf has with it only rounds in which nothing was done.
      if (key === "shelf" || !isRecordKey(key) || !isText(value)) return;
      if (parts[0].length + value.length > partSize) parts.unshift("");
      parts[0] += value;
    });
    return parts;
  }

  /** @param {number} period 0 for all time, 1 for this year, 2 for this month */
  record(period) {
    return this.#engine.record(period);
  }

  /**
   * @param {number} year
   * @param {number} month
   */
  calendar(year, month) {
    return this.#engine.calendar(year, month);
  }

  /**
   * The words found, from a to z.
   * @param {number} length how many letters they have, or 0
   * @param {string} text letters that stand in them in a row
   */
  words(length, text) {
    return this.#engine.wordBook(length, text).entries;
  }

  /** The common words missed most often. */
  lessons() {
    return this.#engine.toLearn().lessons;
  }
}
