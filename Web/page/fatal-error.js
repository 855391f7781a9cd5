// @ts-check
/** What the page shows instead of the game if it cannot start. Its texts are in the page itself, because the wording may be what is missing. */

import { saveFile } from "../dialogs/export-import.js";
import { exportRecords } from "../engine/saved-rounds.js";
import { Store } from "../engine/store.js";
import { byId } from "./dom.js";

/**
 * Shows why the game cannot start, a button to reload the page and, if rounds are saved, one to export them.
 * @param {"not-loaded" | "no-webassembly"} reason
 * @param {string} language
 */
export function showFatalError(reason, language) {
  const message = byId("fatal-error");
  for (const text of message.querySelectorAll("span")) text.hidden = text.lang !== language;
  for (const paragraph of message.querySelectorAll("p")) paragraph.hidden = paragraph.id !== reason;
  message.hidden = false;
  byId("reload").onclick = () => location.reload();
  void offerExport();
  byId("game").hidden = byId("game").hasAttribute("inert");
  byId("unsupported").hidden = true;
}

async function offerExport() {
  const records = await Store.open()
    .then(exportRecords)
    .catch(() => []);
  byId("export-saved").hidden = records.length === 0;
  byId("export-saved").onclick = () => saveFile(records);
}
