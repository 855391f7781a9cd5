// @ts-check
/** Lets the player save files. */
import { make } from "./dom.js";

/**
 * @param {string} name
 * @param {string[]} parts of its text
 * @param {string} [type]
 */
export function saveFile(name, parts, type = "text/plain") {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
