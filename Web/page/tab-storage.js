// @ts-check
/**
 * The order of the letters and the typed word, which a tab remembers until it is closed, across reloads. On a shared
 * computer, the next player starts without them.
 */
import { withStorage } from "../engine/storage.js";

/** @typedef {{key: string, letters: string, word: string}} Typing `key` is that of the round */

/** Other pages of the same host may store something in the tab too. */
const storageKey = "word-scramble typing";

/** @param {Typing} typing */
export const rememberTyping = (typing) =>
  withStorage("sessionStorage", (storage) => storage.setItem(storageKey, JSON.stringify(typing)));

/** @returns {Typing | null} null if nothing readable is remembered */
export const rememberedTyping = () =>
  withStorage("sessionStorage", (storage) => JSON.parse(storage.getItem(storageKey) ?? "null"));

export const forgetTyping = () => withStorage("sessionStorage", (storage) => storage.removeItem(storageKey));
