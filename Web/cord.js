// @ts-check
/** Draws what a style sheet cannot: the cord through the beads of the root, and the necklace at the end of a round. */

/** @typedef {{x: number, y: number}} Point */

/**
 * What watches each group of beads, so that its cord follows when the page is laid out anew.
 * @type {WeakMap<HTMLElement, ResizeObserver>}
 */
const observers = new WeakMap();

/**
 * Draws the cord behind the beads as they lie now, and again whenever they come to lie otherwise.
 * @param {HTMLElement} beads
 */
export function drawCord(beads) {
  if (!observers.has(beads)) {
    const observer = new ResizeObserver(() => draw(beads));
    observers.set(beads, observer);
    observer.observe(beads);
  }
  draw(beads);
}

/** @param {HTMLElement} beads */
function draw(beads) {
  const buttons = /** @type {HTMLElement[]} */ ([...beads.querySelectorAll(".bead")]);
  beads.querySelector(".rope-drawing")?.remove();
  if (buttons.length === 0 || beads.clientWidth === 0) return;
  const style = getComputedStyle(beads);
  const [hangs, hasKnots] = ["--hangs", "--knots"].map((name) => style.getPropertyValue(name).trim() === "1");
  hang(buttons, hangs);
  const drawing = make("svg", { class: "rope-drawing", width: beads.clientWidth, height: beads.clientHeight });
  const centres = buttons.map(centre);
  if (hangs) drawHanging(drawing, centres, beads);
  else drawRunning(drawing, centres, beads, hasKnots);
  beads.prepend(drawing);
}

/**
 * Lowers each bead to where a cord between two knots would hold it.
 * @param {HTMLElement[]} buttons
 * @param {boolean} hangs
 */
function hang(buttons, hangs) {
  const half = buttons.length - 1;
  const curvature = Math.min(1.3, 62.4 / Math.max(1, half * half));
  buttons.forEach((button, place) => {
    const aside = 2 * place - half;
    const drop = hangs ? Math.round(8 + curvature * (half * half - aside * aside)) : 0;
    button.style.setProperty("--drop", `${drop}px`);
  });
}

/**
 * @param {HTMLElement} button
 * @returns {Point}
 */
const centre = (button) => ({ x: button.offsetLeft + button.offsetWidth / 2, y: button.offsetTop + button.offsetHeight / 2 });

/**
 * A knot, the beads, a knot.
 * @param {Element} drawing
 * @param {Point[]} centres
 * @param {HTMLElement} beads
 */
function drawHanging(drawing, centres, beads) {
  const { left, right } = edges(beads, true);
  const [first, last] = [centres[0], centres[centres.length - 1]];
  const reach = Math.max(0, Math.min(55, first.x - left - 7, right - last.x - 7));
  const start = { x: first.x - reach, y: first.y - reach / 2 };
  const end = { x: last.x + reach, y: last.y - reach / 2 };
  drawRope(drawing, `M${[start, ...centres, end].map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`);
  drawKnot(drawing, start);
  drawKnot(drawing, end);
}

/**
 * In from the left, along one row, round, back along the next, and out where the last row ends.
 * @param {Element} drawing
 * @param {Point[]} centres
 * @param {HTMLElement} beads
 * @param {boolean} hasKnots whether a knot is seen at each end, or the cord comes from beyond what is seen
 */
