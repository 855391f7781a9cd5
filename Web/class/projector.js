// @ts-check
/**
 * A round on the projector: the class calls words out, the teacher types each one and gives it to a team. First the teams are chosen, then the
 * round is played on the board, and at the end the words appear that nobody has found.
 */
import { Announcer } from "../page/announcer.js";
import { byId, make } from "../page/dom.js";
import { formatTime } from "../page/sentences.js";
import { Board } from "./board.js";
import { MissedWords } from "./missed-words.js";
import { button, endQuestion, results, teamChoice } from "./projector-parts.js";
import { isRoot, puzzlesOf } from "./puzzles.js";
import { pointsOf, ranked } from "./standings.js";
import { TeamGame } from "./team-game.js";

/** @typedef {import("./class-screens.js").Context} Context */
/** @typedef {import("./puzzles.js").Puzzle} Puzzle */

/** How many teams played the round before, which the next one begins with. */
let lastTeams = 0;

/** @type {import("./class-screens.js").Open} */
export async function openProjector(context, code, place) {
  const puzzles = await puzzlesOf(context, code, place);
  return new Projector(context, puzzles, isRoot(code) ? 1 : place || 1);
}

class Projector {
  #context;
  #puzzles;
  /** @type {Puzzle} */
  #puzzle;
  /** @type {TeamGame} */
  #game;
  /** @type {Board} */
  #board;
  #spoken = make("p", { class: "unseen", role: "status" });
  #announcer = new Announcer(this.#spoken);
  #press = (/** @type {KeyboardEvent} */ event) => this.#pressed(event);
  #save = () => this.#game.save();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {MissedWords | null} */
  #missed = null;
  element = make("div", { class: "projector" });

