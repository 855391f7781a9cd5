// @ts-check
/** A challenge from a link or a pasted code: the engine plays it again to check it, and the player can answer it. */

import { isChallenge } from "../page/addresses.js";
import { byId, make } from "../page/dom.js";
import { joined } from "../page/sentences.js";
import { english } from "../page/wording.js";
import { refusalText } from "../round/refusal-text.js";
import * as Dialogs from "./dialogs.js";

/** @typedef {import("../page/wording.js").Wording} Wording */

export class ChallengeDialog {
  #game;
  #state;
  #roundSwitcher;
  #notice;
  #entries;
  #code = "";
  #prefix = "";

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").State} state
   * @param {import("../round/round-switcher.js").RoundSwitcher} roundSwitcher
   * @param {import("../round/notice.js").Notice} notice
   * @param {import("../page/history-entries.js").HistoryEntries} entries
   */
  constructor(game, state, roundSwitcher, notice, entries) {
    this.#game = game;
    this.#state = state;
    this.#roundSwitcher = roundSwitcher;
    this.#notice = notice;
    this.#entries = entries;
    byId("challenge-play").addEventListener("click", () => {
      Dialogs.close("challenge");
      void this.#play();
    });
    byId("challenge").addEventListener("close", () => this.#closed());
    byId("paste").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#usePasted();
    });
    for (const kind of ["hashchange", "online"]) addEventListener(kind, () => void this.take());
  }

  /** The fragment of the address, or the one that was shown when the page was loaded again. */
  get #asked() {
    return location.hash || String(history.state?.challenge ?? "");
  }

  /**
   * Checks the challenge that is asked for, if there is one, and shows it. It stays in the address until it is checked, and then in the
   * browser's history until it is closed, so that a reload loses nothing.
   */
  async take() {
    const code = this.#asked;
    if (!isChallenge(code)) return;
    const reply = await this.#game.checkChallenge(code).catch((/** @type {unknown} */ error) => {
      console.info(error);
    });
    // Meanwhile another call may have handled it, or the address may have another one.
    if (this.#asked !== code) return;
    if (!reply?.challenge) return this.#notice.notify("loading.wordsFailed");
    this.#entries.replace({ challenge: code }, location.pathname + location.search);
    [this.#code, this.#prefix] = [code, reply.prefixes[0]];
    this.#draw(reply.challenge, reply.unknown);
    Dialogs.open("challenge");
  }

  /** Shows the challenge that was pasted into the dialog of the rounds; what cannot be one stays there. */
  #usePasted() {
    const input = byId("pasted");
    const code = input.value;
    const isPossible = isChallenge(code);
    byId("pasted-status").textContent = isPossible ? "" : this.#state.shown.wording.text("challenge.damaged");
    if (!isPossible) return input.focus();
    input.value = "";
    this.#entries.replace({ challenge: code });
    Dialogs.close("rounds");
    void this.take();
  }

  /** It was played or declined; it may also have been opened again. */
  #closed() {
    const { open } = byId("challenge");
    if (!open) this.#entries.replace({ challenge: "" });
  }

  /** Plays the round that answers it; while that is played, a notice explains the mark of the other round. */
  async #play() {
    const answer = await this.#roundSwitcher.answer(this.#code, this.#prefix);
    if (answer?.rival && answer.round.phase === "playing") this.#notice.notify("challenge.mark");
  }

  /**
   * Whether the round on screen is the one that would answer the challenge, and is finished, so that both can be compared at once.
   * @param {import("../engine/reply.js").Challenge} challenge
   */
  #isFinished(challenge) {
    const { round } = this.#game.view;
    return !("reason" in challenge) && round.root === challenge.root && round.phase === "revealed";
  }

  /**
   * @param {import("../engine/reply.js").Challenge} challenge
   * @param {string[]} unknown
   */
  #draw(challenge, unknown) {
    const isValid = !("reason" in challenge);
    byId("challenge-root").textContent = isValid ? challenge.root : "";
    for (const id of /** @type {const} */ (["challenge-root", "challenge-play", "challenge-more"]))
      byId(id).hidden = !isValid;
    byId("challenge-play").textContent = this.#state.shown.wording.text(
      this.#isFinished(challenge) ? "challenge.compare" : "challenge.play",
    );
    const lines = isValid
      ? sentences(challenge, unknown, this.#state.shown.wording)
      : [problem(challenge, this.#state.shown.wording)];
    byId("challenge-lines").replaceChildren(...lines.map((line) => make("p", {}, line)));
  }
}

/**
 * What a challenge holds, a sentence a line.
 * @param {import("../engine/reply.js").Played} challenge
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
  // Nobody can find more than all.
  return joined([all, wording.text(found < total ? "challenge.beat" : "challenge.match")], wording);
}

/**
 * Why a challenge cannot be played.
 * @param {Exclude<import("../engine/reply.js").Challenge, import("../engine/reply.js").Played>} challenge
 * @param {Wording} wording
 */
function problem(challenge, wording) {
  if (challenge.reason !== "word") return wording.text(`challenge.${challenge.reason}`);
  return wording.text(
    "challenge.word",
    english(challenge.word),
    refusalText(challenge.refusal, challenge.payload, challenge.root, wording).title,
  );
}
