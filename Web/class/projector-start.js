// @ts-check
/** The start of a round on the projector: how many teams play, and whether the class goes on with what the tab has kept or is another one. */
import { maxTeams } from "../engine/limits.js";
import { button, make } from "../page/dom.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {object} Actions
 * @property {(teams: number) => void} begin
 * @property {() => void} goOn
 * @property {() => void} [forget] forgets what was played of the set, if there is something
 * @property {() => void} [restore] takes that back, if it was just done
 */

/**
 * @param {import("./team-game.js").TeamGame} game
 * @param {{minutes: number, teams: number}} proposed for a game that has not begun
 * @param {Actions} actions
 * @param {Wording} wording
 */
export function startScreen(game, { minutes, teams }, actions, wording) {
  const choice = teamChoice(game.isBegun ? game.teams : teams, wording);
  const begin = () => actions.begin(Number(/** @type {HTMLInputElement} */ (choice.querySelector(":checked")).value));
  const start = button(wording.text(game.isBegun ? "projector.anew" : "projector.start"), begin);
  const goOn = button(wording.text("projector.goOn", game.standing.finds.length), actions.goOn);
  const main = game.isBegun ? goOn : start;
  main.classList.add("act");
  main.autofocus = true;
  return make(
    "div",
    { class: "projector-start" },
    make("p", {}, minutes > 0 ? wording.text("time.minutes", minutes) : wording.text("time.none")),
    choice,
    make("p", { class: "quiet" }, wording.text("projector.help")),
    make("div", { class: "row" }, ...(game.isBegun ? [goOn, start] : [start])),
    ...anotherClass(actions, wording),
  );
}

/**
 * The button with which another class begins the whole set, or after it the one that takes that back.
 * @param {Actions} actions
 * @param {Wording} wording
 */
function anotherClass({ forget, restore }, wording) {
  const act = restore ?? forget;
  if (!act) return [];
  const made = button(wording.text(restore ? "class.undo" : "projector.anotherClass"), act, "text-button");
  return [make("p", {}, ...(restore ? [wording.text("projector.forgotten"), " "] : []), made)];
}

/**
 * The choice of the number of teams.
 * @param {number} chosen
 * @param {Wording} wording
 */
function teamChoice(chosen, wording) {
  const options = [0, ...Array.from({ length: maxTeams - 1 }, (_, index) => index + 2)].map((teams) => {
    const radio = make("input", { type: "radio", name: "teams", value: teams, checked: teams === chosen });
    return make("label", {}, radio, make("span", {}, teams === 0 ? wording.text("projector.noTeams") : String(teams)));
  });
  const legend = make("legend", {}, wording.text("projector.teams"));
  return make("fieldset", { class: "choice" }, legend, make("div", { class: "segments" }, ...options));
}
