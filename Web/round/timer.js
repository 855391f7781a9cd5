// @ts-check
/** The timer of a timed round: the time left, the pause, and the end. A timed round is played in one tab at a time. */
import { announcedTimes } from "../engine/constants.js";
import * as Dialogs from "../page/dialogs.js";
import { byId } from "../page/dom.js";
import { setTabValue, tabValue } from "../page/tab-storage.js";
import { formatTime, timeLeftSentence } from "./sentences.js";

/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   state: import("../page/state.js").ObservableState,
 *   field: import("./field.js").Field,
 *   entry: import("./word-entry.js").WordEntry,
 *   announcer: import("../page/announcer.js").Announcer,
 *   notice: import("./notice.js").Notice,
 * }} Dependencies the parts of the page that the timer uses
 */

export class Timer {
  #dependencies;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #lastShownTime = Infinity;
  #lastSavedTime = Infinity;
  /**
   * The notice, after the time is up, that the player may finish the word in the field; null if it has not been shown.
   * @type {import("../page/state.js").Notice | null}
   */
  #lastWordNotice = null;
  #roundKey = "";
  /** The root of the round whose lock this tab has or waits for; empty if there is none. */
  #lockedRoot = "";
  /** False while another tab has the lock. */
  #ownsRound = true;
  /** Whether the round is paused only because a dialog covers it. The round continues once no dialog is open. */
  #isPausedForDialog = false;
  #dialog = /** @type {HTMLDialogElement} */ (byId("paused"));
  #releaseLock = () => {};

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    byId("pause").addEventListener("click", () => this.pause());
    // Every dialog covers the letters, so the clock stops while one is open. Neither event bubbles, so both listeners
    // capture the event.
    document.addEventListener("opening", ({ target }) => target !== this.#dialog && this.#pauseForDialog(), true);
    document.addEventListener("close", () => this.#resumeAfterDialog(), true);
    byId("unpause").addEventListener("click", () => Dialogs.close("paused"));
    this.#dialog.addEventListener("cancel", (event) => {
      if (!this.#ownsRound) event.preventDefault();
    });
    this.#dialog.addEventListener("close", () => this.#handleClose());
    addEventListener("pagehide", () => this.#rememberTimeLeft());
    this.#countTimeSinceSave();
    dependencies.state.subscribe(
      ({ view, wording }) => [view.time, view.round.phase, view.round.root, wording],
      () => this.#draw(),
    );
  }

  /** Remembers the time left when the page is left or reloaded, because a database write could come too late. */
  #rememberTimeLeft() {
    if (this.#time) setTabValue("time left", { round: this.#dependencies.game.view.round.key, left: this.#timeLeft });
  }

  /** After a reload, counts the time that passed between the last save and the reload. */
  #countTimeSinceSave() {
    const { game } = this.#dependencies;
    const { round, left: timeLeft } = tabValue("time left") ?? {};
    const passed = this.#timeLeft - timeLeft;
    if (this.#time?.isPaused && round === game.view.round.key && passed > 0) game.addPlayTime(Math.round(passed));
  }

  /** The time left as a sentence; empty unless a timed round is being played. */
  get sentence() {
    return this.#time ? timeLeftSentence(this.#timeLeft, this.#dependencies.state.current.wording) : "";
  }

  /** The time of the round; null if the round is untimed or is not being played. */
  get #time() {
    const { time, round } = this.#dependencies.game.view;
    return round.phase === "playing" ? time : null;
  }

