// @ts-check
/**
 * Hands in the rounds of a set: one code for a seat number, which the player copies, saves or shares. The page sends
 * nothing.
 */

import { maxSeats } from "../engine/constants.js";
import { copyText } from "../page/clipboard.js";
import * as Dialogs from "../page/dialogs.js";
import { byId, setText } from "../page/dom.js";
import { saveFile } from "../page/files.js";
import { setTabValue, tabValue } from "../page/tab-storage.js";
import { asIs } from "../page/wording.js";

export class HandIn {
  #game;
  #state;
  #setCode = "";
  #fileName = "";

  /** @param {import("./dialog-contents.js").Dependencies} dependencies */
  constructor({ game, state }) {
    this.#game = game;
    this.#state = state;
    byId("seat").addEventListener("input", () => this.#draw());
    byId("hand-in-copy").addEventListener("click", () => void this.#copy());
    byId("hand-in-save").addEventListener("click", () => this.#save());
    byId("hand-in-share").addEventListener("click", () => void this.#share());
  }

  async open() {
    const { playedSet } = this.#state.current.view;
    if (!playedSet) return;
    // This also loads the rounds of the set that the engine does not have yet.
    const { rounds } = await this.#game.readSet(playedSet.code);
    this.#setCode = playedSet.code;
    const [{ wording }, openCount] = [this.#state.current, rounds.filter(({ isEnded }) => !isEnded).length];
    byId("hand-in-open").textContent =
      openCount > 0 ? wording.text("handIn.open", openCount) : wording.text("handIn.allEnded");
    byId("hand-in-share").hidden = typeof navigator.share !== "function";
    byId("seat").value = tabValue(this.#seatKey) ?? "";
    this.#draw();
    Dialogs.close("set-rounds");
    Dialogs.open("hand-in");
    byId("seat").focus();
    byId("seat").select();
  }

  get #seatKey() {
    return `seat ${this.#setCode}`;
  }

  /** The typed seat number; 0 if it is missing or invalid. */
  get #seat() {
    // A Chinese keyboard may type full-width digits.
    const text = byId("seat").value.normalize("NFKC").trim();
    return /^\d+$/.test(text) && Number(text) <= maxSeats ? Number(text) : 0;
  }

  /** Shows the code of the seat, once there is one. */
  #draw() {
    const seat = this.#seat;
    for (const id of /** @type {const} */ (["hand-in-made", "hand-in-ways"])) byId(id).hidden = seat === 0;
    const [text, { wording }] = [byId("seat").value.trim(), this.#state.current];
    const isWrong = seat === 0 && text !== "";
    byId("seat").setAttribute("aria-invalid", String(isWrong));
    setText("seat-note", isWrong ? wording.text("handIn.seatWrong", asIs(text)) : wording.text("handIn.seatNote"));
    byId("hand-in-status").textContent = "";
    if (seat === 0) return;
    const { code, file } = this.#game.engine.handIn(this.#setCode, seat);
    byId("hand-in-code").value = code;
    this.#fileName = `${file}.txt`;
    setTabValue(this.#seatKey, seat);
  }

  async #copy() {
    const [code, { wording }] = [byId("hand-in-code"), this.#state.current];
    const isCopied = await copyText(code.value);
    if (!isCopied) code.select();
    byId("hand-in-status").textContent = wording.text(isCopied ? "share.copied" : "handIn.notCopied");
  }

  #save() {
    saveFile(this.#fileName, [`${byId("hand-in-code").value}\n`]);
  }

  async #share() {
    // Closing the share menu is not an error.
    await navigator.share({ text: byId("hand-in-code").value }).catch((error) => console.info(error));
  }
}
