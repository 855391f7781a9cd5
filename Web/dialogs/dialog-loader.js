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
  /**
   * The contents of the dialogs, once loaded.
   * @type {DialogContents | null}
   */
  #contents = null;
  /** The key of the ended round whose result was shown. */
  #shownResultKey = "";
  #roundKey = "";

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    dependencies.state.subscribe(
      ({ view, refusal }) => [view.round.key, view.round.isEnded, refusal],
      () => this.#showResult(),
    );
    dependencies.state.subscribe(
      ({ finaleRoundKey }) => [finaleRoundKey],
      ({ finaleRoundKey }) => this.#showFinale(finaleRoundKey),
    );
  }

  /** Loads the contents of the dialogs, once. */
  async load() {
    /** @type {typeof import("./dialog-contents.js")} */
    const { DialogContents } = await loadModule("dialogs/dialog-contents.js");
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
    const module = await loadModule("statistics/statistics-dialog.js").catch(() => null);
    if (!module) {
      Dialogs.close("rounds");
      notice.notify("loading.failed");
      return;
    }
    this.#statistics ??= new module.StatisticsDialog(game, state, meanings, preferences, roundSwitcher);
    await this.#statistics.open(part);
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
    const { view, refusal } = this.#dependencies.state.current;
    const { key, isEnded } = view.round;
    // A challenge that opens an ended round shows the table instead.
    const isSkipped = key !== this.#roundKey && view.challenge?.arrival === "table";
    this.#roundKey = key;
    if (isSkipped) this.#shownResultKey = key;
    if (!isEnded) this.#shownResultKey = "";
    if (!isEnded || refusal || this.#shownResultKey === key) return;
    this.#shownResultKey = key;
    this.withContents((contents) => {
      const { round } = this.#dependencies.state.current.view;
      if (round.key === key && round.isEnded) void contents.ending.show();
    });
  }
}
