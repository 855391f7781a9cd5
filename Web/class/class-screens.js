// @ts-check
/**
 * The screens that cover the page: playing together and, for a class, the set maker, the projector, paper, marks and a
 * QR code. Each fills the dialog and has its own heading. Back and Escape lead to the previous screen.
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
 *   state: import("../page/state.js").ObservableState,
 *   meanings: import("../round/meanings.js").Meanings,
 *   roundSwitcher: import("../round/round-switcher.js").RoundSwitcher,
 *   notice: import("../round/notice.js").Notice,
 *   store: import("../engine/saved-rounds.js").Store,
 *   isSaved: boolean,
 *   screens: ClassScreens,
 * }} Context what each screen is given
 */
/**
 * @typedef {{heading: (wording: import("../page/wording.js").Wording) => string, element: HTMLElement,
 *   roundNumber?: number, close?: () => void}} Screen `roundNumber` is the number of the current round, with which the
 *   screen is opened again; `close` stops whatever is running, such as a clock
 */
/**
 * @typedef {(context: Context, code: string, number: number) => Screen | Promise<Screen>} OpenScreen opens a screen for a
 *   root, or for the code of a set or of a shared round
 */

/**
 * @typedef {{openArguments: [name: ScreenName, code: string, number: number], scrollPositions: number[],
 *   focusedButtonIndex: number}} OpenedScreen `scrollPositions` has the position of each scroller; `focusedButtonIndex`
 *   is the index of the button that opened the next screen
 */

/** @typedef {"maker" | "marks" | "paper" | "projector" | "qr" | "together"} ScreenName */

/** @type {Record<ScreenName, OpenScreen>} */
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
  #currentScreen = null;
  /**
   * The stack of open screens; the last one is visible.
   * @type {OpenedScreen[]}
   */
  #screenStack = [];
  /** Whether a button, Escape or Back is closing the dialog, which leads to the previous screen. */
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
    dialog.addEventListener("close", () => this.#handleClose());
  }

  /**
   * @param {ScreenName} name
   * @param {string} [code] of a set or a shared round; for a single round, its root
   * @param {number} [number] the number of a round in the set, from 1; with a root, the fewest letters of a word
   */
  async open(name, code = "", number = 0) {
    this.#rememberScreen();
    const { settings } = this.#dependencies.state.current;
    const [engine] = await Promise.all([openClassEngine(settings), loadStyle("class/class.css")]);
    const screen = await screens[name]({ ...this.#dependencies, engine, screens: this }, code, number);
    this.#closeCurrent();
    this.#currentScreen = screen;
    this.#screenStack.push({ openArguments: [name, code, number], scrollPositions: [], focusedButtonIndex: -1 });
    byId("class-title").textContent = screen.heading(this.#dependencies.state.current.wording);
    byId("class-body").replaceChildren(screen.element);
    Dialogs.open("class");
    restoreScroll([]);
  }

  /** Gives the game the words that others have found in a shared list. */
  async restoreOthersWords() {
    const engine = await openClassEngine(this.#dependencies.state.current.settings);
    await restoreOthersWords({ ...this.#dependencies, engine });
  }

  close() {
    Dialogs.close("class");
  }

  /** @param {OpenedScreen} before */
  async #reopen({ openArguments, scrollPositions, focusedButtonIndex }) {
    await this.open(...openArguments);
    restoreScroll(scrollPositions);
    byId("class-body").querySelectorAll("button")[focusedButtonIndex]?.focus({ preventScroll: true });
  }

  /** Stores the round of the current screen, its scroll positions, and the focused button. */
  #rememberScreen() {
    const [body, top] = [byId("class-body"), this.#screenStack.at(-1)];
    if (!top || !this.#currentScreen) return;
    top.openArguments[2] = this.#currentScreen.roundNumber ?? top.openArguments[2];
    top.scrollPositions = scrollers().map(({ scrollTop }) => scrollTop);
    top.focusedButtonIndex = Array.prototype.indexOf.call(body.querySelectorAll("button"), document.activeElement);
  }

  /** Goes back to the previous screen or, if there is none or the page closed the dialog, to the game. */
  #handleClose() {
    // The dialog may already be open again.
    if (byId("class").open) return;
    this.#closeCurrent();
    this.#screenStack.pop();
    const before = this.#isGoingBack ? this.#screenStack.pop() : undefined;
    this.#isGoingBack = false;
    if (before) void this.#reopen(before);
    else this.#screenStack = [];
  }

  #closeCurrent() {
    this.#currentScreen?.close?.();
    this.#currentScreen = null;
  }
}

/** With large text, the dialog scrolls instead of its body. */
const scrollers = () => [byId("class"), byId("class-body")];

/** @param {number[]} positions of the scrollers; missing ones scroll to the top */
function restoreScroll(positions) {
  for (const [index, scroller] of scrollers().entries()) scroller.scrollTop = positions[index] ?? 0;
}
