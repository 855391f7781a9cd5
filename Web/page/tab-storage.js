// @ts-check
/**
 * What a tab remembers until it is closed, also while its page is loaded again. On a computer that a class shares, the next player begins
 * with nothing. Where the browser does not allow it, the page alone remembers it.
 */
import { withStorage } from "../engine/storage.js";

/** Other pages of the same host may keep something in the tab too. */
const prefix = "word-scramble ";

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
  withStorage("sessionStorage", (storage) => storage.setItem(prefix + key, text));
}

/**
 * Returns what is remembered under a key; null if there is nothing, or it cannot be read.
 * @param {string} key
 * @returns {any}
 */
export function remembered(key) {
  const text = inPage.get(key);
  if (text !== undefined) return JSON.parse(text);
  return withStorage("sessionStorage", (storage) => JSON.parse(storage.getItem(prefix + key) ?? "null"));
}

/**
 * Forgets what is remembered under a key.
 * @param {string} key
 */
export function forget(key) {
  inPage.delete(key);
  withStorage("sessionStorage", (storage) => storage.removeItem(prefix + key));
}

/** Forgets everything that was remembered. */
export function forgetAll() {
  inPage.clear();
  withStorage("sessionStorage", (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}
