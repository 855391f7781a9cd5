// @ts-check
/** The alert that says why a word is refused. It is not modal, and also closes when the text in the field changes. */
import { byId, icon, make } from "../page/dom.js";
import { refusalText } from "./refusal-text.js";

/** @typedef {import("../page/state.js").Refusal} Refusal */

export class RefusalAlert {
  #element = byId("refusal");
  #dismiss;

  /**
   * @param {import("../page/state.js").ObservableState} state
   * @param {() => void} dismiss closes the alert
   */
  constructor(state, dismiss) {
    this.#dismiss = dismiss;
    state.subscribe(
      ({ refusal, wording }) => [refusal, wording],
      ({ refusal, wording }) => (refusal ? this.#show(refusal, wording) : this.#hide()),
    );
  }

  /**
   * @param {Refusal} refusal
   * @param {import("../page/wording.js").Wording} wording
   */
  #show({ code, payload, root }, wording) {
    const { title, message, detail } = refusalText(code, payload, root, wording);
    const button = make("button", { type: "button", class: "button ok" }, wording.text("button.ok"));
    button.addEventListener("click", () => this.#dismiss());
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
