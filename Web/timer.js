// @ts-check
/** The time of a timed round: what is left of it, the pause, and the end. A timed round is played in one tab at a time. */
import { the } from "./page.js";
import * as Sheets from "./sheets.js";

/** When the time that is left is spoken, in tenths of a second. */
const spokenAt = [600, 300, 100];

/**
 * @typedef {{
 *   game: import("./game.js").Game,
 *   wording: () => import("./wording.js").Wording,
 *   isFieldEmpty: () => boolean,
 *   say: (sentence: string) => void,
 *   notify: (key: string) => void,
 *   hideNotice: () => void,
 *   redraw: () => void,
 *   ended: () => void,
 *   goOn: () => void,
 * }} Surroundings what the time is shown in, and what it changes
 */

export class Timer {
  #play;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** What was left when it was shown last. */
  #shown = Infinity;
  /** What was left when it was written last. */
  #written = Infinity;
  /** Whether the time is up, and the word in the field may be finished. */
  #isLastWord = false;
  /** The root of the round that this tab plays or waits for. */
  #root = "";
  /** Whether no other tab plays it. */
  #isMine = true;
  #sheet = /** @type {HTMLDialogElement} */ (the("paused"));
  #release = () => {};

  /** @param {Surroundings} play */
  constructor(play) {
    this.#play = play;
    the("pause").addEventListener("click", () => this.pause());
    the("unpause").addEventListener("click", () => Sheets.close("paused"));
    this.#sheet.addEventListener("cancel", (event) => { if (!this.#isMine) event.preventDefault(); });
    this.#sheet.addEventListener("close", () => this.#closed());
  }

  /** What is left as a sentence, or nothing in a round that is not timed. */
  get sentence() {
    return this.#time ? timeLeft(this.#left, this.#play.wording()) : "";
  }

  /** The time of the round while it is played. */
  get #time() {
    const { time, round } = this.#play.game.view;
    return round.phase === "playing" ? time : null;
  }

  /** Tenths of a second. */
  get #left() {
    const time = this.#time;
    if (!time) return 0;
    return Math.max(0, time.isPaused ? time.left : time.left - (performance.now() - time.at) / 100);
  }

  /** Shows the time of the round as it is now, or that it is paused. */
  draw() {
    const time = this.#time;
    clearTimeout(this.#timer);
    the("pause").hidden = !time;
    this.#hold(time ? this.#play.game.view.round.root : "");
    the("game").toggleAttribute("data-paused", time?.isPaused ?? false);
    const waits = time !== null && (time.isPaused || !this.#isMine);
    // The round may have been left, ended or gone on with elsewhere.
    if (!waits) this.#sheet.close();
    if (!time) this.#leave();
    else if (waits) this.#showPaused();
    else this.#tick();
  }

  /** The round is over or another one; nothing is to be finished any more. */
  #leave() {
    if (this.#isLastWord) this.#play.hideNotice();
    [this.#shown, this.#isLastWord] = [Infinity, false];
  }

  #tick() {
    const left = this.#left;
    the("time-left").textContent = clock(left);
    if (spokenAt.some((time) => this.#shown > time && left <= time)) this.#play.say(this.sentence);
    this.#shown = left;
    this.#write(left);
    if (left > 0) this.#timer = setTimeout(() => this.#tick(), (left % 10 || 10) * 100);
    else this.#timeIsUp();
  }

  /**
   * Writes the time every five seconds: where a page is loaded again it is too late for that.
   * @param {number} left
   */
  #write(left) {
    if (left <= 0 || Math.abs(this.#written - left) < 50) return;
    this.#written = left;
    this.#play.game.endIfTimeIsUp();
  }

  #timeIsUp() {
    if (this.#play.isFieldEmpty()) return this.#end();
    if (!this.#isLastWord) this.#play.notify("timed.lastWord");
    this.#isLastWord = true;
  }

  /** The word that might still be finished was deleted. */
  fieldChanged() {
    if (this.#isLastWord && this.#time && this.#play.isFieldEmpty()) this.#end();
  }

  #end() {
    this.#play.game.endIfTimeIsUp();
    this.#play.redraw();
    this.#play.ended();
  }

  pause() {
    if (!this.#time) return;
    this.#play.game.pause();
    this.#play.redraw();
  }

  #showPaused() {
    const { wording } = this.#play;
    the("paused-text").textContent = wording().text(this.#isMine ? "timed.pausedMessage" : "timed.elsewhere");
    the("unpause").hidden = !this.#isMine;
    the("time-left").textContent = clock(this.#left);
    if (!this.#sheet.open) Sheets.open("paused");
  }

  /** Goes on with the round. Where another tab plays it the sheet comes back, for a browser lets a second Escape close any. */
  #closed() {
    if (this.#sheet.open || !this.#time) return;
    if (!this.#isMine) return this.#showPaused();
    if (!this.#time.isPaused) return;
    this.#play.game.resume();
    this.#play.redraw();
    this.#play.goOn();
  }

  /**
   * Takes care that no other tab plays the round, and lets go of the one before.
   * @param {string} root
   */
  #hold(root) {
    if (root === this.#root) return;
    this.#release();
    [this.#root, this.#isMine, this.#shown] = [root, true, Infinity];
    if (root === "" || !navigator.locks) return;
    const name = `word-scramble ${root}`;
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return this.#keep(root);
      this.#tell(root, false);
      void navigator.locks.request(name, () => {
        this.#tell(root, true);
        return this.#keep(root);
      });
    });
  }

  /**
   * Notes whether this tab plays the round, unless another one has begun.
   * @param {string} root
   * @param {boolean} isMine
   */
  #tell(root, isMine) {
    if (this.#root !== root) return;
    this.#isMine = isMine;
    this.#play.redraw();
  }

  /**
   * Keeps other tabs from playing the round until another one begins.
   * @param {string} root
   */
  #keep(root) {
    return this.#root !== root ? undefined : new Promise((/** @type {(done: void) => void} */ done) => { this.#release = done; });
  }
}

/**
 * A time as minutes and seconds.
 * @param {number} tenths
 */
export function clock(tenths) {
  const seconds = Math.ceil(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * @param {number} tenths
 * @param {import("./wording.js").Wording} wording
 */
function timeLeft(tenths, wording) {
  const seconds = Math.ceil(tenths / 10);
  return seconds <= 60 ? wording.text("timed.secondsLeft", seconds) : wording.text("timed.minutesLeft", Math.ceil(seconds / 60));
}
