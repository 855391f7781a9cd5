// @ts-check
/**
 * A drag over the beads spells a word: each bead that the pointer comes to adds its letter, and going back to the bead before takes one off.
 * Where the drag ends, the word stays in the field. A tap is no drag, and is handled by the field.
 */
import { byId } from "../page/dom.js";

/** How near the pointer comes to the centre of a bead, in widths of the bead. It leaves room for a way between the beads. */
const reach = 0.38;
/** A fast pointer jumps; what lies on its way is looked at in steps of so many pixels. */
const step = 6;

/** @typedef {{x: number, y: number}} Point */

export class Drag {
  #field;
  #beads = byId("beads");
  /** The pointer that may drag, or nothing. */
  #pointer = -1;
  /** Where it was last. */
  #last = { x: 0, y: 0 };
  /**
   * The beads of the drag, the first one being where the pointer went down.
   * @type {number[]}
   */
  #way = [];
  #hasBegun = false;

  /** @param {import("./field.js").Field} field */
  constructor(field) {
    this.#field = field;
    const beads = this.#beads;
    beads.addEventListener("pointerdown", (event) => this.#touch(event));
    beads.addEventListener("pointermove", (event) => this.#move(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"]))
      beads.addEventListener(kind, ({ pointerId }) => this.#end(pointerId));
    // The click that follows a drag with the mouse is no tap on the bead where it ends.
    beads.addEventListener("click", (event) => this.#hasBegun && event.stopImmediatePropagation(), { capture: true });
  }

  /** @param {PointerEvent} event */
  #touch({ target, pointerId, isPrimary, button, clientX, clientY }) {
    const bead = /** @type {HTMLElement} */ (target).closest(".bead");
    if (!isPrimary || button !== 0 || !(bead instanceof HTMLElement)) return;
    this.#pointer = pointerId;
    this.#way = [Number(bead.dataset.index)];
    this.#last = { x: clientX, y: clientY };
    this.#hasBegun = false;
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, buttons, clientX, clientY }) {
    if (pointerId !== this.#pointer) return;
    // The button was released outside, where nobody saw it.
    if (buttons === 0) return this.#end(pointerId);
    const [from, to] = [this.#last, { x: clientX, y: clientY }];
    this.#last = to;
    const [centres, steps] = [this.#centres(), Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step)];
    for (let at = 1; at <= steps; at += 1) {
      const [x, y] = [from.x + ((to.x - from.x) * at) / steps, from.y + ((to.y - from.y) * at) / steps];
      const reached = centres.findIndex((centre) => Math.hypot(centre.x - x, centre.y - y) <= centre.reach);
      if (reached >= 0) this.#reach(reached);
    }
  }

  /** Where the beads are in the window. Those on their way back from the field count as arrived. */
  #centres() {
    const { left, top } = this.#beads.getBoundingClientRect();
    const beads = /** @type {NodeListOf<HTMLElement>} */ (this.#beads.querySelectorAll(".bead"));
    return [...beads].map(({ offsetLeft, offsetTop, offsetWidth }) => ({
      x: left + offsetLeft + offsetWidth / 2,
      y: top + offsetTop + offsetWidth / 2,
      reach: reach * offsetWidth,
    }));
  }

  /** @param {number} bead that the pointer has come to */
  #reach(bead) {
    const [last, before] = [this.#way.at(-1), this.#way.at(-2)];
    if (bead === last) return;
    if (!this.#hasBegun) this.#begin();
    if (bead === before) this.#takeOff();
    else if (!this.#field.isUsed(bead)) {
      this.#field.toggle(bead);
      this.#way.push(bead);
    }
  }

  /** Adds the letter of the first bead; if the word has it already, the drag goes on from there. */
  #begin() {
    this.#hasBegun = true;
    this.#beads.setPointerCapture(this.#pointer);
    if (!this.#field.isUsed(this.#way[0])) this.#field.toggle(this.#way[0]);
  }

  #takeOff() {
    const last = this.#way.pop();
    if (last !== undefined && this.#field.isUsed(last)) this.#field.toggle(last);
  }

  /** @param {number} pointer */
  #end(pointer) {
    if (pointer !== this.#pointer) return;
    this.#pointer = -1;
    // A click would follow in this task.
    setTimeout(() => {
      if (this.#pointer < 0) this.#hasBegun = false;
    });
  }
}
