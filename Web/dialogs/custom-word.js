// @ts-check
/**
 * A round on the player's custom word. The word is checked while it is typed; it can be played or sent as a link only
 * if it makes common words.
 */

import { isOnWeb, puzzleAddress } from "../page/addresses.js";
import { copyText } from "../page/clipboard.js";
import { byId, nodesForText } from "../page/dom.js";
import { english } from "../page/wording.js";
import { characterName } from "../round/refusal-text.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").CustomWordMessage} CustomWord */

export class CustomWordForm {
  #game;
  #state;
  #input = byId("own-word");

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("../round/round-switcher.js").RoundSwitcher} roundSwitcher
   */
  constructor(game, state, roundSwitcher) {
    this.#game = game;
    this.#state = state;
    this.#input.addEventListener("input", () => this.#check());
    byId("own").addEventListener("submit", (event) => {
      event.preventDefault();
      const root = this.#checkedRoot();
      if (root) void roundSwitcher.open(root);
    });
    byId("copy-link").hidden = !isOnWeb();
    byId("copy-link").addEventListener("click", () => {
      const root = this.#checkedRoot();
      if (root) void this.#copyLink(root);
    });
    state.subscribe(
      ({ wording }) => [wording],
      () => this.#check(),
    );
  }

  clear() {
    this.#input.value = "";
    this.#check();
  }

  /**
   * Shows how many words the text makes, or what is wrong with it.
   * @param {boolean} isFinal whether the player has finished typing; before that, a short word is not an error
   */
  #check(isFinal = false) {
    const text = this.#input.value;
    const answer = this.#game.engine.checkCustomWord(text);
    const { wording } = this.#state.current;
    const isStillTyping = "problem" in answer && !isFinal && answer.isUnfinished;
    const isWrong = "problem" in answer && !isStillTyping;
    this.#input.setAttribute("aria-invalid", String(isWrong));
    for (const id of /** @type {const} */ (["play-own", "copy-link"]))
      byId(id).setAttribute("aria-disabled", String("problem" in answer));
    const status = isStillTyping ? wording.text("ownWord.note") : wordDescription(answer, text.trim(), wording);
    byId("own-status").replaceChildren(...nodesForText(status));
    byId("own-status").classList.toggle("wrong", isWrong);
    return answer;
  }

  /** The word; null if it cannot be played, which is then shown. */
  #checkedRoot() {
    const answer = this.#check(true);
    if ("root" in answer) return answer.root;
    this.#input.focus();
    return null;
  }

  /** @param {string} root */
  async #copyLink(root) {
    const [link, wording] = [puzzleAddress({ root, daily: null }), this.#state.current.wording];
    byId("own-status").textContent = (await copyText(link)) ? wording.text("share.copied") : link;
  }
}

/**
 * How many words a text makes, or why it cannot be played.
 * @param {CustomWord} answer
 * @param {string} text
 * @param {Wording} wording
 */
function wordDescription(answer, text, wording) {
  if (!("problem" in answer)) return wording.text("ownWord.count", answer.count);
  const [first] = answer.payload;
  switch (answer.problem) {
    case "empty":
      return wording.text("ownWord.note");
    case "notLetters":
      return wording.text(
        "ownWord.notLetters",
        english(text),
        wording.list(answer.payload.map((one) => characterLabel(one, wording))),
      );
    case "tooShort":
      return wording.text("ownWord.tooShort", first);
    case "tooLong":
      return wording.text("ownWord.tooLong", first);
    case "noCommonWord":
      return wording.text("ownWord.none");
    default:
      throw unknownProblemError(answer.problem);
  }
}

/** @param {never} problem */
const unknownProblemError = (problem) => new Error(`a word cannot be played for an unknown reason: ${problem}`);

/**
 * @param {number} scalar
 * @param {Wording} wording
 */
const characterLabel = (scalar, wording) => (scalar === 0x20 ? wording.text("ownWord.space") : characterName(scalar));
