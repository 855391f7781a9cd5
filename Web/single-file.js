// @ts-check
/**
 * Replaces the server in word-scramble.html, where the whole game is in the page itself (single_file.py). It runs
 * before main.js.
 */
import * as dialogContents from "./dialogs/dialog-contents.js";
import { preloaded } from "./page/loading.js";
import * as trace from "./round/trace.js";
import * as sounds from "./sound/sounds.js";
import * as statisticsDialog from "./statistics/statistics-dialog.js";

/** @type {Record<string, unknown>} */
const modules = {
  "dialogs/dialog-contents.js": dialogContents,
  "round/trace.js": trace,
  "sound/sounds.js": sounds,
  "statistics/statistics-dialog.js": statisticsDialog,
};

/**
 * Unpacks a file from its data block.
 * @param {string} path
 */
async function open(path) {
  const block = document.querySelector(`script[data-path="${path}"]`);
  if (!block) throw new Error(`${path} is not in the page`);
  const packedBytes = Uint8Array.from(atob(block.textContent ?? ""), (character) => character.charCodeAt(0));
  const { DecompressionStream } = /** @type {any} */ (globalThis);
  const stream = new Blob([packedBytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  // With this media type, a browser compiles WebAssembly while it is being unpacked.
  return new Response(stream, { headers: path.endsWith(".wasm") ? { "Content-Type": "application/wasm" } : {} });
}

preloaded().source = {
  open,
  module: async (path) => modules[path],
  style: async () => {}, // All styles are in the page.
};
