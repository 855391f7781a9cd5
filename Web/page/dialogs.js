// @ts-check
import { byId } from "./dom.js";

/** @typedef {import("./dom.js").DialogId} DialogId */

/** Makes the closing buttons of every dialog work, and restores the focus and the caret when a dialog is closed. */
export function setUpClosing() {
  for (const dialog of document.querySelectorAll("dialog")) {
    for (const button of dialog.querySelectorAll(".close")) button.addEventListener("click", () => closeDialog(dialog));
    dialog.addEventListener("close", restoreCaret);
    returnFocus(dialog);
  }
}

/**
 * Focuses the field after Escape if nothing had the focus before the dialog, as after a reload. A player who presses
 * Escape has a keyboard, so no on-screen one opens.
 * @param {HTMLDialogElement} dialog
 */
function returnFocus(dialog) {
  let isEscape = false;
  dialog.addEventListener("keydown", ({ key }) => {
    isEscape = key === "Escape";
  });
  dialog.addEventListener("close", () => {
    const { activeElement, body } = document;
    // Chromium leaves the focus on a button of the closed dialog for a moment.
    const isLost = activeElement === body || dialog.contains(activeElement);
    if (isEscape && isLost && !document.querySelector("dialog[open]")) byId("word").focus();
    isEscape = false;
  });
}

/**
 * Puts the caret into the field if the field has the focus. After a click, Chromium leaves the caret in the text of the
 * button, and the field accepts no letters.
 */
function restoreCaret() {
  const { activeElement } = document;
  const input = byId("word");
  if (activeElement === input) input.setSelectionRange(input.value.length, input.value.length);
}

/** @param {DialogId} id */
export function open(id) {
  const dialog = byId(id);
  // Opening it again moves the focus to where it belongs.
  dialog.close();
  dialog.showModal();
}

/** @param {DialogId} id */
export const close = (id) => closeDialog(byId(id));

export function closeAll() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  restoreCaret();
}

/** @param {HTMLDialogElement} dialog */
function closeDialog(dialog) {
  dialog.close();
  // A key may be pressed before the `close` event.
  restoreCaret();
}
