// @ts-check
/**
 * The game on the page: passes the player's actions to the engine, saves its records, and provides the view that the
 * page draws.
 */

import { withRecovery } from "./engine.js";
import { reuseUnchanged } from "./reuse-unchanged.js";
import { SavedRounds } from "./saved-rounds.js";
import { Statistics } from "./statistics.js";
import { timeZoneTransitions } from "./time-zone.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Options} Options */
/** @typedef {import("./engine.js").Actions} Actions */
/** @typedef {import("./engine.js").View} View */
/** @typedef {import("./saved-rounds.js").Store} Store */

export class Game {
  #engine;
  #savedRounds;
  #statistics;
  /** @type {Options} */
  #options;
  #today = new Date();
  /** The day on which the game was opened, which a restarted engine needs. */
  #openingDay = this.#today;
  /** @type {import("./engine.js").Request} */
  #request = { kind: "nothing", text: "" };
  /** @type {Promise<unknown>} */
  #pendingSaves = Promise.resolve();
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
  /**
   * Why saved rounds could not be read or written; null while there is no error.
   * @type {unknown}
   */
  error = null;
  onerror = () => {};
  /** Called when records that could not be saved have been saved after all. */
  onsaved = () => {};
  onrecovery = () => {};
  /** Called when another tab has forgotten everything. */
  onforgotten = () => {};

