// @ts-check
/**
 * What a tab remembers until it is closed, across reloads. On a shared school computer, the next player starts without
 * it. If the browser forbids the storage, only the page remembers it.
 */
import { withStorage } from "../engine/storage.js";

/** Other pages of the same host may store something in the tab too. */
const prefix = "word-scramble ";

/** @type {Map<string, string>} */
const inPage = new Map();

/**
 * @param {string} key
 * @param {unknown} value anything that JSON can represent
 */
export function remember(key, value) {
  const text = JSON.stringify(value);
  inPage.set(key, text);
  withStorage("sessionStorage", (storage) => storage.setItem(prefix + key, text));
}

/**
 * Returns the value under a key; null if it is missing or unreadable.
 * @param {string} key
 * @returns {any}
 */
export function remembered(key) {
  const text = inPage.get(key);
  if (text !== undefined) return JSON.parse(text);
  return withStorage("sessionStorage", (storage) => JSON.parse(storage.getItem(prefix + key) ?? "null"));
}

/** @param {string} key */
export function forget(key) {
  inPage.delete(key);
  withStorage("sessionStorage", (storage) => storage.removeItem(prefix + key));
}

export function forgetAll() {
  inPage.clear();
  withStorage("sessionStorage", (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}
