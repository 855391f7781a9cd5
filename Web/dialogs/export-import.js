// @ts-check
/** Exports all rounds to a file, and imports rounds from one. */
import { importRecords } from "../engine/import.js";
import { copyFile } from "../page/clipboard.js";
import { byId } from "../page/dom.js";
import { isTouchWebKit, saveFile } from "../page/files.js";

/** @typedef {import("../engine/game.js").Game} Game */
/** @typedef {import("../page/wording.js").Wording} Wording */

/** The maximum size of an imported file in bytes, according to Documentation/SavedForm.md. */
const maxFileBytes = 268_435_456;

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
  if (file.size > maxFileBytes) return wording.text("transfer.fileDamaged");
  const counts = await game.import(file, importRecords).catch(() => null);
  return counts === null ? wording.text("transfer.importIncomplete") : importSummary(counts, wording);
}

/**
 * The sentence that says how much was imported, and what was left out.
 * @param {{rounds: number, words: number, valid: number, damaged: number, newer: number}} counts
 * @param {Wording} wording
 */
export function importSummary({ rounds, words, valid, damaged, newer }, wording) {
  if (valid === 0) return wording.text(newer > 0 ? "transfer.fileNewer" : "transfer.fileDamaged");
  const isNew = rounds + words > 0;
  const sentences = [
    isNew
      ? wording.text(
          "transfer.imported",
          wording.text("transfer.importedRounds", rounds),
          wording.text("transfer.importedWords", words),
        )
      : wording.text("transfer.importedNothing"),
  ];
  if (damaged > 0) sentences.push(wording.text("transfer.skippedDamaged", damaged));
  if (newer > 0) sentences.push(wording.text("transfer.skippedNewer", newer));
  return sentences.join(" ");
}
