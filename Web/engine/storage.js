// @ts-check
/** The browser's storage for texts, which may be forbidden or full. */

/**
 * Uses a storage of the browser; returns null if that fails.
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
