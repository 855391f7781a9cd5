// @ts-check
/**
 * Handles the keyboard: letters, Backspace and Enter reach the field wherever the focus is, except in a dialog or on an
 * element that handles these keys itself.
 */
import { isForBrowser } from "../page/rove.js";

/** Elements that handle letters themselves. */
const editableSelector = "input, select";
/** Elements that handle Enter and Space themselves. */
const activatableSelector = `${editableSelector}, button, a, summary`;

/**
 * @param {import("./field.js").Field} field
 * @param {Record<string, () => unknown>} actions by the names of keys
 */
export function listenToKeys(field, actions) {
  field.input.addEventListener("keydown", (event) => {
    const act = isForBrowser(event) ? undefined : actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (
      event.defaultPrevented ||
      target === field.input ||
      isForBrowser(event) ||
      document.querySelector("dialog[open]")
    )
      return;
    if (target instanceof Element && target.matches(editableSelector)) return;
    if (/^[a-zA-Z]$/.test(event.key)) {
      field.input.focus();
      field.add(event.key.toLowerCase());
    } else if (event.key === "Backspace") field.removeLast();
    else if (event.key === "Escape" || event.key === "?" || event.key === "/") actions[event.key]();
    else if (
      (event.key === "Enter" || event.key === " ") &&
      !(target instanceof Element && target.closest(activatableSelector))
    )
      actions[event.key]();
    else return;
    event.preventDefault();
  });
}
