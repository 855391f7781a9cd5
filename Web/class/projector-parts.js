// @ts-check
/** The parts of the projector that ask something: how many teams there are, and whether the round is over. */
import { maxTeams } from "../engine/limits.js";
import { make } from "../page/dom.js";
import { leadSentence } from "./standings.js";
import { scoreNodes } from "./teams.js";

/** @typedef {import("../page/wording.js").Wording} Wording */

/**
 * @param {string} text
 * @param {(event: MouseEvent) => unknown} act
 */
export function button(text, act) {
  const made = /** @type {HTMLButtonElement} */ (make("button", { type: "button", class: "button" }, text));
  made.addEventListener("click", act);
  return made;
}

/**
 * The choice of the number of teams.
 * @param {number} chosen
 * @param {Wording} wording
 */
export function teamChoice(chosen, wording) {
  const options = [0, ...Array.from({ length: maxTeams - 1 }, (_, index) => index + 2)].map((teams) => {
    const radio = make("input", { type: "radio", name: "teams", value: teams, checked: teams === chosen });
    return make("label", {}, radio, make("span", {}, teams === 0 ? wording.text("projector.noTeams") : String(teams)));
  });
  const legend = make("legend", {}, wording.text("projector.teams"));
  return make("fieldset", { class: "choice" }, legend, make("div", { class: "segments" }, ...options));
}

/**
 * What the class has found, and after that what each team has, the most first.
 * @param {{finds: import("../engine/exports").Rows["teamFind"][], missed: import("../engine/exports").Rows["keyWord"][]}} words
 * @param {import("./standings.js").Standing[]} standings of the teams, the most points first, or of the whole class
 * @param {{hasTeams: boolean, isLast: boolean}} round
 * @param {Wording} wording
 */
export function results({ finds, missed }, standings, { hasTeams, isLast }, wording) {
  const units = [finds, missed].map((words) => words.filter(({ isUnit }) => isUnit).length);
  const unitWords = wording.text("playedSet.unitWords", units[0], units[0] + units[1]);
  const found = wording.text("projector.classFound", finds.length);
  const lead = hasTeams ? leadSentence(standings, isLast, wording) : "";
  const facts = [
    ...(units[0] > 0 ? [make("p", {}, unitWords)] : []),
    ...(lead !== "" ? [make("p", { class: "lead" }, lead)] : []),
  ];
  const heading = make("h3", { class: "projector-praise", tabindex: -1 }, found);
  const items = standings.map((standing) =>
    make("li", {}, ...scoreNodes(hasTeams ? standing.team : 0, standing, wording)),
  );
  const list = make("ul", { class: "team-scores", role: "list", "aria-label": wording.text("points.score") }, ...items);
  list.style.setProperty("--teams", String(standings.length));
  return [make("div", { class: "projector-results" }, heading, ...facts), list];
}

/**
 * The question before the end of the round, as a dialog.
 * @param {Wording} wording
 * @param {() => void} end
 */
export function endQuestion(wording, end) {
  const title = make("h2", { id: "end-class-round-title" }, wording.text("end.question"));
  const keep = button(wording.text("end.keepPlaying"), () => question.close());
  const confirm = button(wording.text("end.round"), () => {
    question.close();
    end();
  });
  confirm.classList.add("act");
  const question = /** @type {HTMLDialogElement} */ (
    make(
      "dialog",
      { class: "dialog ask", id: "end-class-round", "aria-labelledby": "end-class-round-title" },
      make("div", { class: "dialog-body" }, title),
      make("footer", {}, keep, confirm),
    )
  );
  question.addEventListener("close", () => question.remove());
  return question;
}
