// @ts-check
/** Shares the result of a round with a link to its puzzle. A page that is a file has no link. */

import { ranks } from "../engine/constants.js";
import { isOnWeb, puzzleAddress } from "../page/addresses.js";
import { copyText } from "../page/clipboard.js";
import { byId } from "../page/dom.js";
import { resultSentence } from "./result-sentence.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {{lines: string[], url: string, separator: string}} Result what is shared or copied; `url` may be empty */

/**
 * @param {import("../page/preferences.js").Preferences} preferences
 * @param {import("../page/state.js").ObservableState} state
 */
export function listenToShare(preferences, state) {
  /** @type {HTMLInputElement} */
  const beadsCheckbox = byId("share-beads");
  state.subscribe(
    ({ settings }) => [settings.sharesBeads],
    ({ settings }) => {
      beadsCheckbox.checked = settings.sharesBeads;
    },
  );
  beadsCheckbox.addEventListener("change", () => preferences.update({ sharesBeads: beadsCheckbox.checked }));
  const result = () => shareableResult(state.current.view, beadsCheckbox.checked, state.current.wording);
  byId("copy").addEventListener("click", () => void copy(result()));
  byId("share").addEventListener("click", () => {
    // A player who closes the menu, or for whom no menu appears, can copy the result instead.
    byId("copy").hidden = false;
    void share(result());
  });

  /** @param {Result} result */
  async function copy({ lines, url, separator }) {
    const text = [...lines, url].filter(Boolean).join(separator);
    byId("copy-status").textContent = (await copyText(text)) ? state.current.wording.text("share.copied") : text;
  }

  /**
   * Opens the device's share menu; copies the result if that fails. A player who closes the menu wants no copy.
   * @param {Result} result
   */
  async function share(result) {
    const { lines, url } = result;
    const text = lines.join("\n");
    const isHandled = await navigator.share(url ? { text, url } : { text }).then(
      () => true,
      (error) => error.name === "AbortError",
    );
    if (!isHandled) await copy(result);
  }
}

/**
 * Shows the ways to pass on a result: the share menu where the device has one, and a copy button without a share menu
 * or with a mouse. In a round with others, the challenge is sent instead.
 * @param {boolean} isWhole whether sharing is the main next step
 * @param {boolean} hasOthers
 */
export function drawShareButtons(isWhole, hasOthers) {
  const [share, copy] = [byId("share"), byId("copy")];
  const canShare = typeof navigator.share === "function";
  const offersBoth = !share.hidden && !copy.hidden;
  share.hidden = !canShare;
  copy.hidden = canShare && !offersBoth && !matchMedia("(any-pointer: fine)").matches;
  byId("share-beads-label").hidden = hasOthers;
  if (hasOthers) for (const button of [share, copy]) button.hidden = true;
  share.classList.toggle("act", isWhole && canShare);
  copy.classList.toggle("act", isWhole && !canShare);
}

/**
 * @param {View} view
 * @param {boolean} withBeads whether to draw the rank as a string of beads
 * @param {Wording} wording
 * @returns {Result}
 */
function shareableResult(view, withBeads, wording) {
  const beadCount = ranks.indexOf(view.standing.rank) + 1;
  const beads = "●".repeat(beadCount) + "○".repeat(ranks.length - beadCount);
  return {
    lines: [resultSentence(view, wording), ...(withBeads ? [beads] : [])],
    url: isOnWeb() ? puzzleAddress(view.round) : "",
    separator: withBeads ? "\n" : " ",
  };
}
