// @ts-check
/**
 * A round on the player's custom word. The word is checked while it is typed; it can be played or sent as a link only
 * if it makes common words.
 */

import { isOnWeb, puzzleAddress } from "../page/addresses.js";
import { copied } from "../page/clipboard.js";
import { byId, nodes } from "../page/dom.js";
import { goTo } from "../page/own-links.js";
import { english } from "../page/wording.js";
import { characterName } from "../round/refusal-text.js";
import { copiedText, reachText } from "./link-reach.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").OwnWordMessage} OwnWord */

export class OwnWordForm {
  #game;
  #state;
  #input = byId("own-word");

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").State} state
   */
  constructor(game, state) {
    this.#game = game;
    this.#state = state;
    this.#input.addEventListener("input", () => void this.#check());
    byId("own").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#use((root) => goTo(puzzleAddress({ root, daily: null })));
    });
    byId("copy-link").hidden = !isOnWeb();
    byId("copy-link").addEventListener("click", () => void this.#use((root) => this.#copyLink(root)));
    state.subscribe(
      ({ wording }) => [wording],
      () => void this.#check(),
    );
  }

  clear() {
    this.#input.value = "";
    void this.#check();
  }

  /**
   * Shows how many words the text makes, or what is wrong with it.
   * @param {boolean} isFinal whether the player has finished typing; before that, a short word is no mistake
   * @returns {Promise<OwnWord | null>} null if the word list could not be loaded, or the text has changed meanwhile
   */
  async #check(isFinal = false) {
    const text = this.#input.value;
    const own = await this.#game.checkOwnWord(text).catch(() => null);
    if (this.#input.value !== text) return null;
    const { wording } = this.#state.shown;
    const isEarly = own && "problem" in own && !isFinal && own.isUnfinished;
    const isWrong = own !== null && "problem" in own && !isEarly;
    this.#input.setAttribute("aria-invalid", String(isWrong));
    for (const id of /** @type {const} */ (["play-own", "copy-link"]))
      byId(id).setAttribute("aria-disabled", String(own === null || "problem" in own));
    const status = isEarly ? wording.text("ownWord.note") : description(own, text.trim(), wording);
    byId("own-status").replaceChildren(...nodes(status));
    byId("own-status").classList.toggle("wrong", isWrong);
    return own;
  }

  /**
   * Calls a function with the word, or shows what is wrong with it.
   * @param {(root: string) => unknown} act
   */
  async #use(act) {
    const own = await this.#check(true);
    if (own && "root" in own) await act(own.root);
    else this.#input.focus();
  }

  /** @param {string} root */
  async #copyLink(root) {
    const [link, wording] = [puzzleAddress({ root, daily: null }), this.#state.shown.wording];
    byId("own-status").textContent = copiedText(await copied(link), link, reachText(wording), wording);
  }
}

/**
 * How many words a text makes, or why it cannot be played.
 * @param {OwnWord | null} own null if the word list could not be loaded
 * @param {string} text
 * @param {Wording} wording
 */
export function description(own, text, wording) {
  if (!own) return wording.text("loading.wordsFailed");
  if (!("problem" in own)) return wording.text("ownWord.count", own.count);
  const [first] = own.payload;
  switch (own.problem) {
    case "empty":
      return wording.text("ownWord.note");
    case "notLetters":
      return wording.text(
        "ownWord.notLetters",
        english(text),
        wording.list(own.payload.map((one) => name(one, wording))),
      );
    case "tooShort":
      return wording.text("ownWord.tooShort", first);
    case "tooLong":
      return wording.text("ownWord.tooLong", first);
    case "noCommonWord":
      return wording.text("ownWord.none");
    default:
      throw unknown(own.problem);
  }
}

/** @param {never} problem */
const unknown = (problem) => new Error(`a word cannot be played for an unknown reason: ${problem}`);

/**
 * @param {number} scalar
 * @param {Wording} wording
 */
const name = (scalar, wording) => (scalar === 0x20 ? wording.text("ownWord.space") : characterName(scalar));