  /**
   * @param {Context} context
   * @param {Puzzle[]} puzzles the rounds of a set, or one round
   * @param {number} place of the one to begin with
   */
  constructor(context, puzzles, place) {
    this.#context = context;
    this.#puzzles = puzzles;
    [this.#puzzle, this.#game, this.#board] = this.#opened(place);
    document.addEventListener("keydown", this.#press);
    addEventListener("pagehide", this.#save);
    this.#showStart();
  }

  /**
   * @param {number} place
   * @returns {[Puzzle, TeamGame, Board]}
   */
  #opened(place) {
    const puzzle = this.#puzzles[place - 1];
    if (!puzzle) throw new Error(`no round at ${place}`);
    const { engine } = this.#context;
    const game = new TeamGame(engine, puzzle);
    const actions = {
      pause: () => this.#pause(),
      resume: () => this.#resume(),
      end: () => this.#end(),
      askToEnd: () => this.#askToEnd(),
    };
    return [puzzle, game, new Board(engine, puzzle.root, this.#wording, game, actions)];
  }

  get #wording() {
    return this.#context.state.shown.wording;
  }

  /** @param {import("../page/wording.js").Wording} wording */
  heading(wording) {
    const { place, count } = this.#puzzle;
    return count > 0 ? wording.text("playedSet.round", place, count) : wording.text("projector.title");
  }

  close() {
    clearTimeout(this.#timer);
    if (this.#game.isRunning) this.#game.pause();
    document.removeEventListener("keydown", this.#press);
    removeEventListener("pagehide", this.#save);
    this.#missed?.close();
  }

  /** @param {(Node | string)[]} parts */
  #fill(...parts) {
    this.element.replaceChildren(...parts, this.#spoken);
  }

  /** Asks for the number of teams. A game that the tab has kept can go on. */
  #showStart() {
    const [wording, game] = [this.#wording, this.#game];
    const { minutes } = this.#puzzle;
    const teams = teamChoice(game.isBegun ? game.teams : lastTeams, wording);
    const begin = () => {
      game.begin(Number(/** @type {HTMLInputElement} */ (teams.querySelector(":checked")).value));
      this.#showBoard();
    };
    const start = button(wording.text(game.isBegun ? "projector.anew" : "projector.start"), begin);
    const goOn = button(wording.text("projector.goOn", game.standing.finds.length), () => this.#goOn());
    const main = game.isBegun ? goOn : start;
    main.classList.add("act");
    main.autofocus = true;
    this.#fill(
      make(
        "div",
        { class: "projector-start" },
        make("p", {}, minutes > 0 ? wording.text("time.minutes", minutes) : wording.text("time.none")),
        teams,
        make("p", { class: "quiet" }, wording.text("projector.help")),
        make("div", { class: "row" }, ...(game.isBegun ? [goOn, start] : [start])),
      ),
    );
  }

  #goOn() {
    if (this.#game.isEnded) return this.#showEnd();
    this.#game.run();
    this.#showBoard();
  }

  #showBoard() {
    lastTeams = this.#game.teams;
    this.#fill(this.#board.element);
    this.#board.begin(this.#pointsBefore);
    this.#tick();
  }

  /** What each team has in the rounds before this one, in the order of the set. */
  get #pointsBefore() {
    const before = this.#puzzles.slice(0, this.#puzzles.indexOf(this.#puzzle));
    return pointsOf(this.#context.engine, before, this.#game.teams);
  }

  get #isLast() {
    return this.#puzzle === this.#puzzles.at(-1);
  }

  /** Shows the clock: what is left, or how long the round has taken. */
  #tick() {
    const game = this.#game;
    clearTimeout(this.#timer);
    const isTimed = game.left < Infinity;
    this.#board.showTime(isTimed ? formatTime(game.left) : formatTime(game.played - (game.played % 10)));
    if (!game.isRunning) return;
    if (game.left === 0) {
      game.pause();
      return this.#board.showTimeUp();
    }
    const next = isTimed ? game.left % 10 || 10 : 10 - (game.played % 10);
    this.#timer = setTimeout(() => this.#tick(), 100 * next);
  }

  #pause() {
    this.#game.pause();
    this.#tick();
    this.#board.setPaused(true);
  }

  #resume() {
    this.#game.run();
    this.#board.setPaused(false);
    this.#tick();
  }

  /** Ends the round, which is asked once unless its time is up. */
  #end() {
    if (this.#game.left === 0) this.#showEnd();
    else this.#askToEnd();
  }

  #askToEnd() {
    this.element.append(endQuestion(this.#wording, () => this.#showEnd()));
    this.element.querySelector("dialog")?.showModal();
  }

  #showEnd() {
    const [wording, game] = [this.#wording, this.#game];
    game.end();
    clearTimeout(this.#timer);
    const { standing } = game;
    this.#missed?.close();
    this.#missed = new MissedWords(standing.missed, wording, this.#context.meanings, this.#announcer);
    const round = { hasTeams: game.teams > 0, isLast: this.#isLast };
    const standings = ranked(this.#context.engine, standing.scores, this.#pointsBefore);
    const found = results(standing, standings, round, wording);
    const anew = button(wording.text("projector.anew"), () => {
      game.begin(game.teams);
      this.#showBoard();
    });
    const actions = make("div", { class: "row" }, ...this.#nextButton(), anew);
    this.#fill(
      make(
        "div",
        { class: `projector-end${game.teams > 0 ? " has-teams" : ""}` },
        ...found,
        this.#missed.element,
        actions,
      ),
    );
    this.#missed.draw();
    found[0].querySelector("h3")?.focus();
  }

  #nextButton() {
    if (this.#isLast) return [];
    const next = button(this.#wording.text("playedSet.next"), () => this.#next());
    next.classList.add("act");
    next.setAttribute("aria-keyshortcuts", "N");
    next.append(make("kbd", { "aria-hidden": "true" }, "N"));
    return [next];
  }

  #next() {
    [this.#puzzle, this.#game, this.#board] = this.#opened(this.#puzzle.place + 1);
    byId("class-title").textContent = this.heading(this.#wording);
    this.#showStart();
    /** @type {HTMLElement | null} */ (this.element.querySelector(".button.act"))?.focus();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.defaultPrevented || event.isComposing || event.altKey || this.element.querySelector("dialog")) return;
    const [game, key] = [this.#game, event.key.toLowerCase()];
    const isOnBoard = this.#board.element.isConnected;
    let isTaken = false;
    if (event.ctrlKey || event.metaKey) isTaken = key === "z" && isOnBoard && this.#board.undo();
    else if (isOnBoard) isTaken = this.#board.press(event);
    else if (game.isEnded && this.#missed) {
      isTaken = this.#missed.press(event);
      if (key === "n" && !this.#isLast) {
        isTaken = true;
        this.#next();
      }
    }
    if (isTaken) event.preventDefault();
  }
}
