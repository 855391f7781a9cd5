// @ts-check
/**
 * The contents of somebody else's code, shown before the player joins: who plays, and which player to join as. Until
 * then, nothing changes.
 */

import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { asIs, english } from "../page/wording.js";
import { PlayerFields } from "./player-fields.js";
import { playerBead, playerName } from "./players.js";

/** @typedef {import("./together.js").Player} Player */
/** @typedef {import("../engine/exports").ReadSharedMessage} ReadShared */
/** @typedef {import("../engine/exports").SharedMessage} Shared */
/** @typedef {import("../page/wording.js").Wording} Wording */

/**
 * The name of a puzzle: the number of a daily puzzle, or else the root.
 * @param {{daily: number | null, root: string}} shared
 * @param {Wording} wording
 */
export const puzzleName = ({ daily, root }, wording) =>
  daily === null ? english(root) : wording.text("daily.number", daily);

export class InvitationForm {
  #wording;
  #invitation;
  #play;
  #fields;
  #question = make("div", { role: "status" });
  #submit;
  element = make("form");

  /**
   * @param {import("../class/class-screens.js").Context} context
   * @param {ReadShared} invitation
   * @param {{play: (player: Player, id: string) => Promise<void>}} actions `id`: the player's earlier identity in the
   *   round, or empty
   */
  constructor({ state }, invitation, { play }) {
    const { wording } = state.current;
    this.#wording = wording;
    this.#invitation = invitation;
    this.#play = play;
    this.#fields = new PlayerFields(wording, invitation);
    this.#submit = make(
      "div",
      { class: "row" },
      make("button", { class: "button act" }, wording.text("together.play")),
    );
    if (invitation.shared) this.#draw(invitation.shared);
    else this.element.append(make("p", {}, wording.text(`challenge.${invitation.reason ?? "damaged"}`)));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#handleSubmit();
    });
  }

  /** @param {Shared} shared */
  #draw(shared) {
    const [wording, { isKnown, isFull, asksFirst }] = [this.#wording, this.#invitation];
    const others = shared.names.filter(({ isOwn }) => !isOwn);
    const names = wording.list(
      others.map((player) => playerName(player, wording)),
      "long",
    );
    const key = others.length === 1 ? "together.invitationOfOne" : "together.invitation";
    const mode = shared.mode === "race" ? "race" : "list";
    this.element.append(
      ...(others.length > 0
        ? [make("p", { class: "lead" }, wording.text(key, names, puzzleName(shared, wording)))]
        : []),
      make(
        "ul",
        { class: "signs", role: "list" },
        ...others.map((player) => make("li", {}, playerBead(player), playerName(player, wording))),
      ),
      make(
        "p",
        { class: "quiet" },
        make("b", {}, wording.text(`together.${mode}`)),
        " ",
        wording.text(`together.${mode}Note`),
      ),
      ...(asksFirst ? [make("p", { class: "warn" }, wording.text("together.asks"))] : []),
      ...(isKnown ? [] : [this.#fields.element]),
      ...(isFull ? [make("p", { class: "warn" }, wording.text("together.full"))] : []),
      make("p", { class: "quiet" }, wording.text("together.consent")),
      this.#question,
      this.#submit,
    );
  }

  /**
   * Joins the round. If one of its players has the same name, first asks whether that is the same person, because
   * another browser on this device has separate storage. A full round has no room for a new player.
   */
  #handleSubmit() {
    const { player } = this.#fields;
    const { shared, isKnown, isFull } = this.#invitation;
    const foldedName = player.name.toLocaleLowerCase();
    const sameNamedPlayers = isKnown
      ? []
      : (shared?.names ?? []).filter(({ text }) => text !== "" && text.toLocaleLowerCase() === foldedName);
    if (sameNamedPlayers.length === 0 || this.#question.hasChildNodes())
      return isFull ? undefined : void this.#play(player, "");
    const wording = this.#wording;
    const yes = makeButton(
      wording.text("together.isMe"),
      () => void this.#play(this.#fields.player, sameNamedPlayers[0].id),
      "button act",
    );
    const no = makeButton(wording.text("together.isOther"), () => void this.#play(this.#fields.player, ""));
    no.hidden = isFull;
    this.#question.replaceChildren(
      make("p", {}, wording.text("together.areYou", asIs(sameNamedPlayers[0].text))),
      make("div", { class: "row" }, yes, no),
    );
    this.#submit.hidden = true;
    yes.focus();
  }
}
