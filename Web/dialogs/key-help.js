// @ts-check
/** Shows the game's keys. */
import { byId, make } from "../page/dom.js";

/** The keys as the help names them, and what they do. */
const keyHelp = /** @type {const} */ ([
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
    ...keyHelp.map(([key, text]) =>
      make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, wording.text(text))),
    ),
  );
}
