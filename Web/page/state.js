// @ts-check
/**
 * What the page shows, in one place. A part of the page subscribes to the values that it draws, and draws itself when one of them has
 * changed: once, at the end of the task that changed them, before the browser paints.
 */

/** @typedef {import("../engine/reply.js").View} View */
/** @typedef {import("../engine/reply.js").FoundWord} FoundWord */
/**
 * @typedef {{
 *   view: View,
 *   overview: View | null,
 *   settings: import("./settings.js").Settings,
 *   wording: import("./wording.js").Wording,
 *   highlight: Highlight,
 *   notice: Notice | null,
 *   refusal: Refusal | null,
 *   switches: number,
 *   minute: number,
 *   isUpdateReady: boolean,
 * }} Shown `overview` is the reply about the other rounds, null until it is there; `switches` is how often the
 *   player has switched to another round; `minute` is the one of the clock
 */
/**
 * @typedef {{
 *   newest?: FoundWord & {isNewRank: boolean},
 *   beads?: import("../round/motion.js").BeadCopy | null,
 *   marked?: string,
 * }} Highlight the word just found and a copy of its beads, which fly to the list, or a word that the list points at
 */
/** @typedef {{text: import("./wording.js").Said, kind?: "allFound" | "missedYesterday"}} Notice */
/** @typedef {{code: import("../engine/exports").RefusalCode, payload: number[], root: string}} Refusal why a word of a root is refused */
/** @typedef {{select: (shown: Shown) => readonly unknown[], draw: (shown: Shown) => void, drawn: readonly unknown[] | null}} Part */

export class State {
  #shown;
  /** @type {Part[]} */
  #parts = [];
  #isScheduled = false;

  /** @param {Shown} shown at first */
  constructor(shown) {
    this.#shown = shown;
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
   * Lets a part draw itself, the first time at the end of this task.
   * @param {(shown: Shown) => readonly unknown[]} select the values that it draws; one that is the same object is unchanged
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

  /** Draws what has changed. An error in one part is reported, and the others are drawn all the same. */
  #draw() {
    this.#isScheduled = false;
    for (const part of this.#parts) {
      const values = part.select(this.#shown);
      if (part.drawn?.every((value, index) => Object.is(value, values[index]))) continue;
      part.drawn = values;
      try {
        part.draw(this.#shown);
      } catch (error) {
        reportError(error);
      }
    }
  }
}

/**
 * A value in which every part that has not changed is the same object as before, so that its identity tells whether it has changed.
 * @template Value
 * @param {unknown} before
 * @param {Value} value made of plain objects and arrays; others are compared by identity
 * @returns {Value}
 */
export function keepUnchanged(before, value) {
  if (Object.is(before, value) || typeof value !== "object" || value === null) return value;
  const [old, next] = /** @type {Record<string, unknown>[]} */ ([before, value]);
  if (typeof before !== "object" || before === null || Object.getPrototypeOf(before) !== Object.getPrototypeOf(value))
    return value;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
  const [keys, oldKeys] = [Object.keys(next), Object.keys(old)];
  const kept = Object.fromEntries(keys.map((key) => [key, keepUnchanged(old[key], next[key])]));
  if (keys.length === oldKeys.length && keys.every((key) => kept[key] === old[key] && key in old))
    return /** @type {Value} */ (before);
  return /** @type {Value} */ (Array.isArray(value) ? Object.values(kept) : kept);
}
