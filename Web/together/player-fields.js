// @ts-check
/** The fields with which a player joins: a name, and a color for the bead. */
import { make } from "../page/dom.js";
import { colorCount } from "./players.js";

/** @typedef {import("./together.js").Player} Player */

const maxNameLength = 12;

export class PlayerFields {
  #name;
  #colors;
  element;

  /**
   * @param {import("../page/wording.js").Wording} wording
   * @param {Player} proposed
   */
  constructor(wording, proposed) {
    const name = /** @type {HTMLInputElement} */ (
      make("input", { id: "together-name", type: "text", autocomplete: "nickname", maxlength: 2 * maxNameLength })
    );
    name.value = proposed.name;
    this.#name = name;
    this.#colors = Array.from({ length: colorCount }, (_, color) =>
      colorChoice(color, color === proposed.color, wording),
    );
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
    return { name: [...this.#name.value.trim()].slice(0, maxNameLength).join(""), color: Math.max(0, color) };
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
