// @ts-check
/** Shares the result of a round and a link that carries it, or its code if the page is a file, to which no link leads. */

import { ranks } from "../engine/reply.js";
import { isOnWeb, pageAddress, puzzleAddress } from "../page/addresses.js";
import { byId } from "../page/dom.js";
import { resultSentence } from "../page/sentences.js";
import { asIs } from "../page/wording.js";

/** @typedef {import("../engine/game.js").Game} Game */
/** @typedef {import("../page/wording.js").Wording} Wording */

/**
 * @param {Game} game
 * @param {import("../page/preferences.js").Preferences} preferences
 * @param {import("../page/state.js").State} state
 */
export function listenToShare(game, preferences, state) {
  /** @type {HTMLInputElement} */
  const withBeads = byId("share-beads");
  state.subscribe(
    ({ settings }) => [settings.sharesBeads],
    ({ settings }) => {
      withBeads.checked = settings.sharesBeads;
    },
  );
  withBeads.addEventListener("change", () => preferences.update({ sharesBeads: withBeads.checked }));
  byId("copy").addEventListener("click", () => void share(game, withBeads.checked, state.shown.wording));
}

/**
 * Opens the share menu of the device, or copies the result to the clipboard if there is none.
 * @param {Game} game
 * @param {boolean} withBeads whether the rank is drawn as a string of beads
 * @param {Wording} wording
 */
async function share(game, withBeads, wording) {
  const { code, beads } = game.link();
  const isEmpty = game.view.foundWords.length === 0;
  const lines = [
    resultSentence(game.view, wording),
    ...(withBeads ? ["●".repeat(beads) + "○".repeat(ranks.length - beads)] : []),
    ...(isOnWeb() || isEmpty ? [] : [wording.text("share.code", asIs(`#${code}`))]),
  ];
  const address = isEmpty ? puzzleAddress(game.view.round) : `${pageAddress()}#${code}`;
  const link = isOnWeb() ? { url: address } : {};
  if (typeof navigator.share === "function") {
    // A player who closes the menu wants no copy either.
    const isDone = await navigator.share({ text: lines.join("\n"), ...link }).then(
      () => true,
      (error) => error.name === "AbortError",
    );
    if (isDone) return;
  }
  const text = [...lines, ...Object.values(link)].join(withBeads ? "\n" : " ");
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  byId("copy-status").textContent = isCopied ? wording.text("share.copied") : text;
}
