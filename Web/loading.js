// @ts-check
/** Fetches the files of the game. */

/**
 * What preload.js has requested before the modules ran: the texts in the browser's language, and the starter if there is one for the month.
 * @typedef {{language: string, strings: Promise<Response>, starter?: Promise<Response>}} Preloaded
 */
export const preloaded = () => /** @type {{preloaded: Preloaded}} */ (/** @type {unknown} */ (globalThis)).preloaded;

/** How long a large file may take, in milliseconds. */
const timeout = 60_000;

/**
 * @param {string} path
 * @param {AbortSignal} [signal]
 */
export async function load(path, signal) {
  const response = await fetch(new URL(path, import.meta.url), { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

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
