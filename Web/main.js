// @ts-check
/** Opens the engine, the wording and the store, and lets the play begin. */
import { Engine } from "./engine.js";
import { load, loadBytes, sorry, starter } from "./files.js";
import { Game } from "./game.js";
import { comesLater, isNewVisit, request } from "./heading.js";
import { forget } from "./offline.js";
import { the } from "./page.js";
import { Play } from "./play.js";
import * as Settings from "./settings.js";
import { ForgetfulStore, Store } from "./store.js";
import { Wording } from "./wording.js";

/** Begins the fragment of an address that is loaded anew because what was kept of the page did not start. */
const again = "#again";
const isAgain = () => location.hash.startsWith(again);
const fullList = () => loadBytes("english.lex");
/** @type {Promise<Record<string, any>>} */
const texts = load("strings.json").then((response) => response.json());
texts.catch(() => {}); // They are missed where the page begins.

async function start() {
  const wanted = request(location.search, isNewVisit() && !isAgain());
  const [catalog, { engine, isPartial }, { store, settings }] = await Promise.all([texts, open(), openStore()]);
  const game = new Game(engine, store, settings, isPartial ? fullList : null);
  const { asked, later } = await game.start(wanted).catch((error) => {
    const wording = new Wording(catalog, Settings.language(settings, navigator.languages, Wording.preferred));
    sorry(wording.text("page.notLoaded"), wording);
    throw error;
  });
  // An address that asks for nothing that there is would say so again with each reload.
  const search = wanted.kind === "another" || asked === "bad" ? "" : location.search;
  history.replaceState(null, "", location.pathname + search + location.hash.replace(again, ""));
  const play = new Play(game, settings, catalog, store);
  play.begin(wanted.kind === "daily" && wanted.text === "");
  if (asked === "bad") play.notify("page.badAddress", wanted.text.slice(0, 32));
  else if (later && game.view.round.daily !== later.number) play.say(comesLater(later, play.wording));
  else if (store instanceof ForgetfulStore) play.notify("page.keepsNothing");
  else if (game.problem) play.notify(game.problem === "newer" ? "saving.newer" : "page.foundDamaged");
  else if (game.hasOldRounds) play.sayOldRounds();
}

async function openStore() {
  const store = await Store.open().catch(() => new ForgetfulStore());
  const settings = Settings.read((await store.read(["settings"]).catch(() => new Map())).get("settings"));
  return { store, settings };
}

/**
 * Opens the engine with the word list: with a part of it that is small enough to be there at once, where there is one for what is asked.
 */
async function open() {
  try {
    if (typeof WebAssembly !== "object") throw new TypeError("there is no WebAssembly");
    const part = starter();
    const list = part.then((bytes) => bytes ?? fullList());
    list.catch(() => {}); // It is missed below.
    const module = await load("scramble.wasm").then((response) => WebAssembly.compileStreaming(response));
    return { engine: await Engine.open(module, await list), isPartial: (await part) !== null };
  } catch (error) {
    const wording = new Wording(await texts, Wording.preferred(navigator.languages));
    const isForbidden = typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError;
    sorry(wording.text(isForbidden ? "page.noWebAssembly" : "page.notLoaded"), wording);
    throw error;
  }
}

start().catch(async (error) => {
  console.error(error);
  if (!isAgain() && (await forget().catch(() => false))) {
    // A challenge in it is carried over.
    history.replaceState(null, "", location.pathname + location.search + again + location.hash);
    return location.reload();
  }
  if (the("sorry").hidden) sorry("Word Scramble could not be loaded. Please load the page again.");
});
