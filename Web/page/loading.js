// @ts-check
/** Fetches the files of the game. */

/**
 * What preload.js knows and has requested before the modules ran: the folder of this version of the page, the languages that it has, the
 * texts in the browser's language, the starter if there is one for the month, and whether it says that the browser is too old.
 * @typedef {{folder: string, languages: string[], language: string, strings: Promise<Response>, starter?: Promise<Response>,
 *   isTooOld: boolean}} Preloaded
 */
export const preloaded = () => /** @type {{preloaded: Preloaded}} */ (/** @type {unknown} */ (globalThis)).preloaded;

/** How long a large file may take, in milliseconds. */
const timeout = 60_000;

/**
 * The address of a file of this version of the page.
 * @param {string} path
 */
export const fileAddress = (path) => new URL(path, preloaded().folder).href;

/**
 * @param {string} path
 * @param {AbortSignal} [signal]
 */
export async function load(path, signal) {
  const response = await fetch(fileAddress(path), { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * Loads a module that the first word does not need.
 * @param {string} path
 */
export const loadModule = (path) => import(fileAddress(path));

/** @param {string} path */
export async function loadBytes(path) {
  // A download that stalls is aborted, so that it can be started again.
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), timeout);
  try {
    return new Uint8Array(await (await load(path, control.signal)).arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The part of the word list for the player's month, which preload.js has asked for; nothing if there is none. A page that is cached for
 * offline use has the full list at hand instead.
 * @returns {Promise<Uint8Array | null>}
 */
export async function loadStarter() {
  const response = await preloaded().starter?.catch(() => null);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}
