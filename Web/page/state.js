// @ts-check
/**
 * The state that the page shows, in one place. A part of the page subscribes to the values that it draws. It redraws
 * itself when one of them has changed: once, at the end of the task and before the browser paints.
 */

/** @typedef {import("../engine/engine.js").View} View */
/**
 * @typedef {{ view: View, overview: import("../engine/exports").OverviewMessage | null, settings:
 *   import("./settings.js").Settings, wording: import("./wording.js").Wording, highlight: Highlight, notice: Notice |
 *   null, refusal: Refusal | null, returns: number, finale: string, minute: number, isUpdateReady: boolean, }} Shown
 *   `overview` is the reply about the other rounds, null until it is there; `returns` is how often a challenge has led
 *   to the round that was on screen anyway; `finale` is the key of the round whose last common word was just found;
 *   `minute` is the one of the clock
 */
/**
 * @typedef {{
 *   newest?: import("../engine/exports").NewFindMessage,
 *   beads?: import("../round/motion.js").BeadCopy | null,
 *   marked?: string,
 * }} Highlight the word just found and a copy of its beads, which fly to the list, or a word that the list points at
 */
/**
 * @typedef {{
 *   say: (wording: import("./wording.js").Wording) => import("./wording.js").Said,
 *   kind?: "allFound" | "untilEntered" | "untilFound" | "framed",
 * }} Notice says its text in any language
 */
/**
 * @typedef {{code: import("../engine/exports").Rejection, payload: number[], root: string, tried:
 *   import("../engine/exports").TriedMessage | null}} Refusal why a word of a root is refused, and what is known about
 *   an unknown one
 */
/**
 * @typedef {{select: (shown: Shown) => readonly unknown[], draw: (shown: Shown) => void, drawn: readonly unknown[] |
 *   null}} Part
 */

export class State {
  /** @type {Shown} */
  #shown;
  /** @type {Part[]} */
  #parts = [];
  #isScheduled = false;

  /**
   * @param {View} view
   * @param {Shown["settings"]} settings
   * @param {Shown["wording"]} wording
   */
  constructor(view, settings, wording) {
    this.#shown = {
      view,
      overview: null,
      settings,
      wording,
      highlight: {},
      notice: null,
      refusal: null,
      returns: 0,
      finale: "",
      minute: 0,
      isUpdateReady: false,
    };
  }

  /** @returns {Readonly<Shown>} */
  get shown() {
    return this.#shown;
  }

  /** @param {Partial<Shown>} change */
  update(change) {
    this.#shown = { ...this.#shown, ...change };
    this.#schedule();
  }

  /**
   * Lets a part draw itself, first at the end of this task.
   * @param {(shown: Shown) => readonly unknown[]} select the values that it draws; the same object counts as unchanged
   * @param {(shown: Shown) => void} draw
   */
  subscribe(select, draw) {
    this.#parts.push({ select, draw, drawn: null });
    this.#schedule();
  }

  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => this.#draw());
  }

  /** Draws what has changed. An error in one part is reported, and the others are still drawn. */
  #draw() {
    this.#isScheduled = false;
    for (const part of this.#parts) {
      try {
        const values = part.select(this.#shown);
        if (part.drawn?.every((value, index) => Object.is(value, values[index]))) continue;
        part.drawn = values;
        part.draw(this.#shown);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
