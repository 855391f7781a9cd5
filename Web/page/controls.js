// @ts-check
/** Buttons and text boxes of the screens that cover the page. */
import { make } from "./dom.js";

/** The attributes of a text box for a word of the game, without completion or correction by browser and keyboard. */
export const wordField = {
  ...{ type: "text", lang: "en", maxlength: 64, enterkeyhint: "done" },
  ...{ autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false" },
};

/**
 * @param {string} text
 * @param {() => unknown} act
 * @param {string} [kind] its classes
 */
export function button(text, act, kind = "button") {
  const made = /** @type {HTMLButtonElement} */ (make("button", { type: "button", class: kind }, text));
  made.addEventListener("click", () => act());
  return made;
}
