// @ts-check
/**
 * Who can open a link to this page: everybody, or only this computer or its network. Players cannot tell that from the
 * link itself.
 */

import { asIs } from "../page/wording.js";
import { withNextSentence } from "../round/sentences.js";

/** @typedef {"link.onlyHere" | "link.onlyNetwork"} Reach the key of the text that says it */

const localHosts = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
const networkHosts =
  /^(10(\.\d+){3}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|192\.168(\.\d+){2}|169\.254(\.\d+){2}|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])(\.\d+){2}|\[f[cd][\da-f]{2}:.*|\[fe[89ab][\da-f]:.*|[^.:[]+|.+\.(local|lan|home|internal|home\.arpa))\.?$/;

/**
 * The limited reach of a link to a page, or an empty text if everybody can open it.
 * @param {Pick<Location, "protocol" | "hostname">} page
 * @returns {Reach | ""}
 */
export function linkReach({ protocol, hostname }) {
  if (protocol === "file:" || localHosts.test(hostname)) return "link.onlyHere";
  return networkHosts.test(hostname) ? "link.onlyNetwork" : "";
}

/**
 * The text to show beside a link to this page, or an empty text.
 * @param {import("../page/wording.js").Wording} wording
 */
export function reachText(wording) {
  const reach = linkReach(location);
  return reach === "" ? "" : wording.text(reach);
}

/**
 * The message after copying a text that contains a link: that it was copied or, if that failed, the text itself; then
 * who can open the link.
 * @param {boolean} isCopied
 * @param {string} text
 * @param {import("../page/wording.js").PlayerText} reach
 * @param {import("../page/wording.js").Wording} wording
 */
export function copyResultText(isCopied, text, reach, wording) {
  if (isCopied) return withNextSentence(wording.text("share.copied"), reach, wording);
  // A link ends at a space, in every language.
  return asIs(`${text} ${reach}`.trim());
}
