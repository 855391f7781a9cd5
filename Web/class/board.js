// @ts-check
/** The projector's board: the letters, the word that is typed or tapped, the teams, and the found words. */
import { icon, make } from "../page/dom.js";
import { english } from "../page/wording.js";
import { refusalText } from "../round/refusal-text.js";
import { BoardLine } from "./board-line.js";
import { fitFontSize } from "./fit.js";
import { Letters } from "./letters.js";
import { rankTeams } from "./standings.js";
import { foundItem, scoreNodes, teamName } from "./teams.js";

/** @typedef {import("./team-game.js").TeamGame} TeamGame */
/** @typedef {{pause: () => void, resume: () => void, end: () => void, askToEnd: () => void}} Actions */

/**
 * The possible font sizes of the found words, in percent of the screen height. The largest at which all words are
 * visible is used, or else the smallest.
 */
const wordHeights = [5.5, 4.5, 3.8, 3.2, 2.8];

export class Board {
  #engine;
  #root;
  #wording;
  #game;
  #actions;
  #letters;
  #time = make("p", { class: "projector-time", role: "timer" });
  #pausedNote = make("p", { class: "projector-paused", hidden: true });
  #entry = make("div", { class: "projector-entry" });
  #foundList = make("ul", { class: "projector-found", role: "list" });
  #statusLine = new BoardLine();
  #teams = make("div", { class: "projector-teams", role: "group" });
  #leftNote = make("p", { class: "projector-left" });
  /** @type {number[][]} */
  #pointsBefore = [];
  #undoButton;
  #pauseButton;
  #resizeObserver = new ResizeObserver(() => fitFontSize(this.#foundList, wordHeights));
  element = make("div", { class: "projector-board" });

