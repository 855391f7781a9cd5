// @ts-check
/**
 * The rounds that classes play in front of a projector, as the tab and the device store them. The tab stores each round
 * to the second, across reloads. The device stores the rounds that can be resumed after the tab was closed, in the
 * page's database, under keys that no export includes.
 */
import { setTabValue, tabValue } from "../page/tab-storage.js";

/** @typedef {Pick<import("./puzzles.js").Puzzle, "code" | "number">} PuzzleId */
/**
 * @typedef {{log: string[], played: number, teams: number, minutes: number, isEnded: boolean}} GameState the state of a
 *   `TeamGame`
 * @typedef {GameState & {at: number}} SavedGame `at` is when the game was saved, in milliseconds since 1970
 */

const prefix = "projector ";
/** How long the device stores a round that nobody resumes, in milliseconds: four weeks. */
const maxAge = 28 * 24 * 60 * 60 * 1000;

/** @param {PuzzleId} puzzle */
const storageKey = ({ code, number }) => `${prefix}${code} ${number}`;

/** @type {(value: any) => value is SavedGame} */
const isSavedGame = (value) => Array.isArray(value?.log) && value.at > 0;

export class SavedGames {
  #store;
  #puzzles;
  /** @type {Map<string, unknown>} */
  #onDevice;

  /**
   * @param {import("../engine/saved-rounds.js").Store} store
   * @param {Map<string, unknown>} onDevice
   * @param {PuzzleId[]} puzzles in the order in which they are played
   */
  constructor(store, onDevice, puzzles) {
    this.#store = store;
    this.#onDevice = onDevice;
    this.#puzzles = puzzles;
  }

  /**
   * @param {import("../engine/saved-rounds.js").Store} store
   * @param {PuzzleId[]} puzzles
   */
  static async open(store, puzzles) {
    return new SavedGames(store, await gamesOnDevice(store), puzzles);
  }

  /**
   * The latest saved game on a puzzle, from the tab or the device.
   * @param {PuzzleId} puzzle
   * @returns {SavedGame | undefined}
   */
  of(puzzle) {
    const key = storageKey(puzzle);
    return [tabValue(key), this.#onDevice.get(key)].filter(isSavedGame).sort((one, other) => other.at - one.at)[0];
  }

  /**
   * Saves a game in the tab, with the current time, and returns the saved game.
   * @param {PuzzleId} puzzle
   * @param {GameState} game
   */
  saveInTab(puzzle, game) {
    const saved = { ...game, at: Date.now() };
    setTabValue(storageKey(puzzle), saved);
    return saved;
  }

  /**
   * Saves a game in the tab and on the device. Ended games stay until all games of the set have ended, because they
   * count for the teams. Then there is nothing to resume on another day, and the device deletes all of them.
   * @param {PuzzleId} puzzle
   * @param {GameState} game
   */
  save(puzzle, game) {
    const saved = this.saveInTab(puzzle, game);
    const isSetOver = this.#puzzles.every((other) =>
      storageKey(other) === storageKey(puzzle) ? game.isEnded : this.of(other)?.isEnded,
    );
    this.#write(
      isSetOver ? this.#puzzles.map((other) => [storageKey(other), undefined]) : [[storageKey(puzzle), saved]],
    );
  }

  /** Forgets all games, for another class; returns a function that restores them. */
  forget() {
    const games = this.#puzzles.map((puzzle) => /** @type {const} */ ([storageKey(puzzle), this.of(puzzle)]));
    for (const [key] of games) setTabValue(key, null);
    this.#write(games.map(([key]) => [key, undefined]));
    return () => {
      for (const [key, game] of games) setTabValue(key, game ?? null);
      this.#write(games);
    };
  }

  /** @param {(readonly [key: string, game: SavedGame | undefined])[]} games undefined deletes one */
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
  const games = [...(await gamesOnDevice(store))].filter(([, game]) => !game.isEnded);
  const [latest] = games.sort(([, one], [, other]) => other.at - one.at);
  if (!latest) return null;
  const [code, number] = latest[0].slice(prefix.length).split(" ");
  return { code, number: Number(number), wordCount: latest[1].log.length };
}

/**
 * Returns the games on the device, and deletes damaged ones and those that nobody has resumed for `maxAge`.
 * @param {import("../engine/saved-rounds.js").Store} store
 */
async function gamesOnDevice(store) {
  /** @type {Map<string, unknown>} */
  const values = await store.readRange(prefix, prefix).catch(() => new Map());
  const isOld = (/** @type {unknown} */ value) => !isSavedGame(value) || value.at < Date.now() - maxAge;
  const oldEntries = [...values]
    .filter(([, value]) => isOld(value))
    .map(([key]) => /** @type {const} */ ([key, undefined]));
  if (oldEntries.length > 0) store.update([], () => new Map(oldEntries)).catch((error) => console.info(error));
  return new Map(
    [...values].filter(
      /** @type {(entry: [string, unknown]) => entry is [string, SavedGame]} */ (([, value]) => !isOld(value)),
    ),
  );
}
