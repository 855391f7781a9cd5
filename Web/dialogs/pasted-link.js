// @ts-check
/** Follows links to words, daily puzzles and challenges that the player pastes into the rounds dialog. */
import { byId } from "../page/dom.js";

/** What the page says about a pasted text that leads nowhere. */
const refusalKeys = /** @type {const} */ ({
  root: "ownWord.none",
  damaged: "link.damaged",
  word: "link.isWord",
  other: "link.isOther",
});

/**
 * Opens what is pasted. Text that leads nowhere stays there, with the reason.
 * @param {import("../engine/game.js").Game} game
 * @param {import("../page/state.js").ObservableState} state
 * @param {import("../round/round-switcher.js").RoundSwitcher} roundSwitcher
 */
export function listenToPastedLink(game, state, roundSwitcher) {
  byId("paste").addEventListener("submit", (event) => {
    event.preventDefault();
    const input = byId("pasted");
    const { kind, value } = game.engine.readPasted(input.value);
    const target = value ?? "";
    if (kind === "challenge") return roundSwitcher.openChallenge(input.value);
    if (kind === "daily") return target === "0" ? roundSwitcher.playToday() : roundSwitcher.open(target);
    if (kind === "root" && "root" in game.engine.checkCustomWord(target)) return roundSwitcher.open(target);
    byId("pasted-status").textContent = state.current.wording.text(refusalKeys[kind]);
    input.focus();
  });
}