  /**
   * @param {import("../engine/engine.js").Engine} engine
   * @param {string} root
   * @param {import("../page/wording.js").Wording} wording
   * @param {TeamGame} game
   * @param {Actions} actions
   */
  constructor(engine, root, wording, game, actions) {
    this.#engine = engine;
    this.#root = root;
    this.#wording = wording;
    this.#game = game;
    this.#actions = actions;
    this.#letters = new Letters(engine, root, wording);
    this.#letters.onchange = () => this.#statusLine.showHint();
    const shuffle = this.#button("letters.shuffle", "shuffle", () => this.#letters.shuffle());
    const remove = this.#button("letters.delete", "delete", () => this.#letters.removeLast());
    this.#undoButton = this.#button("projector.undo", "undo", () => this.undo());
    this.#undoButton.setAttribute("aria-keyshortcuts", "Control+Z");
    this.#pauseButton = this.#button("time.pause", "pause", () => this.#togglePause());
    this.#pausedNote.textContent = wording.text("time.paused");
    this.#foundList.setAttribute("aria-label", wording.text("found.title"));
    this.#teams.setAttribute("aria-label", wording.text("projector.teams"));
    const enter = this.#button("field.enter", "enter", () => this.#enterWord());
    enter.classList.add("act", "projector-enter");
    this.#entry.append(this.#letters.input, remove, shuffle, enter);
    const end = this.#button("end.round", "check", () => actions.end());
    this.element.append(
      make("div", { class: "projector-letters" }, this.#letters.element, this.#pausedNote),
      make("div", { class: "projector-middle" }, this.#time, this.#entry),
      this.#statusLine.element,
      this.#teams,
      this.#foundList,
      make("div", { class: "row" }, this.#pauseButton, this.#undoButton, this.#leftNote, end),
    );
    // A tap does not move the focus, which would open the keyboard of a touch board.
    this.element.addEventListener("mousedown", (event) => {
      if (event.target !== this.#letters.input) event.preventDefault();
    });
  }

  /**
   * @param {import("../page/wording.js").TextKey} key
   * @param {string} iconName
   * @param {() => unknown} action
   */
  #button(key, iconName, action) {
    const element = make(
      "button",
      { type: "button", class: "button" },
      icon(iconName),
      make("span", {}, this.#wording.text(key)),
    );
    element.addEventListener("click", action);
    return element;
  }

  /**
   * Shows the round, in which words may already have been found.
   * @param {number[][]} pointsBefore for each earlier round, the points of each team
   */
  begin(pointsBefore) {
    const { teams } = this.#game;
    this.#pointsBefore = pointsBefore;
    this.#teams.style.setProperty("--teams", String(teams));
    this.element.classList.toggle("has-teams", teams > 0);
    this.#statusLine.setHint(this.#wording.text(teams > 0 ? "projector.typeForTeam" : "projector.type", teams));
    this.#letters.clear();
    this.#draw();
    this.setPaused(!this.#game.isRunning);
    this.#resizeObserver.observe(this.#foundList);
  }

  /** Draws the scores, the found words with their teams, and how many words are left. */
  #draw() {
    const { finds, scores, missed } = this.#game.standing;
    const [wording, { teams }] = [this.#wording, this.#game];
    const teamsInOrder = rankTeams(this.#engine, scores, this.#pointsBefore).sort(
      (one, other) => one.team - other.team,
    );
    this.#teams.replaceChildren(
      ...teamsInOrder.map((score) =>
        teams > 0 ? this.#teamButton(score) : make("p", { class: "class-score" }, ...scoreNodes(0, score, wording)),
      ),
    );
    const items = finds.map((find) => foundItem(find, teams > 0, wording));
    this.#foundList.replaceChildren(...items.reverse());
    this.#undoButton.setAttribute("aria-disabled", String(finds.length === 0));
    const unitCount = missed.filter(({ isUnit }) => isUnit).length;
    const leftTexts = [wording.text("projector.left", missed.length)];
    if (unitCount > 0) leftTexts.push(wording.text("projector.unitsLeft", unitCount));
    this.#leftNote.textContent = wording.list(leftTexts);
    fitFontSize(this.#foundList, wordHeights);
  }

  /** @param {import("./standings.js").Standing} score */
  #teamButton(score) {
    const { team } = score;
    const parts = [...scoreNodes(team, score, this.#wording), make("kbd", { "aria-hidden": "true" }, String(team))];
    const element = make("button", { type: "button", class: "team", "aria-keyshortcuts": team }, ...parts);
    element.addEventListener("click", () => this.#enterWord(team));
    return element;
  }

  /**
   * Gives the typed word to a team or, without teams, to the class.
   * @param {number} [team]
   */
  #enterWord(team) {
    const text = this.#letters.text;
    if (text.trim() === "" || this.#isPaused) return;
    const [wording, { teams }] = [this.#wording, this.#game];
    if (teams > 0 && !team) return this.#askForTeam();
    const result = this.#game.addWord(text, team);
    if ("refused" in result) return this.#refuse(result);
    const { word, points } = result.found;
    this.#letters.clear();
    this.#draw();
    const foundText = wording.text("projector.given", english(word), wording.text("points.count", points));
    this.#statusLine.showStatus(
      team ? wording.text("sentence.labelled", teamName(team, wording), foundText) : foundText,
    );
  }

  /**
   * Asks which team found the word. The question stays until a team gets the word or the text changes.
   */
  #askForTeam() {
    this.#letters.refuse();
    this.#statusLine.showRefusal([this.#wording.text("projector.whichTeam", this.#game.teams)]);
  }

  /** @param {{refused: import("./team-game.js").TeamRefusal, owner: number}} refused */
  #refuse({ refused: { refusal, payload }, owner }) {
    const { title, message, detail = "" } = refusalText(refusal, payload, this.#root, this.#wording);
    const word = english(this.#letters.text.trim().toLowerCase());
    this.#letters.refuse();
    const isAlreadyFound = refusal === "alreadyFound";
    const ownerText =
      isAlreadyFound && this.#game.teams > 0
        ? this.#wording.text("projector.teamHas", teamName(owner, this.#wording), word)
        : this.#wording.text("projector.classHas", word);
    this.#statusLine.showRefusal(isAlreadyFound ? [title, ownerText] : [title, message, detail]);
  }

  /** Removes the last found word, unless the round is paused. Returns true, because the key is handled in any case. */
  undo() {
    if (this.#isPaused) return true;
    const word = this.#game.undo();
    if (word === "") return true;
    this.#draw();
    this.#statusLine.showStatus(this.#wording.text("projector.undone", english(word)));
    return true;
  }

  /** @param {string} text */
  showTime(text) {
    this.#time.textContent = text;
  }

  showTimeUp() {
    this.#statusLine.showRefusal([this.#wording.text("time.up"), this.#wording.text("projector.lastWords")]);
    this.#pauseButton.hidden = true;
  }

  get #isPaused() {
    return !this.#pausedNote.hidden;
  }

  #togglePause() {
    if (this.#pauseButton.hidden) return;
    if (this.#isPaused) this.#actions.resume();
    else this.#actions.pause();
  }

  /**
   * Shows whether the round is paused. Hides the letters and the typed word, also from screen readers, while it is.
   * @param {boolean} isPaused
   */
  setPaused(isPaused) {
    this.#pausedNote.hidden = !isPaused;
    this.#letters.element.hidden = this.#entry.hidden = isPaused;
    this.#pauseButton.hidden = this.#game.timeLeft === 0;
    const key = isPaused ? "time.resume" : "time.pause";
    this.#pauseButton.replaceChildren(icon(isPaused ? "play" : "pause"), make("span", {}, this.#wording.text(key)));
    if (isPaused) this.#statusLine.showStatus(this.#wording.text("time.pausedMessage"));
    else this.#statusLine.showHint();
    if (isPaused) this.#pauseButton.focus();
    else this.#letters.focus();
  }

  /**
   * Handles a key; returns whether the key has a function on the board.
   * @param {KeyboardEvent} event
   */
  handleKey({ key, code, target }) {
    const isOnButton = target instanceof Element && target.closest("button") !== null;
    if (key === " " && !isOnButton) this.#togglePause();
    else if (key === "Escape") this.#escape();
    else if (this.#isPaused) return false;
    else if (key === "Enter" && !isOnButton) this.#enterWord();
    else return this.#pressTeam(code, key) || this.#letters.handleKey(key, target);
    return true;
  }

  /**
   * Clears the field or, if the field is empty or the round is paused, asks whether to end the round. Does not go back,
   * because the previous screen may show the words, which the class must not see.
   */
  #escape() {
    if (this.#letters.text !== "" && !this.#isPaused) this.#letters.clear();
    else this.#actions.askToEnd();
  }

  /**
   * @param {string} code the code of the key; on some keyboards, the keys of the digit row have other characters
   * @param {string} key
   */
  #pressTeam(code, key) {
    const team = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : 0));
    if (!(team >= 1 && team <= this.#game.teams)) return false;
    this.#enterWord(team);
    return true;
  }
}
