// @ts-check
/** The set in a copy of word-scramble.html; see single_file.py and set-file.js. */
import { codeLetter } from "./codes.js";

/** A code that no set has, used if the real one cannot be read. */
const unreadableCode = "s1.";

/** The code of the set in the page, or an empty text. */
export function carriedSetCode() {
  const text = document.getElementById("brought")?.textContent ?? "";
  if (text === "") return "";
  try {
    const { set } = JSON.parse(text);
    return codeLetter(set) === "s" ? String(set) : unreadableCode;
  } catch {
    return unreadableCode;
  }
}
