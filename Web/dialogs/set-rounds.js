// @ts-check
/** The rounds of the current set: what was done in each, and which one is next. */
import * as Dialogs from "../page/dialogs.js";
import { byId, make, nodesForText } from "../page/dom.js";
import { setName } from "../round/played-set.js";
import { progressText } from "../round/sentences.js";

/** @typedef {import("../engine/exports").SetRoundMessage} SetRound */

export class SetRounds {
  #game;
  #state;
  #roundSwitcher;
  /** The number of the next round that has not ended, to which the result leads; 0 if there is none. */
  #nextNumber = 0;

  /** @param {import("./dialog-contents.js").Dependencies} dependencies */
  constructor({ game, state, meanings, roundSwitcher }) {
    this.#game = game;
    this.#state = state;
    this.#roundSwitcher = roundSwitcher;
    state.subscribe(
      ({ view: { playedSet, round } }) => [playedSet, round.phase],
      () => void this.#drawNext().catch((error) => console.info(error)),
    );
    // A class also needs the meanings offline, whatever the settings are.
    state.subscribe(
      ({ view }) => [view.playedSet !== null],
      ({ view }) => {
        if (view.playedSet) void meanings.cacheAll().catch((error) => console.info(error));
      },
    );
  }

  /** Reads the current set, if there is one. */
  async #readSet() {
    const { playedSet } = this.#state.current.view;
    return playedSet ? await this.#game.readSet(playedSet.code) : null;
  }

  /** Makes the result lead to the next round or, after the last one, to handing in. */
  async #drawNext() {
    const set = (await this.#readSet())?.set;
    const { playedSet } = this.#state.current.view;
    this.#nextNumber = set?.kind === "set" ? set.next : 0;
    byId("end-hand-in").hidden = !playedSet;
    byId("end-hand-in").classList.toggle("act", playedSet !== null && this.#nextNumber === 0);
    byId("next-round").hidden = this.#nextNumber === 0;
    byId("next-round").classList.toggle("act", this.#nextNumber > 0);
  }

  async open() {
    const rounds = (await this.#readSet())?.rounds ?? [];
    const { playedSet } = this.#state.current.view;
    if (!playedSet) return;
    byId("set-rounds-title").replaceChildren(...nodesForText(setName(playedSet, this.#state.current.wording)));
    byId("set-rounds-list").replaceChildren(
      ...rounds.map((round, index) => this.#item(round, index + 1, index + 1 === playedSet.number)),
    );
    Dialogs.open("set-rounds");
  }

  playNext() {
    if (this.#nextNumber > 0) this.#play(this.#nextNumber);
  }

  /** @param {number} number */
  #play(number) {
    const { playedSet } = this.#state.current.view;
    Dialogs.close("set-rounds");
    if (playedSet) void this.#roundSwitcher.playSet(playedSet.code, number);
  }

  /**
   * @param {SetRound} round
   * @param {number} number
   * @param {boolean} isCurrent
   */
  #item({ root, found, count, isBegun, isEnded }, number, isCurrent) {
    const { wording, settings } = this.#state.current;
    const stateKey = isEnded ? "playedSet.ended" : isBegun ? "playedSet.playing" : "playedSet.notBegun";
    const button = make(
      "button",
      { type: "button", ...(isCurrent ? { "aria-current": "true" } : {}) },
      make("span", {}, `${number}.`),
      " ",
      make("b", { lang: "en" }, root),
      " ",
      make("span", {}, progressText(found, count, settings.showsCount, wording)),
      " ",
      make("span", {}, wording.text(stateKey)),
    );
    button.addEventListener("click", () => this.#play(number));
    return make("li", {}, button);
  }
}
