// @ts-check
/** Follows links to words and daily puzzles that the player pastes into the rounds dialog. */
import { addressWithQuery } from "../page/addresses.js";
import { byId } from "../page/dom.js";
import { goTo } from "../page/own-links.js";

/** What the page says about a pasted text that leads nowhere. */
const refusalKeys = /** @type {const} */ ({
  damaged: "link.damaged",
  word: "link.isWord",
  other: "link.isOther",
});

/**
 * Opens what is pasted. Text that leads nowhere stays there, with the reason.
 * @param {import("../engine/game.js").Game} game
 * @param {import("../page/state.js").ObservableState} state
 */
export function listenToPastedLink(game, state) {
  byId("paste").addEventListener("submit", (event) => {
    event.preventDefault();
    const input = byId("pasted");
    const { kind, value } = game.engine.readPasted(input.value);
    if (kind === "daily" && value === "0") return goTo(addressWithQuery("daily"));
    if (kind === "root" || kind === "daily") return goTo(addressWithQuery(`${kind}=${value}`));
    byId("pasted-status").textContent = state.current.wording.text(refusalKeys[kind]);
    input.focus();
  });
}
