// @ts-check
/** The fields with which a player joins: a name, and a color for the bead. */
import { make } from "../page/dom.js";
import { colors } from "./players.js";

/** @typedef {import("./together.js").Player} Player */

const longestName = 12;

export class PlayerFields {
  #name;
  #colors;
  element;

  /**
   * @param {import("../page/wording.js").Wording} wording
   * @param {Player} offered
   */
  constructor(wording, offered) {
    const name = /** @type {HTMLInputElement} */ (
      make("input", { id: "together-name", type: "text", autocomplete: "nickname", maxlength: 2 * longestName })
    );
    name.value = offered.name;
    this.#name = name;
    this.#colors = Array.from({ length: colors }, (_, color) => colorChoice(color, color === offered.color, wording));
    this.element = make(
      "div",
      { class: "who" },
      make("label", { for: "together-name" }, wording.text("together.name")),
      name,
      make(
        "fieldset",
        { class: "colors" },
        make("legend", {}, wording.text("together.color")),
        ...this.#colors.map(({ label }) => label),
      ),
    );
  }

  /** @returns {Player} */
  get player() {
    const color = this.#colors.findIndex(({ input }) => input.checked);
    return { name: [...this.#name.value.trim()].slice(0, longestName).join(""), color: Math.max(0, color) };
  }
}

/**
 * @param {number} color
 * @param {boolean} isChosen
 * @param {import("../page/wording.js").Wording} wording
 */
function colorChoice(color, isChosen, wording) {
  const input = /** @type {HTMLInputElement} */ (
    make("input", {
      ...{ type: "radio", name: "together-color", value: color, checked: isChosen },
      "aria-label": wording.text("together.colorNumber", color + 1),
    })
  );
  return { input, label: make("label", {}, input, make("span", { class: "sign", "data-color": color })) };
}
