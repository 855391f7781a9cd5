// @ts-check
/** The rules of a set: the fewest letters of a word, what it is worth, and the minutes of each round. */
import { maxMinutes } from "../engine/limits.js";
import { make } from "../page/dom.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class SetRules {
  #wording;
  #change;
  /**
   * Shows what is chosen, each for one control.
   * @type {((draft: Draft) => void)[]}
   */
  #updates = [];
  element;

  /**
   * @param {Wording} wording
   * @param {(change: Partial<Draft>) => void} change
   */
  constructor(wording, change) {
    this.#wording = wording;
    this.#change = change;
    this.element = make(
      "section",
      {},
      make("h3", {}, wording.text("class.rules")),
      make(
        "div",
        { class: "choices" },
        this.#choice("minimum", wording.text("settings.minimum"), [
          [3, "3"],
          [4, "4"],
        ]),
        this.#choice("byLetters", wording.text("settings.scoring"), [
          [false, wording.text("scoring.classic")],
          [true, wording.text("scoring.letters")],
        ]),
        this.#minutes(),
      ),
    );
  }

  /** @param {Draft} draft */
  draw(draft) {
    for (const update of this.#updates) update(draft);
  }

  /**
   * @template {"minimum" | "byLetters"} Name
   * @param {Name} name
   * @param {string} title
   * @param {[Draft[Name], string][]} values
   */
  #choice(name, title, values) {
    const options = values.map(([value, text]) => {
      const radio = /** @type {HTMLInputElement} */ (make("input", { type: "radio", name: `set-${name}` }));
      radio.addEventListener("change", () => this.#change(/** @type {Partial<Draft>} */ ({ [name]: value })));
      this.#updates.push((draft) => {
        radio.checked = draft[name] === value;
      });
      return make("label", {}, radio, make("span", {}, text));
    });
    const segments = make("div", { class: "segments" }, ...options);
    return make("fieldset", { class: "choice" }, make("legend", {}, title), segments);
  }

  #minutes() {
    const wording = this.#wording;
    const input = /** @type {HTMLInputElement} */ (
      make("input", { id: "set-minutes", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 4 })
    );
    input.setAttribute("aria-describedby", "set-minutes-note");
    const status = make(
      "p",
      { id: "set-minutes-note", class: "quiet", role: "status" },
      wording.text("class.minutesNote"),
    );
    input.addEventListener("input", () => {
      const text = input.value.trim();
      const minutes = Number(text);
      const isValid = /^\d*$/.test(text) && minutes <= maxMinutes && (text === "" || minutes > 0);
      input.setAttribute("aria-invalid", String(!isValid));
      status.classList.toggle("wrong", !isValid);
      status.textContent = wording.text(isValid ? "class.minutesNote" : "class.minutesWrong");
      if (isValid) this.#change({ minutes });
    });
    this.#updates.push(({ minutes }) => {
      // What the teacher is typing is left alone.
      if (document.activeElement !== input) input.value = minutes > 0 ? String(minutes) : "";
    });
    return make(
      "div",
      { class: "choice" },
      make("label", { for: "set-minutes" }, wording.text("class.minutes")),
      status,
      input,
    );
  }
}
