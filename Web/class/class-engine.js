// @ts-check
/**
 * The engine of the screens for a class, which is larger than the game's. Its functions for a class use only the word
 * lists and the options; each call passes everything else. To play together, it gets a copy of the game.
 */
import { Engine, withRecovery } from "../engine/engine.js";
import { loadBytes, loadWebAssembly } from "../page/loading.js";

/** @type {Promise<Engine> | null} */
let engineOpening = null;

/**
 * Opens the engine once, and sets its options. After a failure, the next call tries again.
 * @param {import("../engine/engine.js").Options} options of a round on a root
 */
export async function openClassEngine(options) {
  engineOpening ??= open(options).catch((error) => {
    engineOpening = null;
    throw error;
  });
  const engine = await engineOpening;
  engine.setOptions(options);
  return engine;
}

/** @param {import("../engine/engine.js").Options} options of a round on a root, for a restart of the engine */
async function open(options) {
  const [module, list, sensitiveWords] = await Promise.all([
    loadWebAssembly("scramble-class.wasm"),
    loadBytes("english.lex"),
    loadBytes("english.sensitive"),
  ]);
  const engine = await Engine.open(module, list);
  engine.openSensitiveWords(sensitiveWords);
  return withRecovery(engine, (restartedEngine) => {
    restartedEngine.openSensitiveWords(sensitiveWords);
    restartedEngine.setOptions(options);
  });
}
