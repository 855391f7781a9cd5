// @ts-check
/**
 * Tells the engine every few seconds that the game is on screen, and at most once a second that the player is active.
 * The engine does not count the time in which the device slept or nobody was there, and pauses a timed round then.
 */

/** The player's actions, also through an input method or assistive technology. */
const activityEvents = ["keydown", "input", "click", "pointerdown", "pointermove", "wheel"];
/**
 * The least time between two reports of activity, and the interval between two checks of the clock, in milliseconds.
 */
const [minReportInterval, checkInterval] = [1000, 5000];

/** @param {import("../engine/game.js").Game} game */
export function watchPresence(game) {
  let reportedAt = -Infinity;
  const reportActivity = () => {
    if (performance.now() - reportedAt < minReportInterval) return;
    reportedAt = performance.now();
    game.checkPresence(true);
  };
  for (const kind of activityEvents) addEventListener(kind, reportActivity, { capture: true, passive: true });
  const checkClock = () => document.hidden || game.checkPresence();
  checkClock();
  setInterval(checkClock, checkInterval);
}
