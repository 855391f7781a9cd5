// @ts-check
/**
 * What a tab remembers until it is closed, across reloads. On a shared computer, the next player starts without it. If
 * the browser forbids the storage, only the page remembers it.
 */
import { withStorage } from "../engine/storage.js";

/** Other pages of the same host may store something in the tab too. */
const keyPrefix = "word-scramble ";

/** @type {Map<string, string>} */
const pageValues = new Map();

/**
 * @param {string} key
 * @param {unknown} value anything that JSON can represent
 */
export function setTabValue(key, value) {
  const text = JSON.stringify(value);
  pageValues.set(key, text);
  withStorage("sessionStorage", (storage) => storage.setItem(keyPrefix + key, text));
}

/**
 * Returns the value under a key; null if it is missing or unreadable.
 * @param {string} key
 * @returns {any}
 */
export function tabValue(key) {
  const text = pageValues.get(key);
  if (text !== undefined) return JSON.parse(text);
  return withStorage("sessionStorage", (storage) => JSON.parse(storage.getItem(keyPrefix + key) ?? "null"));
}

/** @param {string} key */
export function removeTabValue(key) {
  pageValues.delete(key);
  withStorage("sessionStorage", (storage) => storage.removeItem(keyPrefix + key));
}

export function clearTabStorage() {
  pageValues.clear();
  withStorage("sessionStorage", (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(keyPrefix)) storage.removeItem(key);
  });
}
