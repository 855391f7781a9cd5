// @ts-check
/** The teams of the projector: each has a letter, a shape and a color. */
import { make, makeSVG } from "../page/dom.js";
import { asIs } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Wording} Wording */

/** The outline of each team's shape, in a square of 40. */
export const teamShapes = [
  "M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z",
  "M4 4h32v32h-32z",
  "M20 1L40 37h-40z",
  "M20 0L40 20L20 40L0 20z",
  "M11 2h18l11 18l-11 18h-18l-11-18z",
  "M13 1h14v12h12v14h-12v12h-14v-12h-12v-14h12z",
];

/** @param {number} team from 1 */
const letterOf = (team) => String.fromCharCode(64 + team);

/**
 * @param {number} team from 1
 * @param {Wording} wording
 */
export const teamName = (team, wording) => wording.text("projector.team", asIs(letterOf(team)));

/**
 * The sign of a team, which screen readers ignore.
 * @param {number} team from 1
 */
export function teamSign(team) {
  const shape = makeSVG("path", { d: teamShapes[team - 1] });
  // In a triangle, the letter must be lower to fit.
  const letter = makeSVG("text", { x: 20, y: team === 3 ? 33 : 28, "text-anchor": "middle" });
  letter.textContent = letterOf(team);
  const sign = makeSVG("svg", { viewBox: "0 0 40 40", class: "team-sign" }, shape, letter);
  sign.setAttribute("data-team", String(team));
  return sign;
}

/**
 * The score of a team: its sign, its points and words in this round and, after an earlier round, its points in all
 * rounds.
 * @param {number} team from 1, or 0 for the whole class
 * @param {import("./standings.js").Standing} standing
 * @param {Wording} wording
 */
export function scoreNodes(team, { words, points, total, isFirstRound }, wording) {
  const name = team > 0 ? `${teamName(team, wording)}, ` : "";
  const totalNodes = isFirstRound ? [] : [", ", make("b", {}, wording.text("projector.total", total))];
  return [
    ...(team > 0 ? [teamSign(team)] : []),
    make("span", { class: "unseen" }, `${name}${wording.text("points.count", points)}, `),
    make("b", { "aria-hidden": "true" }, team > 0 ? String(points) : wording.text("points.count", points)),
    " ",
    make("span", { class: "team-words" }, wording.text("projector.words", words), ...totalNodes),
  ];
}

/** The mark of a unit word, which screen readers ignore. */
export const unitMark = () => make("span", { class: "unit-mark", "aria-hidden": "true" }, "◆");

/**
 * A found word, with the team that found it, and whether it is a unit word or a bonus word.
 * @param {import("../engine/exports").TeamFoundWordMessage} find
 * @param {boolean} hasTeams
 * @param {Wording} wording
 */
export function foundItem({ word, team, isBonus, isUnit }, hasTeams, wording) {
  const notes = [
    hasTeams ? teamName(team, wording) : "",
    isUnit ? wording.text("playedSet.unit") : "",
    isBonus ? wording.text("found.bonus") : "",
  ].filter((note) => note !== "");
  return make(
    "li",
    { class: isUnit ? "unit" : "" },
    ...(hasTeams ? [teamSign(team)] : []),
    make("span", { lang: "en" }, word),
    ...(isUnit ? [unitMark()] : []),
    ...(isBonus ? [make("small", { "aria-hidden": "true" }, "+")] : []),
    ...(notes.length > 0 ? [make("span", { class: "unseen" }, `, ${wording.list(notes.map(asIs))}`)] : []),
  );
}
