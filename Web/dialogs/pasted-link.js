// @ts-check
/** Follows links to words and daily puzzles that the player pastes into the rounds dialog. */
import { pageAddress, puzzleAddress } from "../page/addresses.js";
import { byId } from "../page/dom.js";
import { goTo } from "../page/own-links.js";

/** What the page says about a pasted text that leads nowhere. */
const refusalKeys = /** @type {const} */ ({
  damaged: "link.damaged",
  word: "link.isWord",
  other: "link.isOther",
});

/**
 * @param {import("../engine/game.js").Game} game
 * @param {import("../page/state.js").ObservableState} state
 */
export function listenToPastedLink(game, state) {
  byId("paste").addEventListener("submit", (event) => {
    event.preventDefault();
    openPasted(game, state);
  });
}

/**
 * Opens what was pasted. Text that leads nowhere stays there, with the reason.
 * @param {import("../engine/game.js").Game} game
 * @param {import("../page/state.js").ObservableState} state
 */
function openPasted(game, state) {
  const input = byId("pasted");
  const { kind, value: pastedValue } = game.engine.readPasted(input.value);
  const value = pastedValue ?? "";
  if (kind === "root") return goTo(puzzleAddress({ root: value, daily: null }));
  if (kind === "daily")
    return goTo(value === "0" ? `${pageAddress()}?daily` : puzzleAddress({ root: "", daily: Number(value) }));
  byId("pasted-status").textContent = state.current.wording.text(refusalKeys[kind]);
  input.focus();
}
