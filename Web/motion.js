// @ts-check
/** Movement of beads. Nothing waits for it, and where the page is to be still there is none. */

const easing = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const isStill = () => document.documentElement.classList.contains("still");

/** @param {HTMLElement} element */
const place = (element) => ({ x: element.offsetLeft, y: element.offsetTop });

/**
 * Lets beads slide to their places from those where their letters lay before.
 * @param {HTMLElement[]} beads
 * @param {number[]} before for each bead, which of them had its letter
 */
export function slide(beads, before) {
  if (isStill()) return;
  const places = beads.map(place);
  beads.forEach((bead, number) => {
    const [from, to] = [places[before[number]], places[number]];
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    bead.animate([{ transform: start }, { transform: "none" }], { duration: 260, delay: number * 20, fill: "backwards", easing });
  });
}

/**
 * Lets the second element fly to its place from where the first one is.
 * @param {Element} from
 * @param {HTMLElement} to
 * @param {number} duration in milliseconds
 */
export function fly(from, to, duration) {
  if (isStill()) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (start.width === 0 || end.width === 0) return;
  const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2];
  const way = [{ transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})` }, { transform: "none" }];
  // The cord comes with the bead only once it has arrived.
  to.classList.add("flying");
  to.animate(way, { duration, easing }).onfinish = () => to.classList.remove("flying");
}
