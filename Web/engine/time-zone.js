// @ts-check
/**
 * The transitions of the player's time zone, such as those to and from daylight saving time. If the time zone's offset
 * differs between the beginning and the end of a period of two weeks, bisection finds the second in which it changes.
 */

/**
 * @typedef {{since: number, offset: number}} Transition the time in seconds since 1970, and the seconds ahead of UTC
 *   from then on
 */

const fortnight = 14 * 86_400;
/** The time of the first transition: no round is older than the game. */
const firstTransitionTime = Date.UTC(2019, 0, 1) / 1000;

/** @param {number} seconds since 1970 */
const localOffset = (seconds) => -60 * new Date(1000 * seconds).getTimezoneOffset();

/**
 * The transitions up to a time. The first one also applies to the time before it.
 * @param {number} until in seconds since 1970
 * @param {(seconds: number) => number} [offsetAt] the seconds ahead of UTC at a time
 * @returns {Transition[]}
 */
export function timeZoneTransitions(until, offsetAt = localOffset) {
  const transitions = [{ since: firstTransitionTime, offset: offsetAt(firstTransitionTime) }];
  for (let before = firstTransitionTime; before < until; before += fortnight) {
    const after = before + fortnight;
    if (offsetAt(after) !== offsetAt(before))
      transitions.push({ since: transitionBetween(before, after, offsetAt), offset: offsetAt(after) });
  }
  return transitions;
}

/**
 * The first second with the offset of the later of two times.
 * @param {number} before
 * @param {number} after
 * @param {(seconds: number) => number} offsetAt
 */
function transitionBetween(before, after, offsetAt) {
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === offsetAt(before)) before = middle;
    else after = middle;
  }
  return after;
}
