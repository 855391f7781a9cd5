// @ts-check
/**
 * Draws QR codes with the library qrcode-generator. The build puts this module before class-screens.js where the library is installed; without
 * it there are no QR codes.
 */
import qrcode from "qrcode-generator";
import { makeSVG } from "../page/dom.js";
import { setQRCode } from "../page/qr.js";

/** How many modules wide the border must be, by the standard. */
const border = 4;

setQRCode((text) => {
  // Of all sizes the smallest, with the least correction, so that its modules are largest: nothing covers a part of it.
  const code = qrcode(0, "L");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, place) => place);
  const dark = places.flatMap((row) =>
    places.filter((column) => code.isDark(row, column)).map((column) => [column, row]),
  );
  const size = count + 2 * border;
  return makeSVG(
    "svg",
    { viewBox: `${-border} ${-border} ${size} ${size}`, "shape-rendering": "crispEdges" },
    makeSVG("rect", { x: -border, y: -border, width: size, height: size, fill: "#fff" }),
    makeSVG("path", { d: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(""), fill: "#000" }),
  );
});
