// @ts-check
/** The rival: the other round of a challenge. A mark on the cord shows its progress after the same play time. */
import { byId } from "../page/dom.js";

/** @typedef {import("../engine/engine.js").View} View */

/** The longest time that `setTimeout` can wait, in milliseconds. */
const maxTimeout = 2 ** 31 - 1;

export class Rival {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import("../page/state.js").ObservableState} state */
  constructor(state) {
    state.subscribe(
      ({ view }) => [view.rival, view.round.phase, view.time],
      ({ view }) => this.#draw(view),
    );
  }

  /**
   * Moves the mark to the other round's progress, and again when that changes. Hides the mark without a challenge.
   * @param {View} view
   */
  #draw(view) {
    clearTimeout(this.#timer);
    const [mark, count, other] = [byId("rival"), byId("rival-count"), otherRound(view)];
    mark.hidden = count.hidden = !other;
    if (!other) return;
    mark.style.setProperty("--at", String(other.share / 1000));
    count.textContent = `◆ ${other.found}`;
    const next = view.rival?.paces.find(({ time }) => time > other.played);
    if (!next || !other.isRunning) return;
    this.#timer = setTimeout(() => this.#draw(view), Math.min((next.time - other.played) * 100 + 20, maxTimeout));
  }
}

/**
 * The other round's progress after the current play time; null without a challenge. The play time is in tenths of a
 * second.
 * @param {View} view
 */
export function otherRound({ rival, round, time }) {
  if (!rival) return null;
  const isRunning = round.phase === "playing" && !time?.isPaused && !globalThis.document?.hidden;
  const played = isRunning ? rival.played + (performance.now() - rival.countedAt) / 100 : rival.played;
  const { found, share } = rival.paces.filter((pace) => pace.time <= played).pop() ?? { found: 0, share: 0 };
  return { found, share, played, isRunning };
}
