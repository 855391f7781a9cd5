// @ts-check
/** Saves a set in a copy of word-scramble.html, which opens with the first round of the set. */
import { saveFile } from "../page/files.js";
import { loadWholeGame } from "../page/loading.js";

/** The block in which a copy carries data; see single_file.py. */
const dataBlock = /(<script type="application\/json" id="brought">)[^<]*(<\/script>)/;

/**
 * @param {string} code of the set
 * @param {string} root of its first puzzle, which names the file. Pupils see the file name, and the name of the set is
 *   only for the teacher.
 * @returns {Promise<"class.fileSaved" | "class.fileMissing" | "class.fileOffline">} the result
 */
export async function saveSetFile(code, root) {
  const text = await loadWholeGame().catch(() => null);
  if (text === null) return "class.fileOffline";
  if (!dataBlock.test(text)) return "class.fileMissing";
  const data = JSON.stringify({ set: code }).replaceAll("<", "\\u003c");
  const copy = text.replace(dataBlock, (_, start, end) => start + data + end);
  await saveFile(`word-scramble-${root}.html`, [copy], "text/html");
  return "class.fileSaved";
}
