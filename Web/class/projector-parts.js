// @ts-check
/** The parts of the projector that ask something: how many teams there are, and whether the round is over. */
import { maxTeams } from "../engine/limits.js";
import { make } from "../page/dom.js";

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
