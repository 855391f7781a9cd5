// @ts-check
/** The round that is answered, beside the one that is played: a mark on the cord where it stood after the same play time. */
import { the } from "./page.js";
import { clock } from "./timer.js";

/** @typedef {import("./block.js").View} View */

export class Rival {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * Moves the mark to where the other round stood, and again when it had come further.
   * @param {View} view
   */
  draw(view) {
    clearTimeout(this.#timer);
    const mark = the("rival");
    const { rival, round } = view;
    mark.hidden = the("rival-count").hidden = !rival;
    if (!rival) return;
    const isRunning = round.phase === "playing" && !view.time?.isPaused && !document.hidden;
    const played = isRunning ? playTime(rival) : rival.played;
    const { share, found } = pace(rival, played);
    mark.style.setProperty("--at", String(share / 1000));
    the("rival-count").textContent = `· ◆ ${found}`;
    const next = rival.paces.find(({ time }) => time > played);
    if (next && isRunning) this.#timer = setTimeout(() => this.draw(view), Math.min((next.time - played) * 100 + 20, 2 ** 31 - 1));
  }
}

/**
 * How far the other round had come after the same play time, as a sentence; nothing where none is answered.
 * @param {View} view
 * @param {import("./wording.js").Wording} wording
 */
export function paceSentence({ rival, round }, wording) {
  if (!rival) return "";
  const played = round.phase === "playing" ? playTime(rival) : rival.played;
  return wording.text("challenge.pace", pace(rival, played).found, clock(Math.floor(played)));
}

/** @param {import("./block.js").Rival} rival */
const playTime = ({ played, at }) => played + (performance.now() - at) / 100;

/**
 * @param {import("./block.js").Rival} rival
 * @param {number} played tenths of a second
 */
const pace = ({ paces }, played) => paces.filter(({ time }) => time <= played).pop() ?? { found: 0, share: 0 };
