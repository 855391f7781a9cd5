// @ts-check
/** Opens the engine, the wording and the database, and starts the game. */

import { Engine } from "./engine/engine.js";
import { Game } from "./engine/game.js";
import { exportTexts, Store } from "./engine/store.js";
import { GameController } from "./game-controller.js";
import { unregister } from "./offline/page-updates.js";
import { visitRequest } from "./page/addresses.js";
import { byId, textWidth } from "./page/dom.js";
import { showFatalError, watchErrors } from "./page/fatal-error.js";
import { loadBytes, loadWebAssembly, preloaded } from "./page/loading.js";
import { takeGame } from "./page/one-tab.js";
import * as Settings from "./page/settings.js";
import { english, Wording } from "./page/wording.js";
import { watchCord } from "./round/cord.js";

/** The end of the fragment when the page loads a second time because the cached one failed to start. */
const retryMark = "#again";
// While the game loads, the empty beads are already on the cord.
watchCord(byId("beads"));
const preloadedWording = Wording.preloaded();
preloadedWording.catch(() => {}); // A failure is handled in `start`.

const store = new Store();
const readRounds = () => exportTexts(store);

async function start() {
  store.open().catch((error) => console.info(error));
  const today = new Date().toDateString();
  const hash = location.hash.replace(retryMark, "");
  const { request, remainingQuery } = visitRequest(location.search, history.state, today, hash);
  const settings = Settings.load();
  const [engine, wording] = await Promise.all([openEngine(), openWording(settings)]);
  /** @type {Promise<void>} */
  const lost = new Promise((resolve) => takeGame(resolve));
  const game = new Game(engine, store, settings);
  const asked = await game.start(request).catch((error) => {
    showFatalError("not-loaded", wording.language, readRounds, error);
    throw error;
  });
  // With a query that leads nowhere, each reload would show the notice again.
  const search = asked === "bad" || asked === "noWords" || game.view.later ? "" : remainingQuery;
  history.replaceState({ ...history.state, day: today }, "", location.pathname + search);
  const controller = new GameController(game, settings, wording);
  watchErrors(
    () => document.documentElement.lang,
    () => game.export(),
  );
  controller.begin();
  void lost.then(() => controller.handOver());
  if (asked === "challenge") controller.arrive();
  const { notice } = controller;
  if (game.problem) notice.showSavingProblem(game.problem);
  else if (request.kind === "challenge" && asked !== "challenge") notice.notify("link.damaged");
  else if (asked === "noWords") notice.notify("loading.noWords", english(request.text.split("-")[0]));
  else if (asked === "bad") notice.notify("loading.badAddress", english(request.text.slice(0, 32)));
  else if (game.view.later || game.view.isAnyGrade) notice.showSubstitute(game.view);
}

/**
 * Loads the wording that the settings ask for. While the engine loads, this also warms up what is slow the first time:
 * formatting a date, and measuring a text.
 * @param {Settings.Settings} settings
 */
async function openWording(settings) {
  const wording = await preloadedWording;
  const language = Settings.language(settings);
  const chosenWording = wording.language === language ? wording : await Wording.load(language).catch(() => wording);
  chosenWording.formatDay(new Date());
  textWidth(byId("root"), "word");
  return chosenWording;
}

/** Opens the engine with the word list. */
async function openEngine() {
  try {
    if (typeof WebAssembly !== "object") throw new TypeError("there is no WebAssembly");
    const [module, lexicon] = await Promise.all([loadWebAssembly("scramble.wasm"), loadBytes("english.lex")]);
    return await Engine.open(module, lexicon);
  } catch (error) {
    const isForbidden = typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError;
    showFatalError(isForbidden ? "no-webassembly" : "not-loaded", preloaded().language, readRounds, error);
    throw error;
  }
}

if (!preloaded().isTooOld) start().catch(retry);

/** @param {unknown} error */
async function retry(error) {
  console.error(error);
  if (!location.hash.endsWith(retryMark) && (await unregister().catch(() => false))) {
    history.replaceState(history.state, "", location.pathname + location.search + location.hash + retryMark);
    return location.reload();
  }
  showFatalError("not-loaded", preloaded().language, readRounds, error);
}
