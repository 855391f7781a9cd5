// @ts-check
/**
 * Which beads a drag means. On its way, a pointer crosses beads that are not part of the word. It means those where it
 * starts and ends, and those where it turns or slows down.
 */

/**
 * @typedef {{x: number, y: number, time: number}} Sample where the pointer was, in pixels, and when, in milliseconds
 */
/** @typedef {{x: number, y: number, size: number}} Place the centre and the width of a bead */
/** @typedef {Sample & {way: number}} Point `way` is the distance that the pointer has moved so far */

/**
 * The time between two points, and the time on each side over which speed and position are averaged, in milliseconds.
 */
const [interval, span] = [8, 20];
/** A resting pointer sends nothing. Longer pauses count as this many milliseconds. */
const longestPause = 240;
/**
 * A turn by this angle, in degrees, or a loss of this part of the speed is enough of a sign; two weaker ones add up.
 */
const [turn, loss] = [32, 0.48];
/**
 * In widths of a bead: the distance over which direction is compared, the distance for speed, and how close a bead must
 * be.
 */
const [reach, neighbourhood, nearest] = [0.5, 1.3, 0.75];

/**
 * The beads that a drag means, in order. A repeated bead is skipped; the one before the last removes the last one.
 * @param {Sample[]} samples
 * @param {Place[]} beads
 * @param {boolean} isOver whether the pointer was lifted at the last sample
 * @returns {number[]}
 */
export function beadsMeant(samples, beads, isOver) {
  const size = beads[0].size;
  const points = smooth(resample(samples, size));
  const meant = [bead(samples[0], beads, Infinity)];
  for (const point of signs(points, size)) add(meant, bead(point, beads, nearest));
  if (isOver) add(meant, bead(samples[samples.length - 1], beads, nearest));
  return meant;
}

/**
 * @param {number[]} meant
 * @param {number} next
 */
function add(meant, next) {
  if (next < 0 || next === meant.at(-1)) return;
  if (next === meant.at(-2)) meant.pop();
  else if (!meant.includes(next)) meant.push(next);
}

/**
 * The bead nearest to a position, or -1.
 * @param {{x: number, y: number}} place
 * @param {Place[]} beads
 * @param {number} most how far away it may be, in widths of a bead
 */
export function bead({ x, y }, beads, most) {
  const distances = beads.map((one) => Math.hypot(one.x - x, one.y - y) / one.size);
  const least = Math.min(...distances);
  return least <= most ? distances.indexOf(least) : -1;
}

/**
 * Points at short intervals of time and distance. Pointers report their positions at irregular intervals, and only when
 * they move.
 * @param {Sample[]} samples
 * @param {number} size of the beads
 */
function resample(samples, size) {
  const points = [{ ...samples[0], time: 0 }];
  let before = samples[0].time;
  samples.slice(1).forEach((to, index) => {
    const from = points[points.length - 1];
    const [passed, way] = [
      Math.max(0, Math.min(longestPause, to.time - before)),
      Math.hypot(to.x - from.x, to.y - from.y),
    ];
    if (index < samples.length - 2 && passed < interval / 2 && way < size / 12) return;
    before = to.time;
    const steps = Math.max(1, Math.round(passed / interval), Math.ceil((6 * way) / size));
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      points.push({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        time: from.time + passed * part,
      });
    }
  });
  return points;
}

/**
 * Averages the positions, because hands and screens are shaky, and measures the distance.
 * @param {Sample[]} samples
 * @returns {Point[]}
 */
function smooth(samples) {
  const half = 2;
  let way = 0;
  /** @type {Point[]} */
  const points = [];
  samples.forEach(({ time }, index) => {
    const width = Math.min(half, index, samples.length - 1 - index);
    const near = samples.slice(index - width, index + width + 1);
    const x = near.reduce((sum, one) => sum + one.x, 0) / near.length;
    const y = near.reduce((sum, one) => sum + one.y, 0) / near.length;
    const last = points.at(-1);
    if (last) way += Math.hypot(x - last.x, y - last.y);
    points.push({ x, y, time, way });
  });
  return points;
}

/**
 * The points where the pointer turned or slowed down more than before and after.
 * @param {Point[]} points
 * @param {number} size of the beads
 */
function signs(points, size) {
  const speeds = points.map((_, index) => speed(points, index));
  const strengths = points.map((_, index) => strength(points, speeds, index, size));
  /** @type {Point[]} */
  const found = [];
  let best = 0;
  for (let index = 1; index < points.length; index += 1) {
    if (points[index].way - points[best].way > reach * size) {
      if (strengths[best] >= 1) found.push(points[best]);
      best = index;
    } else if (strengths[index] > strengths[best]) best = index;
  }
  return found;
}

/**
 * @param {Point[]} points
 * @param {number} index
 */
function speed(points, index) {
  const { time } = points[index];
  let [from, to] = [index, index];
  while (from > 0 && time - points[from].time < span) from -= 1;
  while (to < points.length - 1 && points[to].time - time < span) to += 1;
  const [start, end] = [points[from], points[to]];
  return Math.hypot(end.x - start.x, end.y - start.y) / Math.max(1, end.time - start.time);
}

/**
 * How strong the signs are that the bead at a point is meant: 1 or more is enough.
 * @param {Point[]} points
 * @param {number[]} speeds
 * @param {number} index
 * @param {number} size
 */
function strength(points, speeds, index, size) {
  const { way } = points[index];
  let [from, to] = [index, index];
  let [before, after] = [0, 0];
  // The directions are taken over `reach`, the speeds over the whole neighbourhood.
  let [start, end] = [index, index];
  while (from > 0 && way - points[from].way < neighbourhood * size) {
    if (way - points[from].way < reach * size) start = from - 1;
    before = Math.max(before, speeds[from]);
    from -= 1;
  }
  while (to < points.length - 1 && points[to].way - way < neighbourhood * size) {
    if (points[to].way - way < reach * size) end = to + 1;
    after = Math.max(after, speeds[to]);
    to += 1;
  }
  // The following points are not known yet, or the pointer has just started.
  if (Math.min(way - points[start].way, points[end].way - way) < reach * size) return 0;
  const angle = difference(direction(points[start], points[index]), direction(points[index], points[end]));
  return angle / turn + Math.max(0, 1 - speeds[index] / Math.min(before, after)) / loss;
}

/**
 * @param {Point} from
 * @param {Point} to
 */
const direction = (from, to) => Math.atan2(to.y - from.y, to.x - from.x);

/**
 * The angle between two directions, in degrees.
 * @param {number} one
 * @param {number} other
 */
function difference(one, other) {
  const angle = Math.abs(one - other) % (2 * Math.PI);
  return (Math.min(angle, 2 * Math.PI - angle) * 180) / Math.PI;
}
