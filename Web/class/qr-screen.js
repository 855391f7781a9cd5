// @ts-check
/** The link of a set or of a round as a QR code that fills the screen, to be read from the back row, with the address under it and who alone can open it, if not everybody can. */

import { reachText } from "../dialogs/link-reach.js";
import { isOnWeb, pageAddress, puzzleAddress } from "../page/addresses.js";
import { make } from "../page/dom.js";
import { isRoot } from "./puzzles.js";

/** @typedef {(text: string) => SVGElement} Draw draws a text as a QR code */

/**
 * Draws QR codes, if the page was built with qr-code.js, which needs a library.
 * @type {Draw | null}
 */
let draw = null;

/** @param {Draw} given */
export function setQRCode(given) {
  draw = given;
}

/** Whether there are QR codes, and others can open the link. */
export const canDrawQRCode = () => draw !== null && isOnWeb();

/** @type {import("./class-screens.js").Open} */
export function openQRCode({ state }, code) {
  const { wording } = state.shown;
  const link = isRoot(code) ? puzzleAddress({ root: code, daily: null }) : `${pageAddress()}#${code}`;
  const drawing = draw ? [draw(link)] : [];
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
