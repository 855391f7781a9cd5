// @ts-check
/**
 * A player's game on the page: the engine's round, the shelf behind it, and the keeping of both. It decides nothing about words; it
 * remembers what was played, so that an engine that traps can be replaced by a new one in the same state.
 */
import { contained } from "./engine.js";
import * as Rounds from "./rounds.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./rounds.js").Round} Round */
/** @typedef {{minimum: number, scoring: "classic" | "letters", grade: number, all: boolean}} Deal how new rounds are dealt */
/** @typedef {{read(key: string): Promise<unknown>, update<V>(key: string, change: (kept: unknown) => V): Promise<V>}} Store */

const key = "rounds";
const seconds = () => Math.floor(Date.now() / 1000);

/** A number of 64 bits that nobody can foresee. */
export const chance = () => crypto.getRandomValues(new BigUint64Array(1))[0];

export class Game {
  /** @type {Engine} */
  #engine;
  /** @type {Store} */
  #store;
  /** @type {Rounds.Rounds} */
  #rounds = Rounds.none();
  /** @type {Round} */
  round = { root: "", minimum: 3, scoring: "classic", began: 0, found: [], hints: 0, ended: false };
  /**
   * What could not be kept, once.
   * @type {unknown}
   */
  trouble = null;
  /**
   * What was wrong with the rounds that were kept.
   * @type {"newer" | "damaged" | null}
   */
  foundTrouble = null;
  /** Called when an engine was replaced. */
  onrecovery = () => {};

  /**
   * @param {Engine} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = contained(engine, (fresh) => {
      Game.#replay(fresh, this.round);
      this.onrecovery();
    });
    this.#store = store;
  }

  get engine() {
    return this.#engine;
  }

  get canGoBack() {
    return this.#rounds.shelf.length > 0;
  }

  /**
   * Resumes the round that is asked for, or the one in hand; deals another where there is none.
   * @param {{root?: string, daily?: number, isNew?: boolean}} wish
   * @param {Deal} deal
   */
  async start(wish, deal) {
    const kept = await this.#store.read(key).catch(() => undefined);
    const found = kept === undefined ? { rounds: Rounds.none() } : Rounds.read(kept);
    if ("trouble" in found) await this.#setAside(found.trouble, kept);
    else this.#rounds = found.rounds;
    const isNamed = wish.root !== undefined || wish.daily !== undefined;
    const candidates = isNamed ? Rounds.all(this.#rounds) : [this.#rounds.current];
    const resumed = candidates.find((round) => round && this.#isMet(wish, round));
    const root = wish.daily === undefined ? wish.root : this.#engine.dailyRoot(wish.daily);
    const round = resumed ?? this.#fresh(root ?? this.#draw(deal), deal, wish.daily);
    await this.#take(round);
  }

  /**
   * @param {{root?: string, daily?: number, isNew?: boolean}} wish
   * @param {Round} round
   */
  #isMet(wish, round) {
    if (wish.isNew) return false;
    if (wish.daily !== undefined) return round.daily === wish.daily;
    if (wish.root !== undefined) return round.root === wish.root && round.daily === undefined;
    return !round.ended;
  }

  /**
   * What a later version has written is left as it is; what a fault has written is moved to a place of its own.
   * @param {"newer" | "damaged"} trouble
   * @param {unknown} kept
   */
  async #setAside(trouble, kept) {
    this.foundTrouble = trouble;
    if (trouble === "newer") return;
    await this.#store.update(`${key}.${trouble}-${seconds()}`, () => kept).catch(() => {});
    await this.#store.update(key, () => Rounds.none()).catch(() => {});
  }

