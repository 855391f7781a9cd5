// @ts-check
/** The alert that says why a word is refused. It is not modal, and closes as soon as the player does anything. */
import { byId, icon, make } from "../page/dom.js";

/** @typedef {import("./refusal-text.js").RefusalText} RefusalText */

export class RefusalAlert {
  #element = byId("refusal");
  #field = byId("field");
  /** Called when OK is pressed. */
  onok = () => {};

  get isShown() {
    return this.#element.childElementCount > 0;
  }

  /**
   * @param {RefusalText} explanation
   * @param {string} ok
   */
  show({ title, message, detail }, ok) {
    const button = make("button", { type: "button", class: "button ok" }, ok);
    button.addEventListener("click", () => this.onok());
    const image = icon("refused");
    image.setAttribute("class", "refusal-icon");
    this.#element.replaceChildren(
      image,
      make(
        "div",
        { class: "refusal-text" },
        make("b", {}, title),
        " ",
        make("p", {}, message),
        " ",
        ...(detail ? [make("p", { class: "detail" }, detail)] : []),
      ),
      button,
    );
    this.#field.classList.add("refused");
    // On a small or enlarged screen the page itself scrolls.
    if (document.documentElement.scrollHeight > innerHeight) this.#element.scrollIntoView({ block: "nearest" });
  }

  hide() {
    if (!this.isShown) return;
    // The focus would be lost with the button; it goes to the field.
    if (this.#element.contains(document.activeElement)) byId("word").focus();
    this.#element.replaceChildren();
    this.#field.classList.remove("refused");
  }
}
