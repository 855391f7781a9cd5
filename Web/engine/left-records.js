// @ts-check
/**
 * Records that were not on disk when the page was left, for instance right after a word. The browser aborts the
 * transactions of a page that is left, but what the page writes to `localStorage` at that moment stays. The next page
 * saves these records.
 */
import { withStorage } from "./storage.js";

/** @typedef {[key: string, text: string]} KeyAndText */

/** The start of the names in `localStorage`, which other pages of the same host also use. */
const storagePrefix = "word-scramble left ";

/** @param {ReadonlyMap<string, string>} records by key */
export function leaveRecords(records) {
  // Two tabs may be closed at the same moment.
  const name = `${storagePrefix}${Date.now()} ${Math.random()}`;
  if (records.size > 0) withStorage("localStorage", (storage) => storage.setItem(name, JSON.stringify([...records])));
}

/** What earlier pages have left, by name. */
export function leftRecords() {
  const names = withStorage("localStorage", (storage) => Object.keys(storage)) ?? [];
  return new Map(names.filter((name) => name.startsWith(storagePrefix)).map((name) => [name, read(name)]));
}

/** @param {string} name */
export const removeLeft = (name) => withStorage("localStorage", (storage) => storage.removeItem(name));

/**
 * @param {string} name of a text that something else may have changed
 * @returns {KeyAndText[]}
 */
function read(name) {
  /** @type {unknown[]} */
  const entries = withStorage("localStorage", (storage) => [...JSON.parse(storage.getItem(name) ?? "[]")]) ?? [];
  return entries.filter(Array.isArray).map(([key, text]) => [String(key), String(text)]);
}
