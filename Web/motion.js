// @ts-check
/** Movement of beads. Nothing waits for it, and where the page is to be still there is none. */
import { make } from "./page.js";

const easing = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const isStill = () => document.documentElement.classList.contains("still");

/** @param {HTMLElement} element */
const place = (element) => ({ x: element.offsetLeft, y: element.offsetTop });

/**
 * Lets beads slide to their places from those where their letters lay before. Whoever has the longest way goes first, so that they do not
 * meet in the middle.
 * @param {HTMLElement[]} beads
 * @param {number[]} before for each bead, which of them had its letter
 */
export function slide(beads, before) {
  if (isStill()) return;
  const places = beads.map(place);
  const ways = beads.map((_, number) => {
    const [from, to] = [places[before[number]], places[number]];
    return { x: from.x - to.x, y: from.y - to.y };
  });
  const order = [...ways.keys()].sort((one, other) => Math.hypot(ways[other].x, ways[other].y) - Math.hypot(ways[one].x, ways[one].y));
  order.forEach((number, turn) => {
    const start = `translate(${ways[number].x}px, ${ways[number].y}px)`;
    beads[number].animate([{ transform: start }, { transform: "none" }], { duration: 260, delay: turn * 20, fill: "backwards", easing });
  });
}

/**
 * Lets an element fly to its place from where another one is or was.
 * @param {DOMRect} start
 * @param {HTMLElement} to
 * @param {number} duration in milliseconds
 */
export function fly(start, to, duration) {
  if (isStill()) return;
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2];
  const way = [{ transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})` }, { transform: "none" }];
  // The cord comes with the bead only once it has arrived.
  to.classList.add("flying");
  to.animate(way, { duration, easing }).onfinish = () => to.classList.remove("flying");
}

/**
 * A picture of the beads of a word as they lie, which can rise once they are gone; nothing where the page is to be still.
 * @param {HTMLElement[]} beads
 */
export function pictured(beads) {
  if (isStill() || beads.length === 0) return null;
  const places = beads.map((bead) => bead.getBoundingClientRect());
  const [{ left, top, width, height }] = places;
  const picture = make("span", { class: "rising", "aria-hidden": "true" }, ...beads.map((bead, number) => {
    const copy = /** @type {HTMLElement} */ (bead.cloneNode(true));
    copy.style.left = `${places[number].left - left}px`;
    return copy;
  }));
  picture.style.setProperty("--pitch", `${width + 3}px`);
  return { picture, left, top, height };
}

/**
 * Lets the beads of a word rise together to its place in the list.
 * @param {ReturnType<typeof pictured>} pictured
 * @param {Element | null | undefined} word
 */
export function rise(pictured, word) {
  if (!pictured || !word) return;
  const [{ picture, left, top, height }, end] = [pictured, word.getBoundingClientRect()];
  picture.style.left = `${left}px`;
  picture.style.top = `${top}px`;
  document.body.append(picture);
  const [x, y, size] = [end.left - left, end.top + end.height / 2 - top - height / 2, 0.6];
  const arrived = `translate(${x}px, ${y}px) scale(${size})`;
  picture.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: arrived, opacity: 0 }], { duration: 220, easing })
    .onfinish = () => picture.remove();
}
