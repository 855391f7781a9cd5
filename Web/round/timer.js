// @ts-check
/** The timer of a timed round: the cover until the player starts the clock, the time left, and the end. */
import { announcedTimes } from "../engine/constants.js";
import * as Dialogs from "../page/dialogs.js";
import { byId, setText } from "../page/dom.js";
import { formatTime, timeLeftSentence } from "./sentences.js";

/** @typedef {import("../engine/engine.js").View} View */
/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   state: import("../page/state.js").ObservableState,
 *   field: import("./field.js").Field,
 *   entry: import("./word-entry.js").WordEntry,
 *   announcer: import("../page/announcer.js").Announcer,
 *   notice: import("./notice.js").Notice,
 *   roundSwitcher: import("./round-switcher.js").RoundSwitcher,
 * }} Dependencies the parts of the page that the timer uses
 */

/**
 * Whether the clock of a timed round runs.
 * @param {View} view
 */
export const isClockRunning = ({ round, time }) => time !== null && !time.isCovered && !round.isEnded;

export class Timer {
  #dependencies;
  #cover = byId("cover");
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #interval;
  #lastShownTime = Infinity;
  /**
   * The notice, after the time is up, that the player may finish the word in the field; null if it has not been shown.
   * @type {import("../page/state.js").Notice | null}
   */
  #lastWordNotice = null;
  #roundKey = "";

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    const { game, state } = dependencies;
    byId("start-clock").addEventListener("click", () => this.#startClock());
    byId("leave-cover").addEventListener("click", () => Dialogs.close("cover"));
    this.#cover.addEventListener("close", () => this.#leaveCovered());
    addEventListener("visibilitychange", () => {
      if (document.hidden) this.#stopClock();
    });
    game.onleave = () => this.#stopClock();
    state.subscribe(
      ({ view }) => [view.time, view.round],
      ({ view }) => this.#draw(view),
    );
    state.subscribe(
      ({ view }) => [isClockRunning(view)],
      ({ view }) => {
        clearInterval(this.#interval);
        if (isClockRunning(view)) this.#interval = setInterval(() => this.#tick(), 1000);
      },
    );
  }

  /** The time left as a sentence; empty unless a timed round is being played. */
  get sentence() {
    const { view, wording } = this.#dependencies.state.current;
    return view.time && !view.round.isEnded ? timeLeftSentence(view.time.remaining, wording) : "";
  }

  /** @param {View} view */
  #draw({ round, time }) {
    const isPlaying = time !== null && !round.isEnded;
    const isCovered = isPlaying && time.isCovered;
    if (round.key !== this.#roundKey || !isPlaying) this.#clearLastWord();
    this.#roundKey = round.key;
    byId("time-left").hidden = !isPlaying;
    byId("game").toggleAttribute("data-covered", isCovered);
    if (isPlaying) this.#showTime(time.remaining);
    if (!isCovered) this.#cover.close();
    else if (!this.#cover.open) Dialogs.open("cover");
    if (isPlaying && !isCovered) this.#announce(time.remaining);
  }

  /** The round is over, or another one has begun: the last word can no longer be finished. */
  #clearLastWord() {
    if (this.#lastWordNotice) this.#dependencies.notice.hide(this.#lastWordNotice);
    this.#lastWordNotice = null;
    this.#lastShownTime = Infinity;
  }

  /**
   * Shows the time left. After each announced time, the shape of the timer shows that the time is running out.
   * @param {number} timeLeft
   */
  #showTime(timeLeft) {
    setText("time-left", formatTime(timeLeft));
    byId("time-left").dataset.announced = String(announcedTimes.filter((time) => timeLeft <= time).length);
  }

  /**
   * Announces that time is running out. When it is up, the result announces that or, while a word is being typed, a
   * notice.
   * @param {number} timeLeft
   */
  #announce(timeLeft) {
    const { announcer, notice } = this.#dependencies;
    if (timeLeft === 0) this.#lastWordNotice ??= notice.notify("time.lastWord");
    else if (announcedTimes.some((time) => this.#lastShownTime > time && timeLeft <= time))
      announcer.announce(this.sentence);
    this.#lastShownTime = timeLeft;
  }

  #tick() {
    const { game, field } = this.#dependencies;
    game.act("tick", field.value === "" ? 0 : 1);
  }

  /** Ends the round if the time is up and the field no longer has a last word. */
  fieldChanged() {
    if (this.#lastWordNotice && this.#dependencies.field.value === "") this.#tick();
  }

  #startClock() {
    const { game, field, entry } = this.#dependencies;
    game.act("startClock");
    entry.dismiss();
    field.focus();
  }

  /** Opens today's puzzle when the cover was closed and the clock does not run. */
  #leaveCovered() {
    const { game, roundSwitcher } = this.#dependencies;
    if (game.view.time?.isCovered && !this.#cover.open) void roundSwitcher.playToday();
  }

  #stopClock() {
    const { game } = this.#dependencies;
    if (isClockRunning(game.view)) game.act("stopClock");
  }
}
