// @ts-check
/** What the page shows instead of the game if it cannot start. */
import { byId, make } from "./dom.js";
import { saveFile } from "./export-import.js";
import { exportRecords } from "./records.js";
import { Store } from "./store.js";

/**
 * Shows a sentence, and buttons to reload the page and to export the rounds that are saved.
 * @param {string} text
 * @param {import("./wording.js").Wording} [wording] of the buttons, which are left out without it
 */
export function showFatalError(text, wording) {
  const button = (/** @type {string} */ key, /** @type {() => unknown} */ act) => {
    const element = make("button", { type: "button", class: "button" }, wording?.text(key) ?? "");
    element.addEventListener("click", act);
    return element;
  };
  const buttons = wording ? [
    button("page.reload", () => location.reload()),
    button("page.export", async () => saveFile(await Store.open().then(exportRecords).catch(() => []))),
  ] : [];
  byId("fatal-error").replaceChildren(make("span", {}, text), ...buttons);
  byId("fatal-error").hidden = false;
  byId("game").hidden = byId("game").hasAttribute("inert");
  byId("unsupported").hidden = true;
}
