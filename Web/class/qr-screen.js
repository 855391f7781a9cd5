// @ts-check
/**
 * The link of a set or a round as a QR code that fills the screen and can be scanned from the back row. Below the code
 * is the link and, if only some devices can open it, a text about which ones.
 */

import { reachText } from "../dialogs/link-reach.js";
import { pageAddress, puzzleAddress } from "../page/addresses.js";
import { make } from "../page/dom.js";
import { drawQRCode } from "../page/qr.js";
import { isRoot } from "./puzzles.js";

/** @type {import("./class-screens.js").OpenScreen} */
export function openQRCode({ state }, code) {
  const { wording } = state.current;
  const link = isRoot(code) ? puzzleAddress({ root: code, daily: null }) : `${pageAddress()}#${code}`;
  const drawing = drawQRCode(link);
  const label = wording.text("class.qrLabel");
  const reach = reachText(wording);
  const element = make(
    "div",
    { class: "qr-screen" },
    make("div", { class: "qr", role: "img", "aria-label": label }, ...drawing),
    make("p", { class: "qr-address", translate: "no" }, make("b", {}, pageAddress()), link.slice(pageAddress().length)),
    ...(reach ? [make("p", { class: "quiet" }, reach)] : []),
  );
  return { heading: () => wording.text("class.scan"), element };
}
