// @ts-check
/** A challenge that somebody has sent: played again by the engine here, shown, and answered. */
import { make, the } from "./page.js";
import { explain } from "./refusal.js";
import * as Sheets from "./sheets.js";

/** @typedef {import("./wording.js").Wording} Wording */

export class Challenge {
  #game;
  #wording;
  #dealing;
  #notify;
  #code = "";
  #prefix = "";

  /**
   * @param {import("./game.js").Game} game
   * @param {() => Wording} wording
   * @param {import("./dealing.js").Dealing} dealing
   * @param {(key: string) => void} notify
   */
  constructor(game, wording, dealing, notify) {
    this.#game = game;
    this.#wording = wording;
    this.#dealing = dealing;
    this.#notify = notify;
    the("challenge-play").addEventListener("click", () => {
      Sheets.close("challenge");
      void this.#play();
    });
    for (const kind of ["hashchange", "online"]) addEventListener(kind, () => void this.take());
  }

  /**
   * Takes a challenge out of the address, if there is one, and shows what came of it. It stays there until there is an answer, so that it
   * can be asked for again.
   */
  async take() {
    const code = location.hash.slice(1);
    if (!isChallenge(code)) return;
    const block = await this.#game.checkChallenge(code).catch((/** @type {unknown} */ error) => { console.info(error); });
    // Meanwhile it may have been taken, or another one have come.
    if (location.hash.slice(1) !== code) return;
    if (!block?.challenge) return this.#notify("page.wordsNotLoaded");
    history.replaceState(null, "", location.pathname + location.search);
    [this.#code, this.#prefix] = [code, block.prefix];
    this.#draw(block.challenge, block.unknown);
    Sheets.open("challenge");
  }

  /** Plays the round that answers it, and says what the mark is where there is one to play against. */
  async #play() {
    const dealt = await this.#dealing.answer(this.#code, this.#prefix);
    if (dealt?.rival && dealt.round.phase === "playing") this.#notify("challenge.mark");
  }

  /**
   * @param {import("./block.js").Challenge} challenge
   * @param {string[]} unknown
   */
  #draw(challenge, unknown) {
    const isValid = !("reason" in challenge);
    the("challenge-root").textContent = isValid ? challenge.root : "";
    the("challenge-root").hidden = the("challenge-play").hidden = !isValid;
    const lines = isValid ? sentences(challenge, unknown, this.#wording()) : [refused(challenge, this.#wording())];
    the("challenge-lines").replaceChildren(...lines.map((line) => make("p", {}, line)));
  }
}

/**
 * Whether the fragment of an address is a challenge, of whatever version.
 * @param {string} fragment
 */
const isChallenge = (fragment) => /^c\d+\./.test(fragment);

/**
 * What came of it, a sentence a line.
 * @param {import("./block.js").Played} challenge
 * @param {string[]} unknown
 * @param {Wording} wording
 */
function sentences({ minimum, byLetters, minutes, found, total, bonus, hints, clues, isSameEdition }, unknown, wording) {
  return [
    wording.text("challenge.checked", found, total, bonus),
    minimum > 3 ? wording.text("challenge.minimum", minimum) : "",
    byLetters ? wording.text("challenge.scoring") : "",
    minutes > 0 ? wording.text("challenge.timed", wording.text("timed.minutes", minutes)) : "",
    hints + clues > 0 ? wording.text("challenge.help", wording.text("challenge.hints", hints), wording.text("screen.clueCount", clues)) : "",
    isSameEdition ? "" : wording.text("challenge.otherEdition"),
    unknown.length > 0 ? wording.text("challenge.unknown", unknown.join(", ")) : "",
    wording.text("challenge.noProof"),
  ].filter((line) => line !== "");
}

/**
 * Why it is not taken.
 * @param {Exclude<import("./block.js").Challenge, import("./block.js").Played>} challenge
 * @param {Wording} wording
 */
function refused(challenge, wording) {
  if (challenge.reason !== "word") return wording.text(`challenge.${challenge.reason}`);
  return wording.text("challenge.word", challenge.word, explain(challenge.refusal, challenge.payload, challenge.root, wording).message);
}
