// @ts-check
/**
 * A round that a class plays together: what was called out, from which the engine counts everything, and the clock. It is kept, so that a class
 * loses nothing when the page is loaded again or the tab is closed.
 */
import { longestStep } from "../engine/constants.js";

/** @typedef {import("../engine/exports").RefusedMessage} Refused */

/** Without teams, the class is this one. */
const wholeClass = 1;

/** How often the clock is saved, in tenths of a second: so much a class gets back if the browser is killed. */
const savedEvery = 50;

export class TeamGame {
  #engine;
  #puzzle;
  #games;
  /**
   * What counts, in order: the number of a team, a space, and a word.
   * @type {string[]}
   */
  #log = [];
  /** How long the clock had run when it was stopped last, in milliseconds. */
  #played = 0;
  /**
   * When it was started, on the page's clock.
   * @type {number | null}
   */
  #startedAt = null;
  /** When it was looked at last. */
  #lookedAt = 0;
  /** What the clock showed when it was saved last. */
  #saved = 0;
  /** How many teams play: 0 for none. */
  teams = 0;
  /** How many minutes the class has, which may be others than those of the set: 0 for no limit. */
  minutes;
  isEnded = false;

  /**
   * @param {import("../engine/engine.js").Engine} engine
   * @param {import("./puzzles.js").Puzzle} puzzle
   * @param {import("./kept-games.js").KeptGames} games that are kept
   */
  constructor(engine, puzzle, games) {
    this.#engine = engine;
    this.#puzzle = puzzle;
    this.#games = games;
    this.minutes = puzzle.minutes;
    this.#restore();
  }

  /** Whether the class has begun. */
  get isBegun() {
    return this.#played > 0 || this.#startedAt !== null || this.#log.length > 0;
  }

  get isRunning() {
    return this.#startedAt !== null;
  }

  /** How long the clock has run, in tenths of a second. */
  get played() {
    const running = this.#startedAt === null ? 0 : performance.now() - this.#startedAt;
    return Math.floor((this.#played + running) / 100);
  }

  /** What is left, in tenths of a second; Infinity without a time limit. */
  get left() {
    return this.minutes === 0 ? Infinity : Math.max(0, 600 * this.minutes - this.played);
  }

  /** Starts or continues the clock. */
  run() {
    this.#startedAt ??= this.#lookedAt = performance.now();
    this.save();
  }

  /**
   * Looks at the clock, as is to be done every second while it runs. It stops if the device has slept since, and that time does not count.
   * @param {boolean} wasOnScreen whether the page has been on screen since the last look; browsers call a hidden one less often
   * @returns whether it has stopped
   */
  look(wasOnScreen) {
    const now = performance.now();
    const sleep = wasOnScreen && this.#startedAt !== null ? now - this.#lookedAt : 0;
    this.#lookedAt = now;
    if (sleep <= 100 * longestStep) return false;
    this.#played -= sleep;
    this.pause();
    return true;
  }

  /** Stops the clock. */
  pause() {
    this.#played = 100 * this.played;
    this.#startedAt = null;
    this.save();
  }

  /**
   * @param {number} teams
   * @param {number} minutes
   */
  begin(teams, minutes) {
    [this.#log, this.#played, this.#startedAt, this.isEnded] = [[], 0, null, false];
    [this.teams, this.minutes] = [teams, minutes];
    this.run();
  }

  end() {
    this.isEnded = true;
    this.pause();
  }

  /**
   * Gives a team what was called out.
   * @param {string} text
   * @param {number} [team] nothing without teams
   * @returns {{found: import("../engine/exports").TeamFindMessage} | {refused: Refused, owner: number}}
   */
  give(text, team = wholeClass) {
    const { refused, owner, finds } = this.#ask([...this.#log, `${team} ${text}`], false);
    if (refused) return { refused, owner };
    const found = /** @type {import("../engine/exports").TeamFindMessage} */ (finds.at(-1));
    this.#log.push(`${team} ${found.word}`);
    this.save();
    return { found };
  }

  /** Takes the last word back; returns it, or nothing. */
  undo() {
    const [, word = ""] = this.#log.pop()?.split(" ") ?? [];
    this.save();
    return word;
  }

  /** The words found in their order, what each team has, and the words that nobody has found, those of the unit first. */
  get standing() {
    const { finds, scores, missed } = this.#ask(this.#log, true);
    return { finds, scores: scores.slice(0, this.teams || wholeClass), missed };
  }

  /**
   * @param {string[]} log
   * @param {boolean} withMissed whether the words are told that nobody has found
   */
  #ask(log, withMissed) {
    const { code, place } = this.#puzzle;
    return this.#engine.askClass("teamRound", [code, ...log].join("\n"), place, withMissed ? 1 : 0);
  }

  save() {
    this.#saved = this.played;
    this.#games.keep(this.#puzzle, this.#state);
  }

  /** Saves the clock, from time to time. */
  saveTime() {
    if (this.played >= this.#saved + savedEvery) this.save();
  }

  /** The page is left or loaded again: it is too late for the database then. */
  leave() {
    if (this.isBegun) this.#games.remember(this.#puzzle, this.#state);
  }

  get #state() {
    const [log, played] = [this.#log, 100 * this.played];
    return { log, played, teams: this.teams, minutes: this.minutes, isEnded: this.isEnded };
  }

  /** Takes what was kept. The clock waits. */
  #restore() {
    const kept = this.#games.of(this.#puzzle);
    if (!kept) return;
    [this.#log, this.#played, this.teams, this.isEnded] = [kept.log, kept.played, kept.teams, kept.isEnded];
    this.minutes = kept.minutes;
  }
}
