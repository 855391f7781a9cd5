// @ts-check
/** Animations of beads. Nothing waits for them, and with reduced motion there are none. */
import { make } from "../page/dom.js";

const easing = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const isMotionReduced = () => document.documentElement.classList.contains("no-motion");

/** @param {HTMLElement} element */
const position = (element) => ({ x: element.offsetLeft, y: element.offsetTop });

/**
 * Slides beads from where their letters were. The one with the longest distance starts first, so that they do not
 * collide in the middle.
 * @param {HTMLElement[]} beads
 * @param {number[]} before for each bead the previous index of its letter
 */
export function slide(beads, before) {
  if (isMotionReduced()) return;
  const places = beads.map(position);
  const ways = beads.map((_, number) => {
    const [from, to] = [places[before[number]], places[number]];
    return { x: from.x - to.x, y: from.y - to.y };
  });
  const order = [...ways.keys()].sort(
    (one, other) => Math.hypot(ways[other].x, ways[other].y) - Math.hypot(ways[one].x, ways[one].y),
  );
  order.forEach((number, turn) => {
    const start = `translate(${ways[number].x}px, ${ways[number].y}px)`;
    beads[number].animate([{ transform: start }, { transform: "none" }], {
      duration: 260,
      delay: turn * 20,
      fill: "backwards",
      easing,
    });
  });
}

/**
 * Moves an element to its position from that of another one.
 * @param {DOMRect} start
 * @param {HTMLElement} to
 * @param {number} duration in milliseconds
 */
export function fly(start, to, duration) {
  if (isMotionReduced()) return;
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const [x, y] = [
    start.x + start.width / 2 - end.x - end.width / 2,
    start.y + start.height / 2 - end.y - end.height / 2,
  ];
  const way = [{ transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})` }, { transform: "none" }];
  // The style sheet draws its piece of cord once it has arrived.
  to.classList.add("flying");
  to.animate(way, { duration, easing }).onfinish = () => to.classList.remove("flying");
}

/** @typedef {{element: HTMLElement, left: number, top: number, height: number}} BeadCopy */

/**
 * A copy of the beads of a word, which `rise` animates after the beads are removed; null with reduced motion.
 * @param {HTMLElement[]} beads
 * @returns {BeadCopy | null}
 */
export function copyBeads(beads) {
  if (isMotionReduced() || beads.length === 0) return null;
  const places = beads.map((bead) => bead.getBoundingClientRect());
  const [{ left, top, width, height }] = places;
  const copy = make(
    "span",
    { class: "rising", "aria-hidden": "true", translate: "no" },
    ...beads.map((bead, number) => {
      const clone = /** @type {HTMLElement} */ (bead.cloneNode(true));
      clone.style.left = `${places[number].left - left}px`;
      return clone;
    }),
  );
  copy.style.setProperty("--pitch", `${width + 3}px`);
  return { element: copy, left, top, height };
}

/**
 * Moves the beads of a word together to its row in the list.
 * @param {BeadCopy | null} copy
 * @param {Element | null | undefined} word
 */
export function rise(copy, word) {
  if (!copy || !word) return;
  const [{ element, left, top, height }, end] = [copy, word.getBoundingClientRect()];
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  document.body.append(element);
  const [x, y, size] = [end.left - left, end.top + end.height / 2 - top - height / 2, 0.6];
  const arrived = `translate(${x}px, ${y}px) scale(${size})`;
  element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: arrived, opacity: 0 }], {
    duration: 220,
    easing,
  }).onfinish = () => element.remove();
}
