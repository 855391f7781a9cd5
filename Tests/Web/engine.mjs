// The page's engine and word list, for tests that need no document.

import { readFileSync } from "node:fs";
import { Engine } from "../../Web/engine/engine.js";

const root = new URL("../../", import.meta.url);
const wasm = new WebAssembly.Module(readFileSync(new URL(".build-wasm/scramble-web.wasm", root)));
const lexicon = readFileSync(new URL("Sources/ScrambleKit/Resources/english.lex", root));

export const openEngine = () => Engine.open(wasm, lexicon);

/** The lines of a file in Data/, without comments and empty lines. */
export const dataLines = (name) =>
  readFileSync(new URL(`Data/${name}`, root), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
