// @ts-check
/** Opens the code that the address has in its fragment, or one that was pasted: a challenge, a set of rounds or a shared round. */
import { pageAddress, puzzleAddress } from "../page/addresses.js";
import { codeLetter } from "../page/codes.js";
import * as Dialogs from "../page/dialogs.js";
import { byId } from "../page/dom.js";
import { goTo } from "../page/own-links.js";

/**
 * @typedef {{show: (code: string, isAsked: () => boolean) => Promise<boolean>}} Opener checks a code and, if it is still asked for then, shows
 *   it in its dialog; returns whether it could be checked
 */

/**
 * The dialogs that show the codes of each letter.
 * @type {Record<string, "challenge" | "set" | "class" | undefined>}
 */
const dialogs = { c: "challenge", s: "set", g: "class" };

/** What is said of a pasted text that leads to nothing. */
const refusals = /** @type {const} */ ({
  damaged: "challenge.damaged",
  handIn: "challenge.isHandIn",
  word: "challenge.isWord",
  other: "challenge.isOther",
});

export class CodeOpener {
  #game;
  #state;
  #notice;
  #entries;
  #openers;

  /**
   * @param {import("./dialog-contents.js").Dependencies} dependencies
   * @param {{challenge: Opener, set: Opener, class: Opener}} openers by the ids of their dialogs
   */
  constructor({ game, state, notice, entries }, openers) {
    this.#game = game;
    this.#state = state;
    this.#notice = notice;
    this.#entries = entries;
    this.#openers = openers;
    for (const id of /** @type {const} */ (["challenge", "set", "class"]))
      byId(id).addEventListener("close", () => this.#closed(id));
    byId("paste").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#usePasted();
    });
    for (const kind of ["hashchange", "online"]) addEventListener(kind, () => void this.take());
  }

  /** The fragment of the address, or the code that was shown when the page was loaded again. */
  get #asked() {
    return location.hash || String(history.state?.code ?? "");
  }

  /**
   * Checks the code that is asked for, if there is one, and shows it. It stays in the address until it is checked, and then in the
   * browser's history until it is closed, so that a reload loses nothing.
   */
  async take() {
    const code = this.#asked;
    const id = dialogs[codeLetter(code)];
    if (!id) return;
    // Meanwhile another call may handle it, or the address may get another one.
    const isAsked = () => this.#asked === code;
    const isChecked = await this.#openers[id].show(code, isAsked);
    if (!isAsked()) return;
    if (!isChecked) return this.#notice.notify("loading.wordsFailed");
    this.#entries.replace({ code }, location.pathname + location.search);
    // A screen that covers the page is open by now.
    if (id !== "class") Dialogs.open(id);
  }

  /** Opens what was pasted into the dialog of the rounds; what leads to nothing stays there, with the reason. */
  #usePasted() {
    const input = byId("pasted");
    const { kind, value: found } = this.#game.engine.readPasted(input.value);
    const value = found ?? "";
    if (kind === "root") return goTo(puzzleAddress({ root: value, daily: null }), { isGiven: true });
    if (kind === "daily")
      return goTo(value === "0" ? `${pageAddress()}?daily` : puzzleAddress({ root: "", daily: Number(value) }));
    // A code whose form is lost is as damaged as one whose checksum is wrong.
    const code = kind === "challenge" || kind === "set" || kind === "shared" ? value : "";
    const isPossible = codeLetter(code) !== "";
    const refusal = kind === "challenge" || kind === "set" || kind === "shared" ? "damaged" : kind;
    byId("pasted-status").textContent = isPossible ? "" : this.#state.shown.wording.text(refusals[refusal]);
    if (!isPossible) return input.focus();
    input.value = "";
    this.#entries.replace({ code });
    Dialogs.close("rounds");
    void this.take();
  }

  /**
   * It was played or declined; it may also have been opened again.
   * @param {"challenge" | "set" | "class"} id
   */
  #closed(id) {
    if (!byId(id).open) this.#entries.replace({ code: "" });
  }
}
