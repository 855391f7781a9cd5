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
  const positions = beads.map(position);
  const offsets = beads.map((_, index) => {
    const [from, to] = [positions[before[index]], positions[index]];
    return { x: from.x - to.x, y: from.y - to.y };
  });
  const order = [...offsets.keys()].sort(
    (one, other) => Math.hypot(offsets[other].x, offsets[other].y) - Math.hypot(offsets[one].x, offsets[one].y),
  );
  order.forEach((index, delaySteps) => {
    const start = `translate(${offsets[index].x}px, ${offsets[index].y}px)`;
    beads[index].animate([{ transform: start }, { transform: "none" }], {
      duration: 260,
      delay: delaySteps * 20,
      fill: "backwards",
      easing,
    });
  });
}

/**
 * Moves an element from the position of another one to its own. Does nothing if one of them is not visible.
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
  const keyframes = [
    { transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})` },
    { transform: "none" },
  ];
  // The style sheet draws the bead's piece of the cord once the bead has arrived.
  to.classList.add("flying");
  to.animate(keyframes, { duration, easing }).onfinish = () => to.classList.remove("flying");
}

/** @typedef {{element: HTMLElement, left: number, top: number, height: number}} BeadCopy */

/**
 * Returns a copy of the beads of a word, which `rise` animates after the beads are removed; null without beads or with
 * reduced motion.
 * @param {HTMLElement[]} beads
 * @returns {BeadCopy | null}
 */
export function copyBeads(beads) {
  if (isMotionReduced() || beads.length === 0) return null;
  const positions = beads.map((bead) => bead.getBoundingClientRect());
  const [{ left, top, width, height }] = positions;
  const copy = make(
    "span",
    { class: "rising", "aria-hidden": "true", translate: "no" },
    ...beads.map((bead, index) => {
      const clone = /** @type {HTMLElement} */ (bead.cloneNode(true));
      clone.style.left = `${positions[index].left - left}px`;
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
  const endTransform = `translate(${x}px, ${y}px) scale(${size})`;
  element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: endTransform, opacity: 0 }], {
    duration: 220,
    easing,
  }).onfinish = () => element.remove();
}
