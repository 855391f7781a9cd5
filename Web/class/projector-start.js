// @ts-check
/**
 * The start of a round on the projector: the number of teams, the minutes, and whether the class resumes the saved
 * games or is another class.
 */
import { maxTeams } from "../engine/constants.js";
import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { canDrawQRCode } from "../page/qr.js";
import { MinutesField } from "./minutes-field.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {object} Actions
 * @property {(teams: number, minutes: number) => void} begin
 * @property {(minutes: number) => void} continueRound resumes the round or, if it has ended, shows its end
 * @property {() => void} [forget] forgets the saved games of the set, if there are any
 * @property {() => void} [restore] restores the games, if they were just forgotten
 * @property {(teams: number, minutes: number | null) => unknown} showQRCode shows the QR code of the link with which
 *   pupils open the round on their devices; `minutes` is null if the typed minutes are not valid
 */

/**
 * @param {import("./team-game.js").TeamGame} game
 * @param {{minutes: number, teams: number}} proposal
 * @param {Actions} actions
 * @param {Wording} wording
 */
export function startScreen(game, { minutes, teams }, actions, wording) {
  const teamsField = teamChoice(teams, wording);
  const minutesField = new MinutesField("projector-minutes", wording.text("projector.minutes"), wording);
  minutesField.show(minutes);
  /** @param {(minutes: number) => void} action called with the typed minutes, if they are valid */
  const withValidMinutes = (action) => () =>
    minutesField.minutes === null ? minutesField.focus() : action(minutesField.minutes);
  const chosenTeams = () => Number(/** @type {HTMLInputElement} */ (teamsField.querySelector(":checked")).value);
  const showQRCode = () => actions.showQRCode(chosenTeams(), minutesField.minutes);
  const startButton = makeButton(
    wording.text(game.isBegun ? "projector.anew" : "projector.start"),
    withValidMinutes((typed) => actions.begin(chosenTeams(), typed)),
  );
  const wordCount = game.standing.finds.length;
  const continueButton = makeButton(
    game.isEnded ? wording.text("projector.seeWords") : wording.text("projector.goOn", wordCount),
    withValidMinutes(actions.continueRound),
  );
  const mainButton = game.isBegun ? continueButton : startButton;
  mainButton.classList.add("act");
  mainButton.autofocus = true;
  const screen = make(
    "div",
    { class: "projector-start" },
    teamsField,
    minutesField.element,
    make("p", { class: "quiet" }, wording.text("projector.help")),
    make("div", { class: "row" }, ...(game.isBegun ? [continueButton, startButton] : [startButton])),
    ...(canDrawQRCode() ? [make("p", {}, makeButton(wording.text("class.showQR"), showQRCode, "text-button"))] : []),
    ...anotherClassButton(actions, wording),
  );
  // Enter works as in a form, but must not also reach the board that appears next.
  screen.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    mainButton.click();
  });
  return screen;
}

/**
 * The button with which another class begins the whole set or, after that, the button that undoes this; empty if there
 * is neither.
 * @param {Actions} actions
 * @param {Wording} wording
 */
function anotherClassButton({ forget, restore }, wording) {
  const action = restore ?? forget;
  if (!action) return [];
  const element = makeButton(wording.text(restore ? "class.undo" : "projector.anotherClass"), action, "text-button");
  return [make("p", {}, ...(restore ? [wording.text("projector.forgotten"), " "] : []), element)];
}

/**
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
