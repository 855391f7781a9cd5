// @ts-check
/** The puzzles of a code: the rounds of a set, or a single round on a root. */

/**
 * @typedef {{code: string, number: number, root: string, minimum: number, minutes: number, count: number}} Puzzle
 *   `code` and `number` identify the puzzle for the engine: the code of a set and the number of the round, or a root
 *   and the fewest letters of a word; `count` is the number of rounds in the set, 0 for a single round
 */

/** @param {string} code of a set, or a root */
export const isRoot = (code) => /^[a-z]+$/.test(code);

/**
 * The puzzles of a set, or the single one of a root.
 * @param {import("./class-screens.js").Context} context
 * @param {string} code of a set, or a root
 * @param {number} minimum with a root, the fewest letters of a word
 * @returns {Promise<Puzzle[]>}
 */
export async function puzzlesOf({ game }, code, minimum) {
  if (isRoot(code)) return [{ code, number: minimum, root: code, minimum, minutes: 0, count: 0 }];
  const { set, rounds } = await game.readSet(code);
  if (set.kind !== "set") throw new Error(`the set is ${set.kind}`);
  return rounds.map(({ root }, index) => ({
    code: set.code,
    number: index + 1,
    root,
    minimum: set.minimum,
    minutes: set.minutes,
    count: rounds.length,
  }));
}
