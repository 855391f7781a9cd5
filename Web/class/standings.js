// @ts-check
/** What the teams have over the rounds of a set that the class has played, and which of them leads or has won. */
import { TeamGame } from "./team-game.js";
import { teamName } from "./teams.js";

/** @typedef {import("../engine/exports").Rows["teamScore"]} Score */
/** @typedef {Score & {total: number | null}} Standing `total` is null in the first round, where it would be the points again */

/**
 * The points of each team in the rounds before one that were played by as many teams; nothing if there are none.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {import("./puzzles.js").Puzzle[]} before the puzzles of these rounds
 * @param {number} teams
 * @returns {number[]}
 */
export function pointsOf(engine, before, teams) {
  const games = before.map((puzzle) => new TeamGame(engine, puzzle));
  const played = games.filter((game) => game.isBegun && game.teams === teams).map(({ standing }) => standing.scores);
  return played.length === 0
    ? []
    : played[0].map((_, at) => played.reduce((sum, scores) => sum + scores[at].points, 0));
}

/**
 * @param {Score[]} scores of the round
 * @param {number[]} before the points of the rounds before
 * @returns {Standing[]}
 */
export const withTotals = (scores, before) =>
  scores.map((score, at) => ({ ...score, total: before.length > 0 ? before[at] + score.points : null }));

/** @param {Standing} standing */
const pointsIn = ({ points, total }) => total ?? points;

/**
 * The teams by their points, the most first.
 * @param {Standing[]} standings
 */
export const ranked = (standings) => [...standings].sort((one, other) => pointsIn(other) - pointsIn(one));

/**
 * Which team leads, or after the last round, which has won; nothing as long as no team has a point.
 * @param {Standing[]} standings
 * @param {boolean} isLast
 * @param {import("../page/wording.js").Wording} wording
 */
export function leadSentence(standings, isLast, wording) {
  const most = pointsIn(ranked(standings)[0]);
  if (most === 0) return "";
  const leaders = standings.filter((standing) => pointsIn(standing) === most);
  const isAlone = leaders.length === 1;
  const key = isAlone ? (isLast ? "wins" : "leads") : isLast ? "draw" : "level";
  const names = wording.list(leaders.map(({ team }) => teamName(team, wording)));
  return wording.text(`projector.${key}`, names, wording.text("points.count", most));
}
