// @ts-check
/** A set in a copy of word-scramble.html, which opens on its first round. */
import { saveFile } from "../page/files.js";
import { loadWholeGame } from "../page/loading.js";

/** The block in which a copy brings something; see single_file.py. */
const block = /(<script type="application\/json" id="brought">)[^<]*(<\/script>)/;

/**
 * Lets the teacher save the file.
 * @param {string} code of the set
 * @param {string} name of the set, or nothing
 * @returns {Promise<"class.fileSaved" | "class.fileMissing" | "class.fileOffline">} how that went
 */
export async function saveSetFile(code, name) {
  const text = await loadWholeGame().catch(() => null);
  if (text === null) return "class.fileOffline";
  if (!block.test(text)) return "class.fileMissing";
  const brought = JSON.stringify({ set: code }).replaceAll("<", "\\u003c");
  const whole = text.replace(block, (_, start, end) => start + brought + end);
  await saveFile(fileName(name), [whole], "text/html");
  return "class.fileSaved";
}

/**
 * The name of the file, of letters and digits of any writing.
 * @param {string} name of the set, or nothing
 */
export function fileName(name) {
  const parts = name.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${["word-scramble", ...parts].join("-").slice(0, 60)}.html`;
}
