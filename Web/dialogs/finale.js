// @ts-check
/**
 * Draws the whole string: a closed string that fills the screen, with a bead for each of up to 160 words. The longest
 * word is at the bottom center, the bonus words at the knot. Each bead is an element, so that the browser moves it
 * without layout.
 */
import { make, makeSVG } from "../page/dom.js";
import { roundToTenth } from "../round/cord.js";

/**
 * @typedef {import("../round/cord.js").Point & {distance: number}} CurvePoint a point of the curve, and its distance
 *   along it
 */
/** @typedef {Pick<import("../engine/exports").FoundWordMessage, "word" | "isBonus">} Bead a word as a bead */

/** The most beads, and the size of the largest one on a phone and on a wide screen. */
const [maxBeads, ...maxSizes] = [160, 40, 60];
/** How long threading takes for all beads, and at most for one, in milliseconds. */
const [threadingDuration, maxDelayPerBead] = [2200, 90];
/** The gap beside the knot, and the gap beside a bead as a fraction of its size. */
const [knotGap, beadGap] = [26, 0.16];
/** The exponent of the curve. 2 would be an ellipse, which leaves less room for text. */
const roundness = 2.5;
/** How much narrower the string is at the knot than at the bottom. */
const narrowing = 0.16;

/**
 * For how long after the first drawing, in milliseconds, the beads are threaded again if the content changes the
 * available room.
 */
const settlingDuration = 600;

/** @type {ResizeObserver | null} */
let observer = null;
let drawnWords = "";

/** @param {HTMLElement} stage */
export function clearFinale(stage) {
  observer?.disconnect();
  stage.querySelector(".whole-string")?.remove();
  drawnWords = "";
}

/**
 * Draws the string behind an element's content, and again whenever the size changes.
 * @param {HTMLElement} stage
 * @param {readonly Bead[]} words the latest first
 * @param {boolean} isAnimated whether the beads are threaded one by one
 */
export function drawFinale(stage, words, isAnimated) {
  const key = words.map(({ word }) => word).join(" ");
  if (!isAnimated && key === drawnWords) return;
  clearFinale(stage);
  drawnWords = key;
  const beads = beadsInOrder(words);
  let [drawnSize, startedAt] = ["", 0];
  observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (drawnSize === `${width} ${height}` || width === 0) return;
    drawnSize = `${width} ${height}`;
    startedAt ||= performance.now();
    stage.querySelector(".whole-string")?.remove();
    stage.prepend(
      makeDrawing(stage, width, height, beads, isAnimated && performance.now() - startedAt < settlingDuration),
    );
  });
  observer.observe(stage);
}

/**
 * The beads from the bottom to the knot: common words, longest first, then bonus words. If there are too many, they are
 * chosen evenly.
 * @param {readonly Bead[]} words
 */
export function beadsInOrder(words) {
  const sorted = [...words]
    .reverse()
    .sort((one, other) => Number(one.isBonus) - Number(other.isBonus) || other.word.length - one.word.length);
  const count = Math.min(sorted.length, maxBeads);
  return Array.from({ length: count }, (_, index) => sorted[Math.floor((index * sorted.length) / count)]);
}

/**
 * @param {HTMLElement} stage
 * @param {number} width
 * @param {number} height
 * @param {Bead[]} beads
 * @param {boolean} isThreading
 */
function makeDrawing(stage, width, height, beads, isThreading) {
  const maxSize = maxSizes[Math.min(width, height) < 560 ? 0 : 1];
  const { curve, reach } = hangingCurve(width, height, maxSize / 2 + 6);
  stage.style.setProperty("--reach", `${Math.round(reach)}px`);
  const delayPerBead = Math.min(maxDelayPerBead, threadingDuration / beads.length);
  stage.style.setProperty("--threaded", `${Math.round(beads.length * delayPerBead)}ms`);
  stage.classList.toggle("threading", isThreading);
  // Common words are threaded from the knot down to the longest one, then the bonus words.
  const common = beads.filter(({ isBonus }) => !isBonus).length;
  const elements = beadPositions(beads, curve, maxSize).map(({ bead, x, y, diameter, index }) => {
    const order = bead.isBonus ? index : common - 1 - index;
    return beadElement(bead, width / 2 + x, y, diameter, isThreading ? order * delayPerBead : null);
  });
  return make("div", { class: "whole-string", "aria-hidden": "true" }, makeCord(curve, width, height), ...elements);
}

/**
 * The positions of the beads, alternating right and left, as large as fits, from the bottom to the knot.
 * @param {Bead[]} beads
 * @param {CurvePoint[]} curve
 * @param {number} maxSize the maximum size of the largest one
 */
