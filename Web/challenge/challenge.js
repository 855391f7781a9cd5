// @ts-check
/** The challenge: what is shown when one was opened, the questions about names, and the message that is sent. */
import { challengeAddress } from "../page/addresses.js";
import { copyText } from "../page/clipboard.js";
import * as Dialogs from "../page/dialogs.js";
import { byId, makeKeyboardScrollable, nodesForNames } from "../page/dom.js";
import { challengeMessage, invitation, isolated, maxMessageLength, otherPlayers } from "./sentences.js";
import { drawTable } from "./table.js";

export class Challenge {
  #game;
  #state;
  #preferences;
  #field;

  /** @param {import("../dialogs/dialog-contents.js").Dependencies} dependencies */
  constructor({ game, state, preferences, field }) {
    this.#game = game;
    this.#state = state;
    this.#preferences = preferences;
    this.#field = field;
    for (const id of /** @type {const} */ (["challenge-friend", "end-friend", "send-back", "table-send"]))
      byId(id).addEventListener("click", () => this.#send());
    byId("end-table").addEventListener("click", () => this.#showTable());
    byId("accept").addEventListener("click", () => this.#accept());
    byId("name-form").addEventListener("submit", (event) => this.#enterName(event));
    byId("is-me").addEventListener("click", () => byId("same-name").close("me"));
    byId("is-other").addEventListener("click", () => byId("same-name").close("other"));
    byId("message-copy").addEventListener("click", () => this.#copy());
    byId("message-share").addEventListener("click", () => share(this.#message));
    makeKeyboardScrollable(byId("table-body"));
    state.subscribe(
      ({ view, wording }) => [view.challenge, wording],
      ({ view, wording }) => byId("others").replaceChildren(...nodesForNames(otherPlayers(view, wording))),
    );
    state.subscribe(
      ({ view, wording }) => [view.challenge, view.missed, wording],
      ({ view, wording }) => {
        if (byId("table").open) drawTable(view, wording);
      },
    );
  }

  /** Shows what the challenge leads to that was just opened: its table, or what the others have found. */
  async arrive() {
    if (!(await this.#settleNamesake())) return;
    const { view } = this.#game;
    if (view.challenge?.arrival === "table") return this.#showTable();
    if (view.challenge?.arrival !== "invitation") return;
    byId("invitation-title").replaceChildren(...nodesForNames(invitation(view, this.#wording)));
    Dialogs.open("invitation");
  }

  #accept() {
    Dialogs.close("invitation");
    if (this.#game.view.time?.isCovered) this.#game.act("startClock");
    this.#field.focus();
  }

  async #showTable() {
    if (!(await this.#settleNamesake())) return;
    drawTable(this.#game.view, this.#wording);
    Dialogs.open("table");
  }

  /** Sends the challenge under the player's name, which is asked for once. */
  async #send() {
    if (!(await this.#settleNamesake())) return;
    if (!this.#game.view.challenge?.isSent && !(await this.#settleName())) return;
    // A share menu opens only shortly after a click.
    const isShort = this.#message.length <= maxMessageLength;
    if (isShort && (await share(this.#message))) return;
    const isAnswer = this.#game.view.challenge?.rows.some(({ isOwn }) => !isOwn);
    byId("message-title").textContent = this.#wording.text(isAnswer ? "challenge.sendBack" : "challenge.friend");
    byId("message-text").textContent = this.#message;
    byId("message-long").hidden = isShort;
    byId("message-share").hidden = !canShare();
    byId("message-status").textContent = "";
    Dialogs.open("message");
  }

  async #settleName() {
    const { name } = this.#game.engine.checkName(this.#state.current.settings.name);
    if (name === null) return this.#askName("challenge.nameNote");
    this.#game.setRoundName(name);
    return true;
  }

  /** Asks about a player with the same name and further words; returns whether nothing is left to ask. */
  async #settleNamesake() {
    const { challenge } = this.#game.view;
    return !challenge?.namesake || this.#settleSameName(challenge.name ?? challenge.namesake);
  }

  /**
   * Asks whether the other player of this name is the same person, and for another name if not.
   * @param {string} name
   * @returns {Promise<boolean>} whether the player has a name of their own
   */
  async #settleSameName(name) {
    const question = this.#wording.text("challenge.sameName", isolated(name));
    byId("same-name-title").replaceChildren(...nodesForNames(question));
    const answer = await ask("same-name");
    if (answer === "other") return this.#askName("challenge.otherName");
    if (answer !== "me") return false;
    this.#game.act("takeWords", name);
    this.#useName(name);
    return true;
  }

  /**
   * @param {"challenge.nameNote" | "challenge.otherName"} noteKey
   * @returns {Promise<boolean>} whether the player has a name of their own
   */
  async #askName(noteKey) {
    const isSending = noteKey === "challenge.nameNote";
    byId("ask-name-text").textContent = this.#wording.text(noteKey);
    byId("use-name").textContent = this.#wording.text(isSending ? "challenge.send" : "button.done");
    byId("player-name").value = "";
    if ((await ask("ask-name")) !== "entered") return false;
    const { name, isTaken } = this.#game.engine.checkName(byId("player-name").value);
    if (name === null) return false;
    if (isTaken) return this.#settleSameName(name);
    this.#useName(name);
    return true;
  }

  /** @param {SubmitEvent} event */
  #enterName(event) {
    event.preventDefault();
    const input = byId("player-name");
    if (this.#game.engine.checkName(input.value).name === null) input.focus();
    else byId("ask-name").close("entered");
  }

  /** @param {string} name */
  #useName(name) {
    this.#preferences.update({ name });
    this.#game.setRoundName(name);
  }

  get #message() {
    const link = challengeAddress(this.#game.engine.challengeCode() ?? "");
    return `${challengeMessage(this.#game.view, this.#wording)}\n${link}`;
  }

  async #copy() {
    const isCopied = await copyText(this.#message);
    byId("message-status").textContent = isCopied ? this.#wording.text("share.copied") : "";
    // The player can copy what is selected.
    if (!isCopied) getSelection()?.selectAllChildren(byId("message-text"));
  }

  get #wording() {
    return this.#state.current.wording;
  }
}

/**
 * Opens a question; resolves with the answer, which is empty if the player has closed it.
 * @param {"ask-name" | "same-name"} id
 * @returns {Promise<string>}
 */
function ask(id) {
  const dialog = byId(id);
  dialog.returnValue = "";
  Dialogs.open(id);
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true }));
}

const canShare = () => typeof navigator.share === "function";

/**
 * Opens the device's share menu; returns whether it has opened.
 * @param {string} text
 */
const share = async (text) =>
  canShare() &&
  navigator.share({ text }).then(
    () => true,
    (error) => error.name === "AbortError",
  );
