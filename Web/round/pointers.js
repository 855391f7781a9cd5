// @ts-check
/**
 * Buttons that handle each pointer independently. A button acts when a pointer is lifted on the button where it went
 * down, whatever other pointers do meanwhile. A browser sends no click if touches overlap, so typing with two thumbs
 * would lose letters. Clicks from a keyboard or from assistive technology come without a pointer, and are also handled.
 */

/**
 * @typedef {{button: HTMLElement, isDone: boolean, clientX: number, clientY: number}} Press a pointer that went down on
 *   a button, and the position where it went down; once `isDone` is true, the pointer has no further effect
 */
/**
 * @typedef {{
 *   activate: (button: HTMLElement, press?: Press) => unknown,
 *   down?: (press: Press, event: PointerEvent) => unknown,
 *   move?: (press: Press, event: PointerEvent) => unknown,
 *   up?: (press: Press, event: PointerEvent) => unknown,
 * }} Handlers `activate` is called after `up`; it has no press if a click came without a pointer
 */

/**
 * How far outside its button a pointer still counts as lifted on the button and, if the button has moved, how far from
 * where the pointer went down, in pixels.
 */
const margin = 8;
/** How long after a pointer is lifted the browser may send the click, in milliseconds. */
const maxClickDelay = 700;
const eventTypes = /** @type {const} */ (["pointermove", "pointerup", "pointercancel"]);

/**
 * Calls the handlers for the buttons in an element.
 * @param {HTMLElement} element
 * @param {string} selector
 * @param {Handlers} handlers
 */
export function listenToPointers(element, selector, { activate, down, move, up }) {
  /** @type {Map<number, Press>} by the ID of the pointer */
  const presses = new Map();
  /** @type {WeakMap<Element, number>} when the last pointer that went down on the button was lifted */
  const liftedAt = new WeakMap();
  const closestButton = (/** @type {Event} */ { target }) => {
    const found = target instanceof Element ? target.closest(selector) : null;
    return found instanceof HTMLElement ? found : null;
  };
  /** @param {PointerEvent} event */
  const handlePointer = (event) => {
    const press = presses.get(event.pointerId);
    if (!press) return;
    if (event.type === "pointermove" && event.buttons !== 0) return press.isDone ? undefined : move?.(press, event);
    presses.delete(event.pointerId);
    if (event.type === "pointerup") {
      liftedAt.set(press.button, event.timeStamp);
      if (!press.isDone) up?.(press, event);
      if (!press.isDone && isOnButton(press, event)) activate(press.button, press);
    }
    // A move without a pressed button means that the mouse button was released outside the window, without an event.
    press.isDone = true;
    if (presses.size === 0) for (const kind of eventTypes) removeEventListener(kind, handlePointer);
  };
  element.addEventListener("pointerdown", (event) => {
    const button = closestButton(event);
    if (!button || event.button !== 0) return;
    for (const kind of eventTypes) addEventListener(kind, handlePointer);
    const { clientX, clientY } = event;
    const press = { button, isDone: false, clientX, clientY };
    presses.set(event.pointerId, press);
    down?.(press, event);
  });
  element.addEventListener("click", (event) => {
    const button = closestButton(event);
    if (!button) return;
    const isFromPointer = event.detail > 0 && event.timeStamp - (liftedAt.get(button) ?? -Infinity) < maxClickDelay;
    if (!isFromPointer) activate(button);
  });
}

/**
 * @param {Press} press
 * @param {{clientX: number, clientY: number}} place where the pointer was lifted
 */
function isOnButton({ button, clientX: startX, clientY: startY }, { clientX, clientY }) {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isInside =
    clientX >= left - margin && clientX <= right + margin && clientY >= top - margin && clientY <= bottom + margin;
  return button.isConnected && (isInside || Math.hypot(clientX - startX, clientY - startY) <= margin);
}
