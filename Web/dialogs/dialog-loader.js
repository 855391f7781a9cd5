// @ts-check
/** Loads the dialogs, which the first word does not need, and opens them. */

import * as Dialogs from "../page/dialogs.js";
import { loadModule } from "../page/loading.js";
import { hasResult } from "../round/sentences.js";

/** @typedef {import("./dialog-contents.js").DialogContents} DialogContents */
/** @typedef {import("./dialog-contents.js").Dependencies} Dependencies */

/** How long the string takes to close into a knot, in milliseconds. */
const finaleDelay = 1200;

export class DialogLoader {
  #dependencies;
  /** @type {import("../statistics/statistics-dialog.js").StatisticsDialog | null} */
  #statistics = null;
  /** @type {import("../class/class-screens.js").ClassScreens | null} */
  #classScreens = null;
  /**
   * The contents of the dialogs, once loaded.
   * @type {DialogContents | null}
   */
  #contents = null;
  /** The ended round whose result was shown, and how many times a challenge had led back to a round by then. */
  #shownResultKey = "";

  /** @param {Omit<Dependencies, "openScreen">} dependencies */
  constructor(dependencies) {
    this.#dependencies = {
      ...dependencies,
      openScreen: (/** @type {"together"} */ name, /** @type {string} */ code) => this.openClassScreen(name, code),
    };
    dependencies.state.subscribe(
      ({ view, refusal, challengeReturns }) => [view.round.key, view.round.phase, refusal, challengeReturns],
      () => this.#showResult(),
    );
    dependencies.state.subscribe(
      ({ finaleRoundKey }) => [finaleRoundKey],
      ({ finaleRoundKey }) => this.#showFinale(finaleRoundKey),
    );
    dependencies.state.subscribe(
      ({ view }) => [view.round.key],
      ({ view }) => {
        if (view.round.key.startsWith("g-")) void this.#restoreOthersWords();
      },
    );
  }

  /** Gives the game the words that others have found in a shared list. */
  async #restoreOthersWords() {
    await (await this.#loadClassScreens()).restoreOthersWords().catch((error) => console.info(error));
  }

  /** Loads the screens that cover the page, once. */
  async #loadClassScreens() {
    /** @type {typeof import("../class/class-screens.js")} */
    const { ClassScreens } = await this.#loadModule("class/class-screens.js", "class");
    return (this.#classScreens ??= new ClassScreens(this.#dependencies));
  }

  /**
   * Loads a module with the texts that it needs.
   * @param {string} path
   * @param {import("../page/wording.js").TextPart[]} parts
   */
  async #loadModule(path, ...parts) {
    const [module] = await Promise.all([
      loadModule(path),
      this.#dependencies.state.current.wording.loadParts("later", ...parts),
    ]);
    return module;
  }

  /** Loads the contents of the dialogs, once. */
  async load() {
    /** @type {typeof import("./dialog-contents.js")} */
    const { DialogContents } = await this.#loadModule("dialogs/dialog-contents.js");
    if (!this.#contents) this.#dependencies.state.current.wording.fillTexts(document);
    return (this.#contents ??= new DialogContents(this.#dependencies));
  }

  /**
   * Calls a function with the contents of the dialogs. A notice says if they cannot be loaded.
   * @param {(contents: DialogContents) => unknown} action
   */
  withContents(action) {
    if (this.#contents) action(this.#contents);
    else this.load().then(action, () => this.#dependencies.notice.notify("loading.failed"));
  }

  /** @param {import("../page/dom.js").DialogId} id of a dialog, which replaces the dialog of the other rounds */
  open(id) {
    this.withContents(() => {
      Dialogs.close("rounds");
      Dialogs.open(id);
    });
  }

  /**
   * Opens the statistics of all rounds. The module is fetched on first use.
   * @param {import("../statistics/statistics-dialog.js").Part} part
   */
  async openStatistics(part) {
    const { game, state, meanings, preferences, notice, roundSwitcher } = this.#dependencies;
    /** @type {typeof import("../statistics/statistics-dialog.js") | null} */
    const module = await this.#loadModule("statistics/statistics-dialog.js").catch(() => null);
    if (!module) {
      Dialogs.close("rounds");
      notice.notify("loading.failed");
      return;
    }
    this.#statistics ??= new module.StatisticsDialog(game, state, meanings, preferences, roundSwitcher);
    await this.#statistics.open(part);
  }

  /**
   * Opens a screen that covers the page. The module is fetched on first use.
   * @param {import("../class/class-screens.js").ScreenName} name
   * @param {string} [code] of a set or a shared round; for a single round, its root
   * @param {number} [number] the number of a round in the set, from 1; with a root, the fewest letters of a word
   * @returns whether it could be opened
   */
  async openClassScreen(name, code, number) {
    try {
      await (await this.#loadClassScreens()).open(name, code, number);
      return true;
    } catch (error) {
      console.info(error);
      Dialogs.close("rounds");
      this.#dependencies.notice.notify("loading.failed");
      return false;
    }
  }

  /** Opens the screen of the shared round, in place of the other rounds. */
  async openTogether() {
    await this.openClassScreen("together");
    Dialogs.close("rounds");
  }

  /** @param {"paper" | "projector"} name */
  async openClassRound(name) {
    const { playedSet, round } = this.#dependencies.state.current.view;
    if (playedSet) await this.openClassScreen(name, playedSet.code, playedSet.number);
    else await this.openClassScreen(name, round.root, round.minimum);
  }

  /**
   * Shows the words missed in yesterday's puzzle. If it has not ended, asks first whether to end it.
   * @param {{root: string, isEnded: boolean}} yesterday
   */
  showMissed({ root, isEnded }) {
    this.withContents(({ ending }) => (isEnded ? ending.showYesterday() : ending.askForYesterday(root)));
  }

  /**
   * Shows the result of a round with all common words found, once its string has closed.
   * @param {string} key of the round
   */
  #showFinale(key) {
    if (key === "") return;
    const delay = document.documentElement.classList.contains("no-motion") ? 0 : finaleDelay;
    setTimeout(() => {
      const { view } = this.#dependencies.state.current;
      if (view.round.key === key && hasResult(view)) this.withContents(({ ending }) => ending.show(true));
    }, delay);
  }

  /** Shows the result of an ended round, once, but not while the refusal of its last word is shown. */
  #showResult() {
    const { view, refusal, challengeReturns } = this.#dependencies.state.current;
    const { key, phase } = view.round;
    const endedRoundKey = `${key} ${challengeReturns}`;
    if (phase === "playing") this.#shownResultKey = "";
    if (phase === "playing" || refusal || this.#shownResultKey === endedRoundKey) return;
    this.#shownResultKey = endedRoundKey;
    this.withContents((contents) => {
      const { round } = this.#dependencies.state.current.view;
      if (round.key === key && round.phase !== "playing") void contents.ending.show();
    });
  }
}
