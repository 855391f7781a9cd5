// @ts-check
/** The rules of a set: the fewest letters of a word, the points, and the minutes of each round. */
import { make } from "../page/dom.js";
import { MinutesField } from "./minutes-field.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class SetRules {
  #wording;
  #change;
  /**
   * Functions that show the draft's values, one for each control.
   * @type {((draft: Draft) => void)[]}
   */
  #updaters = [];
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
    for (const update of this.#updaters) update(draft);
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
      this.#updaters.push((draft) => {
        radio.checked = draft[name] === value;
      });
      return make("label", {}, radio, make("span", {}, text));
    });
    const segments = make("div", { class: "segments" }, ...options);
    return make("fieldset", { class: "choice" }, make("legend", {}, title), segments);
  }

  #minutes() {
    const field = new MinutesField("set-minutes", this.#wording.text("class.minutes"), this.#wording);
    field.onchange = (minutes) => this.#change({ minutes });
    this.#updaters.push(({ minutes }) => field.show(minutes));
    return field.element;
  }
}
