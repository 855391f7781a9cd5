// @ts-check
/** The slip that says why a word is refused. It stops nothing, and goes as soon as anything is done. */
import { make, sign, the } from "./page.js";

/** @typedef {import("./refusal.js").Explanation} Explanation */

export class Slip {
  #element = the("slip");
  #field = the("field");
  /** Called when OK is pressed. */
  onok = () => {};

  get isShown() {
    return this.#element.childElementCount > 0;
  }

  /**
   * @param {Explanation} explanation
   * @param {string} ok
   */
  show({ title, message, detail }, ok) {
    const button = make("button", { type: "button", class: "button ok" }, ok);
    button.addEventListener("click", () => this.onok());
    const picture = sign("refused");
    picture.setAttribute("class", "slip-sign");
    this.#element.replaceChildren(
      picture,
      make("div", { class: "slip-text" }, make("b", {}, title), " ", make("p", {}, message), " ",
        ...(detail ? [make("p", { class: "detail" }, detail)] : [])),
      button);
    this.#field.classList.add("refused");
  }

  hide() {
    if (!this.isShown) return;
    // OK takes the focus with it where it was pressed by keyboard; the field has it next.
    if (this.#element.contains(document.activeElement)) the("word").focus();
    this.#element.replaceChildren();
    this.#field.classList.remove("refused");
  }
}
