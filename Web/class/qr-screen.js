// @ts-check
/** The link of a set as a QR code that fills the screen, to be read from the back row. */
import { pageAddress } from "../page/addresses.js";
import { make } from "../page/dom.js";

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

export const canDrawQRCode = () => draw !== null;

/** @type {import("./class-screens.js").Open} */
export function openQRCode({ state }, code) {
  const { wording } = state.shown;
  const link = `${pageAddress()}#${code}`;
  const drawing = draw ? [draw(link)] : [];
  const label = wording.text("class.qrLabel");
  const element = make(
    "div",
    { class: "qr-screen" },
    make("div", { class: "qr", role: "img", "aria-label": label }, ...drawing),
  );
  return { heading: () => wording.text("class.scan"), element };
}
