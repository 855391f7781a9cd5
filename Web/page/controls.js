// @ts-check
/** Buttons and text boxes of the screens that cover the page. */
import { make } from "./dom.js";

/** The attributes of a text box for a word of the game, without completion or correction by browser and keyboard. */
export const wordFieldAttributes = {
  ...{ type: "text", lang: "en", maxlength: 64, enterkeyhint: "done" },
  ...{ autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false" },
};

/**
 * @param {string} text
 * @param {() => unknown} action
 * @param {string} [className] the classes of the button
 */
export function makeButton(text, action, className = "button") {
  const element = /** @type {HTMLButtonElement} */ (make("button", { type: "button", class: className }, text));
  element.addEventListener("click", () => action());
  return element;
}
