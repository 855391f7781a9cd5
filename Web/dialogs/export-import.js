// @ts-check
/** Exports all rounds to a file, and imports rounds from one. */
import { copyFile } from "../page/clipboard.js";
import { byId } from "../page/dom.js";
import { isTouchWebKit, saveFile } from "../page/files.js";

/** @typedef {import("../engine/game.js").Game} Game */
/** @typedef {import("../page/wording.js").Wording} Wording */

/**
 * @param {Game} game
 * @param {import("../page/state.js").ObservableState} state
 */
export function listenToExportImport(game, state) {
  for (const id of /** @type {const} */ (["export", "export-first"]))
    byId(id).addEventListener("click", async () => saveFile(await game.export()));
  byId("export-copy").hidden = !isTouchWebKit();
  byId("export-copy").addEventListener("click", async () => {
    const isCopied = await copyFile(game.export());
    byId("import-status").textContent = state.current.wording.text(isCopied ? "share.copied" : "transfer.notCopied");
  });
  byId("import").addEventListener("click", () => byId("import-file").click());
  byId("import-file").addEventListener("change", async () => {
    const input = byId("import-file");
    const file = input.files?.[0];
    if (!file) return;
    byId("import-status").textContent = await importFile(file, game, state.current.wording);
    input.value = "";
  });
}

/**
 * @param {File} file
 * @param {Game} game
 * @param {Wording} wording
 */
async function importFile(file, game, wording) {
  const gain = await game.import(file).catch(() => null);
  return gain === null ? wording.text("transfer.importIncomplete") : importSummary(gain, wording);
}

/**
 * What an import has added, or why it has not.
 * @param {import("../engine/exports").ReadingMessage} gain
 * @param {Wording} wording
 */
export function importSummary({ records, rounds, words, hasSkipped }, wording) {
  if (records === 0) return wording.text("transfer.fileDamaged");
  const counts = [wording.text("transfer.importedRounds", rounds), wording.text("transfer.importedWords", words)];
  const isNew = rounds + words > 0;
  const summary = isNew ? wording.text("transfer.imported", ...counts) : wording.text("transfer.importedNothing");
  return hasSkipped ? wording.text("sentence.next", summary, wording.text("transfer.skippedPart")) : summary;
}
