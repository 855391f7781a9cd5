// @ts-check
/** Handles the keyboard: letters, Backspace and Enter reach the field wherever the focus is. */

import { byId, make } from "../page/dom.js";

/** The keys as the help names them, and what they do. */
const help = /** @type {const} */ ([
  ["Enter", "keyboard.enter"],
  ["Backspace", "keyboard.delete"],
  ["Space", "keyboard.shuffle"],
  ["↑", "keyboard.recall"],
  ["Esc", "keyboard.escape"],
  ["/", "keyboard.standing"],
  ["?", "keyboard.help"],
]);

/** @param {import("../page/wording.js").Wording} wording */
export function drawKeyHelp(wording) {
  byId("keys").replaceChildren(
    ...help.map(([key, text]) =>
      make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, wording.text(text))),
    ),
  );
}

/**
 * Whether a key is for the browser or for a keyboard that composes words; 229 is the Enter with which Safari ends a composition.
 * @param {KeyboardEvent} event
 */
export const isForBrowser = (event) =>
  event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey;

/** Elements that take letters themselves. */
const editable = "input, textarea, select, [contenteditable]";
/** Elements that Enter and Space activate. */
const activatable = `${editable}, button, a, summary`;

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
    if (target instanceof Element && target.matches(editable)) return;
    if (/^[a-zA-Z]$/.test(event.key)) {
      field.input.focus();
      field.add(event.key.toLowerCase());
    } else if (event.key === "Backspace") field.removeLast();
    else if (event.key === "Escape" || event.key === "?" || event.key === "/") actions[event.key]();
    else if (
      (event.key === "Enter" || event.key === " ") &&
      !(target instanceof Element && target.closest(activatable))
    )
      actions[event.key]();
    else return;
    event.preventDefault();
  });
}
