// @ts-check
/** Draws the cord through the beads of the root, as SVG. */
import { makeSVG } from "../page/dom.js";

/** @typedef {{x: number, y: number}} Point */

/**
 * Draws the cord behind the beads in the next frame, and again whenever the size of their container changes.
 * @param {HTMLElement} beads
 */
export function watchCord(beads) {
  new ResizeObserver(() => drawCord(beads)).observe(beads);
}

/**
 * Draws the cord again in the next frame, when the layout of the changed beads is computed anyway.
 * @param {HTMLElement} beads
 */
export function redrawCord(beads) {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    drawCord(beads);
  });
  observer.observe(beads);
}

/** @param {HTMLElement} beads */
function drawCord(beads) {
  const buttons = /** @type {HTMLElement[]} */ ([...beads.querySelectorAll(".bead")]);
  beads.querySelector(".cord-drawing")?.remove();
  if (buttons.length === 0 || beads.clientWidth === 0) return;
  const style = getComputedStyle(beads);
  const [isHanging, hasKnots] = ["--hangs", "--knots"].map((name) => style.getPropertyValue(name).trim() === "1");
  lowerBeads(buttons, isHanging ? parseFloat(style.paddingBottom) : 0);
  const drawing = makeSVG("svg", { class: "cord-drawing", width: beads.clientWidth, height: beads.clientHeight });
  const centres = buttons.map(centre);
  if (isHanging) drawHanging(drawing, centres, beads);
  else drawRunning(drawing, centres, beads, hasKnots);
  beads.prepend(drawing);
}

/**
 * Lowers each bead, as on a cord that hangs between two knots.
 * @param {HTMLElement[]} buttons
 * @param {number} height the height of the space below the beads into which the cord hangs; 0 if it does not hang
 */
function lowerBeads(buttons, height) {
  const half = buttons.length - 1;
  const curvature = Math.min(1.3, 62.4 / Math.max(1, half * half));
  buttons.forEach((button, index) => {
    const offset = 2 * index - half;
    // The style sheet has the same values for the empty beads.
    const drop = (height / 78) * Math.round(8 + curvature * (half * half - offset * offset));
    button.style.setProperty("--drop", `${drop}px`);
  });
}

/**
 * @param {HTMLElement} button
 * @returns {Point}
 */
const centre = (button) => ({
  x: button.offsetLeft + button.offsetWidth / 2,
  y: button.offsetTop + button.offsetHeight / 2,
});

/**
 * Draws a cord through the beads that hangs between two knots.
 * @param {Element} drawing
 * @param {Point[]} centres
 * @param {HTMLElement} beads
 */
function drawHanging(drawing, centres, beads) {
  const { left, right } = cordEdges(beads, true);
  const [first, last] = [centres[0], centres[centres.length - 1]];
  const reach = Math.max(0, Math.min(55, first.x - left - 7, right - last.x - 7));
  const start = { x: first.x - reach, y: first.y - reach / 2 };
  const end = { x: last.x + reach, y: last.y - reach / 2 };
  drawCordLine(
    drawing,
    `M${[start, ...centres, end].map(({ x, y }) => `${roundToTenth(x)} ${roundToTenth(y)}`).join("L")}`,
  );
  drawKnot(drawing, start);
  drawKnot(drawing, end);
}

/**
 * Draws a cord that enters from the left, follows one row, turns, follows the next row back, and leaves at the end of
 * the last row.
 * @param {Element} drawing
 * @param {Point[]} centres
 * @param {HTMLElement} beads
 * @param {boolean} hasKnots whether the cord has a knot at each end; otherwise it runs off the screen
 */
function drawRunning(drawing, centres, beads, hasKnots) {
  const rows = rowsOf(centres);
  const inset = hasKnots ? 7 : 0;
  const sides = cordEdges(beads, hasKnots);
  const [left, right] = [sides.left + inset, sides.right - inset];
  const start = { x: left, y: rows[0][0].y };
  const end = { x: rows.length % 2 === 1 ? right : left, y: rows[rows.length - 1][0].y };
  let path = `M${roundToTenth(start.x)} ${roundToTenth(start.y)}`;
  rows.forEach((row, number) => {
    const goesRight = number % 2 === 0;
    const [from, to] = goesRight ? [row[0], row[row.length - 1]] : [row[row.length - 1], row[0]];
    path += `L${roundToTenth(from.x)} ${roundToTenth(from.y)}L${roundToTenth(to.x)} ${roundToTenth(to.y)}`;
    const next = rows[number + 1];
    if (!next) return;
    const nextStart = goesRight ? next[next.length - 1] : next[0];
    const outermost = goesRight ? Math.max(to.x, nextStart.x) : Math.min(to.x, nextStart.x);
    const room = (goesRight ? right - outermost : outermost - left) - 6;
    const reach = Math.min(0.86 * (nextStart.y - to.y), room / 0.75);
    const bend = roundToTenth(outermost + (goesRight ? reach : -reach));
    path += `H${roundToTenth(outermost)}C${bend} ${roundToTenth(to.y)} ${bend} ${roundToTenth(nextStart.y)} ${roundToTenth(outermost)} ${roundToTenth(nextStart.y)}`;
  });
  drawCordLine(drawing, `${path}L${roundToTenth(end.x)} ${roundToTenth(end.y)}`);
  if (hasKnots) for (const knot of [start, end]) drawKnot(drawing, knot);
}

/**
 * The left and right edges of the cord, relative to the beads: the edges of the container, or of its content.
 * @param {HTMLElement} beads
 * @param {boolean} isInside whether the cord ends at the edges of the content
 */
function cordEdges(beads, isInside) {
  const outer = beads.parentElement ?? beads;
  const [{ left: beadsLeft }, { left, right }, { paddingLeft, paddingRight }] = [
    beads.getBoundingClientRect(),
    outer.getBoundingClientRect(),
    getComputedStyle(outer),
  ];
  const [leading, trailing] = isInside ? [parseFloat(paddingLeft), parseFloat(paddingRight)] : [0, 0];
  return { left: left + leading - beadsLeft, right: right - trailing - beadsLeft };
}

/** @param {Point[]} centres */
function rowsOf(centres) {
  /** @type {Point[][]} */
  const rows = [];
  for (const point of centres) {
    const row = rows[rows.length - 1];
    if (row && Math.abs(row[0].y - point.y) < 8) row.push(point);
    else rows.push([point]);
  }
  return rows;
}

/**
 * Draws a cord of two strands: the first, and the visible parts of the second.
 * @param {Element} drawing
 * @param {string} path
 */
function drawCordLine(drawing, path) {
  drawing.append(makeSVG("path", { class: "cord-strand", d: path }), makeSVG("path", { class: "cord-twist", d: path }));
}

/** @param {Element} drawing @param {Point} at */
function drawKnot(drawing, { x, y }) {
  drawing.append(makeSVG("circle", { class: "cord-knot", cx: roundToTenth(x), cy: roundToTenth(y), r: 6.5 }));
}

/** @param {number} number a number of pixels */
export const roundToTenth = (number) => Math.round(number * 10) / 10;
