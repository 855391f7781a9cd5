// @ts-check
/**
 * The screens for a class: making a set of rounds, the projector, paper and marks. Each fills the dialog, which covers the page, and has a
 * heading of its own; Back and Escape lead to the screen before.
 */
import * as Dialogs from "../dialogs/dialogs.js";
import { byId } from "../page/dom.js";
import { loadStyle } from "../page/loading.js";
import { openClassEngine } from "./class-engine.js";

/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   engine: import("../engine/engine.js").Engine,
 *   state: import("../page/state.js").State,
 *   meanings: import("../round/meanings.js").Meanings,
 *   roundSwitcher: import("../round/round-switcher.js").RoundSwitcher,
 *   notice: import("../round/notice.js").Notice,
 *   isSaved: boolean,
 *   screens: ClassScreens,
 * }} Context what each screen is given
 */
/**
 * @typedef {{heading: (wording: import("../page/wording.js").Wording) => string, element: HTMLElement, close?: () => void}} Screen
 *   `close` ends what goes on, such as a clock
 */
/** @typedef {(context: Context, code: string, place: number) => Screen | Promise<Screen>} Open opens a screen for the code of a set or a root */

/** @type {Record<string, Open>} */
const screens = {};

export class ClassScreens {
  #dependencies;
  /** @type {Screen | null} */
  #shown = null;

  /** @param {Omit<Context, "engine" | "screens">} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    byId("class").addEventListener("close", () => this.#leave());
  }

  /**
   * Shows a screen.
   * @param {string} name
   * @param {string} [code] of a set or, for one round, its root
   * @param {number} [place] of a round in the set, from 1; with a root, the fewest letters of a word
   */
  async open(name, code = "", place = 0) {
    const [engine] = await Promise.all([openClassEngine(), loadStyle("class/class.css")]);
    const screen = await screens[name]({ ...this.#dependencies, engine, screens: this }, code, place);
    this.#leave();
    this.#shown = screen;
    byId("class-title").textContent = screen.heading(this.#dependencies.state.shown.wording);
    byId("class-body").replaceChildren(screen.element);
    Dialogs.open("class");
  }

  #leave() {
    this.#shown?.close?.();
    this.#shown = null;
  }
}
