// @ts-check
/** The settings as a form. It is drawn once for each language and shows the chosen values. */
import { byId, make } from "../page/dom.js";
import { isSingleFile, preloaded } from "../page/loading.js";
import { settingGroups } from "../page/settings.js";

/** @typedef {import("../page/settings.js").Settings} Settings */
/** @typedef {import("../page/settings.js").Choice} Choice */
/** @typedef {import("../page/settings.js").Switch} Switch */
/** @typedef {import("../page/wording.js").TextKey} TextKey */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class SettingsForm {
  #choose;
  /**
   * Functions that show the chosen values, one for each control.
   * @type {((settings: Settings) => void)[]}
   */
  #updaters = [];

  /**
   * @param {import("../page/state.js").ObservableState} state
   * @param {(change: Partial<Settings>) => void} choose called with what the player has just chosen
   */
  constructor(state, choose) {
    this.#choose = choose;
    state.subscribe(
      ({ wording }) => [wording],
      ({ wording }) => this.#draw(wording),
    );
    state.subscribe(
      ({ settings, wording }) => [settings, wording],
      ({ settings }) => {
        for (const update of this.#updaters) update(settings);
      },
    );
  }

  /** @param {Wording} wording */
  #draw(wording) {
    const controls = () => /** @type {HTMLElement[]} */ ([...byId("choices").querySelectorAll("input, button")]);
    const focused = controls().indexOf(/** @type {HTMLElement} */ (document.activeElement));
    this.#updaters = [];
    byId("choices").replaceChildren(
      ...settingGroups.flatMap(({ title, choices, switches }) => [
        make("h3", {}, wording.text(title)),
        make(
          "div",
          { class: "choices" },
          ...choices.map((choice) => this.#choice(choice, wording)),
          .../** @type {readonly Switch[]} */ (switches)
            .filter(isOffered)
            .map((name) => this.#switch(name, wording)),
          ...(title === "settings.game" ? [this.#nameField(wording)] : []),
        ),
      ]),
    );
    controls()[focused]?.focus();
  }

  /**
   * @param {Choice} choice
   * @param {Wording} wording
   */
  #choice(choice, wording) {
    const { name } = choice;
    const options = choiceValues(choice).map(([value, label]) => {
      const radio = /** @type {HTMLInputElement} */ (make("input", { type: "radio", name }));
      radio.addEventListener("change", () => this.#choose({ [name]: value }));
      this.#updaters.push((settings) => {
        radio.checked = settings[name] === value;
      });
      const isLanguageName = name === "language" && value !== "auto";
      const text = isLanguageName ? label : wording.text(/** @type {TextKey} */ (label));
      return make("label", {}, radio, make("span", isLanguageName ? { lang: value } : {}, text));
    });
    return make(
      "fieldset",
      { class: "choice" },
      make("legend", {}, wording.text(`settings.${name}`)),
      make("p", { class: "quiet" }, wording.text(`settings.${name}Note`)),
      make("div", { class: "segments" }, ...options),
    );
  }

  /** @param {Wording} wording */
  #nameField(wording) {
    const attributes = { id: "own-name", class: "name-field", dir: "auto", maxlength: 48, spellcheck: "false" };
    const input = /** @type {HTMLInputElement} */ (make("input", { ...attributes, autocomplete: "nickname" }));
    input.addEventListener("change", () => this.#choose({ name: input.value }));
    this.#updaters.push(({ name }) => {
      input.value = name;
    });
    return make(
      "div",
      { class: "choice" },
      make("label", { for: "own-name" }, wording.text("challenge.name")),
      make("p", { class: "quiet" }, wording.text("challenge.nameNote")),
      input,
    );
  }

  /**
   * @param {Switch} name
   * @param {Wording} wording
   */
  #switch(name, wording) {
    const text = make("span");
    const button = make(
      "button",
      { type: "button", role: "switch", class: "switch", "aria-labelledby": `switch-${name}` },
      text,
    );
    button.addEventListener("click", () => this.#choose({ [name]: button.ariaChecked !== "true" }));
    this.#updaters.push((settings) => {
      button.setAttribute("aria-checked", String(settings[name]));
      text.textContent = wording.text(settings[name] ? "settings.on" : "settings.off");
    });
    return make(
      "div",
      { class: "choice" },
      make("span", { id: `switch-${name}` }, wording.text(`settings.${name}`)),
      make("p", { class: "quiet" }, wording.text(`settings.${name}Note`)),
      button,
    );
  }
}

/**
 * The values of a choice, each with its name or the key of its name. A language has its own name in that language.
 * @param {Choice} choice
 * @returns {(readonly [string | number, string])[]}
 */
const choiceValues = ({ name, values }) => [
  ...values,
  ...(name === "language" ? preloaded().languages : []).map(
    (language) =>
      /** @type {const} */ ([language, new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language]),
  ),
];

/**
 * Whether a switch has an effect here.
 * @param {Switch} name
 */
const isOffered = (name) =>
  name === "vibration" ? "vibrate" in navigator : name !== "keepsMeanings" || !isSingleFile();
