// @ts-check
/** When the clocks are set where the player is, found by asking for each fortnight and then ever closer. */

/** @typedef {{since: number, offset: number}} Change from when on, in seconds since 1970, the clocks are so many seconds ahead of UTC */

const fortnight = 14 * 86_400;
/** No round is older than the game. */
const first = Date.UTC(2019, 0, 1) / 1000;

/** @param {number} seconds since 1970 */
const offsetHere = (seconds) => -60 * new Date(1000 * seconds).getTimezoneOffset();

/**
 * The changes up to a time; the first one also holds for what was before it.
 * @param {number} until in seconds since 1970
 * @param {(seconds: number) => number} [offset] how far the clocks are ahead of UTC at a time, in seconds
 * @returns {Change[]}
 */
export function clockChanges(until, offset = offsetHere) {
  const changes = [{ since: first, offset: offset(first) }];
  for (let before = first; before < until; before += fortnight) {
    const after = before + fortnight;
    if (offset(after) !== offset(before)) changes.push({ since: moment(before, after, offset), offset: offset(after) });
  }
  return changes;
}

/**
 * The first second of what holds at a later time and does not at an earlier one.
 * @param {number} before
 * @param {number} after
 * @param {(seconds: number) => number} offset
 */
function moment(before, after, offset) {
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offset(middle) === offset(before)) before = middle;
    else after = middle;
  }
  return after;
}
