// @ts-check
/** The rounds of the current set: what was done in each, and which one is next. */
import * as Dialogs from "../page/dialogs.js";
import { byId, make, nodes } from "../page/dom.js";
import { setName } from "../round/played-set.js";
import { progressText } from "../round/sentences.js";

/** @typedef {import("../engine/exports").SetRoundMessage} SetRound */

export class SetRounds {
  #game;
  #state;
  #roundSwitcher;
  /** The number of the next round that has not ended, where the result leads, or 0. */
  #next = 0;

  /** @param {import("./dialog-contents.js").Dependencies} dependencies */
  constructor({ game, state, meanings, roundSwitcher }) {
    this.#game = game;
    this.#state = state;
    this.#roundSwitcher = roundSwitcher;
    state.subscribe(
      ({ view: { playedSet, round } }) => [playedSet, round.phase],
      () => void this.#drawNext().catch((error) => console.info(error)),
    );
    // A class needs the meanings offline too, whatever the settings are.
    state.subscribe(
      ({ view }) => [view.playedSet !== null],
      ({ view }) => {
        if (view.playedSet) void meanings.keepAll().catch((error) => console.info(error));
      },
    );
  }

  /** Reads the current set, if there is one. */
  async #read() {
    const { playedSet } = this.#state.shown.view;
    return playedSet ? await this.#game.readSet(playedSet.code) : null;
  }

  /** Makes the result lead to the next round or, after the last one, to handing in. */
  async #drawNext() {
    const set = (await this.#read())?.set;
    const { playedSet } = this.#state.shown.view;
    this.#next = set?.kind === "set" ? set.next : 0;
    byId("end-hand-in").hidden = !playedSet;
    byId("end-hand-in").classList.toggle("act", playedSet !== null && this.#next === 0);
    byId("next-round").hidden = this.#next === 0;
    byId("next-round").classList.toggle("act", this.#next > 0);
  }

  async open() {
    const rounds = (await this.#read())?.rounds ?? [];
    const { playedSet } = this.#state.shown.view;
    if (!playedSet) return;
    byId("set-rounds-title").replaceChildren(...nodes(setName(playedSet, this.#state.shown.wording)));
    byId("set-rounds-list").replaceChildren(
      ...rounds.map((round, index) => this.#item(round, index + 1, index + 1 === playedSet.place)),
    );
    Dialogs.open("set-rounds");
  }

  playNext() {
    if (this.#next > 0) this.#play(this.#next);
  }

  /** @param {number} place */
  #play(place) {
    const { playedSet } = this.#state.shown.view;
    Dialogs.close("set-rounds");
    if (playedSet) void this.#roundSwitcher.playSet(playedSet.code, place);
  }

  /**
   * @param {SetRound} round
   * @param {number} place
   * @param {boolean} isCurrent
   */
  #item({ root, found, count, isBegun, isEnded }, place, isCurrent) {
    const { wording, settings } = this.#state.shown;
    const state = isEnded ? "playedSet.ended" : isBegun ? "playedSet.playing" : "playedSet.notBegun";
    const button = make(
      "button",
      { type: "button", ...(isCurrent ? { "aria-current": "true" } : {}) },
      make("span", {}, `${place}.`),
      " ",
      make("b", { lang: "en" }, root),
      " ",
      make("span", {}, progressText(found, count, settings.showsCount, wording)),
      " ",
      make("span", {}, wording.text(state)),
    );
    button.addEventListener("click", () => this.#play(place));
    return make("li", {}, button);
  }
}
