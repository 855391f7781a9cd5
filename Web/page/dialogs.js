// @ts-check
/** Opens and closes the dialogs of the page. */
import { byId } from "./dom.js";

/** @typedef {import("./dom.js").DialogId} DialogId */

/** Lets every dialog be closed by its buttons. */
export function prepare() {
  for (const dialog of document.querySelectorAll("dialog")) {
    for (const button of dialog.querySelectorAll(".close")) button.addEventListener("click", () => closeDialog(dialog));
    dialog.addEventListener("close", restoreCaret);
    returnFocus(dialog);
  }
}

/**
 * Gives the field the focus after Escape if nothing had it before the dialog, as after a reload. Who has pressed that key has a keyboard, so
 * that none opens on a touch screen.
 * @param {HTMLDialogElement} dialog
 */
function returnFocus(dialog) {
  let isEscape = false;
  dialog.addEventListener("keydown", ({ key }) => {
    isEscape = key === "Escape";
  });
  dialog.addEventListener("close", () => {
    const { activeElement, body } = document;
    // Chromium leaves it on a button of the closed dialog for a moment.
    const isLost = activeElement === body || dialog.contains(activeElement);
    if (isEscape && isLost && !document.querySelector("dialog[open]")) byId("word").focus();
    isEscape = false;
  });
}

/** After a click, Chromium leaves the caret in the text of the button. The field then has the focus but accepts no letters. */
function restoreCaret() {
  const { activeElement } = document;
  const input = byId("word");
  if (activeElement === input) input.setSelectionRange(input.value.length, input.value.length);
}

/**
 * Opens a dialog, which gets the event `opening` before.
 * @param {DialogId} id
 */
export function open(id) {
  const dialog = byId(id);
  dialog.dispatchEvent(new Event("opening"));
  // If it is open already, opening it again puts the focus where it belongs.
  dialog.close();
  dialog.showModal();
}

/** @param {DialogId} except the id of a dialog that does not count */
export const isAnyOpen = (except) => document.querySelector(`dialog[open]:not(#${except})`) !== null;

/** @param {DialogId} id */
export const close = (id) => closeDialog(byId(id));

/** @param {HTMLDialogElement} dialog */
function closeDialog(dialog) {
  dialog.close();
  // A key may be pressed before the event `close` comes.
  restoreCaret();
}
