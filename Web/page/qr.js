// @ts-check
/** QR codes, if the page was built with qr-code.js, which needs a library. */
import { isOnWeb } from "./addresses.js";

/** @typedef {(text: string) => SVGElement} QRCodeDrawer draws a text as a QR code */

/** @type {QRCodeDrawer | null} */
let drawer = null;

/** @param {QRCodeDrawer} draw */
export function setQRCodeDrawer(draw) {
  drawer = draw;
}

/** Whether QR codes are available and others can open the link. */
export const canDrawQRCode = () => drawer !== null && isOnWeb();

/**
 * Returns a list with the drawing of a text as a QR code; an empty list if the page was built without the library.
 * @param {string} text
 */
export const drawQRCode = (text) => (drawer ? [drawer(text)] : []);
