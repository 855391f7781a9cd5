// @ts-check
/**
 * Finds the beads that a drag means. On its way, a pointer also crosses beads that are not part of the word. The
 * intended beads are those where the pointer starts, ends, turns, or slows down.
 */

/**
 * @typedef {{x: number, y: number, time: number}} Sample where the pointer was, in pixels, and when, in milliseconds
 */
/** @typedef {{x: number, y: number, size: number}} BeadPosition the center and the width of a bead */
/** @typedef {Sample & {distance: number}} Point `distance` is the distance that the pointer has moved so far */

/**
 * The approximate time between two points of a slow pointer, and the time before and after a point over which its speed
 * is measured, in milliseconds.
 */
const [sampleInterval, averagingSpan] = [8, 20];
/** The longest counted time between two samples, in milliseconds. A resting pointer sends no events. */
const maxPause = 240;
/**
 * A turn by this angle, in degrees, or a loss of this part of the speed is enough of a sign; two weaker ones add up.
 */
const [turnAngle, speedLoss] = [32, 0.48];
/**
 * In widths of a bead: the distance over which direction is compared, the distance for speed, and how close a bead must
 * be.
 */
const [directionReach, speedReach, maxBeadDistance] = [0.5, 1.3, 0.75];

/**
 * Returns the indices of the beads that a drag means, in order. A repeated bead is skipped, except that returning to
 * the second to last bead removes the last one.
 * @param {Sample[]} samples
 * @param {BeadPosition[]} beads
 * @param {boolean} isOver whether the pointer was lifted at the last sample
 * @returns {number[]}
 */
export function intendedBeads(samples, beads, isOver) {
  const size = beads[0].size;
  const points = smooth(resample(samples, size));
  const beadsSoFar = [nearestBead(samples[0], beads, Infinity)];
  for (const point of significantPoints(points, size)) addBead(beadsSoFar, nearestBead(point, beads, maxBeadDistance));
  if (isOver) addBead(beadsSoFar, nearestBead(samples[samples.length - 1], beads, maxBeadDistance));
  return beadsSoFar;
}

/**
 * @param {number[]} beadsSoFar
 * @param {number} next
 */
function addBead(beadsSoFar, next) {
  if (next < 0 || next === beadsSoFar.at(-1)) return;
  if (next === beadsSoFar.at(-2)) beadsSoFar.pop();
  else if (!beadsSoFar.includes(next)) beadsSoFar.push(next);
}

/**
 * Returns the index of the bead nearest to a position; -1 if none is close enough.
 * @param {{x: number, y: number}} place
 * @param {BeadPosition[]} beads
 * @param {number} maxDistance how far away the bead may be, in widths of a bead
 */
export function nearestBead({ x, y }, beads, maxDistance) {
  const distances = beads.map((one) => Math.hypot(one.x - x, one.y - y) / one.size);
  const minDistance = Math.min(...distances);
  return minDistance <= maxDistance ? distances.indexOf(minDistance) : -1;
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
    const [elapsed, distance] = [
      Math.max(0, Math.min(maxPause, to.time - before)),
      Math.hypot(to.x - from.x, to.y - from.y),
    ];
    if (index < samples.length - 2 && elapsed < sampleInterval / 2 && distance < size / 12) return;
    before = to.time;
    const steps = Math.max(1, Math.round(elapsed / sampleInterval), Math.ceil((6 * distance) / size));
    for (let step = 1; step <= steps; step += 1) {
      const fraction = step / steps;
      points.push({
        x: from.x + (to.x - from.x) * fraction,
        y: from.y + (to.y - from.y) * fraction,
        time: from.time + elapsed * fraction,
      });
    }
  });
  return points;
}

/**
 * Averages the positions, because hands shake and screens are imprecise, and measures the distance.
 * @param {Sample[]} samples
 * @returns {Point[]}
 */
function smooth(samples) {
  const maxHalfWidth = 2;
  let distance = 0;
  /** @type {Point[]} */
  const points = [];
  samples.forEach(({ time }, index) => {
    const width = Math.min(maxHalfWidth, index, samples.length - 1 - index);
    const neighbors = samples.slice(index - width, index + width + 1);
    const x = neighbors.reduce((sum, one) => sum + one.x, 0) / neighbors.length;
    const y = neighbors.reduce((sum, one) => sum + one.y, 0) / neighbors.length;
    const last = points.at(-1);
    if (last) distance += Math.hypot(x - last.x, y - last.y);
    points.push({ x, y, time, distance });
  });
  return points;
}

/**
 * The points where the pointer turned or slowed down more than before and after.
 * @param {Point[]} points
 * @param {number} size of the beads
 */
function significantPoints(points, size) {
  const speeds = points.map((_, index) => speed(points, index));
  const signStrengths = points.map((_, index) => signStrength(points, speeds, index, size));
  /** @type {Point[]} */
  const found = [];
  let best = 0;
  for (let index = 1; index < points.length; index += 1) {
    if (points[index].distance - points[best].distance > directionReach * size) {
      if (signStrengths[best] >= 1) found.push(points[best]);
      best = index;
    } else if (signStrengths[index] > signStrengths[best]) best = index;
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
  while (from > 0 && time - points[from].time < averagingSpan) from -= 1;
  while (to < points.length - 1 && points[to].time - time < averagingSpan) to += 1;
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
function signStrength(points, speeds, index, size) {
  const { distance } = points[index];
  let [from, to] = [index, index];
  let [before, after] = [0, 0];
  // The directions are compared over `directionReach`, the speeds over `speedReach`.
  let [start, end] = [index, index];
  while (from > 0 && distance - points[from].distance < speedReach * size) {
    if (distance - points[from].distance < directionReach * size) start = from - 1;
    before = Math.max(before, speeds[from]);
    from -= 1;
  }
  while (to < points.length - 1 && points[to].distance - distance < speedReach * size) {
    if (points[to].distance - distance < directionReach * size) end = to + 1;
    after = Math.max(after, speeds[to]);
    to += 1;
  }
  // The following points are not known yet, or the pointer has just started.
  if (Math.min(distance - points[start].distance, points[end].distance - distance) < directionReach * size) return 0;
  const angle = angleBetween(direction(points[start], points[index]), direction(points[index], points[end]));
  return angle / turnAngle + Math.max(0, 1 - speeds[index] / Math.min(before, after)) / speedLoss;
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
function angleBetween(one, other) {
  const angle = Math.abs(one - other) % (2 * Math.PI);
  return (Math.min(angle, 2 * Math.PI - angle) * 180) / Math.PI;
}
