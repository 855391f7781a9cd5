// @ts-check
/**
 * Tells the engine every few seconds that the game is on screen, and at once that the player does something there. The engine leaves out the
 * time in which the device slept or nobody was there, and pauses a timed round for it.
 */

/** What a player does, also with an input method or assistive technology. */
const acts = ["keydown", "input", "click", "pointerdown"];
/** What comes many times a second. */
const movements = ["pointermove", "wheel"];
/** How often a movement is told, and how often the page looks at the clock, in milliseconds. */
const [movementInterval, interval] = [1000, 5000];

/** @param {import("../engine/game.js").Game} game */
export function watchPresence(game) {
  let toldAt = -Infinity;
  const tell = () => {
    toldAt = performance.now();
    game.look(true);
  };
  for (const kind of acts) addEventListener(kind, tell, { capture: true });
  for (const kind of movements) {
    const listen = () => performance.now() - toldAt >= movementInterval && tell();
    addEventListener(kind, listen, { capture: true, passive: true });
  }
  const look = () => document.hidden || game.look();
  look();
  setInterval(look, interval);
}
