// @ts-check
/** Opens and closes the dialogs of the page. */
import { byId } from "../page/dom.js";

/** Lets every dialog be closed by its buttons. */
export function prepare() {
  for (const dialog of document.querySelectorAll("dialog")) {
    for (const button of dialog.querySelectorAll(".close")) button.addEventListener("click", () => close(dialog.id));
    dialog.addEventListener("close", restoreCaret);
  }
}

/** After a click, Chromium leaves the caret in the text of the button. The field then has the focus but accepts no letters. */
function restoreCaret() {
  const { activeElement } = document;
  if (activeElement !== byId("word") || !(activeElement instanceof HTMLInputElement)) return;
  const { length } = activeElement.value;
  activeElement.setSelectionRange(length, length);
}

/**
 * Opens a dialog, which gets the event `opening` before.
 * @param {string} id
 */
export function open(id) {
  const dialog = /** @type {HTMLDialogElement} */ (byId(id));
  dialog.dispatchEvent(new Event("opening"));
  // If it is open already, opening it again puts the focus where it belongs.
  dialog.close();
  dialog.showModal();
}

/** @param {string} except the id of a dialog that does not count */
export const isAnyOpen = (except) => document.querySelector(`dialog[open]:not(#${except})`) !== null;

/** @param {string} id */
export function close(id) {
  /** @type {HTMLDialogElement} */ (byId(id)).close();
  // A key may be pressed before the event `close` comes.
  restoreCaret();
}
