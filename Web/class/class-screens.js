// @ts-check
/**
 * The screens that cover the page: playing together and, for a class, the set maker, the projector, paper and marks.
 * Each fills the dialog and has its own heading. Back and Escape lead to the screen before.
 */
import * as Dialogs from "../page/dialogs.js";
import { byId } from "../page/dom.js";
import { loadStyle } from "../page/loading.js";
import { openTogether, restoreOthersWords } from "../together/together.js";
import { openClassEngine } from "./class-engine.js";
import { openMaker } from "./maker.js";
import { openMarks } from "./marks.js";
import { openPaper } from "./paper.js";
import { openProjector } from "./projector.js";
import { openQRCode } from "./qr-screen.js";

/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   engine: import("../engine/engine.js").Engine,
 *   state: import("../page/state.js").State,
 *   meanings: import("../round/meanings.js").Meanings,
 *   roundSwitcher: import("../round/round-switcher.js").RoundSwitcher,
 *   notice: import("../round/notice.js").Notice,
 *   store: import("../engine/saved-rounds.js").Store,
 *   isSaved: boolean,
 *   screens: ClassScreens,
 * }} Context what each screen is given
 */
/**
 * @typedef {{heading: (wording: import("../page/wording.js").Wording) => string, element: HTMLElement, place?: number,
 *   close?: () => void}} Screen `place` is the number of the current round, where the screen opens again; `close` stops
 *   what runs, such as a clock
 */
/**
 * @typedef {(context: Context, code: string, place: number) => Screen | Promise<Screen>} Open opens a screen for a root
 *   or for the code of a set
 */

/**
 * @typedef {{call: [name: Name, code: string, place: number], scrolled: number[], focused: number}} Opened `scrolled`
 *   has the position of each scroller; `focused` is the button that opened the next screen
 */

/** @typedef {"maker" | "marks" | "paper" | "projector" | "qr" | "together"} Name of a screen */

/** @type {Record<Name, Open>} */
const screens = {
  maker: openMaker,
  marks: openMarks,
  paper: openPaper,
  projector: openProjector,
  qr: openQRCode,
  together: openTogether,
};

export class ClassScreens {
  #dependencies;
  /** @type {Screen | null} */
  #shown = null;
  /**
   * The stack of open screens; the last one is visible.
   * @type {Opened[]}
   */
  #open = [];
  /** Whether a button, Escape or Back is closing the dialog, which leads to the screen before. */
  #isGoingBack = false;

  /** @param {Omit<Context, "engine" | "screens">} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    const dialog = byId("class");
    dialog.addEventListener("cancel", () => {
      this.#isGoingBack = true;
    });
    dialog.querySelector("form")?.addEventListener("submit", () => {
      this.#isGoingBack = true;
    });
    dialog.addEventListener("close", () => this.#closed());
  }

  /**
   * @param {Name} name
   * @param {string} [code] of a set or a shared round; for a single round, its root
   * @param {number} [place] the number of a round in the set, from 1; with a root, the fewest letters of a word
   */
  async open(name, code = "", place = 0) {
    this.#note();
    const { settings } = this.#dependencies.state.shown;
    const [engine] = await Promise.all([openClassEngine(settings), loadStyle("class/class.css")]);
    const screen = await screens[name]({ ...this.#dependencies, engine, screens: this }, code, place);
    this.#leave();
    this.#shown = screen;
    this.#open.push({ call: [name, code, place], scrolled: [], focused: -1 });
    byId("class-title").textContent = screen.heading(this.#dependencies.state.shown.wording);
    byId("class-body").replaceChildren(screen.element);
    Dialogs.open("class");
    scroll([]);
  }

  /** Tells the game which words of a shared list others have found. */
  async restoreOthersWords() {
    const engine = await openClassEngine(this.#dependencies.state.shown.settings);
    await restoreOthersWords({ ...this.#dependencies, engine });
  }

  close() {
    Dialogs.close("class");
  }

  /** @param {Opened} before */
  async #reopen({ call, scrolled, focused }) {
    await this.open(...call);
    scroll(scrolled);
    byId("class-body").querySelectorAll("button")[focused]?.focus({ preventScroll: true });
  }

  /** Notes the round of the current screen, its scroll positions, and the focused button. */
  #note() {
    const [body, shown] = [byId("class-body"), this.#open.at(-1)];
    if (!shown || !this.#shown) return;
    shown.call[2] = this.#shown.place ?? shown.call[2];
    shown.scrolled = scrollers().map(({ scrollTop }) => scrollTop);
    shown.focused = Array.prototype.indexOf.call(body.querySelectorAll("button"), document.activeElement);
  }

  /** Goes back to the screen before or, if there is none or the page closed the dialog, to the game. */
  #closed() {
    // It may have been opened again already.
    if (byId("class").open) return;
    this.#leave();
    this.#open.pop();
    const before = this.#isGoingBack ? this.#open.pop() : undefined;
    this.#isGoingBack = false;
    if (before) void this.#reopen(before);
    else this.#open = [];
  }

  #leave() {
    this.#shown?.close?.();
    this.#shown = null;
  }
}

/** With large text, the dialog scrolls instead of its body. */
const scrollers = () => [byId("class"), byId("class-body")];

/** @param {number[]} positions of the scrollers; missing ones scroll to the top */
function scroll(positions) {
  for (const [at, scroller] of scrollers().entries()) scroller.scrollTop = positions[at] ?? 0;
}
