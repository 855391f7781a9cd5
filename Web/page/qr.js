// @ts-check
/** QR codes, if the page was built with qr-code.js, which needs a library. */
import { isOnWeb } from "./addresses.js";

/** @typedef {(text: string) => SVGElement} Draw draws a text as a QR code */

/** @type {Draw | null} */
let draw = null;

/** @param {Draw} given */
export function setQRCode(given) {
  draw = given;
}

/** Whether QR codes are available and others can open the link. */
export const canDrawQRCode = () => draw !== null && isOnWeb();

/**
 * A text as a QR code; empty without the library.
 * @param {string} text
 */
export const drawQRCode = (text) => (draw ? [draw(text)] : []);
