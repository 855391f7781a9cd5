// The page's engine, for tests that need no document.

import { readFileSync } from "node:fs";
import { Engine } from "../../Web/engine/engine.js";

const root = new URL("../../", import.meta.url);
const wasm = new WebAssembly.Module(readFileSync(new URL(".build-wasm/scramble-web.wasm", root)));
const lexicon = readFileSync(new URL("Sources/ScrambleKit/Resources/english.lex", root));

export const openEngine = () => Engine.open(wasm, lexicon);
