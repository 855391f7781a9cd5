// @ts-check
/** Shares the result of a round with a link to its puzzle. A page that is a file has no link. */

import { ranks } from "../engine/constants.js";
import { isOnWeb, puzzleAddress } from "../page/addresses.js";
import { copyText } from "../page/clipboard.js";
import { byId } from "../page/dom.js";
import { copyResultText, reachText } from "./link-reach.js";
import { resultSentence } from "./result-sentence.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {{lines: string[], link: {url?: string}, separator: string}} Result what is shared or copied */

/**
 * @param {() => View} getView returns the view of the round whose result is shown
 * @param {import("../page/preferences.js").Preferences} preferences
 * @param {import("../page/state.js").ObservableState} state
 */
export function listenToShare(getView, preferences, state) {
  /** @type {HTMLInputElement} */
  const beadsCheckbox = byId("share-beads");
  state.subscribe(
    ({ settings }) => [settings.sharesBeads],
    ({ settings }) => {
      beadsCheckbox.checked = settings.sharesBeads;
    },
  );
  beadsCheckbox.addEventListener("change", () => preferences.update({ sharesBeads: beadsCheckbox.checked }));
  byId("copy").addEventListener(
    "click",
    () => void copy(shareableResult(getView(), beadsCheckbox.checked, state.current.wording)),
  );
  byId("share").addEventListener("click", () => {
    // A player who closes the menu, or for whom no menu appears, can copy the result instead.
    byId("copy").hidden = false;
    void share(shareableResult(getView(), beadsCheckbox.checked, state.current.wording));
  });

  /** @param {Result} result */
  async function copy({ lines, link, separator }) {
    const text = [...lines, ...Object.values(link)].join(separator);
    byId("copy-status").textContent = copyResultText(
      await copyText(text),
      text,
      linkReachText(link),
      state.current.wording,
    );
  }

  /** @param {Result["link"]} link */
  const linkReachText = ({ url }) => (url ? reachText(state.current.wording) : "");

  /**
   * Opens the device's share menu; copies the result if that fails. A player who closes the menu wants no copy.
   * @param {Result} result
   */
  async function share(result) {
    const { lines, link } = result;
    const isHandled = await navigator.share({ text: lines.join("\n"), ...link }).then(
      () => {
        byId("copy-status").textContent = linkReachText(link);
        return true;
      },
      (error) => error.name === "AbortError",
    );
    if (!isHandled) await copy(result);
  }
}

/**
 * Shows the ways to pass on a result: the share menu where the device has one, and a copy button without a share menu
 * or with a mouse.
 * @param {boolean} isWhole whether sharing is the main next step
 */
export function drawShareButtons(isWhole) {
  const [share, copy] = [byId("share"), byId("copy")];
  const canShare = typeof navigator.share === "function";
  const offersBoth = !share.hidden && !copy.hidden;
  share.hidden = !canShare;
  copy.hidden = canShare && !offersBoth && !matchMedia("(any-pointer: fine)").matches;
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
    link: isOnWeb() ? { url: puzzleAddress(view.round) } : {},
    separator: withBeads ? "\n" : " ",
  };
}