  /**
   * @param {string} root
   * @param {Deal} deal
   * @param {number} [daily]
   * @returns {Round}
   */
  #fresh(root, { minimum, scoring }, daily) {
    return { root, minimum, scoring, ...(daily ? { daily } : {}), began: seconds(), found: [], hints: 0, ended: false };
  }

  /** @param {Deal} deal */
  #draw({ grade, all }) {
    const recent = new Set(Rounds.all(this.#rounds).map((round) => round.root));
    for (let tries = 0; tries < 50; tries += 1) {
      const root = this.#engine.draw({ seed: chance(), grade, all });
      if (!recent.has(root)) return root;
    }
    return this.#engine.draw({ seed: chance(), grade, all });
  }

  /**
   * Shows a round to the engine and keeps it.
   * @param {Round} round
   */
  async #take(round) {
    this.round = round;
    Game.#replay(this.#engine, round);
    this.round = { ...round, found: this.#engine.found().map((find) => find.word) };
    await this.#keepRound();
  }

  /**
   * @param {Engine} engine
   * @param {Round} round
   */
  static #replay(engine, round) {
    if (round.root === "") return;
    engine.deal(round.root, round.minimum, round.scoring);
    for (const word of [...round.found].reverse()) engine.restore(word);
  }

  /**
   * Plays what was typed; a find is on disk before this returns.
   * @param {string} typed
   * @returns {Promise<import("./engine.js").Outcome>}
   */
  async play(typed) {
    const outcome = this.#engine.play(typed);
    if (outcome && "find" in outcome) {
      this.round = { ...this.round, found: [outcome.find.word, ...this.round.found] };
      await this.#keepRound();
    }
    return outcome;
  }

  /**
   * Puts the round on the shelf and deals another.
   * @param {Deal} deal
   */
  async newWord(deal) {
    await this.#take(this.#fresh(this.#draw(deal), deal));
  }

  /** Gives back the round before; false where there is none. */
  async goBack() {
    if (!this.canGoBack) return false;
    await this.#keep(Rounds.goBack);
    if (this.#rounds.current) await this.#take(this.#rounds.current);
    return true;
  }

  /** Notes that the hint was shown. */
  async noteHint() {
    this.round = { ...this.round, hints: this.round.hints + 1 };
    await this.#keepRound();
  }

  /** Ends the round. */
  async end() {
    this.round = { ...this.round, ended: true };
    await this.#keepRound();
  }

  /** The rounds as a file. */
  async export() {
    return JSON.stringify(this.#rounds);
  }

  /**
   * Adds the rounds of a file.
   * @param {string} text
   * @returns {Promise<{added: number} | {trouble: "newer" | "damaged"}>} how many rounds or words came in
   */
  async import(text) {
    const file = Rounds.read(parsed(text));
    if ("trouble" in file) return file;
    const count = () => Rounds.all(this.#rounds).reduce((sum, round) => sum + 1 + round.found.length, 0);
    const before = count();
    await this.#keep((rounds) => Rounds.join(rounds, file.rounds));
    await this.refresh();
    return { added: count() - before };
  }

  /** Takes over what another tab has found in the round of this one. */
  async refresh() {
    const kept = Rounds.read(await this.#store.read(key));
    if (!("rounds" in kept)) return;
    this.#rounds = kept.rounds;
    const twin = Rounds.all(kept.rounds).find((round) => Rounds.isSame(round, this.round));
    if (!twin) return;
    // What was read may be older than a word that has been played meanwhile.
    this.round = this.round.found.every((word) => twin.found.includes(word)) ? twin : Rounds.merged(this.round, twin);
    Game.#replay(this.#engine, this.round);
  }

  /** Keeps the round as it is at this moment, whatever becomes of it while the disk is busy. */
  async #keepRound() {
    const { round } = this;
    await this.#keep((rounds) => Rounds.keep(rounds, round));
  }

  /** @param {(rounds: Rounds.Rounds) => Rounds.Rounds} change */
  async #keep(change) {
    try {
      this.#rounds = await this.#store.update(key, (kept) => {
        const read = kept === undefined ? { rounds: this.#rounds } : Rounds.read(kept);
        if ("trouble" in read && read.trouble === "newer") throw new Error("kept by a later version");
        return change("rounds" in read ? read.rounds : this.#rounds);
      });
    } catch (error) {
      this.#rounds = change(this.#rounds);
      this.trouble ??= error;
    }
  }
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null; // A text that is no JSON is damaged, and said to be.
  }
}
