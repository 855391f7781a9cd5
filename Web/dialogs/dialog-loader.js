// @ts-check
/** Loads the dialogs, which the first word does not need, and opens them. */
import { loadModule } from "../page/loading.js";
import * as Dialogs from "./dialogs.js";

/** @typedef {import("./dialog-contents.js").DialogContents} DialogContents */
/** @typedef {import("./dialog-contents.js").Dependencies} Dependencies */

export class DialogLoader {
  #dependencies;
  /** @type {import("../statistics/statistics-dialog.js").StatisticsDialog | null} */
  #statistics = null;
  /**
   * What the dialogs show; nothing until it is loaded.
   * @type {DialogContents | null}
   */
  contents = null;

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
  }

  /** Loads what the dialogs show, once. */
  async load() {
    /** @type {typeof import("./dialog-contents.js")} */
    const { DialogContents } = await loadModule("dialogs/dialog-contents.js");
    return (this.contents ??= new DialogContents(this.#dependencies));
  }

  /**
   * Does something with what the dialogs show; a notice tells if that cannot be loaded.
   * @param {(contents: DialogContents) => unknown} act
   */
  use(act) {
    if (this.contents) act(this.contents);
    else this.load().then(act, () => this.#dependencies.notify("loading.failed"));
  }

  /** @param {string} id */
  open(id) {
    this.use(() => Dialogs.open(id));
  }

  openRounds() {
    this.use(({ rounds }) => {
      Dialogs.open("rounds");
      rounds.prepare();
      this.#dependencies.drawOverview();
    });
  }

  /**
   * Opens the statistics of all rounds. Its module is fetched on first use.
   * @param {import("../statistics/statistics-dialog.js").Part} part
   */
  async openStatistics(part) {
    const { game, wording, reader, notify } = this.#dependencies;
    /** @type {typeof import("../statistics/statistics-dialog.js") | null} */
    const module = await loadModule("statistics/statistics-dialog.js").catch(() => null);
    if (!module) {
      Dialogs.close("rounds");
      return notify("loading.failed");
    }
    this.#statistics ??= new module.StatisticsDialog(game, wording, reader);
    await this.#statistics.open(part);
  }

  /** Asks whether to end the round. */
  askToEnd() {
    this.use(({ ending }) => ending.ask());
  }

  /** Shows the result of the round if it has ended. */
  showResult() {
    const hasEnded = () => this.#dependencies.game.view.round.phase !== "playing";
    if (hasEnded())
      this.use(({ ending }) => {
        if (hasEnded()) ending.show();
      });
  }
}
