// @ts-check
/**
 * The round in hand and the shelf behind it, in the form in which they are kept, exported and imported: the same JSON as the terminal's.
 * Values are never changed, only made anew.
 */

export const format = 1;
const shelfSize = 20;

/**
 * @typedef {{root: string, minimum: number, scoring: "classic" | "letters", daily?: number, began: number, found: string[],
 *   hints: number, ended: boolean}} Round found words stand newest first; began is in seconds since 1970
 * @typedef {{format: number, current?: Round, shelf: Round[]}} Rounds
 */

/** @returns {Rounds} */
export const none = () => ({ format, shelf: [] });

/** @param {Rounds} rounds */
export const all = (rounds) => (rounds.current ? [rounds.current, ...rounds.shelf] : rounds.shelf);

/**
 * Whether two are the same round at two moments.
 * @param {Round} one
 * @param {Round} other
 */
export const isSame = (one, other) =>
  one.root === other.root && one.daily === other.daily && one.began === other.began &&
  one.minimum === other.minimum && one.scoring === other.scoring;

/**
 * Whether anything was done in a round that could be lost.
 * @param {Round} round
 */
const isWorthKeeping = (round) => round.found.length > 0 || round.hints > 0 || round.daily !== undefined;

/**
 * A round with the words that only another moment of it has, as the older ones.
 * @param {Round} round
 * @param {Round} other
 * @returns {Round}
 */
export const merged = (round, other) => ({
  ...round,
  found: [...round.found, ...other.found.filter((word) => !round.found.includes(word))],
  hints: Math.max(round.hints, other.hints),
  ended: round.ended || other.ended,
});

/**
 * Takes a round in hand; the one before goes to the shelf. The round just left can always be had back; one further down stays only where
 * something was done in it.
 * @param {Rounds} rounds
 * @param {Round} round
 * @returns {Rounds}
 */
export function begin(rounds, round) {
  const { current } = rounds;
  const others = rounds.shelf.filter((kept) => !isSame(kept, round) && isWorthKeeping(kept));
  const before = current && !isSame(current, round) ? [current] : [];
  return { format, current: round, shelf: [...before, ...others].slice(0, shelfSize) };
}

/**
 * Notes a round as it stands now; words that another tab found in it stay found.
 * @param {Rounds} rounds
 * @param {Round} round
 * @returns {Rounds}
 */
export function keep(rounds, round) {
  const known = all(rounds).find((kept) => isSame(kept, round));
  const whole = known ? merged(round, known) : round;
  if (rounds.current && isSame(rounds.current, round)) return { ...rounds, current: whole };
  return begin(rounds, whole);
}

/**
 * Gives back the round before; the one in hand goes to the far end of the shelf.
 * @param {Rounds} rounds
 * @returns {Rounds}
 */
export function goBack(rounds) {
  const [before, ...rest] = rounds.shelf;
  if (!before) return rounds;
  const { current } = rounds;
  const left = current && isWorthKeeping(current) ? [current] : [];
  return { format, current: before, shelf: [...rest.slice(0, shelfSize - left.length), ...left] };
}

/**
 * Adds the rounds of a file: rounds that are known are merged, the others go to the shelf. Twice is the same as once.
 * @param {Rounds} rounds
 * @param {Rounds} file
 * @returns {Rounds}
 */
export function join(rounds, file) {
  const mine = all(rounds).map((round) => {
    const twin = all(file).find((other) => isSame(other, round));
    return twin ? merged(round, twin) : round;
  });
  const fresh = all(file).filter((other) => isWorthKeeping(other) && !mine.some((round) => isSame(round, other)));
  const current = rounds.current ? mine[0] : undefined;
  const latestFirst = [...mine.slice(current ? 1 : 0), ...fresh].sort((one, other) => other.began - one.began);
  return { format, ...(current ? { current } : {}), shelf: latestFirst.slice(0, shelfSize) };
}

/**
 * Reads what was kept or exported.
 * @param {unknown} value
 * @returns {{rounds: Rounds} | {trouble: "newer" | "damaged"}}
 */
export function read(value) {
  const rounds = /** @type {any} */ (value);
  if (typeof rounds !== "object" || rounds === null || !Number.isInteger(rounds.format) || rounds.format < 1) {
    return { trouble: "damaged" };
  }
  if (rounds.format > format) return { trouble: "newer" };
  const isWhole = Array.isArray(rounds.shelf) && rounds.shelf.length <= shelfSize &&
    rounds.shelf.every(isRound) && (rounds.current === undefined || rounds.current === null || isRound(rounds.current));
  if (!isWhole) return { trouble: "damaged" };
  return { rounds: { format, ...(rounds.current ? { current: clean(rounds.current) } : {}), shelf: rounds.shelf.map(clean) } };
}

/** @param {any} round */
function isRound(round) {
  return typeof round === "object" && round !== null && isWord(round.root, 3, 15) &&
    [3, 4].includes(round.minimum) && ["classic", "letters"].includes(round.scoring) &&
    (round.daily === undefined || round.daily === null || (Number.isInteger(round.daily) && round.daily >= 1)) &&
    Number.isInteger(round.began) && Number.isInteger(round.hints) && round.hints >= 0 &&
    typeof round.ended === "boolean" && Array.isArray(round.found) && round.found.length <= 10_000 &&
    round.found.every((/** @type {unknown} */ word) => isWord(word, 3, 15));
}

/**
 * @param {unknown} text
 * @param {number} least
 * @param {number} most
 */
function isWord(text, least, most) {
  return typeof text === "string" && text.length >= least && text.length <= most && /^[a-z]+$/.test(text);
}

/**
 * A round with nothing in it but what belongs to it.
 * @param {any} round
 * @returns {Round}
 */
function clean({ root, minimum, scoring, daily, began, found, hints, ended }) {
  const words = [...new Set(/** @type {string[]} */ (found))];
  return { root, minimum, scoring, ...(daily ? { daily } : {}), began, found: words, hints, ended };
}
