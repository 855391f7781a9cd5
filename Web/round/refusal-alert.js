// @ts-check
/** The alert that says why a word is refused. It is not modal, and also closes when the text in the field changes. */
import { byId, icon, make } from "../page/dom.js";
import { refusalText } from "./refusal-text.js";

/** @typedef {import("../page/state.js").Refusal} Refusal */

export class RefusalAlert {
  #element = byId("refusal");
  #actions;
  /**
   * The button that saves an unknown word. It is hidden until it is known that the word may be saved, which may be
   * after the alert has opened.
   */
  #saveButton = make("button");

  /**
   * @param {import("../page/state.js").ObservableState} state
   * @param {{dismiss: () => void, save: () => void}} actions functions that close the alert, and that save the word as
   *   a missing one
   */
  constructor(state, actions) {
    this.#actions = actions;
    state.subscribe(
      ({ refusal, wording }) => [refusal?.payload, refusal?.root, wording],
      ({ refusal, wording }) => (refusal ? this.#show(refusal, wording) : this.#hide()),
    );
    state.subscribe(
      ({ refusal }) => [refusal],
      ({ refusal }) => {
        this.#saveButton.hidden = !refusal?.tried?.canBeSaved;
      },
    );
  }

  /**
   * @param {Refusal} refusal
   * @param {import("../page/wording.js").Wording} wording
   */
  #show({ code, payload, root, tried }, wording) {
    const { title, message, detail } = refusalText(code, payload, root, wording, tried?.isRepeated);
    const button = make("button", { type: "button", class: "button ok" }, wording.text("button.ok"));
    button.addEventListener("click", () => this.#actions.dismiss());
    this.#saveButton = make("button", { type: "button", class: "text-button keep" }, wording.text("missing.keep"));
    this.#saveButton.hidden = !tried?.canBeSaved;
    this.#saveButton.addEventListener("click", () => this.#actions.save());
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
        ...(tried ? [" ", this.#saveButton] : []),
      ),
      button,
    );
    byId("field").classList.add("refused");
    byId("game").dataset.refused = code;
    // On a small or zoomed screen the page itself scrolls.
    if (document.documentElement.scrollHeight <= innerHeight) return;
    for (const element of [this.#element, byId("field")]) element.scrollIntoView({ block: "nearest" });
  }

  #hide() {
    // The focus would be lost with the button, so it goes to the field.
    if (this.#element.contains(document.activeElement)) byId("word").focus();
    this.#element.replaceChildren();
    byId("field").classList.remove("refused");
    delete byId("game").dataset.refused;
  }
}
