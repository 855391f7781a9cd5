// @ts-check
/** What goes out of the page and comes into it by the player's own hands: the result, and rounds as a file. */
import { save } from "./files.js";
import { the } from "./page.js";
import { address, result } from "./sheets.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./wording.js").Wording} Wording */

/** The longest file that is read; twenty full rounds have a twentieth of it. */
const mostBytes = 4_000_000;

/**
 * @param {Game} game
 * @param {() => Wording} wording
 * @param {() => void} onimport called when rounds have come in
 */
export function listenToTransfer(game, wording, onimport) {
  the("copy").addEventListener("click", () => copy(game, wording()));
  the("export").addEventListener("click", async () => save(await game.export()));
  the("import").addEventListener("click", () => the("import-file").click());
  the("import-file").addEventListener("change", async () => {
    if (await take(game, wording())) onimport();
  });
}

/**
 * @param {Game} game
 * @param {Wording} wording
 */
async function copy(game, wording) {
  const text = `${result(game.round, game.engine, wording)} ${address(game.round)}`;
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  the("copy-status").textContent = isCopied ? wording.text("page.copied") : text;
}

/**
 * Reads the file that was chosen, and says what came of it; returns whether it was one.
 * @param {Game} game
 * @param {Wording} wording
 */
async function take(game, wording) {
  /** @type {HTMLInputElement} */
  const input = the("import-file");
  const file = input.files?.[0];
  if (!file) return false;
  const outcome = file.size > mostBytes ? { trouble: "damaged" } : await game.import(await file.text());
  input.value = "";
  const isTaken = "added" in outcome;
  const news = isTaken ? (outcome.added > 0 ? "page.imported" : "page.importedNothing")
    : outcome.trouble === "newer" ? "page.importNewer" : "page.importDamaged";
  the("import-status").textContent = wording.text(news);
  return isTaken;
}
