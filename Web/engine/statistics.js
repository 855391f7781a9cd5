// @ts-check
/**
 * Statistics of all rounds: the summary, the word book and the calendar. The engine counts them; it gets the rounds in
 * small parts.
 */
import { isRecordKey, isTextThatFitsInbox } from "./saved-rounds.js";

/** How many characters the engine counts in one task, so that the page stays responsive. */
const charactersPerTask = 8192;
/** How many times counting is attempted if the engine has to be restarted meanwhile. */
const maxAttempts = 2;

export class Statistics {
  #engine;
  #store;
  /** @type {Promise<void>} */
  #pendingCount = Promise.resolve();
  /** Whether the engine still has everything that it has counted since counting last began. */
  #isComplete = false;
  /** Called when an engine was restarted and has lost its counts. */
  oncountslost = () => {};

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {import("./saved-rounds.js").Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /** Counts all saved rounds. A second call waits for the first. */
  count() {
    return (this.#pendingCount = this.#pendingCount.catch(() => {}).then(() => this.#count()));
  }

  async #count() {
    const parts = await this.#parts();
    this.#isCounting = true;
    try {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) if (await this.#countOnce(parts)) return;
    } finally {
      this.#isCounting = false;
    }
    throw new Error("the engine stops before all is counted");
  }
  #isCounting = false;

  /**
   * @param {string[]} parts
   * @returns whether one engine has counted all of them
   */
  async #countOnce(parts) {
    this.#isComplete = true;
    this.#engine.beginStatistics();
    for (const part of parts) {
      this.#engine.addStatistics(part);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return this.#isComplete;
  }

  engineRestarted() {
    const isLost = this.#isComplete && !this.#isCounting;
    this.#isComplete = false;
    if (isLost) this.oncountslost();
  }

  /** The saved rounds, as texts of a few rounds each. */
  async #parts() {
    const parts = [""];
    await this.#store.readAll((key, value) => {
      if (!isRecordKey(key) || !isTextThatFitsInbox(value)) return;
      if (parts[0].length + value.length > charactersPerTask) parts.unshift("");
      parts[0] += value;
    });
    return parts;
  }

  /** The engine with the counts. */
  get engine() {
    return this.#engine;
  }
}