function beadPositions(beads, curve, maxSize) {
  const sides = [0, 1].map((side) => beads.filter((_, index) => index % 2 === side));
  const half = curve[curve.length - 1].distance - knotGap;
  // The bead at the bottom is half on each side.
  const bottom = weight(beads[0]) / 2;
  const lengths = sides.map((side, number) => sum(side.map(weight)) + (number === 0 ? -bottom : bottom));
  const size = Math.min(maxSize / weight(beads[0]), half / (Math.max(...lengths) * (1 + beadGap)));
  const gaps = sides.map((side, number) => (half - size * lengths[number]) / Math.max(1, side.length));
  // A left side with fewer beads starts between two beads of the right.
  const gap = sides[0].length > sides[1].length ? gaps[1] / 2 : gaps[1];
  const [right, left] = [-size * bottom, size * bottom + gap].map((start, number) =>
    positionsOnSide(sides[number], curve, size, gaps[number], start),
  );
  return [
    ...right.map((position, index) => ({ ...position, index: 2 * index })),
    ...left.map((position, index) => ({ ...position, x: -position.x, index: 2 * index + 1 })),
  ];
}

/**
 * The positions of one side's beads, as if it were the right side.
 * @param {Bead[]} side
 * @param {CurvePoint[]} curve
 * @param {number} size of a bead of weight 1
 * @param {number} gap between two beads
 * @param {number} distance where the first one begins
 */
function positionsOnSide(side, curve, size, gap, distance) {
  let start = distance;
  return side.map((bead) => {
    const diameter = size * weight(bead);
    const { x, y } = pointAt(curve, Math.max(0, start + diameter / 2));
    start += diameter + gap;
    return { bead, x, y, diameter };
  });
}

/**
 * The string itself, with its knot at the top.
 * @param {CurvePoint[]} curve
 * @param {number} width
 * @param {number} height
 */
function makeCord(curve, width, height) {
  const path = (/** @type {1 | -1} */ side) =>
    curve.map(({ x, y }) => `${roundToTenth(width / 2 + side * x)} ${roundToTenth(y)}`);
  const line = `M${[...path(1), ...path(-1).reverse()].join("L")}Z`;
  const top = curve[curve.length - 1].y;
  return makeSVG(
    "svg",
    { viewBox: `0 0 ${width} ${height}` },
    makeSVG("path", { class: "cord-strand", d: line }),
    makeSVG("path", { class: "cord-twist", d: line }),
    makeSVG("path", { class: "cord-strand", d: `M${width / 2} ${top}l-9 15M${width / 2} ${top}l9 15` }),
    makeSVG("circle", { class: "cord-knot", cx: width / 2, cy: top, r: 8 }),
  );
}

/**
 * @param {Bead} bead
 * @param {number} x
 * @param {number} y
 * @param {number} diameter
 * @param {number | null} delay until it is threaded, in milliseconds; null without motion
 */
function beadElement({ isBonus }, x, y, diameter, delay) {
  const element = make("i", isBonus ? { class: "bonus" } : {});
  element.style.setProperty("--d", `${roundToTenth(diameter)}px`);
  element.style.left = `${roundToTenth(x - diameter / 2)}px`;
  element.style.top = `${roundToTenth(y - diameter / 2)}px`;
  if (delay !== null) element.style.animationDelay = `${Math.round(delay)}ms`;
  return element;
}

/**
 * The relative size of a bead: longer words have larger ones.
 * @param {Bead} bead
 */
const weight = ({ word }) => 0.7 + 0.14 * (Math.min(word.length, 9) - 3);

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((before, number) => before + number, 0);

/**
 * The right half of the string from the bottom to the knot, and the largest distance between its sides.
 * @param {number} width
 * @param {number} height
 * @param {number} margin
 * @returns {{curve: CurvePoint[], reach: number}}
 */
function hangingCurve(width, height, margin) {
  const verticalRadius = height / 2 - margin;
  const horizontalRadius = Math.min(width / 2 - margin, verticalRadius * (height < 420 ? 3.2 : 1.6));
  /** @type {CurvePoint[]} */
  const curve = [];
  for (let step = 0; step <= 180; step++) {
    const angle = (step / 180) * Math.PI;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const [x, y] = [Math.abs(sine) ** (2 / roundness), Math.sign(cosine) * Math.abs(cosine) ** (2 / roundness)];
    const narrower = 1 - narrowing * ((1 - y) / 2);
    const next = {
      x: step % 180 === 0 ? 0 : horizontalRadius * x * narrower,
      y: height / 2 + verticalRadius * y,
      distance: 0,
    };
    const before = curve[curve.length - 1];
    if (before) next.distance = before.distance + Math.hypot(next.x - before.x, next.y - before.y);
    curve.push(next);
  }
  return { curve, reach: 2 * horizontalRadius };
}

/**
 * The point at a distance along a curve.
 * @param {CurvePoint[]} curve
 * @param {number} distance
 */
function pointAt(curve, distance) {
  const foundIndex = curve.findIndex((step) => step.distance >= distance);
  const next = foundIndex === -1 ? curve.length - 1 : Math.max(1, foundIndex);
  const [one, other] = [curve[next - 1], curve[next]];
  const fraction = (distance - one.distance) / (other.distance - one.distance);
  return { x: one.x + fraction * (other.x - one.x), y: one.y + fraction * (other.y - one.y) };
}
