// @ts-check
/** What the page shows instead of the game if it cannot start. */
import { byId, make } from "./dom.js";
import { saveFile } from "./export-import.js";
import { exportRecords } from "./records.js";
import { Store } from "./store.js";

/**
 * Shows a sentence, a button to reload the page and, if rounds are saved, one to export them.
 * @param {string} text
 * @param {import("./wording.js").Wording} [wording] of the buttons; without it they are in English
 */
export function showFatalError(text, wording) {
  const button = (/** @type {string} */ label, /** @type {() => unknown} */ act) => {
    const element = make("button", { type: "button", class: "button" }, label);
    element.addEventListener("click", act);
    return element;
  };
  const message = byId("fatal-error");
  message.replaceChildren(make("span", {}, text), button(wording?.text("page.reload") ?? "Load again", () => location.reload()));
  message.hidden = false;
  void Store.open().then(exportRecords).catch(() => []).then((records) => {
    if (records.length > 0) message.append(button(wording?.text("page.export") ?? "Export", () => saveFile(records)));
  });
  byId("game").hidden = byId("game").hasAttribute("inert");
  byId("unsupported").hidden = true;
}
