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
 * }} Dependencies what the time is shown in, and what it changes
 */

export class Timer {
  #dependencies;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #lastShownTime = Infinity;
  #lastSavedTime = Infinity;
  /**
   * Once the time is up, the notice that the player may finish the word in the field.
   * @type {import("../page/state.js").Notice | null}
   */
  #lastWordNotice = null;
  #roundKey = "";
  /** The root of the round whose lock this tab has or waits for. */
  #lockedRoot = "";
  /** Whether no other tab has the lock. */
  #ownsRound = true;
  /** Whether the round is paused only because a dialog covers it. It continues once no dialog is open. */
  #isPausedForDialog = false;
  #dialog = /** @type {HTMLDialogElement} */ (byId("paused"));
  #releaseLock = () => {};

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    byId("pause").addEventListener("click", () => this.pause());
    // Every dialog covers the letters, so the clock stops. Neither event bubbles.
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

  /** After a reload, counts the time that had passed since the last save. */
  #countTimeSinceSave() {
    const { game } = this.#dependencies;
    const { round, left: timeLeft } = tabValue("time left") ?? {};
    const passed = this.#timeLeft - timeLeft;
    if (this.#time?.isPaused && round === game.view.round.key && passed > 0) game.addPlayTime(Math.round(passed));
  }

  /** The time left as a sentence; empty in an untimed round. */
  get sentence() {
    return this.#time ? timeLeftSentence(this.#timeLeft, this.#dependencies.state.current.wording) : "";
  }

  /** The time of the round while it is played. */
  get #time() {
    const { time, round } = this.#dependencies.game.view;
    return round.phase === "playing" ? time : null;
  }

  /** The time left in tenths of a second. */
  get #timeLeft() {
    const time = this.#time;
    if (!time) return 0;
    return Math.max(0, time.isPaused ? time.remaining : time.remaining - (performance.now() - time.countedAt) / 100);
  }

  /** Shows the current time of the round, or that it is paused. */
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
    // If the device has slept, the round is paused.
    if (this.#dependencies.game.checkPresence()) return;
    const timeLeft = this.#timeLeft;
    this.#showTime(timeLeft);
    // The result says that the time is up or, while a word is being typed, a notice does.
    if (timeLeft > 0 && announcedTimes.some((time) => this.#lastShownTime > time && timeLeft <= time))
      this.#dependencies.announcer.announce(this.sentence);
    this.#lastShownTime = timeLeft;
    this.#saveTime(timeLeft);
    if (timeLeft > 0) this.#timer = setTimeout(() => this.#tick(), (timeLeft % 10 || 10) * 100);
    else this.#handleTimeUp();
  }

  /**
   * Shows the time left. Once a time has been announced, a shape shows that it is running out.
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

  /** Ends the round if the last word was deleted. */
  fieldChanged() {
    const { game, field } = this.#dependencies;
    if (this.#lastWordNotice && this.#time && field.value === "") game.act("endIfTimeIsUp");
  }

  pause() {
    if (this.#time) this.#dependencies.game.act("pause");
  }

  /** A dialog opens above the round. A round that is already paused waits for the player. */
  #pauseForDialog() {
    if (!this.#time || this.#time.isPaused) return;
    this.#isPausedForDialog = true;
    this.pause();
  }

  /** A dialog was closed. The round continues if it was paused only for that dialog. */
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
   * Continues the round. If another tab plays it, the dialog opens again: browsers let a second Escape close any
   * dialog.
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
   * Locks the round, so that no other tab plays it, and releases the previous lock.
   * @param {string} root
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
    // A browser that saves nothing for the page may refuse locks too. Then no other tab has the round.
    const request = navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? this.#holdLock(root) : waitForLock(),
    );
    request.catch((error) => console.info(error));
  }

  /**
   * Notes whether this tab has the lock, unless another round has begun.
   * @param {string} root
   * @param {boolean} ownsRound
   */
  #setOwnership(root, ownsRound) {
    if (this.#lockedRoot !== root) return;
    this.#ownsRound = ownsRound;
    this.#draw();
  }

  /**
   * Holds the lock until another round begins.
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
