// @ts-check
/**
 * Records that were not on disk when the page was left, for instance right after a word. The browser aborts the
 * transactions of a page that is left, but what the page writes to `localStorage` at that moment stays. The next page
 * saves these records.
 */
import { withStorage } from "./storage.js";

/** The start of the names in `localStorage`, which other pages of the same host also use. */
const storagePrefix = "word-scramble left ";

/** @param {ReadonlyMap<string, string>} records by key */
export function persistUnsavedRecords(records) {
  // Two tabs may be closed at the same moment.
  const name = `${storagePrefix}${Date.now()} ${Math.random()}`;
  if (records.size > 0) withStorage("localStorage", (storage) => storage.setItem(name, JSON.stringify([...records])));
}

/**
 * Passes on the records that earlier pages have left, and removes them once they are saved.
 * @param {(records: ReadonlyMap<string, string>) => Promise<void>} save
 */
export async function recoverRecords(save) {
  const keys =
    withStorage("localStorage", (storage) => Object.keys(storage).filter((name) => name.startsWith(storagePrefix))) ??
    [];
  for (const name of keys) {
    await save(parseRecords(withStorage("localStorage", (storage) => storage.getItem(name))));
    withStorage("localStorage", (storage) => storage.removeItem(name));
  }
}

/** @param {string | null} text that something else may have changed */
function parseRecords(text) {
  try {
    /** @type {[unknown, unknown][]} */
    const entries = [...JSON.parse(text ?? "[]")];
    return new Map(entries.map(([key, value]) => [String(key), String(value)]));
  } catch {
    return new Map();
  }
}
