// @ts-check
/**
 * A round that a class plays together: the words called out, from which the engine computes the scores, and the clock.
 * The round is saved, so that nothing is lost if the page is reloaded or the tab is closed.
 */
import { longestClockStep } from "../engine/constants.js";

/** @typedef {import("../engine/exports").RefusedMessage} TeamRefusal */

/** Without teams, the class counts as this team. */
const wholeClassTeam = 1;

/** How often the clock is saved, in tenths of a second. If the browser is killed, the clock loses at most this much. */
const saveInterval = 50;

export class TeamGame {
  #engine;
  #puzzle;
  #games;
  /**
   * The accepted words in order: the number of a team, a space, and the word.
   * @type {string[]}
   */
  #log = [];
  /** How long the clock had run when it was last stopped, in milliseconds. */
  #playedMilliseconds = 0;
  /**
   * When the clock was last started, in milliseconds of `performance.now()`; null while it is stopped.
   * @type {number | null}
   */
  #startedAt = null;
  /** When the clock was last checked, in milliseconds of `performance.now()`. */
  #checkedAt = 0;
  /** How long the clock had run when it was last saved, in tenths of a second. */
  #savedTime = 0;
  /** The number of teams; 0 for none. */
  teams = 0;
  /** The time limit of the class in minutes, which may differ from that of the set; 0 for no limit. */
  minutes;
  isEnded = false;

  /**
   * @param {import("../engine/engine.js").Engine} engine
   * @param {import("./puzzles.js").Puzzle} puzzle
   * @param {import("./saved-games.js").SavedGames} games the saved games
   */
  constructor(engine, puzzle, games) {
    this.#engine = engine;
    this.#puzzle = puzzle;
    this.#games = games;
    this.minutes = puzzle.minutes;
    this.#restore();
  }

  get isBegun() {
    return this.#playedMilliseconds > 0 || this.#startedAt !== null || this.#log.length > 0;
  }

  get isRunning() {
    return this.#startedAt !== null;
  }

  /** How long the clock has run, in tenths of a second. */
  get playedTenths() {
    const sinceStart = this.#startedAt === null ? 0 : performance.now() - this.#startedAt;
    return Math.floor((this.#playedMilliseconds + sinceStart) / 100);
  }

  /** The time left, in tenths of a second; Infinity without a limit. */
  get timeLeft() {
    return this.minutes === 0 ? Infinity : Math.max(0, 600 * this.minutes - this.playedTenths);
  }

  run() {
    this.#startedAt ??= this.#checkedAt = performance.now();
    this.save();
  }

  /**
   * Checks the clock. While the clock runs, this must be called at intervals shorter than `longestClockStep`. If the
   * device has slept since the last call, the clock stops, and that time does not count.
   * @param {boolean} wasOnScreen whether the page has been on screen since the last check; browsers call a hidden page
   *   less often
   * @returns whether this check has stopped the clock
   */
  checkClock(wasOnScreen) {
    const now = performance.now();
    const sleepDuration = wasOnScreen && this.#startedAt !== null ? now - this.#checkedAt : 0;
    this.#checkedAt = now;
    if (sleepDuration <= 100 * longestClockStep) return false;
    this.#playedMilliseconds -= sleepDuration;
    this.pause();
    return true;
  }

  pause() {
    this.#playedMilliseconds = 100 * this.playedTenths;
    this.#startedAt = null;
    this.save();
  }

  /**
   * @param {number} teams
   * @param {number} minutes
   */
  begin(teams, minutes) {
    [this.#log, this.#playedMilliseconds, this.#startedAt, this.isEnded] = [[], 0, null, false];
    [this.teams, this.minutes] = [teams, minutes];
    this.run();
  }

  end() {
    this.isEnded = true;
    this.pause();
  }

  /**
   * Gives a called-out word to a team.
   * @param {string} text
   * @param {number} [team] omitted without teams
   * @returns {{found: import("../engine/exports").TeamFoundWordMessage} | {refused: TeamRefusal, owner: number}}
   */
  addWord(text, team = wholeClassTeam) {
    const { refused, owner, finds } = this.#askEngine([...this.#log, `${team} ${text}`], false);
    if (refused) return { refused, owner };
    const found = /** @type {import("../engine/exports").TeamFoundWordMessage} */ (finds.at(-1));
    this.#log.push(`${team} ${found.word}`);
    this.save();
    return { found };
  }

  /** Removes the last word and returns it; returns an empty string if there is none. */
  undo() {
    const [, word = ""] = this.#log.pop()?.split(" ") ?? [];
    this.save();
    return word;
  }

  /** The found words in order, the score of each team, and the words that nobody has found, unit words first. */
  get standing() {
    const { finds, scores, missed } = this.#askEngine(this.#log, true);
    return { finds, scores: scores.slice(0, this.teams || wholeClassTeam), missed };
  }

  /**
   * @param {string[]} log
   * @param {boolean} includesMissed whether to include the words that nobody has found
   */
  #askEngine(log, includesMissed) {
    const { code, number } = this.#puzzle;
    return this.#engine.askClass("teamRound", [code, ...log].join("\n"), number, includesMissed ? 1 : 0);
  }

  save() {
    this.#savedTime = this.playedTenths;
    this.#games.save(this.#puzzle, this.#state);
  }

  /** Saves the game if the clock has run for `saveInterval` since the last save. */
  saveTime() {
    if (this.playedTenths >= this.#savedTime + saveInterval) this.save();
  }

  /** Saves the game in the tab when the page is left or reloaded. Only the tab's storage is still written in time. */
  saveInTab() {
    if (this.isBegun) this.#games.saveInTab(this.#puzzle, this.#state);
  }

  get #state() {
    const [log, played] = [this.#log, 100 * this.playedTenths];
    return { log, played, teams: this.teams, minutes: this.minutes, isEnded: this.isEnded };
  }

  /** Restores the saved game. The clock stays stopped. */
  #restore() {
    const savedGame = this.#games.of(this.#puzzle);
    if (!savedGame) return;
    [this.#log, this.#playedMilliseconds, this.teams] = [savedGame.log, savedGame.played, savedGame.teams];
    [this.minutes, this.isEnded] = [savedGame.minutes, savedGame.isEnded];
  }
}