function drawRunning(drawing, centres, beads, hasKnots) {
  const rows = inRows(centres);
  const inset = hasKnots ? 7 : 0;
  const sides = edges(beads, hasKnots);
  const [left, right] = [sides.left + inset, sides.right - inset];
  const start = { x: left, y: rows[0][0].y };
  const end = { x: rows.length % 2 === 1 ? right : left, y: rows[rows.length - 1][0].y };
  let path = `M${round(start.x)} ${round(start.y)}`;
  rows.forEach((row, number) => {
    const goesRight = number % 2 === 0;
    const [from, to] = goesRight ? [row[0], row[row.length - 1]] : [row[row.length - 1], row[0]];
    path += `L${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
    const next = rows[number + 1];
    if (!next) return;
    const turned = goesRight ? next[next.length - 1] : next[0];
    const outermost = goesRight ? Math.max(to.x, turned.x) : Math.min(to.x, turned.x);
    const room = (goesRight ? right - outermost : outermost - left) - 6;
    const reach = Math.min(0.86 * (turned.y - to.y), room / 0.75);
    const bend = round(outermost + (goesRight ? reach : -reach));
    path += `H${round(outermost)}C${bend} ${round(to.y)} ${bend} ${round(turned.y)} ${round(outermost)} ${round(turned.y)}`;
  });
  drawRope(drawing, `${path}L${round(end.x)} ${round(end.y)}`);
  if (hasKnots) for (const knot of [start, end]) drawKnot(drawing, knot);
}

/**
 * Where the cord comes from and goes to, as seen from the beads: the sides of what they lie in, or of the room in it.
 * @param {HTMLElement} beads
 * @param {boolean} isInside whether its ends lie in that room
 */
function edges(beads, isInside) {
  const outer = beads.parentElement ?? beads;
  const [{ left: own }, { left, right }, { paddingLeft, paddingRight }] =
    [beads.getBoundingClientRect(), outer.getBoundingClientRect(), getComputedStyle(outer)];
  const [leading, trailing] = isInside ? [parseFloat(paddingLeft), parseFloat(paddingRight)] : [0, 0];
  return { left: left + leading - own, right: right - trailing - own };
}

/** @param {Point[]} centres */
function inRows(centres) {
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
 * One cord of two strands: the first, and the second where it comes to the front.
 * @param {Element} drawing
 * @param {string} path
 */
function drawRope(drawing, path) {
  drawing.append(make("path", { class: "rope-strand", d: path }), make("path", { class: "rope-twist", d: path }));
}

/** @param {Element} drawing @param {Point} at */
function drawKnot(drawing, { x, y }) {
  drawing.append(make("circle", { class: "rope-knot", cx: round(x), cy: round(y), r: 6.5 }));
}

/** The most beads of a necklace, and of one of its strands. */
const [mostBeads, mostOnStrand] = [200, 60];
/** How far apart its strands hang, and its beads may be: two strands, or more of them with less room for each. */
const [[apartOfTwo, widestOfTwo], [apartOfMore, widestOfMore]] = [[16, 9.4], [12, 7.6]];

/**
 * Draws the necklace of a round behind what stands in the element: one bead a common word, those found filled.
 * @param {HTMLElement} element
 * @param {number} found
 * @param {number} total
 */
export function drawNecklace(element, found, total) {
  element.querySelector(".necklace-drawing")?.remove();
  const count = Math.min(total, mostBeads);
  const filled = total > mostBeads ? Math.floor((found / total) * mostBeads) : found;
  const strands = Math.max(1, Math.ceil(count / mostOnStrand));
  const [apart, widest] = strands > 2 ? [apartOfMore, widestOfMore] : [apartOfTwo, widestOfTwo];
  const drawing = make("svg", { class: "necklace-drawing", viewBox: `0 0 360 ${142 + (strands - 1) * apart}` });
  for (let strand = 0; strand < strands; strand++) {
    const [from, to] = [strand, strand + 1].map((number) => Math.round((number * count) / strands));
    drawStrand(drawing, hangingCourse(strand, strands, apart), from, to, filled, widest);
  }
  element.prepend(drawing);
}

/**
 * @param {Element} drawing
 * @param {(Point & {along: number})[]} course
 * @param {number} from the first bead on this strand
 * @param {number} to the first bead after it
 * @param {number} filled how many beads of all strands are filled
 * @param {number} widest how far apart the beads may be
 */
function drawStrand(drawing, course, from, to, filled, widest) {
  const length = course[course.length - 1].along;
  const pace = Math.min(widest, (length - 34) / Math.max(1, to - from - 1));
  const begin = (length - pace * (to - from - 1)) / 2;
  drawing.append(make("path", {
    class: "necklace-cord", d: `M${course.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`,
  }));
  for (let bead = from; bead < to; bead++) {
    const { x, y } = at(course, begin + (bead - from) * pace);
    const isFilled = bead < filled;
    drawing.append(make("circle", {
      class: isFilled ? "necklace-bead found" : "necklace-bead",
      cx: round(x), cy: round(y), r: round(isFilled ? pace * 0.45 : pace * 0.45 - 0.75),
    }));
  }
}

/**
 * One strand as points, each with how far along it lies; the first hangs inside the others.
 * @param {number} strand
 * @param {number} strands
 * @param {number} apart
 * @returns {(Point & {along: number})[]}
 */
function hangingCourse(strand, strands, apart) {
  const [reach, depth] = [170 - (strands - 1 - strand) * apart, 122 + strand * apart];
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
 * The point that lies so far along a course.
 * @param {(Point & {along: number})[]} course
 * @param {number} along
 * @returns {Point}
 */
function at(course, along) {
  const next = Math.max(1, course.findIndex((point) => point.along >= along));
  const [one, other] = [course[next - 1], course[next]];
  const share = (along - one.along) / (other.along - one.along);
  return { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) };
}

/** @param {number} number to a tenth of a pixel */
const round = (number) => Math.round(number * 10) / 10;

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function make(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (name === "svg") {
    element.setAttribute("aria-hidden", "true");
    element.setAttribute("focusable", "false");
  }
  return element;
}
