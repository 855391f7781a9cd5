// @ts-check
/** The end of a round on the projector: the question before it, what was found, what nobody has found, and what comes next. */
import { button, make } from "../page/dom.js";
import { MissedWords } from "./missed-words.js";
import { leadSentence } from "./standings.js";
import { scoreNodes } from "./teams.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {object} Ended a round that has ended
 * @property {import("./team-game.js").TeamGame["standing"]} standing what was found and what was not
 * @property {import("./standings.js").Standing[]} standings of the teams, the most points first, or of the whole class
 * @property {boolean} hasTeams
 * @property {boolean} isLast
 */

export class RoundEnd {
  #missed;
  #next;
  #heading;
  element;

  /**
   * @param {import("./class-screens.js").Context} context
   * @param {import("../page/announcer.js").Announcer} announcer
   * @param {Ended} round
   * @param {{next: () => void, again: () => void}} actions
   */
  constructor({ state, meanings }, announcer, round, { next, again }) {
    const { wording } = state.shown;
    this.#next = round.isLast ? null : next;
    this.#missed = new MissedWords(round.standing.missed, wording, meanings, announcer);
    const [results, scores] = found(round, wording);
    this.#heading = results.querySelector("h3");
    const buttons = [
      ...(round.isLast ? [] : [nextButton(next, wording)]),
      button(wording.text("projector.anew"), again),
    ];
    const teams = round.hasTeams ? " has-teams" : "";
    const parts = [results, scores, this.#missed.element, make("div", { class: "row" }, ...buttons)];
    this.element = make("div", { class: `projector-end${teams}` }, ...parts);
  }

  /** Shows what nobody has found, when the element is in its place. */
  draw() {
    this.#missed.draw();
    this.#heading?.focus();
  }

  close() {
    this.#missed.close();
  }

  /**
   * Does what a key is for; returns whether it is for something.
   * @param {KeyboardEvent} event
   */
  press(event) {
    if (event.key.toLowerCase() !== "n" || !this.#next) return this.#missed.press(event);
    this.#next();
    return true;
  }
}

/**
 * @param {() => void} next
 * @param {Wording} wording
 */
function nextButton(next, wording) {
  const made = button(wording.text("playedSet.next"), next);
  made.classList.add("act");
  made.setAttribute("aria-keyshortcuts", "N");
  made.append(make("kbd", { "aria-hidden": "true" }, "N"));
  return made;
}

/**
 * What the class has found, and after that what each team has, the most first.
 * @param {Ended} round
 * @param {Wording} wording
 */
function found({ standing: { finds, missed }, standings, hasTeams, isLast }, wording) {
  const units = [finds, missed].map((words) => words.filter(({ isUnit }) => isUnit).length);
  const unitWords = wording.text("playedSet.unitWords", units[0], units[0] + units[1]);
  const praise = wording.text("projector.classFound", finds.length);
  const lead = hasTeams ? leadSentence(standings, isLast, wording) : "";
  const facts = [
    ...(units[0] > 0 ? [make("p", {}, unitWords)] : []),
    ...(lead !== "" ? [make("p", { class: "lead" }, lead)] : []),
  ];
  const heading = make("h3", { class: "projector-praise", tabindex: -1 }, praise);
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
