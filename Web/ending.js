// @ts-check
/** The end of a round: asked for, taken back until a missed word was shown, and its result. */
import { the } from "./page.js";
import * as Sheets from "./sheets.js";

/**
 * @typedef {{
 *   game: import("./game.js").Game,
 *   wording: () => import("./wording.js").Wording,
 *   missed: import("./words.js").WordList,
 *   choices: import("./choices.js").Choices,
 *   redraw: () => void,
 *   goOn: () => void,
 * }} Surroundings what the end asks, and what it changes
 */

export class Ending {
  #play;

  /** @param {Surroundings} play */
  constructor(play) {
    this.#play = play;
  }

  /** Asks whether the round is to end; of one that has ended, shows the result. */
  ask() {
    const { game: { view }, wording, choices } = this.#play;
    if (view.round.phase !== "playing") return this.show();
    const { left } = view.standing;
    the("ask-end-text").textContent = left === 0 || !choices.settings.showsCount ? wording().text("end.message") : wording().text("end.messageLeft", left);
    Sheets.open("ask-end");
  }

  end() {
    const { game, redraw } = this.#play;
    game.end();
    Sheets.close("ask-end");
    redraw();
    this.show();
    the("install").hidden = true;
    if (game.view.round.daily !== null) this.#welcomeBack();
  }

  /** Whoever has ended a daily puzzle comes back, and wants to find page and rounds: told and asked for once. */
  #welcomeBack() {
    const { choices } = this.#play;
    the("install").hidden = choices.settings.dailyEnded || matchMedia("(display-mode: standalone)").matches;
    if (choices.settings.dailyEnded) return;
    choices.note({ dailyEnded: true });
    void navigator.storage?.persist?.();
  }

  /** Goes on with a round that has ended. */
  goOn() {
    this.#play.game.goOn();
    Sheets.close("end");
    this.#play.redraw();
    this.#play.goOn();
  }

  /** Finishes a round and shows the words that were missed. */
  reveal() {
    this.#play.game.reveal();
    this.#play.redraw();
    this.#draw();
    the("missed-title").focus();
  }

  /** Shows how the round ended. */
  show() {
    this.#draw();
    Sheets.open("end");
  }

  #draw() {
    const { game, wording, missed } = this.#play;
    Sheets.drawEnd(game.view, wording(), the("kind").textContent ?? "", missed);
  }
}
