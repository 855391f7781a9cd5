// @ts-check
/** Shares the current round: who the player is, and how the round is played. */
import { make } from "../page/dom.js";
import { PlayerFields } from "./player-fields.js";

/** @typedef {import("./together.js").Player} Player */

/** How a shared round is played, in the order of the engine's numbers. */
const modes = /** @type {const} */ (["race", "list"]);

export class ShareForm {
  element;

  /**
   * @param {import("../class/class-screens.js").Context} context
   * @param {import("./together.js").Together} together
   * @param {{share: (player: Player, mode: number) => void}} actions
   */
  constructor({ state }, { canShare, canShareAsList, name, color }, { share }) {
    const { wording } = state.current;
    const fields = new PlayerFields(wording, { name, color });
    const choices = modes.map((mode, index) =>
      make("input", { type: "radio", id: `together-${mode}`, name: "together-mode", checked: index === 0 }),
    );
    const form = [
      fields.element,
      make(
        "div",
        { class: "modes", role: "radiogroup" },
        ...modes.slice(0, canShareAsList ? 2 : 1).flatMap((mode, index) => choice(choices[index], mode, wording)),
      ),
      make("p", { class: "quiet" }, wording.text("together.consent")),
      make("div", { class: "row" }, make("button", { class: "button act" }, wording.text("together.begin"))),
    ];
    this.element = make(
      "form",
      {},
      make("p", {}, wording.text("together.intro")),
      ...(canShare ? form : [make("p", {}, wording.text("together.notThis"))]),
    );
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      share(
        fields.player,
        choices.findIndex((input) => /** @type {HTMLInputElement} */ (input).checked),
      );
    });
  }
}

/**
 * @param {HTMLElement} input
 * @param {typeof modes[number]} mode
 * @param {import("../page/wording.js").Wording} wording
 */
const choice = (input, mode, wording) => [
  make(
    "label",
    { class: "mode" },
    input,
    make(
      "span",
      {},
      make("b", {}, wording.text(`together.${mode}`)),
      " ",
      make("span", { class: "quiet" }, wording.text(`together.${mode}Note`)),
    ),
  ),
];
