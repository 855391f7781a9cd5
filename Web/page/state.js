// @ts-check
/**
 * The state that the page shows, in one place. A part of the page subscribes to the values that it draws. It redraws
 * itself when one of them has changed: once, at the end of the task and before the browser paints.
 */

/** @typedef {import("../engine/engine.js").View} View */
/**
 * @typedef {{ view: View, overview: import("../engine/exports").OverviewMessage | null, settings:
 *   import("./settings.js").Settings, wording: import("./wording.js").Wording, highlight: Highlight, notice: Notice |
 *   null, refusal: Refusal | null, finaleRoundKey: string, minute: number, isUpdateReady: boolean, }} PageState
 *   `overview` is the reply about the other rounds, null until it is there; `finaleRoundKey` is the key of the round whose
 *   last common word was just found; `minute` is the one of the clock
 */
/**
 * @typedef {{
 *   newest?: import("../engine/exports").NewFoundWordMessage,
 *   beads?: import("../round/motion.js").BeadCopy | null,
 *   markedWord?: string,
 * }} Highlight the word just found and a copy of its beads, which fly to the list, or a word that the list points at
 */
/**
 * @typedef {{
 *   makeText: (wording: import("./wording.js").Wording) => import("./wording.js").PlayerText,
 *   kind?: "allFound",
 * }} Notice `makeText` returns the text in the language of a wording
 */
/**
 * @typedef {{code: import("../engine/exports").Rejection, payload: number[], root: string}} Refusal why a word of a root
 *   is refused
 */
/**
 * @typedef {{select: (current: PageState) => readonly unknown[], draw: (current: PageState) => void, drawnValues:
 *   readonly unknown[] | null}} Subscriber
 */

export class ObservableState {
  /** @type {PageState} */
  #current;
  /** @type {Subscriber[]} */
  #subscribers = [];
  #isScheduled = false;

  /**
   * @param {View} view
   * @param {PageState["settings"]} settings
   * @param {PageState["wording"]} wording
   */
  constructor(view, settings, wording) {
    this.#current = {
      view,
      overview: null,
      settings,
      wording,
      highlight: {},
      notice: null,
      refusal: null,
      finaleRoundKey: "",
      minute: 0,
      isUpdateReady: false,
    };
  }

  /** @returns {Readonly<PageState>} */
  get current() {
    return this.#current;
  }

  /** @param {Partial<PageState>} change */
  update(change) {
    this.#current = { ...this.#current, ...change };
    this.#schedule();
  }

  /**
   * Lets a part draw itself, first at the end of this task.
   * @param {(current: PageState) => readonly unknown[]} select the values that it draws; the same object counts as
   *   unchanged
   * @param {(current: PageState) => void} draw
   */
  subscribe(select, draw) {
    this.#subscribers.push({ select, draw, drawnValues: null });
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
    for (const subscriber of this.#subscribers) {
      try {
        const values = subscriber.select(this.#current);
        if (subscriber.drawnValues?.every((value, index) => Object.is(value, values[index]))) continue;
        subscriber.drawnValues = values;
        subscriber.draw(this.#current);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
