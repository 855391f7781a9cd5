// @ts-check
/** Makes the items of a container a single Tab stop, in which keys move the focus (roving tabindex). */

/** Where arrow keys move the focus, from an index in a list of `count` items. */
export const arrowSteps = /** @type {Record<string, (index: number, count: number) => number>} */ ({
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
});

/**
 * Whether a key is meant for the browser or for a composing keyboard. 229 is the Enter with which Safari ends a
 * composition.
 * @param {KeyboardEvent} event
 */
export const isForBrowser = (event) =>
  event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey;

/**
 * @param {HTMLElement} container
 * @param {string} selector of its items; the focused one becomes the Tab stop
 * @param {(key: string, index: number, items: HTMLElement[]) => number | undefined} step the index of the item to which
 *   a key moves the focus; undefined if the key means something else; the index may not exist
 */
export function addRovingTabStop(
  container,
  selector,
  step = (key, index, { length }) => arrowSteps[key]?.(index, length),
) {
  const currentItems = () => /** @type {HTMLElement[]} */ ([...container.querySelectorAll(selector)]);
  container.addEventListener("focusin", ({ target }) => {
    const items = currentItems();
    if (items.includes(/** @type {HTMLElement} */ (target))) setTabStop(items, target);
  });
  container.addEventListener("keydown", (event) => {
    const items = currentItems();
    const index = items.indexOf(/** @type {HTMLElement} */ (event.target));
    const next = index < 0 || isForBrowser(event) ? undefined : step(event.key, index, items);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  });
}

/**
 * @param {HTMLElement[]} items
 * @param {EventTarget | null} stop the item that the Tab key reaches
 */
export function setTabStop(items, stop) {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}
