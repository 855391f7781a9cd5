// @ts-check
/**
 * Opens a code in the address's fragment, or a pasted one: a challenge, a set of rounds or a shared round. Also follows
 * pasted links to puzzles.
 */
import { pageAddress, puzzleAddress } from "../page/addresses.js";
import { codeLetter } from "../page/codes.js";
import * as Dialogs from "../page/dialogs.js";
import { byId } from "../page/dom.js";
import { goTo } from "../page/own-links.js";

/**
 * @typedef {{show: (code: string, isStillRequested: () => boolean) => Promise<boolean>}} Opener checks a code and, if
 *   it is still requested, shows it in its dialog; returns whether it could be checked
 */

/** @type {Record<string, "challenge" | "set" | "class" | undefined>} */
const dialogsByLetter = { c: "challenge", s: "set", g: "class" };

/** What the page says about a pasted text that leads nowhere. */
const refusalKeys = /** @type {const} */ ({
  damaged: "challenge.damaged",
  handIn: "challenge.isHandIn",
  word: "challenge.isWord",
  other: "challenge.isOther",
});

export class CodeOpener {
  #game;
  #state;
  #notice;
  #historyEntries;
  #openers;

  /**
   * @param {import("./dialog-contents.js").Dependencies} dependencies
   * @param {{challenge: Opener, set: Opener, class: Opener}} openers by the ids of their dialogs
   */
  constructor({ game, state, notice, historyEntries }, openers) {
    this.#game = game;
    this.#state = state;
    this.#notice = notice;
    this.#historyEntries = historyEntries;
    this.#openers = openers;
    for (const id of /** @type {const} */ (["challenge", "set", "class"]))
      byId(id).addEventListener("close", () => this.#handleClose(id));
    byId("paste").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#openPasted();
    });
    for (const kind of ["hashchange", "online"]) addEventListener(kind, () => void this.openRequestedCode());
  }

  /** The fragment of the address, or the code that was open before a reload. */
  get #requestedCode() {
    return location.hash || String(history.state?.code ?? "");
  }

  /**
   * Checks the requested code, if there is one, and shows it. The code stays in the address until it is checked, and
   * then in the browser's history until its dialog closes, so that a reload loses nothing.
   */
  async openRequestedCode() {
    const code = this.#requestedCode;
    const id = dialogsByLetter[codeLetter(code)];
    if (!id) return;
    // Meanwhile another call may have shown the code, or the address may have got another one.
    const isStillRequested = () => this.#requestedCode === code;
    const isChecked = await this.#openers[id].show(code, isStillRequested);
    if (!isStillRequested()) return;
    if (!isChecked) return this.#notice.notify("loading.wordsFailed");
    this.#historyEntries.replace({ code }, location.pathname + location.search);
    // The screen of a shared round is already open.
    if (id !== "class") Dialogs.open(id);
  }

  /** Opens what was pasted into the rounds dialog. Text that leads nowhere stays there, with the reason. */
  #openPasted() {
    const input = byId("pasted");
    const { kind, value: pastedValue } = this.#game.engine.readPasted(input.value);
    const value = pastedValue ?? "";
    if (kind === "root") return goTo(puzzleAddress({ root: value, daily: null }), { isFromOthers: true });
    if (kind === "daily")
      return goTo(value === "0" ? `${pageAddress()}?daily` : puzzleAddress({ root: "", daily: Number(value) }));
    // A code that has lost its form is as damaged as one with a wrong checksum.
    const code = kind === "challenge" || kind === "set" || kind === "shared" ? value : "";
    const isPossible = codeLetter(code) !== "";
    const refusal = kind === "challenge" || kind === "set" || kind === "shared" ? "damaged" : kind;
    byId("pasted-status").textContent = isPossible ? "" : this.#state.current.wording.text(refusalKeys[refusal]);
    if (!isPossible) return input.focus();
    input.value = "";
    this.#historyEntries.replace({ code });
    Dialogs.close("rounds");
    void this.openRequestedCode();
  }

  /**
   * Removes the code, which was played or declined, from the history entry. A dialog that was opened again meanwhile
   * keeps its code.
   * @param {"challenge" | "set" | "class"} id
   */
  #handleClose(id) {
    if (!byId(id).open) this.#historyEntries.replace({ code: "" });
  }
}
