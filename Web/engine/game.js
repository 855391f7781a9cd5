// @ts-check
/**
 * The game on the page: passes the player's actions to the engine, saves its records, and provides the view that the
 * page draws.
 */

import { withRecovery } from "./engine.js";
import { reuseUnchanged } from "./reuse-unchanged.js";
import { SavedRounds } from "./saved-rounds.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Options} Options */
/** @typedef {import("./engine.js").Actions} Actions */
/** @typedef {import("./engine.js").View} View */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./engine.js").Request} Request */

/** @type {import("./engine.js").Request} */
const noRequest = { kind: "nothing", text: "" };

export class Game {
  #engine;
  #savedRounds;
  /** @type {Options} */
  #options;
  #today = new Date();
  /** @type {import("./engine.js").Request} */
  #request = noRequest;
  /** @type {View} */
  // @ts-expect-error: null before `start`
  view = null;
  /**
   * The other rounds as last counted; null before `refreshOverview`.
   * @type {import("./exports").OverviewMessage | null}
   */
  overview = null;
  /** What the last overview was computed from. */
  #overviewState = "";
  onchange = () => {};
  /** Called when the problem with saved rounds changes. */
  onproblem = () => {};
  onrecovery = () => {};
  /** Called when the page is left, before what is not on disk yet is put aside. */
  onleave = () => {};

  /**
   * @param {Engine} engine
   * @param {Store} store
   * @param {Options} options
   */
  constructor(engine, store, options) {
    this.#engine = withRecovery(engine, (restartedEngine) => {
      this.#restore(restartedEngine);
      this.onrecovery();
    });
    this.#savedRounds = new SavedRounds(this.#engine, store);
    this.#savedRounds.onleave = () => this.onleave();
    this.#savedRounds.onproblem = () => this.onproblem();
    this.#savedRounds.onload = () => this.#showLoaded();
    this.#options = engineOptions(options);
  }

  /**
   * The engine, for questions that change nothing.
   * @returns {Omit<Engine, "act" | "setOptions" | "setDay" | "setRequest" | "setRoundName" | "loadRecords" |
   *   "importRecords" | "restart">}
   */
  get engine() {
    return this.#engine;
  }

  /** Why rounds are not here or not on disk; null if all are. */
  get problem() {
    return this.#savedRounds.problem;
  }

  /**
   * Opens the round that the address requests. Without a request, or for a root without words, the engine chooses one.
   * @param {Request} request
   * @returns {Promise<import("./exports").RequestKind | "noWords">} how the request was understood
   */
  async start(request) {
    this.#engine.setOptions(this.#options);
    this.#engine.setDay(this.#today);
    const { asked, root } = this.#setRequest(request);
    const hasWords = root === null || "root" in this.#engine.checkCustomWord(root);
    if (!hasWords) this.#setRequest(noRequest);
    await this.#savedRounds.synchronize();
    this.act("start");
    return hasWords ? asked : "noWords";
  }

  /** @param {import("./engine.js").Request} request */
  #setRequest(request) {
    this.#request = request;
    return this.#engine.setRequest(request);
  }

  /**
   * Gives a restarted engine the same game, or the same request if no game has started.
   * @param {Engine} restartedEngine
   */
  #restore(restartedEngine) {
    restartedEngine.setOptions(this.#options);
    restartedEngine.setDay(this.#today);
    restartedEngine.setRequest(this.view ? { kind: "round", text: this.view.round.key } : this.#request);
    this.#savedRounds.restore(restartedEngine);
    if (this.view) restartedEngine.act("start");
  }

  /**
   * @template {keyof Actions} Name
   * @param {Name} name
   * @param {Actions[Name]} values
   */
  act(name, ...values) {
    return this.#change((engine) => engine.act(name, ...values));
  }

  /**
   * Changes the game. Saving begins at once, but nothing waits for it. `onproblem` reports a failure.
   * @param {(engine: Engine) => ReturnType<Engine["setDay"]> | null} act
   * @returns {View}
   */
  #change(act) {
    const view = /** @type {View} */ (act(this.#engine));
    void this.#savedRounds.write(view.records);
    return this.#show(view);
  }

  /**
   * Shows a view. Each part that has not changed stays the same object.
   * @param {View} next
   */
  #show(next) {
    const before = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.view ?? {}));
    const parts = Object.entries(next).map(([name, part]) => [name, reuseUnchanged(before[name], part)]);
    this.view = /** @type {View} */ (Object.freeze(Object.fromEntries(parts)));
    this.onchange();
    if (this.#overviewState !== this.#nextOverviewState) this.#recountOverview();
    return this.view;
  }

  /**
   * A text that changes when the overview becomes out of date: with another current round or its end, with another
   * day, and with new progress in a daily puzzle.
   */
  get #nextOverviewState() {
    const { round, standing, today } = this.view;
    const progress = round.daily === null ? "" : `${standing.found > 0} ${standing.rank}`;
    return `${round.key} ${round.isEnded} ${today} ${progress}`;
  }

  /** Resolves once everything is on disk, or could not be saved. */
  async whenSaved() {
    await this.#savedRounds.synchronize();
  }

  /** @param {Options} settings some of which do not concern the engine */
  setOptions(settings) {
    const options = engineOptions(settings);
    if (JSON.stringify(options) === JSON.stringify(this.#options)) return;
    this.#options = options;
    this.#change((engine) => engine.setOptions(options));
  }

  /** @param {string} name under which the round is sent */
  setRoundName(name) {
    return this.#change((engine) => engine.setRoundName(name));
  }

  /** @param {Date} today */
  setDay(today) {
    this.#today = today;
    return this.#change((engine) => engine.setDay(today));
  }

  /** Sets the day again if midnight has passed. */
  updateDay() {
    const now = new Date();
    if (now.toDateString() !== this.#today.toDateString()) this.setDay(now);
  }

  /** Counts the other rounds. */
  refreshOverview() {
    this.updateDay();
    this.#overviewState = this.#nextOverviewState;
    this.overview = this.#engine.overview();
    this.onchange();
  }

  /** Counts the other rounds again if they were counted before, because some of them may have changed. */
  #recountOverview() {
    if (this.overview) this.refreshOverview();
  }

  /** Shows what was added to the rounds of the game. */
  #showLoaded() {
    if (!this.view) return;
    this.setDay(this.#today);
    this.#recountOverview();
  }

  /**
   * Deletes every round, and opens another one. Resolves once they are removed from disk. If that fails, nothing
   * changes, and the result is null.
   */
  async forget() {
    try {
      await this.#savedRounds.forget();
    } catch (error) {
      console.info(error);
      return null;
    }
    return this.act("forget");
  }

  /** Puts aside what is not on disk yet. */
  putAside() {
    this.#savedRounds.putAside();
  }

  /** Puts aside what is not on disk yet, because the page is left. */
  leave() {
    this.#savedRounds.leave();
  }

  /** Continues with a page that was left and that the browser has kept. */
  comeBack() {
    void this.#savedRounds.comeBack();
  }

  /** All rounds as the parts of a file. */
  export() {
    return this.#savedRounds.export();
  }

  /** @param {Blob} file */
  async import(file) {
    const gain = await this.#savedRounds.import(file);
    this.#showLoaded();
    return gain;
  }
}

/**
 * The settings that concern the engine.
 * @param {Options} settings
 * @returns {Options}
 */
const engineOptions = ({ grade, sort, name }) => ({ grade, sort, name });
