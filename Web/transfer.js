// @ts-check
/** What goes out of the page and comes into it by the player's own hands: the result and its link, and rounds as a file. */
import { save } from "./files.js";
import { the } from "./page.js";
import { address, result } from "./sheets.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./wording.js").Wording} Wording */

/** The longest file that is read; ten thousand full rounds have a quarter of it. */
const mostBytes = 64_000_000;

/**
 * @param {Game} game
 * @param {import("./choices.js").Choices} choices
 * @param {() => Wording} wording
 * @param {() => void} onimport called when rounds have come in
 */
export function listenToTransfer(game, choices, wording, onimport) {
  /** @type {HTMLInputElement} */
  const beads = the("share-beads");
  beads.checked = choices.settings.sharesBeads;
  beads.addEventListener("change", () => choices.note({ sharesBeads: beads.checked }));
  the("copy").addEventListener("click", () => void share(game, beads.checked, wording()));
  for (const id of ["export", "export-first"]) the(id).addEventListener("click", async () => save(await game.export()));
  the("import").addEventListener("click", () => the("import-file").click());
  the("import-file").addEventListener("change", async () => {
    /** @type {HTMLInputElement} */
    const input = the("import-file");
    const file = input.files?.[0];
    if (!file) return;
    the("import-status").textContent = await take(file, game, wording());
    input.value = "";
    onimport();
  });
}

/**
 * Sends the result and a link that carries the round, by whatever the device has for that, or copies both.
 * @param {Game} game
 * @param {boolean} withBeads whether the string is drawn in characters
 * @param {Wording} wording
 */
async function share(game, withBeads, wording) {
  const { code, beads } = game.link();
  const sentences = [result(game.view, wording), ...(withBeads ? ["●".repeat(beads) + "○".repeat(7 - beads)] : [])];
  const url = game.view.finds.length > 0 ? `${location.href.split(/[?#]/)[0]}#${code}` : address(game.view.round);
  if (typeof navigator.share === "function") {
    // Whoever closes what the device offers has changed their mind.
    const isOffered = await navigator.share({ text: sentences.join("\n"), url }).then(() => true, (error) => error.name === "AbortError");
    if (isOffered) return;
  }
  const text = [...sentences, url].join(withBeads ? "\n" : " ");
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  the("copy-status").textContent = isCopied ? wording.text("page.copied") : text;
  if (isCopied) sayOnButton(the("copy"), wording.text("page.copied"));
}

/**
 * Lets a button say for two seconds what it has done.
 * @param {HTMLElement} button
 * @param {string} text
 */
export function sayOnButton(button, text) {
  const before = button.textContent;
  if (before === text) return;
  button.textContent = text;
  setTimeout(() => { if (button.textContent === text) button.textContent = before; }, 2000);
}

/**
 * Adds the rounds of a file; returns what came of it.
 * @param {File} file
 * @param {Game} game
 * @param {Wording} wording
 */
async function take(file, game, wording) {
  if (file.size > mostBytes) return wording.text("page.importDamaged");
  const sum = await game.import(file).catch(() => null);
  return sum === null ? wording.text("page.importFailed") : account(sum, wording);
}

/**
 * Says what came in, and what was left out.
 * @param {{rounds: number, words: number, sound: number, damaged: number, newer: number}} sum
 * @param {Wording} wording
 */
function account({ rounds, words, sound, damaged, newer }, wording) {
  if (sound === 0) return wording.text(newer > 0 ? "page.importNewer" : "page.importDamaged");
  const isNew = rounds + words > 0;
  const sentences = [isNew
    ? wording.text("page.imported", wording.text("page.importedRounds", rounds), wording.text("page.importedWords", words))
    : wording.text("page.importedNothing")];
  if (damaged > 0) sentences.push(wording.text("page.importLeftOutDamaged", damaged));
  if (newer > 0) sentences.push(wording.text("page.importLeftOutNewer", newer));
  return sentences.join(" ");
}
