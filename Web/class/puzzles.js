// @ts-check
/** The puzzles of a code: the rounds of a set, or a single round on a root. */
import { linesOf } from "../engine/reply.js";

/**
 * @typedef {{code: string, place: number, root: string, minimum: number, minutes: number, count: number}} Puzzle `code` and `place` are what
 *   the engine takes for it, and `count` is how many rounds the set has; 0 for a single round
 */

/**
 * The puzzles of a set: the one at a place, or with 0 all of them. Of a root, the one with a minimum.
 * @param {import("../engine/game.js").Game} game
 * @param {string} code of a set, or a root
 * @param {number} place of a round in the set; with a root, the fewest letters of a word
 * @returns {Promise<Puzzle[]>}
 */
export async function puzzlesOf(game, code, place) {
  if (/^[a-z]+$/.test(code)) return [{ code, place, root: code, minimum: place, minutes: 0, count: 0 }];
  const reply = await game.readSet(code);
  const [set] = linesOf(reply, "set");
  if (set.kind !== "set") throw new Error(`the set is ${set.kind}`);
  const rounds = linesOf(reply, "setRound");
  const { minimum, minutes } = set;
  return rounds
    .map(({ root }, at) => ({ code: set.code, place: at + 1, root, minimum, minutes, count: rounds.length }))
    .filter((puzzle) => place === 0 || puzzle.place === place);
}
