// @ts-check
/** What the keys of a keyboard do. */
import { the } from "./page.js";

/** @param {KeyboardEvent} event */
const isTheBrowsers = (event) => event.isComposing || event.ctrlKey || event.metaKey || event.altKey;

/**
 * Keys in the field do what the acts say; letters typed while a bead or a button of the dock has the focus belong to the field.
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
  the("dock").addEventListener("keydown", (event) => {
    if (event.target === field.input || isTheBrowsers(event)) return;
    if (/^[a-zA-Z]$/.test(event.key)) field.add(event.key.toLowerCase());
    else if (event.key === "Backspace") field.removeLast();
    else if (event.key === "Escape") acts.Escape();
    else return;
    event.preventDefault();
  });
}
