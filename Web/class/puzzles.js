// @ts-check
/** The puzzles of a code: the rounds of a set, or a single round on a root. */
import { linesOf } from "../engine/reply.js";

/**
 * @typedef {{code: string, place: number, root: string, minimum: number, minutes: number, count: number}} Puzzle `code` and `place` are what
 *   the engine takes for it, and `count` is how many rounds the set has; 0 for a single round
 */

/** @param {string} code of a set, or a root */
export const isRoot = (code) => /^[a-z]+$/.test(code);

/**
 * The puzzles of a set, or that of a root.
 * @param {import("./class-screens.js").Context} context
 * @param {string} code of a set, or a root
 * @param {number} minimum with a root, the fewest letters of a word
 * @returns {Promise<Puzzle[]>}
 */
export async function puzzlesOf({ game, engine, state }, code, minimum) {
  if (isRoot(code)) return [ownPuzzle(engine, code, minimum, state.shown.settings.scoring)];
  const reply = await game.readSet(code);
  const [set] = linesOf(reply, "set");
  if (set.kind !== "set") throw new Error(`the set is ${set.kind}`);
  const rounds = linesOf(reply, "setRound");
  return rounds.map(({ root }, at) => ({
    code: set.code,
    place: at + 1,
    root,
    minimum: set.minimum,
    minutes: set.minutes,
    count: rounds.length,
  }));
}

/**
 * The puzzle on a root, as a set of its own: the words of a class count in it, and no others.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {string} root
 * @param {number} minimum
 * @param {string} scoring
 * @returns {Puzzle}
 */
function ownPuzzle(engine, root, minimum, scoring) {
  const reply = engine.askClass("makeSet", `${root}\n`, minimum, scoring === "letters" ? 1 : 0, 0, 1);
  const [set] = linesOf(reply, "set");
  // A root that no set may have is the player's own word.
  const [code, place] = set.kind === "set" ? [set.code, 1] : [root, minimum];
  return { code, place, root, minimum, minutes: 0, count: 0 };
}
