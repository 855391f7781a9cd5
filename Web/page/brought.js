// @ts-check
/** The set that a copy of word-scramble.html brings; see single_file.py and set-file.js. */
import { codeLetter } from "./codes.js";

/** A code that no set has, which takes the place of one that cannot be read. */
const damaged = "s1.";

/** The code of the set, or nothing in a page that brings none. */
export function broughtSet() {
  const text = document.getElementById("brought")?.textContent ?? "";
  if (text === "") return "";
  try {
    const { set } = JSON.parse(text);
    return codeLetter(set) === "s" ? String(set) : damaged;
  } catch {
    return damaged;
  }
}
