// @ts-check
/** The names and sentences about the players of a puzzle, as Wording+Challenge.swift has them. */
import { asIs } from "../page/wording.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../engine/exports").TableRowMessage} Row */
/** @typedef {import("../page/wording.js").PlayerText} PlayerText */
/** @typedef {import("../page/wording.js").Wording} Wording */

/** The length of a message that every chat passes on whole. */
export const maxMessageLength = 500;

/**
 * A name, isolated in direction in a text.
 * @param {string} name
 */
export const isolated = (name) => asIs(`\u2068${name}\u2069`);

/**
 * The name of the player in a row. A name that must not be shown is replaced by its place.
 * @param {Row[]} rows
 * @param {number} index
 * @param {Wording} wording
 */
export function playerName(rows, index, wording) {
  const { name, isOwn } = rows[index];
  if (name !== null) return isolated(name);
  return isOwn ? wording.text("challenge.you") : wording.text("challenge.player", index + 1);
}

/**
 * The character on the bead of a player: the first letter of the name, or the place.
 * @param {Row[]} rows
 * @param {number} index
 */
export function initial(rows, index) {
  const [first = String(index + 1)] = rows[index].name ?? [];
  return first.toLocaleUpperCase();
}

/**
 * The numbers of a player: "15 words · 31 points · finished".
 * @param {Row} row
 * @param {Wording} wording
 */
export const details = ({ words, points, newWords, hasFinished }, wording) =>
  [
    wording.text("challenge.words", words),
    wording.text("points.count", points),
    ...(newWords > 0 ? [wording.text("challenge.newWords", newWords)] : []),
    wording.text(hasFinished ? "challenge.finished" : "challenge.stillPlaying"),
  ].join(" · ");

/**
 * A list of names: "Ana, Ben and Mum".
 * @param {PlayerText[]} names
 * @param {Wording} wording
 */
export function listNames(names, wording) {
  if (names.length < 2) return names[0] ?? "";
  const first = names.slice(0, -1).join(wording.text("refusal.notLetters.listSeparator"));
  return wording.text("list.last", asIs(first), names[names.length - 1]);
}

/**
 * The other players, best first: "with Ana and Ben"; empty if there are none.
 * @param {View} view
 * @param {Wording} wording
 */
export function otherPlayers({ challenge }, wording) {
  const rows = challenge?.rows ?? [];
  const names = otherIndices(rows).map((index) => playerName(rows, index, wording));
  return names.length > 0 ? wording.text("challenge.with", listNames(names, wording)) : "";
}

/**
 * What the other players have found: "Ana found 15 of 40 words. Can you find more?"
 * @param {View} view
 * @param {Wording} wording
 */
export const invitation = (view, wording) => sentence(view, otherIndices(view.challenge?.rows ?? []), wording);

/**
 * The message that is sent with the link of a challenge. Names are not isolated in it, because a chat counts the
 * characters for that.
 * @param {View} view
 * @param {Wording} wording
 */
export function challengeMessage(view, wording) {
  const { root, daily } = view.round;
  const isolatedText = sentence(view, [...(view.challenge?.rows ?? []).keys()], wording);
  const text = asIs(isolatedText.replace(/[\u2068\u2069]/g, ""));
  return daily === null
    ? wording.text("challenge.messageFree", asIs(root), text)
    : wording.text("challenge.message", daily, text);
}

/** @param {Row[]} rows */
const otherIndices = (rows) => [...rows.keys()].filter((index) => !rows[index].isOwn);

/**
 * @param {View} view
 * @param {number[]} indices of the players, best first
 * @param {Wording} wording
 */
function sentence({ challenge, standing }, indices, wording) {
  const rows = challenge?.rows ?? [];
  if (indices.length === 0) return "";
  const words = wording.text("result.found", rows[indices[0]].words, standing.total);
  const [best, ...others] = indices.map((index) => playerName(rows, index, wording));
  return others.length === 0
    ? wording.text("challenge.invitation", best, words)
    : wording.text("challenge.invitationOfSeveral", best, words, listNames(others, wording));
}