  /**
   * @param {Engine} engine
   * @param {Store} store
   * @param {Options} options
   */
  constructor(engine, store, options) {
    this.#engine = withRecovery(engine, (restartedEngine) => {
      this.#restore(restartedEngine);
      this.#statistics.engineRestarted();
      this.onrecovery();
    });
    this.#savedRounds = new SavedRounds(this.#engine, store);
    this.#savedRounds.onforgotten = () => this.onforgotten();
    this.#statistics = new Statistics(this.#engine, store);
    this.#options = engineOptions(options);
  }

  /**
   * The engine, for questions that change nothing.
   * @returns {Omit<Engine, "act" | "finishYesterday" | "resumeEarlier" | "setOptions" | "setDay" | "setRequest" |
   *   "loadRecords" | "restart">}
   */
  get engine() {
    return this.#engine;
  }

  /** The problem with the saved records: some are damaged, or from a newer version. */
  get recordsProblem() {
    return this.#savedRounds.recordsProblem;
  }

  /**
   * Opens the round that the address requests. Without a request, or for a root without words, the engine chooses one.
   * @param {import("./engine.js").Request} request
   * @returns {Promise<{asked: import("./exports").RequestKind | "noWords", later:
   *   import("./exports").FutureDailyMessage | null}>}
   *   how the request was understood
   */
  async start(request) {
    this.#engine.setOptions(this.#options);
    this.#engine.setDay(this.#today);
    const { asked, later, keyPrefixes } = await this.#setRequest(request);
    const hasWords =
      asked !== "root" ||
      this.#savedRounds.has(request.text) ||
      "root" in this.#engine.checkCustomWord(keyPrefixes[0].split("-")[0]);
    if (!hasWords) await this.#setRequest({ kind: "nothing", text: "" });
    this.act("start");
    return { asked: hasWords ? asked : "noWords", later };
  }

  /**
   * Passes a request to the engine, and loads the rounds that it may refer to.
   * @param {import("./engine.js").Request} request
   */
  async #setRequest(request) {
    this.#request = request;
    const asked = this.#engine.setRequest(request);
    await this.#savedRounds.load(asked.keyPrefixes).catch((error) => this.#reportError(error));
    return asked;
  }

  /**
   * Gives a restarted engine the same game, or the same request if no game has started.
   * @param {Engine} restartedEngine
   */
  #restore(restartedEngine) {
    restartedEngine.setOptions(this.#options);
    restartedEngine.setDay(this.#openingDay);
    if (!this.view) {
      restartedEngine.setRequest(this.#request);
      return this.#savedRounds.restore(restartedEngine);
    }
    restartedEngine.setRequest({ kind: "restored", text: this.view.round.key });
    this.#savedRounds.restore(restartedEngine);
    restartedEngine.act("start");
    restartedEngine.setDay(this.#today);
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
   * Notes that the game is on screen. The engine finds out whether the player is there.
   * @param {boolean} [isPlayerActing] whether the player is doing something
   * @returns whether this shows that the player has left or come back
   */
  checkPresence(isPlayerActing = false) {
    const view = this.#engine.checkPresence(isPlayerActing);
    if (view) this.#apply(view);
    return view !== null;
  }

  /**
   * Changes the game. Saving begins before this returns, but nothing waits for it. `onerror` reports a failure.
   * @param {(engine: Engine) => ReturnType<Engine["setDay"]> | null} act
   * @returns {View}
   */
  #change(act) {
    return this.#apply(/** @type {View} */ (act(this.#engine)));
  }

  /** @param {View} view */
  #apply(view) {
    this.#save(view.records);
    return this.#show(view);
  }

  /** @param {ReadonlyMap<string, string>} [records] */
  #save(records) {
    const saving = this.#savedRounds.write(records).then(
      () => this.#withdrawError(),
      (error) => {
        this.#reportError(error);
        if (this.#savedRounds.hasUnsaved) this.#unsavedError ??= error;
      },
    );
    this.#pendingSaves = Promise.all([this.#pendingSaves, saving]);
  }
  /**
   * The error about records that could not be saved, but may still be saved later; null if there are no such records.
   * @type {unknown}
   */
  #unsavedError = null;

  /** Withdraws the error about unsaved records once all records are on disk after all. */
  #withdrawError() {
    if (!this.#unsavedError || this.#savedRounds.hasUnsaved) return;
    if (this.error === this.#unsavedError) this.error = null;
    this.#unsavedError = null;
    this.onsaved();
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
    if (this.overview && this.#overviewState !== this.#nextOverviewState) {
      void this.refreshOverview().catch((error) => console.info(error));
    }
    return this.view;
  }

  /**
   * A text that changes when the overview becomes out of date: with another current round or another phase of it, with
   * another day, and with new progress in a daily puzzle.
   */
  get #nextOverviewState() {
    const { round, standing, today } = this.view;
    const progress = round.daily === null ? "" : `${standing.found > 0} ${standing.rank}`;
    return `${round.key} ${round.phase} ${today} ${progress}`;
  }

  /** Resolves once everything is on disk, or could not be saved. */
  async whenSaved() {
    await this.#pendingSaves;
  }

  /** @param {unknown} error */
  #reportError(error) {
    if (this.error) return;
    this.error = error;
    this.onerror();
  }

  /** Plays today's puzzle, with the words that other tabs have found in it. */
  async playToday() {
    await this.#savedRounds.loadDailies().catch((error) => this.#reportError(error));
    const view = this.act("playToday");
    this.#openingDay = this.#today;
    return view;
  }

  /**
   * Finishes yesterday's puzzle; returns what its result shows, or null if there is no puzzle to finish. The current
   * round stays.
   */
  finishYesterday() {
    const result = this.#engine.finishYesterday();
    if (result) this.#save(result.view.records);
    this.#recountOverview();
    return result;
  }

  /**
   * Adds the time that a round was played before a reload. The round is then paused.
   * @param {number} tenths
   */
  addPlayTime(tenths) {
    this.#change((engine) => engine.resumeEarlier(tenths));
    return this.act("pause");
  }

  /** @param {Options} settings some of which do not concern the engine */
  setOptions(settings) {
    const options = engineOptions(settings);
    if (JSON.stringify(options) === JSON.stringify(this.#options)) return;
    this.#options = options;
    this.#change((engine) => engine.setOptions(options));
  }

  /** @param {Date} today */
  setDay(today) {
    this.#today = today;
    return this.#change((engine) => engine.setDay(today));
  }

  /** Sets the day again if midnight has passed. */
  #updateDay() {
    const now = new Date();
    if (now.toDateString() !== this.#today.toDateString()) this.setDay(now);
  }

  /** Counts the other rounds, once the rounds of all daily puzzles are loaded. */
  async refreshOverview() {
    await this.#savedRounds.loadDailies();
    this.#updateDay();
    this.#engine.setTimeZone(timeZoneTransitions(Date.now() / 1000));
    this.#overviewState = this.#nextOverviewState;
    this.overview = this.#engine.overview();
    this.onchange();
  }

  /** Counts the other rounds again if they were counted before, because some of them may have changed. */
  #recountOverview() {
    if (this.overview) void this.refreshOverview().catch((error) => console.info(error));
  }

  /**
   * Reads what another tab has saved.
   * @param {string[]} [keys] of the saved records, if known
   */
  async refresh(keys) {
    await this.#savedRounds.refresh(keys);
    this.setDay(this.#today);
    this.#recountOverview();
  }

  async statistics() {
    await this.whenSaved();
    this.#updateDay();
    await this.#statistics.count();
    return this.#statistics;
  }

  /**
   * Deletes every round, here and in other tabs, and deals another one. Resolves once they are removed from disk. If
   * that fails, nothing changes, and the result is null.
   */
  async forget() {
    await this.whenSaved();
    // An earlier failure to save no longer matters.
    this.error = null;
    const before = this.view;
    const view = this.#engine.act("forget");
    this.#show(view);
    try {
      await this.#savedRounds.forget(view.records);
    } catch (error) {
      console.info(error);
      this.#revertTo(before);
      return null;
    }
    this.#openingDay = this.#today;
    return this.view;
  }

  /**
   * Restarts the engine with the previous game.
   * @param {View} before
   */
  #revertTo(before) {
    this.#show(before);
    this.#engine.restart();
    this.#restore(this.#engine);
    this.#statistics.engineRestarted();
    this.setDay(this.#today);
  }

  /** All rounds as the parts of a file. */
  export() {
    return this.#savedRounds.export();
  }

  /**
   * @param {Blob} file
   * @param {typeof import("./import.js").importRecords} importRecords which only the dialogs load
   */
  async import(file, importRecords) {
    const counts = await this.#savedRounds.import(file, importRecords);
    this.setDay(this.#today);
    this.#recountOverview();
    return counts;
  }
}

/**
 * The settings that concern the engine.
 * @param {Options} settings
 * @returns {Options}
 */
const engineOptions = ({ grade, sort }) => ({ grade, sort });
