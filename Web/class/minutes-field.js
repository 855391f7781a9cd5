// @ts-check
/** A field for the minutes of a round. Empty means no limit. */
import { maxMinutes } from "../engine/constants.js";
import { make } from "../page/dom.js";

/** @typedef {import("../page/wording.js").Wording} Wording */

export class MinutesField {
  #wording;
  #input;
  #status;
  /**
   * Called with the typed minutes, if they are valid; 0 is no limit.
   * @type {(minutes: number) => void}
   */
  onchange = () => {};
  element;

  /**
   * @param {string} id
   * @param {string} label
   * @param {Wording} wording
   */
  constructor(id, label, wording) {
    this.#wording = wording;
    this.#input = /** @type {HTMLInputElement} */ (
      make("input", { id, type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 4 })
    );
    this.#input.setAttribute("aria-describedby", `${id}-note`);
    this.#status = make("p", { id: `${id}-note`, class: "quiet", role: "status" }, wording.text("class.minutesNote"));
    this.#input.addEventListener("input", () => this.#handleInput());
    this.element = make("div", { class: "choice" }, make("label", { for: id }, label), this.#status, this.#input);
  }

  /** The typed minutes, 0 for no limit; null if they are not valid. */
  get minutes() {
    const text = this.#input.value.trim();
    const minutes = Number(text);
    const isPossible = /^\d*$/.test(text) && minutes <= maxMinutes && (text === "" || minutes > 0);
    return isPossible ? minutes : null;
  }

  /** @param {number} minutes to show, unless the teacher is typing */
  show(minutes) {
    if (document.activeElement !== this.#input) this.#input.value = minutes > 0 ? String(minutes) : "";
  }

  focus() {
    this.#input.focus();
  }

  #handleInput() {
    const { minutes } = this;
    const isPossible = minutes !== null;
    this.#input.setAttribute("aria-invalid", String(!isPossible));
    this.#status.classList.toggle("wrong", !isPossible);
    this.#status.textContent = this.#wording.text(isPossible ? "class.minutesNote" : "class.minutesWrong");
    if (isPossible) this.onchange(minutes);
  }
}
