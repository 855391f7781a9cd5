// @ts-check
/** A challenge from a link or a pasted code. The engine replays it as a check, and the player can answer it. */

import * as Dialogs from "../page/dialogs.js";
import { byId, make } from "../page/dom.js";
import { english } from "../page/wording.js";
import { refusalText } from "../round/refusal-text.js";
import { joinSentences } from "../round/sentences.js";

/** @typedef {import("../page/wording.js").Wording} Wording */

export class ChallengeDialog {
  #game;
  #state;
  #roundSwitcher;
  #notice;
  #code = "";
  #prefix = "";

  /** @param {import("./dialog-contents.js").Dependencies} dependencies */
  constructor({ game, state, roundSwitcher, notice }) {
    this.#game = game;
    this.#state = state;
    this.#roundSwitcher = roundSwitcher;
    this.#notice = notice;
    byId("challenge-play").addEventListener("click", () => {
      Dialogs.close("challenge");
      void this.#play();
    });
  }

  /**
   * @param {string} code
   * @param {() => boolean} isStillRequested whether the code is still requested
   * @returns whether the challenge could be checked
   */
  async show(code, isStillRequested) {
    const checked = await this.#game.checkChallenge(code).catch((/** @type {unknown} */ error) => {
      console.info(error);
    });
    if (!checked) return false;
    if (!isStillRequested()) return true;
    [this.#code, this.#prefix] = [code, checked.keyPrefixes[0]];
    this.#draw(checked.challenge, checked.unknown);
    return true;
  }

  /** Plays the round that answers the challenge. If it has not ended, a notice explains the rival's mark. */
  async #play() {
    const answer = await this.#roundSwitcher.answerChallenge(this.#code, this.#prefix);
    if (answer?.rival && answer.round.phase === "playing") this.#notice.notify("challenge.mark");
  }

  /**
   * Whether the round on screen has the challenge's root and shows its missed words, so that both rounds can be
   * compared at once.
   * @param {import("../engine/exports").ChallengeMessage} challenge
   */
  #isFinished(challenge) {
    const { round } = this.#game.view;
    return !("reason" in challenge) && round.root === challenge.root && round.phase === "revealed";
  }

  /**
   * @param {import("../engine/exports").ChallengeMessage} challenge
   * @param {string[]} unknown
   */
  #draw(challenge, unknown) {
    const isValid = !("reason" in challenge);
    byId("challenge-root").textContent = isValid ? challenge.root : "";
    for (const id of /** @type {const} */ (["challenge-root", "challenge-play", "challenge-more"]))
      byId(id).hidden = !isValid;
    byId("challenge-play").textContent = this.#state.current.wording.text(
      this.#isFinished(challenge) ? "challenge.compare" : "challenge.play",
    );
    const lines = isValid
      ? sentences(challenge, unknown, this.#state.current.wording)
      : [problemText(challenge, this.#state.current.wording)];
    byId("challenge-lines").replaceChildren(...lines.map((line) => make("p", {}, line)));
  }
}

/**
 * The sentences about a challenge, one for each line.
 * @param {import("../engine/exports").ReplayedChallengeMessage} challenge
 * @param {string[]} unknown
 * @param {Wording} wording
 */
function sentences(
  { minimum, byLetters, minutes, found, total, bonus, hints, clues, isSameEdition },
  unknown,
  wording,
) {
  return [
    foundSentence(found, total, bonus, wording),
    minimum > 3 ? wording.text("challenge.minimum", minimum) : "",
    byLetters ? wording.text("challenge.scoring") : "",
    minutes > 0 ? wording.text("challenge.timed", wording.text("time.minutes", minutes)) : "",
    hints + clues > 0
      ? wording.text("challenge.help", wording.text("challenge.hints", hints), wording.text("clue.count", clues))
      : "",
    isSameEdition ? "" : wording.text("challenge.otherEdition"),
    unknown.length > 0 ? wording.text("challenge.unknown", wording.list(unknown.map(english))) : "",
  ].filter((line) => line !== "");
}

/**
 * "They found 3 of 40 words and 2 bonus words. Can you beat it?"
 * @param {number} found
 * @param {number} total
 * @param {number} bonus
 * @param {Wording} wording
 */
function foundSentence(found, total, bonus, wording) {
  const words = wording.text("result.found", found, total);
  const all =
    bonus === 0
      ? wording.text("challenge.found", words)
      : wording.text("challenge.foundAndBonus", words, wording.text("challenge.bonusWords", bonus));
  // If they found every word, nobody can find more.
  return joinSentences([all, wording.text(found < total ? "challenge.beat" : "challenge.match")], wording);
}

/**
 * @param {Exclude<import("../engine/exports").ChallengeMessage,
 *   import("../engine/exports").ReplayedChallengeMessage>} challenge
 * @param {Wording} wording
 */
function problemText(challenge, wording) {
  if (challenge.reason !== "word") return wording.text(`challenge.${challenge.reason}`);
  return wording.text(
    "challenge.word",
    english(challenge.word),
    refusalText(challenge.refusal, challenge.payload, challenge.root, wording).title,
  );
}
