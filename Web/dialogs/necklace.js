// @ts-check
/** Draws the necklace of an ended round, as SVG. */

import { makeSVG } from "../page/dom.js";
import { roundToTenth } from "../round/cord.js";

/** @typedef {import("../round/cord.js").Point} Point */

/** The most beads of a necklace, and of one of its strands. */
const [maxBeads, maxBeadsOnStrand] = [200, 60];
/** The distance between strands, and the largest between beads: for up to two strands, and for more. */
const [[distanceOfTwo, maxBeadDistanceOfTwo], [distanceOfMore, maxBeadDistanceOfMore]] = [
  [16, 9.4],
  [12, 7.6],
];

/**
 * Draws the necklace of a round behind an element's content: a bead for each common word, filled if it was found. With
 * more words than beads, the filled beads show the fraction that was found.
 * @param {HTMLElement} element
 * @param {number} found
 * @param {number} total
 */
export function drawNecklace(element, found, total) {
  element.querySelector(".necklace-drawing")?.remove();
  const count = Math.min(total, maxBeads);
  const filled = total > maxBeads ? Math.floor((found / total) * maxBeads) : found;
  const strands = Math.max(1, Math.ceil(count / maxBeadsOnStrand));
  const [strandDistance, maxBeadDistance] =
    strands > 2 ? [distanceOfMore, maxBeadDistanceOfMore] : [distanceOfTwo, maxBeadDistanceOfTwo];
  const drawing = makeSVG("svg", {
    class: "necklace-drawing",
    viewBox: `0 0 360 ${142 + (strands - 1) * strandDistance}`,
  });
  for (let strand = 0; strand < strands; strand++) {
    const [from, to] = [strand, strand + 1].map((number) => Math.round((number * count) / strands));
    drawStrand(drawing, hangingCurve(strand, strands, strandDistance), from, to, filled, maxBeadDistance);
  }
  element.prepend(drawing);
}

/**
 * @param {Element} drawing
 * @param {(Point & {distance: number})[]} curve
 * @param {number} from the first bead on this strand
 * @param {number} to the first bead after it
 * @param {number} filled how many beads of all strands are filled
 * @param {number} maxBeadDistance the largest distance between beads
 */
function drawStrand(drawing, curve, from, to, filled, maxBeadDistance) {
  const length = curve[curve.length - 1].distance;
  const beadDistance = Math.min(maxBeadDistance, (length - 34) / Math.max(1, to - from - 1));
  const begin = (length - beadDistance * (to - from - 1)) / 2;
  drawing.append(
    makeSVG("path", {
      class: "necklace-cord",
      d: `M${curve.map(({ x, y }) => `${roundToTenth(x)} ${roundToTenth(y)}`).join("L")}`,
    }),
  );
  for (let bead = from; bead < to; bead++) {
    const { x, y } = pointAt(curve, begin + (bead - from) * beadDistance);
    const isFilled = bead < filled;
    drawing.append(
      makeSVG("circle", {
        class: isFilled ? "necklace-bead found" : "necklace-bead",
        cx: roundToTenth(x),
        cy: roundToTenth(y),
        r: roundToTenth(isFilled ? beadDistance * 0.45 : beadDistance * 0.45 - 0.75),
      }),
    );
  }
}

/**
 * One strand as points, each with its distance along the strand. The first strand is the innermost.
 * @param {number} strand
 * @param {number} strands
 * @param {number} strandDistance
 * @returns {(Point & {distance: number})[]}
 */
function hangingCurve(strand, strands, strandDistance) {
  const [reach, depth] = [170 - (strands - 1 - strand) * strandDistance, 122 + strand * strandDistance];
  const points = [];
  let distance = 0;
  for (let step = 0; step <= 120; step++) {
    const offset = step / 60 - 1;
    const [x, y] = [180 + reach * offset, 8 + depth * (1 - offset * offset)];
    const before = points[points.length - 1];
    if (before) distance += Math.hypot(x - before.x, y - before.y);
    points.push({ x, y, distance });
  }
  return points;
}

/**
 * The point at a distance along a curve.
 * @param {(Point & {distance: number})[]} curve
 * @param {number} distance
 * @returns {Point}
 */
function pointAt(curve, distance) {
  const next = Math.max(
    1,
    curve.findIndex((point) => point.distance >= distance),
  );
  const [one, other] = [curve[next - 1], curve[next]];
  const fraction = (distance - one.distance) / (other.distance - one.distance);
  return { x: one.x + fraction * (other.x - one.x), y: one.y + fraction * (other.y - one.y) };
}
