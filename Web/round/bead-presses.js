// @ts-check
/**
 * Handles taps and drags on the beads. A tap adds the letter of a bead to the word, or removes it. Overlapping touches
 * add their letters in the order in which they began. A drag spells a word: a letter is added as soon as it is clearly
 * meant, and the word stays in the field after the drag.
 */
import { byId } from "../page/dom.js";
import { loadModule } from "../page/loading.js";
import { listenToPointers } from "./pointers.js";

/** How close to the center of another bead a pointer must come to begin a drag, in widths of the bead. */
const dragStartDistance = 0.5;

/** @typedef {import("./trace.js").Sample} Sample */
/** @typedef {import("./trace.js").BeadPosition} BeadPosition */
/**
 * @typedef {{press: import("./pointers.js").Press, letterIndex: number, samples: Sample[]}} Touch `letterIndex` is the
 *   index for the letter when the pointer went down, updated when taps add or remove letters before it
 */
/**
 * @typedef {{touch: Touch, positions: BeadPosition[], beads: number[]}} Drag `beads` are the indices of the beads whose
 *   letters the drag has added so far
 */

export class BeadPresses {
  #field;
  #beads = byId("beads");
  /**
   * The touches, in the order in which they began.
   * @type {Touch[]}
   */
  #touches = [];
  /** @type {Drag | null} */
  #drag = null;
  /**
   * The module that finds the beads that a drag means. It is loaded when a bead is touched; until then, or if loading
   * fails, there are only taps.
   * @type {typeof import("./trace.js") | null}
   */
  #trace = null;

  /** @param {import("./field.js").Field} field */
  constructor(field) {
    this.#field = field;
    listenToPointers(this.#beads, ".bead", {
      down: (press, event) => {
        void this.#loadTrace();
        this.#touches = this.#touches.filter((touch) => !touch.press.isDone);
        this.#touches.push({ press, letterIndex: field.letterCount, samples: [sample(event)] });
      },
      move: (press, event) => this.#move(press, event),
      up: (press, event) => this.#move(press, event, true),
      activate: (bead, press) => this.#tap(bead, press),
    });
  }

  async #loadTrace() {
    this.#trace ??= await loadModule("round/trace.js").catch((error) => console.info(error));
  }

  /**
   * @param {HTMLElement} bead
   * @param {import("./pointers.js").Press} [press]
   */
  #tap(bead, press) {
    const field = this.#field;
    const index = Number(bead.dataset.index);
    const touchIndex = this.#touches.findIndex((touch) => touch.press === press);
    const letterIndex = Math.min(field.letterCount, this.#touches[touchIndex]?.letterIndex ?? Infinity);
    const usedLetterIndex = field.letterIndexOf(index);
    field.toggle(index, letterIndex);
    this.#touches.forEach((touch, otherIndex) => {
      if (usedLetterIndex >= 0) touch.letterIndex -= touch.letterIndex > usedLetterIndex ? 1 : 0;
      else if (touch.letterIndex > letterIndex || (touch.letterIndex === letterIndex && otherIndex > touchIndex))
        touch.letterIndex += 1;
    });
  }

  /**
   * @param {import("./pointers.js").Press} press
   * @param {PointerEvent} event
   * @param {boolean} [isOver]
   */
  #move(press, event, isOver = false) {
    const touch = this.#touches.find((one) => one.press === press);
    if (!touch) return;
    const events = event.getCoalescedEvents?.() ?? [];
    touch.samples.push(...(events.length > 0 ? events : [event]).map(sample));
    if (this.#drag?.touch.press.isDone) this.#drag = null;
    this.#drag ??= this.#dragFrom(touch, event.pointerId);
    if (this.#drag?.touch !== touch) return;
    this.#spell(this.#drag, isOver);
    press.isDone = isOver;
  }

  /**
   * Returns the drag that a touch has begun by reaching another bead; null if it has not reached one.
   * @param {Touch} touch
   * @param {number} pointer
   * @returns {Drag | null}
   */
  #dragFrom(touch, pointer) {
    const [trace, positions] = [this.#trace, this.#beadPositions()];
    const reachedIndex = touch.samples
      .map((position) => trace?.nearestBead(position, positions, dragStartDistance) ?? -1)
      .find((index) => index >= 0 && index !== Number(touch.press.button.dataset.index));
    if (reachedIndex === undefined) return null;
    this.#beads.setPointerCapture(pointer);
    return { touch, positions, beads: [] };
  }

  /** The positions of the beads in the window. Beads that are still moving back from the field count as arrived. */
  #beadPositions() {
    const { left, top } = this.#beads.getBoundingClientRect();
    const beads = /** @type {NodeListOf<HTMLElement>} */ (this.#beads.querySelectorAll(".bead"));
    return [...beads].map(({ offsetLeft, offsetTop, offsetWidth: size }) => ({
      x: left + offsetLeft + size / 2,
      y: top + offsetTop + size / 2,
      size,
    }));
  }

  /**
   * Adds the letters of the beads that a drag means, and removes those that it no longer means. Letters that were in
   * the word before the drag are not removed.
   * @param {Drag} drag
   * @param {boolean} isOver
   */
  #spell({ touch, positions, beads }, isOver) {
    const field = this.#field;
    const intended = this.#trace?.intendedBeads(touch.samples, positions, isOver) ?? [];
    const isAvailable = (/** @type {number} */ bead) => beads.includes(bead) || field.letterIndexOf(bead) < 0;
    const next = intended.filter(isAvailable);
    const firstChange = next.findIndex((bead, position) => bead !== beads[position]);
    for (const bead of beads.splice(firstChange < 0 ? next.length : firstChange).reverse())
      if (field.letterIndexOf(bead) >= 0) field.toggle(bead);
    for (const bead of next.slice(beads.length)) {
      field.toggle(bead);
      beads.push(bead);
    }
  }
}

/**
 * @param {PointerEvent} event
 * @returns {Sample}
 */
const sample = ({ clientX, clientY, timeStamp }) => ({ x: clientX, y: clientY, time: timeStamp });
