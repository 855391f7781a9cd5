// @ts-check
/** Keeps the screen awake for a time, where the browser can. If it refuses, the screen sleeps as usual. */

/** @typedef {{release: () => Promise<void>}} Lock */
/** @typedef {{wakeLock?: {request: (kind: "screen") => Promise<Lock>}}} Screen what a browser may lack */

export class WakeLock {
  /** When the screen may sleep again, in milliseconds of `performance.now()`. */
  #endTime = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Promise<Lock | null | undefined> | null} */
  #lock = null;
  // The browser releases the lock of a hidden page, so it is requested again when the page becomes visible.
  #visibilityListener = () => this.#update();

  /** @param {number} milliseconds from now; 0 to release it */
  hold(milliseconds) {
    this.#endTime = performance.now() + milliseconds;
    clearTimeout(this.#timer);
    if (milliseconds > 0) document.addEventListener("visibilitychange", this.#visibilityListener);
    else document.removeEventListener("visibilitychange", this.#visibilityListener);
    if (milliseconds > 0) this.#timer = setTimeout(() => this.hold(0), milliseconds);
    this.#update();
  }

  #update() {
    if (!document.hidden && performance.now() < this.#endTime) {
      const { wakeLock } = /** @type {Screen} */ (navigator);
      this.#lock ??= Promise.resolve(wakeLock?.request("screen")).catch(() => null);
    } else {
      void this.#lock?.then((lock) => lock?.release()).catch((error) => console.info(error));
      this.#lock = null;
    }
  }
}
