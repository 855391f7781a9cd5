// @ts-check
/**
 * Tells the engine every few seconds that the game is on screen, and at most once a second that the player is active.
 * The engine does not count the time in which the device slept or nobody was there, and pauses a timed round then.
 */

/** The player's actions, also through an input method or assistive technology. */
const acts = ["keydown", "input", "click", "pointerdown", "pointermove", "wheel"];
/**
 * The least time between two reports of activity, and the interval between two checks of the clock, in milliseconds.
 */
const [leastPause, interval] = [1000, 5000];

/** @param {import("../engine/game.js").Game} game */
export function watchPresence(game) {
  let toldAt = -Infinity;
  const tell = () => {
    if (performance.now() - toldAt < leastPause) return;
    toldAt = performance.now();
    game.look(true);
  };
  for (const kind of acts) addEventListener(kind, tell, { capture: true, passive: true });
  const look = () => document.hidden || game.look();
  look();
  setInterval(look, interval);
}
