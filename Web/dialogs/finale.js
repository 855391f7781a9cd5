// @ts-check
/**
 * Draws the whole string: a closed string that fills the screen, with a bead for each of up to 160 words. The longest
 * word is at the bottom centre, the bonus words at the knot. Each bead is an element, so that the browser moves it
 * without layout.
 */
import { make, makeSVG } from "../page/dom.js";
import { round } from "../round/cord.js";

/**
 * @typedef {import("../round/cord.js").Point & {along: number}} Step a point of the curve, and its distance along it
 */
/** @typedef {Pick<import("../engine/exports").FoundMessage, "word" | "isBonus">} Bead a word as a bead */

/** The most beads, and the size of the largest one on a phone and on a wide screen. */
const [mostBeads, ...largest] = [160, 40, 60];
/** How long threading takes for all beads, and at most for one, in milliseconds. */
const [threading, mostForOne] = [2200, 90];
/** The gap beside the knot, and the gap beside a bead as a fraction of its size. */
const [knotRoom, beadGap] = [26, 0.16];
/** The exponent of the curve. 2 would be an ellipse, which leaves less room for text. */
const roundness = 2.5;
/** How much narrower the string is at the knot than at the bottom. */
const narrowing = 0.16;

/**
 * How long the content may still change the available room after the first drawing, in milliseconds. Later changes
 * thread no beads again.
 */
const settling = 600;

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
 * @param {boolean} isNew whether the beads are threaded one by one
 */
export function drawFinale(stage, words, isNew) {
  const key = words.map(({ word }) => word).join(" ");
  if (!isNew && key === drawnWords) return;
  clearFinale(stage);
  drawnWords = key;
  const beads = inOrder(words);
  let [drawn, begun] = ["", 0];
  observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (drawn === `${width} ${height}` || width === 0) return;
    drawn = `${width} ${height}`;
    begun ||= performance.now();
    stage.querySelector(".whole-string")?.remove();
    stage.prepend(drawing(stage, width, height, beads, isNew && performance.now() - begun < settling));
  });
  observer.observe(stage);
}

/**
 * The beads from the bottom to the knot: common words, longest first, then bonus words. If there are too many, they are
 * chosen evenly.
 * @param {readonly Bead[]} words
 */
export function inOrder(words) {
  const sorted = [...words]
    .reverse()
    .sort((one, other) => Number(one.isBonus) - Number(other.isBonus) || other.word.length - one.word.length);
  const count = Math.min(sorted.length, mostBeads);
  return Array.from({ length: count }, (_, place) => sorted[Math.floor((place * sorted.length) / count)]);
}

/**
 * @param {HTMLElement} stage
 * @param {number} width
 * @param {number} height
 * @param {Bead[]} beads
 * @param {boolean} isThreading
 */
function drawing(stage, width, height, beads, isThreading) {
  const most = largest[Math.min(width, height) < 560 ? 0 : 1];
  const { course, reach } = hangingCourse(width, height, most / 2 + 6);
  stage.style.setProperty("--reach", `${Math.round(reach)}px`);
  const pause = Math.min(mostForOne, threading / beads.length);
  stage.style.setProperty("--threaded", `${Math.round(beads.length * pause)}ms`);
  stage.classList.toggle("threading", isThreading);
  // Common words are threaded from the knot down to the longest one, then the bonus words.
  const common = beads.filter(({ isBonus }) => !isBonus).length;
  const elements = placesOf(beads, course, most).map(({ bead, x, y, diameter, index }) => {
    const turn = bead.isBonus ? index : common - 1 - index;
    return beadElement(bead, width / 2 + x, y, diameter, isThreading ? turn * pause : null);
  });
  return make("div", { class: "whole-string", "aria-hidden": "true" }, cordOf(course, width, height), ...elements);
}

/**
 * The positions of the beads, alternating right and left, as large as fits, from the bottom to the knot.
 * @param {Bead[]} beads
 * @param {Step[]} course
 * @param {number} most the maximum size of the largest one
 */
function placesOf(beads, course, most) {
  const sides = [0, 1].map((side) => beads.filter((_, place) => place % 2 === side));
  const half = course[course.length - 1].along - knotRoom;
  // The bead at the bottom is half on each side.
  const bottom = weight(beads[0]) / 2;
  const lengths = sides.map((side, number) => sum(side.map(weight)) + (number === 0 ? -bottom : bottom));
  const size = Math.min(most / weight(beads[0]), half / (Math.max(...lengths) * (1 + beadGap)));
  const rooms = sides.map((side, number) => (half - size * lengths[number]) / Math.max(1, side.length));
  // A left side with fewer beads starts between two beads of the right.
  const gap = sides[0].length > sides[1].length ? rooms[1] / 2 : rooms[1];
  const [right, left] = [-size * bottom, size * bottom + gap].map((begin, number) =>
    placesOnSide(sides[number], course, size, rooms[number], begin),
  );
  return [
    ...right.map((place, index) => ({ ...place, index: 2 * index })),
    ...left.map((place, index) => ({ ...place, x: -place.x, index: 2 * index + 1 })),
  ];
}

/**
 * The positions of one side's beads, as if it was the right side.
 * @param {Bead[]} side
 * @param {Step[]} course
 * @param {number} size of a bead of weight 1
 * @param {number} room between two beads
 * @param {number} along where the first one begins
 */
function placesOnSide(side, course, size, room, along) {
  let begin = along;
  return side.map((bead) => {
    const diameter = size * weight(bead);
    const { x, y } = point(course, Math.max(0, begin + diameter / 2));
    begin += diameter + room;
    return { bead, x, y, diameter };
  });
}

/**
 * The string itself, with its knot at the top.
 * @param {Step[]} course
 * @param {number} width
 * @param {number} height
 */
function cordOf(course, width, height) {
  const path = (/** @type {1 | -1} */ side) => course.map(({ x, y }) => `${round(width / 2 + side * x)} ${round(y)}`);
  const line = `M${[...path(1), ...path(-1).reverse()].join("L")}Z`;
  const top = course[course.length - 1].y;
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
  element.style.setProperty("--d", `${round(diameter)}px`);
  element.style.left = `${round(x - diameter / 2)}px`;
  element.style.top = `${round(y - diameter / 2)}px`;
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
 * @returns {{course: Step[], reach: number}}
 */
function hangingCourse(width, height, margin) {
  const down = height / 2 - margin;
  const across = Math.min(width / 2 - margin, down * (height < 420 ? 3.2 : 1.6));
  /** @type {Step[]} */
  const course = [];
  for (let step = 0; step <= 180; step++) {
    const angle = (step / 180) * Math.PI;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const [x, y] = [Math.abs(sine) ** (2 / roundness), Math.sign(cosine) * Math.abs(cosine) ** (2 / roundness)];
    const narrower = 1 - narrowing * ((1 - y) / 2);
    const next = { x: step % 180 === 0 ? 0 : across * x * narrower, y: height / 2 + down * y, along: 0 };
    const before = course[course.length - 1];
    if (before) next.along = before.along + Math.hypot(next.x - before.x, next.y - before.y);
    course.push(next);
  }
  return { course, reach: 2 * across };
}

/**
 * The point at a distance along a curve.
 * @param {Step[]} course
 * @param {number} along
 */
function point(course, along) {
  const found = course.findIndex((step) => step.along >= along);
  const next = found === -1 ? course.length - 1 : Math.max(1, found);
  const [one, other] = [course[next - 1], course[next]];
  const share = (along - one.along) / (other.along - one.along);
  return { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) };
}
