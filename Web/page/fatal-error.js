// @ts-check
/**
 * What the page shows if it cannot start, or does not work properly any more. Its texts are in the page itself, because the wording may be what
 * is missing.
 */

import { exportRecords } from "../engine/saved-rounds.js";
import { Store } from "../engine/store.js";
import { byId } from "./dom.js";
import { saveFile } from "./files.js";

/** Whether a message is shown; the first one tells the cause. */
let isShown = false;

const exportSaved = () => Store.open().then(exportRecords);

/**
 * Shows what is wrong, a button to reload the page and, if there are rounds, one to export them.
 * @param {"not-loaded" | "no-webassembly" | "not-working"} reason
 * @param {string} language
 * @param {() => Promise<string[]>} readRounds
 */
export function showFatalError(reason, language, readRounds = exportSaved) {
  if (isShown) return;
  isShown = true;
  const message = byId("fatal-error");
  for (const text of message.querySelectorAll("span")) text.hidden = text.lang !== language;
  for (const paragraph of message.querySelectorAll("p")) paragraph.hidden = paragraph.id !== reason;
  message.hidden = false;
  byId("reload").onclick = () => location.reload();
  void offerExport(readRounds);
  byId("game").hidden = byId("game").hasAttribute("inert");
  byId("unsupported").hidden = true;
}

/** @param {() => Promise<string[]>} readRounds */
async function offerExport(readRounds) {
  const records = await readRounds().catch(() => []);
  byId("export-saved").hidden = records.length === 0;
  byId("export-saved").onclick = async () => saveFile("word-scramble.txt", await readRounds());
}

/**
 * From now on, tells about errors that nothing else handles. The game stays as it is, because what still works can be used.
 * @param {() => string} language of the page
 * @param {() => Promise<string[]>} readRounds
 */
export function watchErrors(language, readRounds) {
  const show = (/** @type {unknown} */ error) => {
    console.error(error);
    showFatalError("not-working", language(), readRounds);
  };
  const folder = new URL(".", document.baseURI).href;
  // Errors of scripts that are not the page's own, such as those of extensions, have no error or come from another place.
  addEventListener("error", ({ error, filename }) => {
    if (error && (filename === "" || filename.startsWith(folder))) show(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof Error || reason instanceof DOMException) show(reason);
  });
}
