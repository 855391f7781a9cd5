// @ts-check
/** What the browser keeps as text. It may not allow that, or have no room. */

/**
 * Uses a storage of the browser; null if that fails.
 * @template T
 * @param {"localStorage" | "sessionStorage"} name
 * @param {(storage: Storage) => T} use
 */
export function withStorage(name, use) {
  try {
    return use(globalThis[name]);
  } catch (error) {
    console.info(error);
    return null;
  }
}