  /** The time left in tenths of a second; 0 unless a timed round is being played. */
  get #timeLeft() {
    const time = this.#time;
    if (!time) return 0;
    return Math.max(0, time.isPaused ? time.remaining : time.remaining - (performance.now() - time.countedAt) / 100);
  }

  /**
   * Shows the time left, or that the round is paused or is played in another tab. Hides the timer if the round has no
   * time to show.
   */
  #draw() {
    const time = this.#time;
    const { key, root } = this.#dependencies.game.view.round;
    clearTimeout(this.#timer);
    if (key !== this.#roundKey) this.#clearLastWord();
    this.#roundKey = key;
    byId("pause").hidden = !time;
    this.#acquireLock(time ? root : "");
    byId("game").toggleAttribute("data-paused", time?.isPaused ?? false);
    const isWaiting = time !== null && ((time.isPaused && !this.#isPausedForDialog) || !this.#ownsRound);
    // The round may have been left, ended, or continued in another tab.
    if (!isWaiting) this.#dialog.close();
    if (!time) this.#clearLastWord();
    else if (isWaiting) this.#showPaused();
    else if (!time.isPaused) this.#tick();
  }

  /** The round is over, or another one has begun: the last word can no longer be finished. */
  #clearLastWord() {
    if (this.#lastWordNotice) this.#dependencies.notice.hide(this.#lastWordNotice);
    [this.#lastShownTime, this.#lastWordNotice] = [Infinity, null];
  }

  #tick() {
    // If this pauses the round, because the device has slept or the player has left, the time is drawn again.
    if (this.#dependencies.game.checkPresence()) return;
    const timeLeft = this.#timeLeft;
    this.#showTime(timeLeft);
    // Zero is not announced here: the result or, while a word is being typed, a notice announces that the time is up.
    if (timeLeft > 0 && announcedTimes.some((time) => this.#lastShownTime > time && timeLeft <= time))
      this.#dependencies.announcer.announce(this.sentence);
    this.#lastShownTime = timeLeft;
    this.#saveTime(timeLeft);
    if (timeLeft > 0) this.#timer = setTimeout(() => this.#tick(), (timeLeft % 10 || 10) * 100);
    else this.#handleTimeUp();
  }

  /**
   * Shows the time left. After each announced time, the shape of the timer shows that the time is running out.
   * @param {number} timeLeft
   */
  #showTime(timeLeft) {
    byId("time-left").textContent = formatTime(timeLeft);
    byId("pause").dataset.announced = String(announcedTimes.filter((time) => timeLeft <= time).length);
  }

  /**
   * Saves the time every five seconds, in case the browser is killed.
   * @param {number} timeLeft
   */
  #saveTime(timeLeft) {
    if (timeLeft <= 0 || Math.abs(this.#lastSavedTime - timeLeft) < 50) return;
    this.#lastSavedTime = timeLeft;
    this.#dependencies.game.act("endIfTimeIsUp");
  }

  #handleTimeUp() {
    const { game, field, notice } = this.#dependencies;
    if (field.value === "") game.act("endIfTimeIsUp");
    else this.#lastWordNotice ??= notice.notify("time.lastWord");
  }

  /** Ends the round if the time is up and the field no longer has a last word. */
  fieldChanged() {
    const { game, field } = this.#dependencies;
    if (this.#lastWordNotice && this.#time && field.value === "") game.act("endIfTimeIsUp");
  }

  pause() {
    if (this.#time) this.#dependencies.game.act("pause");
  }

  /** Pauses the round when a dialog opens above it. A round that is already paused stays paused until it is resumed. */
  #pauseForDialog() {
    if (!this.#time || this.#time.isPaused) return;
    this.#isPausedForDialog = true;
    this.pause();
  }

  /** Resumes the round when no dialog is open any longer, if it was paused only because of a dialog. */
  #resumeAfterDialog() {
    if (!this.#isPausedForDialog || document.querySelector("dialog[open]")) return;
    this.#isPausedForDialog = false;
    if (this.#time?.isPaused) this.#dependencies.game.act("resume");
  }

  #showPaused() {
    const { wording } = this.#dependencies.state.current;
    byId("paused-text").textContent = wording.text(this.#ownsRound ? "time.pausedMessage" : "time.elsewhere");
    byId("unpause").hidden = !this.#ownsRound;
    this.#showTime(this.#timeLeft);
    if (!this.#dialog.open) Dialogs.open("paused");
  }

  /**
   * Resumes the round when its dialog was closed. If another tab plays the round, opens the dialog again, because
   * browsers let a second Escape close any dialog.
   */
  #handleClose() {
    if (this.#dialog.open || !this.#time) return;
    if (!this.#ownsRound) return this.#showPaused();
    if (!this.#time.isPaused) return;
    const { game, field, entry } = this.#dependencies;
    game.act("resume");
    entry.dismiss();
    field.focus();
  }

  /**
   * Releases the previous lock, and locks the round so that no other tab plays it. If another tab has the lock, waits
   * until that tab releases it.
   * @param {string} root the root of the round; empty to only release the lock
   */
  #acquireLock(root) {
    if (root === this.#lockedRoot) return;
    this.#releaseLock();
    [this.#lockedRoot, this.#ownsRound, this.#lastShownTime] = [root, true, Infinity];
    if (root === "" || !navigator.locks) return;
    const name = `word-scramble ${root}`;
    const waitForLock = () => {
      this.#setOwnership(root, false);
      const waiting = navigator.locks.request(name, () => {
        this.#setOwnership(root, true);
        return this.#holdLock(root);
      });
      waiting.catch((error) => console.info(error));
    };
    // A browser that does not save anything for the page may also refuse locks. This tab then plays without a lock.
    const request = navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? this.#holdLock(root) : waitForLock(),
    );
    request.catch((error) => console.info(error));
  }

  /**
   * Stores whether this tab has the lock of a round, unless the round has ended or another one has begun.
   * @param {string} root
   * @param {boolean} ownsRound
   */
  #setOwnership(root, ownsRound) {
    if (this.#lockedRoot !== root) return;
    this.#ownsRound = ownsRound;
    this.#draw();
  }

  /**
   * Holds the lock until the round ends or another one begins, or releases it at once if that has already happened.
   * @param {string} root
   */
  #holdLock(root) {
    return this.#lockedRoot !== root
      ? undefined
      : new Promise((/** @type {(done: void) => void} */ done) => {
          this.#releaseLock = done;
        });
  }
}
