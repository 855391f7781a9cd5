// @ts-check
/** The teams' standings over the rounds of a set, and which team leads or has won. */
import { teamName } from "./teams.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/**
 * @typedef {import("../engine/exports").TeamScoreMessage & import("../engine/exports").TeamStandingMessage &
 *   {isFirstRound: boolean}} Standing `isFirstRound`: whether there was no earlier round
 */

/**
 * The points of each team in the earlier rounds with the same number of teams, one list for each round.
 * @param {import("./team-game.js").TeamGame[]} earlierGames the earlier rounds
 * @param {number} teams
 * @returns {number[][]}
 */
export const pointsOf = (earlierGames, teams) =>
  earlierGames
    .filter((game) => game.isBegun && game.teams === teams)
    .map(({ standing }) => standing.scores.map(({ points }) => points));

/**
 * The scores of the teams in this round and in all rounds, most points first.
 * @param {Engine} engine
 * @param {import("../engine/exports").TeamScoreMessage[]} scores of this round, from the first team on
 * @param {number[][]} earlierPoints the points of the earlier rounds
 * @returns {Standing[]}
 */
export function rankTeams(engine, scores, earlierPoints) {
  const rounds = [...earlierPoints, scores.map(({ points }) => points)].map((points) => points.join(" "));
  const { standings } = engine.askClass("teamStandings", rounds.join("\n"));
  return standings.map((standing) => ({
    ...scores[standing.team - 1],
    ...standing,
    isFirstRound: earlierPoints.length === 0,
  }));
}

/**
 * Which teams lead or, after the last round, have won. Empty while no team leads.
 * @param {Standing[]} standings
 * @param {boolean} isLastRound
 * @param {import("../page/wording.js").Wording} wording
 */
export function leadSentence(standings, isLastRound, wording) {
  const leaders = standings.filter(({ isLeader }) => isLeader);
  if (leaders.length === 0) return "";
  const isAlone = leaders.length === 1;
  const key = isAlone ? (isLastRound ? "wins" : "leads") : isLastRound ? "draw" : "level";
  const names = wording.list(
    leaders.map(({ team }) => teamName(team, wording)),
    "long",
  );
  return wording.text(`projector.${key}`, names, wording.text("points.count", leaders[0].total));
}
