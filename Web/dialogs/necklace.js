// @ts-check
/** Draws the necklace of an ended round, as SVG. */

import { makeSVG } from "../page/dom.js";
import { round } from "../round/cord.js";

/** @typedef {import("../round/cord.js").Point} Point */

/** The most beads of a necklace, and of one of its strands. */
const [mostBeads, mostOnStrand] = [200, 60];
/** The distance between strands, and the largest between beads: for up to two strands, and for more. */
const [[apartOfTwo, widestOfTwo], [apartOfMore, widestOfMore]] = [
  [16, 9.4],
  [12, 7.6],
];

/**
 * Draws the necklace of a round behind an element's content: a bead for each common word, filled if it was found.
 * @param {HTMLElement} element
 * @param {number} found
 * @param {number} total
 */
export function drawNecklace(element, found, total) {
  element.querySelector(".necklace-drawing")?.remove();
  const count = Math.min(total, mostBeads);
  const filled = total > mostBeads ? Math.floor((found / total) * mostBeads) : found;
  const strands = Math.max(1, Math.ceil(count / mostOnStrand));
  const [strandDistance, maxBeadDistance] = strands > 2 ? [apartOfMore, widestOfMore] : [apartOfTwo, widestOfTwo];
  const drawing = makeSVG("svg", {
    class: "necklace-drawing",
    viewBox: `0 0 360 ${142 + (strands - 1) * strandDistance}`,
  });
  for (let strand = 0; strand < strands; strand++) {
    const [from, to] = [strand, strand + 1].map((number) => Math.round((number * count) / strands));
    drawStrand(drawing, hangingCourse(strand, strands, strandDistance), from, to, filled, maxBeadDistance);
  }
  element.prepend(drawing);
}

/**
 * @param {Element} drawing
 * @param {(Point & {along: number})[]} course
 * @param {number} from the first bead on this strand
 * @param {number} to the first bead after it
 * @param {number} filled how many beads of all strands are filled
 * @param {number} maxBeadDistance the largest distance between beads
 */
function drawStrand(drawing, course, from, to, filled, maxBeadDistance) {
  const length = course[course.length - 1].along;
  const beadDistance = Math.min(maxBeadDistance, (length - 34) / Math.max(1, to - from - 1));
  const begin = (length - beadDistance * (to - from - 1)) / 2;
  drawing.append(
    makeSVG("path", {
      class: "necklace-cord",
      d: `M${course.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`,
    }),
  );
  for (let bead = from; bead < to; bead++) {
    const { x, y } = at(course, begin + (bead - from) * beadDistance);
    const isFilled = bead < filled;
    drawing.append(
      makeSVG("circle", {
        class: isFilled ? "necklace-bead found" : "necklace-bead",
        cx: round(x),
        cy: round(y),
        r: round(isFilled ? beadDistance * 0.45 : beadDistance * 0.45 - 0.75),
      }),
    );
  }
}

/**
 * One strand as points, each with its distance along the strand. The first strand is the innermost.
 * @param {number} strand
 * @param {number} strands
 * @param {number} strandDistance
 * @returns {(Point & {along: number})[]}
 */
function hangingCourse(strand, strands, strandDistance) {
  const [reach, depth] = [170 - (strands - 1 - strand) * strandDistance, 122 + strand * strandDistance];
  const points = [];
  let along = 0;
  for (let step = 0; step <= 120; step++) {
    const aside = step / 60 - 1;
    const [x, y] = [180 + reach * aside, 8 + depth * (1 - aside * aside)];
    const before = points[points.length - 1];
    if (before) along += Math.hypot(x - before.x, y - before.y);
    points.push({ x, y, along });
  }
  return points;
}

/**
 * The point at a distance along a curve.
 * @param {(Point & {along: number})[]} course
 * @param {number} along
 * @returns {Point}
 */
function at(course, along) {
  const next = Math.max(
    1,
    course.findIndex((point) => point.along >= along),
  );
  const [one, other] = [course[next - 1], course[next]];
  const share = (along - one.along) / (other.along - one.along);
  return { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) };
}
