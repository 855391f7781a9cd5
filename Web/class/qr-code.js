// @ts-check
/**
 * Draws QR codes with the library qrcode-generator. The build adds this module to class-screens.js if the library is
 * installed; without it there are no QR codes.
 */
import qrcode from "qrcode-generator";
import { makeSVG } from "../page/dom.js";
import { setQRCodeDrawer } from "../page/qr.js";

/** The width of the border in modules, as the standard requires. */
const border = 4;

setQRCodeDrawer((text) => {
  // The smallest size with the least error correction has the largest modules. More correction is not needed, because
  // nothing covers part of the code.
  const code = qrcode(0, "L");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const indices = Array.from({ length: count }, (_, index) => index);
  const darkModules = indices.flatMap((row) =>
    indices.filter((column) => code.isDark(row, column)).map((column) => [column, row]),
  );
  const size = count + 2 * border;
  return makeSVG(
    "svg",
    { viewBox: `${-border} ${-border} ${size} ${size}`, "shape-rendering": "crispEdges" },
    makeSVG("rect", { x: -border, y: -border, width: size, height: size, fill: "#fff" }),
    makeSVG("path", { d: darkModules.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(""), fill: "#000" }),
  );
});
