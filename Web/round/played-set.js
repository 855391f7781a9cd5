// @ts-check
/** The set of a round, and the unit words in the round, which the class is learning. */
import { make } from "../page/dom.js";
import { asIs, english } from "../page/wording.js";

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {NonNullable<View["playedSet"]>} PlayedSet */

/**
 * The name of the set or, if it has none, its first root and the number of its other roots.
 * @param {Pick<PlayedSet, "name" | "root" | "count">} set
 * @param {Wording} wording
 */
export function setName({ name, root, count }, wording) {
  if (name) return asIs(name);
  return count > 1
    ? wording.text("playedSet.nameOfRoots", english(root), count - 1)
    : wording.text("playedSet.nameOfRoot", english(root));
}

/**
 * @param {PlayedSet} set
 * @param {Wording} wording
 */
export const numberInSetText = ({ number, count }, wording) => wording.text("playedSet.round", number, count);

/**
 * How many unit words the round has, and how many are found; empty if it has none.
 * @param {View} view
 * @param {Wording} wording
 */
export const unitCountText = ({ units }, wording) =>
  units.length > 0
    ? wording.text("playedSet.unitCount", units.filter(({ isFound }) => isFound).length, units.length)
    : "";

/**
 * @param {View} view
 * @param {string} word
 */
export const isUnit = ({ units }, word) => units.some((unit) => unit.word === word);

/** @param {Wording} wording */
export const unitTag = (wording) => make("span", { class: "tag unit" }, `◆ ${wording.text("playedSet.unit")}`);
