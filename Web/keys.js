// @ts-check
/** What the keys of a keyboard do. Letters, Backspace and Enter belong to the field, wherever the focus is. */

/** @param {KeyboardEvent} event */
const isTheBrowsers = (event) => event.isComposing || event.ctrlKey || event.metaKey || event.altKey;

/** What takes letters itself. */
const editable = "input, textarea, select, [contenteditable]";
/** What Enter and Space press. */
const pressed = `${editable}, button, a, summary`;

/**
 * @param {import("./field.js").Field} field
 * @param {Record<string, () => unknown>} acts what is done, by the names of keys
 */
export function listenToKeys(field, acts) {
  field.input.addEventListener("keydown", (event) => {
    const act = isTheBrowsers(event) ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.defaultPrevented || target === field.input || isTheBrowsers(event) || document.querySelector("dialog[open]")) return;
    if (target instanceof Element && target.matches(editable)) return;
    if (/^[a-zA-Z]$/.test(event.key)) {
      field.input.focus();
      field.add(event.key.toLowerCase());
    } else if (event.key === "Backspace") field.removeLast();
    else if (event.key === "Escape" || event.key === "?" || event.key === "/") acts[event.key]();
    else if ((event.key === "Enter" || event.key === " ") && !(target instanceof Element && target.closest(pressed))) acts[event.key]();
    else return;
    event.preventDefault();
  });
}
