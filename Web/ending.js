// @ts-check
/** The end of a round: asked for, taken back until a missed word was shown, and its result. */
import { make, the } from "./page.js";
import * as Sheets from "./sheets.js";
import { WordList } from "./words.js";

/**
 * @typedef {{
 *   game: import("./game.js").Game,
 *   wording: () => import("./wording.js").Wording,
 *   missed: WordList,
 *   reader: import("./words.js").Reader,
 *   choices: import("./choices.js").Choices,
 *   redraw: () => void,
 *   goOn: () => void,
 * }} Surroundings what the end asks, and what it changes
 */

/** The columns of a comparison: what it tells, the list it stands in, its title and what that says. */
const columns = /** @type {const} */ ([
  { words: "both", list: "both", title: "both-title", text: "challenge.both" },
  { words: "own", list: "only-own", title: "own-title", text: "challenge.onlyOwn" },
  { words: "theirs", list: "theirs", title: "theirs-title", text: "challenge.onlyOther" },
]);

export class Ending {
  #play;
  #columns;

  /** @param {Surroundings} play */
  constructor(play) {
    this.#play = play;
    this.#columns = columns.map((column) => ({ ...column, drawn: new WordList(the(column.list), play.wording(), play.reader) }));
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
    the(the("comparison").hidden ? "missed-title" : "both-title").focus();
  }

  /** Shows how the round ended. */
  show() {
    this.#draw();
    if (!(/** @type {HTMLDialogElement} */ (the("end")).open)) Sheets.open("end");
  }

  #draw() {
    const { game, wording, missed } = this.#play;
    Sheets.drawEnd(game.view, wording(), the("kind").textContent ?? "", missed);
    this.#drawComparison();
  }

  /** Shows which words both have found, and which only one, where the round answers another. */
  #drawComparison() {
    const { game: { view }, wording } = this.#play;
    the("comparison").hidden = !view.rival || view.round.phase !== "revealed";
    for (const { words, drawn, title, text } of this.#columns) {
      const found = view.comparison[words];
      the(title).textContent = wording().text(text, found.length);
      drawn.wording = wording();
      drawn.draw(found.map((word) => ({ word, key: `${word} ${wording().language}` })), (_, button) => make("li", {}, button, " "));
    }
  }
}
