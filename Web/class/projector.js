// @ts-check
/**
 * A round on the projector: the class calls out words, and the teacher types each one and gives it to a team. First the
 * number of teams is chosen, then the round is played on the board, and finally the found and the missed words are
 * shown.
 */
import { Announcer } from "../page/announcer.js";
import { byId, make } from "../page/dom.js";
import { WakeLock } from "../page/wake-lock.js";
import { formatTime } from "../round/sentences.js";
import { Board } from "./board.js";
import { endQuestion, RoundEnd } from "./projector-end.js";
import { startScreen } from "./projector-start.js";
import { isRoot, puzzlesOf } from "./puzzles.js";
import { SavedGames } from "./saved-games.js";
import { pointsOf, rankTeams } from "./standings.js";
import { TeamGame } from "./team-game.js";

/** @typedef {import("./class-screens.js").Context} Context */
/** @typedef {import("./puzzles.js").Puzzle} Puzzle */

/**
 * How long the screen stays awake after the last key or touch, in milliseconds. After that, probably nobody is there.
 */
const awakeDuration = 60 * 60 * 1000;
const activityEvents = ["keydown", "pointerdown", "click"];

/** The number of teams in the previous round, proposed for the next one. */
let lastTeamCount = 0;
/**
 * The choices made for a round before its QR code was shown. They are proposed again when the projector is reopened.
 * @type {{code: string, number: number, teams: number, minutes: number} | null}
 */
let choicesBeforeQRCode = null;

/** @type {import("./class-screens.js").OpenScreen} */
export async function openProjector(context, code, number) {
  const puzzles = await puzzlesOf(context, code, number);
  const games = await SavedGames.open(context.store, puzzles);
  return new Projector(context, puzzles, games, isRoot(code) ? 1 : number || nextRoundNumber(puzzles, games));
}

/**
 * Returns the number of the round with which a class continues in a set: the first round that was left unfinished or,
 * if there is none, the first that was not played; otherwise 1.
 * @param {Puzzle[]} puzzles
 * @param {SavedGames} games
 */
function nextRoundNumber(puzzles, games) {
  const savedGames = puzzles.map((puzzle) => games.of(puzzle));
  const unfinishedIndex = savedGames.findIndex((game) => game && !game.isEnded);
  return 1 + Math.max(0, unfinishedIndex >= 0 ? unfinishedIndex : savedGames.findIndex((game) => !game));
}

class Projector {
  #context;
  #puzzles;
  #games;
  /** @type {Puzzle} */
  #puzzle;
  /** @type {TeamGame} */
  #game;
  /** @type {Board} */
  #board;
  #spoken = make("p", { class: "unseen", role: "status" });
  #announcer = new Announcer(this.#spoken);
  #keyListener = (/** @type {KeyboardEvent} */ event) => this.#handleKey(event);
  #leaveListener = () => this.#game.saveInTab();
  #visibilityListener = () => this.#checkClock(document.hidden);
  #activityListener = () => this.#handleActivity();
  #wakeLock = new WakeLock();
  /** When the last key, click or touch was, in milliseconds of `performance.now()`. */
  #lastActivityAt = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {RoundEnd | null} */
  #roundEnd = null;
  element = make("div", { class: "projector" });

