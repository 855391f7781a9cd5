// @ts-check
/**
 * What a tab remembers until it is closed, also while its page is loaded again. On a computer that a class shares, the next player begins
 * with nothing. Where the browser does not allow it, the page alone remembers it.
 */

/** @type {Map<string, string>} */
const inPage = new Map();

/**
 * Remembers a value under a key.
 * @param {string} key
 * @param {unknown} value anything that JSON can hold
 */
export function remember(key, value) {
  const text = JSON.stringify(value);
  inPage.set(key, text);
  withStorage((storage) => storage.setItem(key, text));
}

/**
 * Returns what is remembered under a key, or null.
 * @param {string} key
 * @returns {any}
 */
export function remembered(key) {
  const text = inPage.get(key) ?? withStorage((storage) => storage.getItem(key));
  return text ? JSON.parse(text) : null;
}

/** Forgets everything that was remembered. */
export function forgetAll() {
  inPage.clear();
  withStorage((storage) => storage.clear());
}

/**
 * @template T
 * @param {(storage: Storage) => T} use
 */
function withStorage(use) {
  try {
    return use(sessionStorage);
  } catch (error) {
    console.info(error);
    return null;
  }
}
