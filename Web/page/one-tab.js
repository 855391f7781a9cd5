// @ts-check
/** One tab plays at a time: the one that was opened last. */
import * as Dialogs from "./dialogs.js";
import { byId } from "./dom.js";

/**
 * Takes the game from another tab, until the page is left. Without locks, as on a page without HTTPS, every tab plays.
 * @param {() => void} onlost called when another tab takes the game
 */
export function takeGame(onlost) {
  const untilLeft = new Promise((resolve) => addEventListener("pagehide", resolve, { once: true }));
  navigator.locks
    ?.request("word-scramble", { steal: true }, () => untilLeft)
    .catch(({ name }) => name === "AbortError" && onlost());
  // The browser may keep a page that was left, and show it again.
  void untilLeft.then(() => addEventListener("pageshow", () => takeGame(onlost), { once: true }));
}

/** Covers the game until the player takes it back, with what the other tab has saved. */
export function showElsewhere() {
  byId("elsewhere").addEventListener("close", () => location.reload());
  Dialogs.open("elsewhere");
}