  /**
   * @param {Context} context
   * @param {Puzzle[]} puzzles the rounds of a set, or one round
   * @param {SavedGames} games
   * @param {number} number the number of the round to begin with
   */
  constructor(context, puzzles, games, number) {
    this.#context = context;
    this.#puzzles = puzzles;
    this.#games = games;
    [this.#puzzle, this.#game, this.#board] = this.#makeRound(number);
    document.addEventListener("keydown", this.#keyListener);
    addEventListener("pagehide", this.#leaveListener);
    document.addEventListener("visibilitychange", this.#visibilityListener);
    for (const kind of activityEvents) document.addEventListener(kind, this.#activityListener, { capture: true });
    this.#showStart();
  }

  /**
   * @param {number} number
   * @returns {[Puzzle, TeamGame, Board]}
   */
  #makeRound(number) {
    const puzzle = this.#puzzles[number - 1];
    if (!puzzle) throw new Error(`no round at ${number}`);
    const { engine } = this.#context;
    const game = this.#gameFor(puzzle);
    const actions = {
      pause: () => this.#pause(),
      resume: () => this.#resume(),
      end: () => this.#end(),
      askToEnd: () => this.#askToEnd(),
    };
    return [puzzle, game, new Board(engine, puzzle.root, this.#wording, game, actions)];
  }

  /** @param {Puzzle} puzzle */
  #gameFor(puzzle) {
    return new TeamGame(this.#context.engine, puzzle, this.#games);
  }

  get #wording() {
    return this.#context.state.current.wording;
  }

  /** The number of the current round, with which the projector is opened again. */
  get roundNumber() {
    return this.#puzzle.number;
  }

  /** @param {import("../page/wording.js").Wording} wording */
  heading(wording) {
    const { number, count } = this.#puzzle;
    return count > 0 ? wording.text("playedSet.round", number, count) : wording.text("projector.title");
  }

  close() {
    clearTimeout(this.#timer);
    this.#wakeLock.hold(0);
    if (this.#game.isRunning) this.#game.pause();
    document.removeEventListener("keydown", this.#keyListener);
    removeEventListener("pagehide", this.#leaveListener);
    document.removeEventListener("visibilitychange", this.#visibilityListener);
    for (const kind of activityEvents) document.removeEventListener(kind, this.#activityListener, { capture: true });
    this.#roundEnd?.close();
  }

  /** @param {(Node | string)[]} parts */
  #show(...parts) {
    this.element.replaceChildren(...parts, this.#spoken);
  }

  /**
   * Asks for the number of teams and the minutes. A saved game can be resumed.
   * @param {() => void} [restore] restores the games of the previous class
   */
  #showStart(restore) {
    const actions = {
      begin: (/** @type {number} */ teams, /** @type {number} */ minutes) => this.#begin(teams, minutes),
      continueRound: (/** @type {number} */ minutes) => this.#continueRound(minutes),
      forget: this.#isSetBegun ? () => this.#beginWithAnotherClass() : undefined,
      restore,
      showQRCode: (/** @type {number} */ teams, /** @type {number | null} */ minutes) =>
        this.#showQRCode(teams, minutes),
    };
    this.#show(startScreen(this.#game, this.#proposal, actions, this.#wording));
  }

  /**
   * @param {number} teams
   * @param {number | null} minutes
   */
  #showQRCode(teams, minutes) {
    const { code, number } = this.#puzzle;
    choicesBeforeQRCode = { code, number, teams, minutes: minutes ?? this.#proposal.minutes };
    return this.#context.screens.open("qr", code);
  }

  /**
   * The number of teams and the minutes to propose: the choices made before the QR code was shown, or else those of the
   * game or, if it has not begun, those of the last earlier round that has begun; otherwise the defaults.
   */
  get #proposal() {
    if (choicesBeforeQRCode?.code === this.#puzzle.code && choicesBeforeQRCode.number === this.#puzzle.number)
      return choicesBeforeQRCode;
    if (this.#game.isBegun) return this.#game;
    const previousGame = this.#gamesBefore.filter((game) => game.isBegun).at(-1);
    return previousGame ?? { minutes: this.#puzzle.minutes, teams: lastTeamCount };
  }

  /** The games of the previous rounds, in the order of the set. */
  get #gamesBefore() {
    return this.#puzzles.slice(0, this.#puzzles.indexOf(this.#puzzle)).map((puzzle) => this.#gameFor(puzzle));
  }

  get #isSetBegun() {
    return this.#puzzles.length > 1 && this.#puzzles.some((puzzle) => this.#gameFor(puzzle).isBegun);
  }

  #beginWithAnotherClass() {
    const restore = this.#games.forget();
    choicesBeforeQRCode = null;
    this.#openRound(this.#puzzle.number, () => {
      restore();
      this.#openRound(this.#puzzle.number);
    });
    this.#announcer.announce(this.#wording.text("projector.forgotten"));
  }

  /**
   * @param {number} teams
   * @param {number} minutes
   */
  #begin(teams, minutes) {
    this.#game.begin(teams, minutes);
    this.#showBoard();
  }

  /** @param {number} minutes */
  #continueRound(minutes) {
    if (this.#game.isEnded) return this.#showEnd();
    this.#game.minutes = minutes;
    this.#game.run();
    this.#showBoard();
  }

  #showBoard() {
    [lastTeamCount, choicesBeforeQRCode] = [this.#game.teams, null];
    this.#show(this.#board.element);
    this.#board.begin(this.#pointsBefore);
    this.#tick();
  }

  /** The points of each team in the previous rounds, in the order of the set. */
  get #pointsBefore() {
    return pointsOf(this.#gamesBefore, this.#game.teams);
  }

  /** @param {boolean} [wasOnScreen] whether the page has been on screen since the last check */
  #checkClock(wasOnScreen = !document.hidden) {
    if (this.#game.checkClock(wasOnScreen)) this.#pause();
  }

  /** Shows and saves the time left or, without a limit, the time taken. Stops the clock when the time is up. */
  #tick() {
    const game = this.#game;
    clearTimeout(this.#timer);
    this.#checkClock();
    this.#keepAwake();
    const isTimed = game.timeLeft < Infinity;
    this.#board.showTime(
      isTimed ? formatTime(game.timeLeft) : formatTime(game.playedTenths - (game.playedTenths % 10)),
    );
    if (!game.isRunning) return;
    game.saveTime();
    if (game.timeLeft === 0) {
      game.pause();
      return this.#board.showTimeUp();
    }
    const tenthsToNextTick = isTimed ? game.timeLeft % 10 || 10 : 10 - (game.playedTenths % 10);
    this.#timer = setTimeout(() => this.#tick(), 100 * tenthsToNextTick);
  }

  #handleActivity() {
    this.#lastActivityAt = performance.now();
    this.#keepAwake();
  }

  /** Keeps the screen awake while the round runs and the class is probably there. */
  #keepAwake() {
    const game = this.#game;
    const awakeTime = this.#lastActivityAt + awakeDuration - performance.now();
    this.#wakeLock.hold(game.isRunning ? Math.max(0, Math.min(100 * game.timeLeft, awakeTime)) : 0);
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

  /** Ends the round. Asks first, unless the time is up. */
  #end() {
    if (this.#game.timeLeft === 0) this.#showEnd();
    else this.#askToEnd();
  }

  #askToEnd() {
    const question = endQuestion(this.#wording, () => this.#showEnd());
    this.element.append(question);
    question.showModal();
  }

  #showEnd() {
    const game = this.#game;
    game.end();
    clearTimeout(this.#timer);
    this.#wakeLock.hold(0);
    this.#roundEnd?.close();
    const { standing } = game;
    const standings = rankTeams(this.#context.engine, standing.scores, this.#pointsBefore);
    const round = { standing, standings, hasTeams: game.teams > 0, isLastRound: this.#puzzle === this.#puzzles.at(-1) };
    const actions = { next: () => this.#openNextRound(), again: () => this.#begin(game.teams, game.minutes) };
    this.#roundEnd = new RoundEnd(this.#context, this.#announcer, round, actions);
    this.#show(this.#roundEnd.element);
    this.#roundEnd.draw();
  }

  #openNextRound() {
    this.#openRound(this.#puzzle.number + 1);
    byId("class-title").textContent = this.heading(this.#wording);
  }

  /**
   * Opens the start screen of a round of the set.
   * @param {number} number
   * @param {() => void} [restore]
   */
  #openRound(number, restore) {
    [this.#puzzle, this.#game, this.#board] = this.#makeRound(number);
    this.#showStart(restore);
    /** @type {HTMLElement | null} */ (this.element.querySelector(".button.act"))?.focus();
  }

  /**
   * Whether the projector is open and no dialog covers it. A closed dialog stays in the element until its `close`
   * event, and a key may come first.
   */
  get #isOnTop() {
    return this.element.closest("dialog[open]") !== null && this.element.querySelector("dialog[open]") === null;
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.altKey || !this.#isOnTop) return;
    this.#checkClock();
    const isOnBoard = this.#board.element.isConnected;
    let isHandled = false;
    if (event.ctrlKey || event.metaKey) isHandled = event.key.toLowerCase() === "z" && isOnBoard && this.#board.undo();
    else if (isOnBoard) isHandled = this.#board.handleKey(event);
    else if (this.#roundEnd?.element.isConnected) isHandled = this.#roundEnd.handleKey(event);
    if (isHandled) event.preventDefault();
  }
}
