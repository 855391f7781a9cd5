// @ts-check
/**
 * The rounds that classes play in front of a projector, as the tab and the device store them. The tab stores each one
 * to the second, and keeps it across reloads. The device stores those that can be resumed after the tab was closed.
 * They are in the page's database, under keys that no export includes.
 */
import { remember, remembered } from "../page/tab-storage.js";

/** @typedef {Pick<import("./puzzles.js").Puzzle, "code" | "place">} Place of a puzzle: its code and its number there */
/**
 * @typedef {{log: string[], played: number, teams: number, minutes: number, isEnded: boolean}} State of a game; see
 *   TeamGame
 * @typedef {State & {at: number}} Kept `at` is when it was saved
 */

const prefix = "projector ";
/** How long the device stores a round that nobody resumes, in milliseconds: four weeks. */
const longest = 28 * 24 * 60 * 60 * 1000;

/** @param {Place} puzzle */
const keyOf = ({ code, place }) => `${prefix}${code} ${place}`;

/** @type {(value: any) => value is Kept} */
const isSaved = (value) => Array.isArray(value?.log) && value.at > 0;

export class SavedGames {
  #store;
  #puzzles;
  /** @type {Map<string, unknown>} */
  #onDevice;

  /**
   * @param {import("../engine/saved-rounds.js").Store} store
   * @param {Map<string, unknown>} onDevice
   * @param {Place[]} puzzles in the order in which they are played
   */
  constructor(store, onDevice, puzzles) {
    this.#store = store;
    this.#onDevice = onDevice;
    this.#puzzles = puzzles;
  }

  /**
   * @param {import("../engine/saved-rounds.js").Store} store
   * @param {Place[]} puzzles
   */
  static async open(store, puzzles) {
    return new SavedGames(store, await kept(store), puzzles);
  }

  /**
   * The latest saved game on a puzzle, from the tab or the device.
   * @param {Place} puzzle
   * @returns {Kept | undefined}
   */
  of(puzzle) {
    const key = keyOf(puzzle);
    return [remembered(key), this.#onDevice.get(key)].filter(isSaved).sort((one, other) => other.at - one.at)[0];
  }

  /**
   * Saves a game in the tab, if the browser allows it.
   * @param {Place} puzzle
   * @param {State} game
   */
  remember(puzzle, game) {
    const kept = { ...game, at: Date.now() };
    remember(keyOf(puzzle), kept);
    return kept;
  }

  /**
   * Saves a game in the tab and on the device. Until the last game has ended, ended ones stay for the teams' points.
   * After that there is nothing to resume on another day, and the device deletes them all.
   * @param {Place} puzzle
   * @param {State} game
   */
  keep(puzzle, game) {
    const kept = this.remember(puzzle, game);
    const isOver = this.#puzzles.every((other) =>
      keyOf(other) === keyOf(puzzle) ? game.isEnded : this.of(other)?.isEnded,
    );
    this.#write(isOver ? this.#puzzles.map((other) => [keyOf(other), undefined]) : [[keyOf(puzzle), kept]]);
  }

  /** Forgets all games, for another class; returns a function that restores them. */
  forget() {
    const games = this.#puzzles.map((puzzle) => /** @type {const} */ ([keyOf(puzzle), this.of(puzzle)]));
    for (const [key] of games) remember(key, null);
    this.#write(games.map(([key]) => [key, undefined]));
    return () => {
      for (const [key, game] of games) remember(key, game ?? null);
      this.#write(games);
    };
  }

  /** @param {(readonly [key: string, game: Kept | undefined])[]} games undefined deletes one */
  #write(games) {
    for (const [key, game] of games)
      if (game) this.#onDevice.set(key, game);
      else this.#onDevice.delete(key);
    this.#store.update([], () => new Map(games)).catch((error) => console.info(error));
  }
}

/**
 * The round that the device saved last among those that can be resumed, and its number of words; null if there is none.
 * @param {import("../engine/saved-rounds.js").Store} store
 */
export async function latestGame(store) {
  const games = [...(await kept(store))].filter(([, game]) => !game.isEnded);
  const [latest] = games.sort(([, one], [, other]) => other.at - one.at);
  if (!latest) return null;
  const [code, place] = latest[0].slice(prefix.length).split(" ");
  return { code, place: Number(place), words: latest[1].log.length };
}

/**
 * The games on the device. Those that nobody has resumed are deleted.
 * @param {import("../engine/saved-rounds.js").Store} store
 */
async function kept(store) {
  /** @type {Map<string, unknown>} */
  const values = await store.readRange(prefix, prefix).catch(() => new Map());
  const isOld = (/** @type {unknown} */ value) => !isSaved(value) || value.at < Date.now() - longest;
  const old = [...values].filter(([, value]) => isOld(value)).map(([key]) => /** @type {const} */ ([key, undefined]));
  if (old.length > 0) store.update([], () => new Map(old)).catch((error) => console.info(error));
  return new Map(
    [...values].filter(
      /** @type {(entry: [string, unknown]) => entry is [string, Kept]} */ (([, value]) => !isOld(value)),
    ),
  );
}
