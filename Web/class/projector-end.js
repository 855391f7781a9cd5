// @ts-check
/**
 * The end of a round on the projector: the confirmation, the result and the scores, the found words, the words nobody
 * has found, and what comes next.
 */

import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { FoundWords } from "./found-words.js";
import { MissedWords } from "./missed-words.js";
import { leadSentence } from "./standings.js";
import { scoreNodes } from "./teams.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {object} EndedRound a round that has ended
 * @property {import("./team-game.js").TeamGame["standing"]} standing found and missed words
 * @property {import("./standings.js").Standing[]} standings of the teams, most points first, or of the whole class
 * @property {boolean} hasTeams
 * @property {boolean} isLastRound
 */

export class RoundEnd {
  #foundWords;
  #missedWords;
  #next;
  element;

  /**
   * @param {import("./class-screens.js").Context} context
   * @param {import("../page/announcer.js").Announcer} announcer
   * @param {EndedRound} round
   * @param {{next: () => void, again: () => void}} actions
   */
  constructor({ state, meanings }, announcer, round, { next, again }) {
    const { wording } = state.current;
    this.#next = round.isLastRound ? null : next;
    this.#missedWords = new MissedWords(round.standing.missed, wording, meanings, announcer);
    const teams = round.hasTeams ? round.standings.map(({ team }) => team) : [];
    this.#foundWords = new FoundWords(round.standing.finds, teams, wording);
    const buttons = [
      ...(round.isLastRound ? [] : [nextButton(next, wording)]),
      makeButton(wording.text("projector.anew"), again),
    ];
    const words = make("div", { class: "projector-words" }, this.#foundWords.element, this.#missedWords.element);
    const parts = [...resultElements(round, wording), words, make("div", { class: "row" }, ...buttons)];
    this.element = make("div", { class: `projector-end${round.hasTeams ? " has-teams" : ""}` }, ...parts);
  }

  /** Shows the words, once the element is in the page. */
  draw() {
    this.#foundWords.draw();
    this.#missedWords.draw();
    this.#foundWords.heading.focus();
  }

  close() {
    this.#foundWords.close();
    this.#missedWords.close();
  }

  /**
   * Handles a key; returns whether the key has a function on this screen.
   * @param {KeyboardEvent} event
   */
  handleKey(event) {
    if (event.key.toLowerCase() !== "n" || !this.#next) return this.#missedWords.handleKey(event);
    this.#next();
    return true;
  }
}

/**
 * @param {() => void} next
 * @param {Wording} wording
 */
function nextButton(next, wording) {
  const element = makeButton(wording.text("playedSet.next"), next);
  element.classList.add("act");
  element.setAttribute("aria-keyshortcuts", "N");
  element.append(make("kbd", { "aria-hidden": "true" }, "N"));
  return element;
}

/**
 * Who leads or has won, how many unit words were found, and then the scores, most points first.
 * @param {EndedRound} round
 * @param {Wording} wording
 */
function resultElements({ standing: { finds, missed }, standings, hasTeams, isLastRound }, wording) {
  const unitCounts = [finds, missed].map((words) => words.filter(({ isUnit }) => isUnit).length);
  const unitWordsText = wording.text("playedSet.unitWords", unitCounts[0], unitCounts[0] + unitCounts[1]);
  const lead = hasTeams ? leadSentence(standings, isLastRound, wording) : "";
  const facts = [
    ...(lead !== "" ? [make("p", { class: "lead" }, lead)] : []),
    ...(unitCounts[0] > 0 ? [make("p", {}, unitWordsText)] : []),
  ];
  const items = standings.map((standing) =>
    make("li", {}, ...scoreNodes(hasTeams ? standing.team : 0, standing, wording)),
  );
  const list = make("ul", { class: "team-scores", role: "list", "aria-label": wording.text("points.score") }, ...items);
  list.style.setProperty("--teams", String(standings.length));
  return [...(facts.length > 0 ? [make("div", { class: "projector-results" }, ...facts)] : []), list];
}

/**
 * The dialog that asks before a round ends.
 * @param {Wording} wording
 * @param {() => void} end
 */
export function endQuestion(wording, end) {
  const title = make("h2", { id: "end-class-round-title" }, wording.text("end.question"));
  const keepPlaying = makeButton(wording.text("end.keepPlaying"), () => question.close());
  const confirm = makeButton(wording.text("end.round"), () => {
    question.close();
    end();
  });
  confirm.classList.add("act");
  const question = /** @type {HTMLDialogElement} */ (
    make(
      "dialog",
      { class: "dialog ask", id: "end-class-round", "aria-labelledby": "end-class-round-title" },
      make("div", { class: "dialog-body" }, title),
      make("footer", {}, keepPlaying, confirm),
    )
  );
  question.addEventListener("close", () => question.remove());
  return question;
}
