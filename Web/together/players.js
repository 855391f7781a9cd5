// @ts-check
/** The name and the bead of a player in a shared round. */
import { make } from "../page/dom.js";
import { asIs } from "../page/wording.js";

/** @typedef {{number: number, text: string, isOwn: boolean}} NamedPlayer */
/** @typedef {import("../page/wording.js").Wording} Wording */

export const colorCount = 8;

/**
 * The name of a player. The player on this device is "you" or, at the start of a sentence, "You".
 * @param {NamedPlayer} player
 * @param {Wording} wording
 * @param {"together.you" | "together.youObject"} [youKey]
 */
export function playerName({ number, text, isOwn }, wording, youKey = "together.you") {
  if (isOwn) return wording.text(youKey);
  return text === "" ? wording.text("together.player", number) : asIs(text);
}

/**
 * The bead of a player, with the player's initial or number, so that players can be distinguished without colors.
 * @param {{number: number, text: string, color: number}} player
 */
export function playerBead({ number, text, color }) {
  const initial = [...text][0]?.toLocaleUpperCase() ?? String(number);
  return make("span", { class: "sign", "data-color": color, "aria-hidden": "true" }, initial);
}
