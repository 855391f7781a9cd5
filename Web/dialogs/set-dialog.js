// @ts-check
/** A set of rounds from a link or a pasted code: what it contains, and a button to play its next round. */
import { carriedSetCode } from "../page/carried-set.js";
import * as Dialogs from "../page/dialogs.js";
import { byId, make } from "../page/dom.js";
import { asIs } from "../page/wording.js";

/** @typedef {Extract<import("../engine/exports").SetMessage, {kind: "set"}>} ReadSet */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class SetDialog {
  #game;
  #state;
  #code = "";

  /** @param {import("./dialog-contents.js").Dependencies} dependencies */
  constructor({ game, state, roundSwitcher }) {
    this.#game = game;
    this.#state = state;
    byId("set-play").addEventListener("click", () => {
      Dialogs.close("set");
      void roundSwitcher.playSet(this.#code);
    });
  }

  /**
   * @param {string} code
   * @param {() => boolean} isStillRequested whether the code is still requested
   * @returns whether the code could be checked
   */
  async show(code, isStillRequested) {
    const answer = await this.#game.readSet(code).catch((/** @type {unknown} */ error) => console.info(error));
    const refusal = code === carriedSetCode() ? "set.fileDamaged" : "challenge.damaged";
    if (answer && isStillRequested()) this.#draw(answer, refusal);
    return answer !== undefined;
  }

  /**
   * @param {import("../engine/exports").SetAnswer} answer
   * @param {"set.fileDamaged" | "challenge.damaged"} refusal the text for a damaged set
   */
  #draw({ set, rounds }, refusal) {
    const { wording, overview } = this.#state.current;
    const isValid = set.kind === "set";
    this.#code = isValid ? set.code : "";
    const name = overview?.savedSets.find(({ code }) => code === this.#code)?.name ?? "";
    byId("set-name").textContent = name;
    byId("set-name").hidden = name === "";
    byId("set-play").hidden = !isValid;
    byId("set-play").textContent = wording.text(rounds.some(({ isBegun }) => isBegun) ? "time.resume" : "button.play");
    const lines = isValid
      ? sentences(set, rounds, wording)
      : [wording.text(set.kind === "newer" ? "challenge.newer" : refusal)];
    byId("set-lines").replaceChildren(...lines.map((line) => make("p", {}, line)));
  }
}

/**
 * The sentences about a set, one for each line.
 * @param {ReadSet} set
 * @param {import("../engine/exports").SetRoundMessage[]} rounds
 * @param {Wording} wording
 */
function sentences({ minimum, byLetters, minutes, hidden }, rounds, wording) {
  const endedCount = rounds.filter(({ isEnded }) => isEnded).length;
  return [
    wording.text("set.rounds", rounds.length),
    minutes > 0 ? wording.text("set.timed", asIs(wording.text("time.minutes", minutes))) : "",
    hidden > 0 ? wording.text(rounds.length === 1 ? "set.unitsInOne" : "set.units", hidden) : "",
    minimum > 3 ? wording.text("challenge.minimum", minimum) : "",
    byLetters ? wording.text("challenge.scoring") : "",
    endedCount > 0 ? wording.text("set.ended", endedCount, rounds.length) : "",
  ].filter((line) => line !== "");
}
