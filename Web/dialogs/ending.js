// @ts-check
/** The end of a round: the question before it, the result, and continuing the round before missed words are shown. */
import { Announcer } from "../page/announcer.js";
import * as Dialogs from "../page/dialogs.js";
import { byId, nodesForText } from "../page/dom.js";
import { isSingleFile, loadStyle } from "../page/loading.js";
import { english } from "../page/wording.js";
import { wordReader } from "../round/meanings.js";
import { hasResult } from "../round/sentences.js";
import { WordList } from "../round/word-list.js";
import { drawResult } from "./result.js";

/** @typedef {import("./dialog-contents.js").Dependencies} Dependencies */

export class Ending {
  #dependencies;
  #dialog = /** @type {HTMLDialogElement} */ (byId("end"));
  #missedWords;
  /**
   * Yesterday's puzzle while its result is shown beside the current round.
   * @type {ReturnType<import("../engine/game.js").Game["finishYesterday"]>}
   */
  #yesterday = null;
  /** @type {import("../page/state.js").PageState | null} */
  #drawnState = null;
  /** @type {() => void} */
  #onConfirm = () => {};
  /**
   * The style of the whole string, loaded on demand.
   * @type {Promise<unknown> | null}
   */
  #style = null;

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    const { state, meanings, preferences, field, roundSwitcher } = dependencies;
    const { wording } = state.current;
    // A screen reader ignores what is below a dialog, so the result has its own announcer.
    const wordListReader = wordReader(meanings, preferences, new Announcer(byId("end-spoken")));
    this.#missedWords = new WordList(byId("missed"), wording, wordListReader);
    state.subscribe(
      ({ view, wording, settings }) => [
        ...[view.round, view.standing, view.foundWords, view.missed],
        ...[wording, settings.showsCount],
      ],
      () => {
        if (this.#dialog.open) this.#draw();
      },
    );
    state.subscribe(
      ({ overview }) => [overview],
      () => this.#drawUpcoming(),
    );
    byId("confirm-end").addEventListener("click", () => {
      Dialogs.close("ask-end");
      this.#onConfirm();
    });
    // The result of yesterday's puzzle leads to an untimed round, even beside a timed one.
    byId("end-new").addEventListener("click", () => void roundSwitcher.newWord(this.#yesterday ? 0 : undefined));
    byId("go-on").addEventListener("click", () => this.#keepPlaying());
    byId("reveal").addEventListener("click", () => this.#reveal());
    this.#dialog.addEventListener("close", () => {
      // Opening a dialog again closes it for a moment.
      if (this.#yesterday && !this.#dialog.open) {
        this.#yesterday = null;
        field.focus();
      }
      // Threaded beads do not move again when the result is reopened.
      byId("stage").classList.remove("threading");
    });
  }

  /**
   * Asks whether to end yesterday's puzzle, which shows its missed words.
   * @param {string} root of the puzzle
   */
  askForYesterday(root) {
    const text = this.#dependencies.state.current.wording.text("offer.endsYesterday", english(root));
    this.#ask(nodesForText(text), () => void this.showYesterday());
  }

  /** Finishes yesterday's puzzle, and shows its result with the missed words. */
  async showYesterday() {
    const { game, notice } = this.#dependencies;
    notice.hide();
    const result = game.finishYesterday();
    if (!result || this.#dialog.open) return;
    this.#yesterday = result;
    await this.#open();
  }

  /** The view of the round whose result is shown. */
  get view() {
    return (this.#yesterday ?? this.#dependencies.state.current).view;
  }

  /** Asks whether to end the round. If it has ended, shows the result. */
  ask() {
    const { view, wording, settings } = this.#dependencies.state.current;
    if (hasResult(view)) return void this.show();
    const { remaining } = view.standing;
    const text =
      remaining === 0 || !settings.showsCount
        ? wording.text("end.message")
        : wording.text("end.messageRemaining", remaining);
    this.#ask([text], () => this.#end());
  }

  /**
   * @param {(Node | string)[]} text of the question
   * @param {() => void} onConfirm called after confirmation
   */
  #ask(text, onConfirm) {
    byId("ask-end-text").replaceChildren(...text);
    this.#onConfirm = onConfirm;
    Dialogs.open("ask-end");
  }

  #end() {
    const { game } = this.#dependencies;
    game.act("endRound");
    this.#clearField();
    byId("install").hidden = true;
    if (game.view.round.daily !== null) this.#suggestInstall();
  }

  /** After the first daily puzzle, asks for persistent storage and, on a phone, suggests installing the page. */
  #suggestInstall() {
    const { preferences, state } = this.#dependencies;
    const { settings } = state.current;
    // On a computer a bookmark does the same.
    const isPhone = matchMedia("(pointer: coarse)").matches && !matchMedia("(display-mode: standalone)").matches;
    byId("install").hidden = settings.dailyEnded || !isPhone || isSingleFile();
    if (settings.dailyEnded) return;
    preferences.update({ dailyEnded: true });
    navigator.storage?.persist?.().catch((error) => console.info(error));
  }

  #keepPlaying() {
    const { game, field } = this.#dependencies;
    if (game.view.round.phase !== "playing") game.act("keepPlaying");
    if (game.view.time) game.act("resume");
    Dialogs.close("end");
    field.focus();
  }

  /** Shows the missed words, after which the round accepts no words. */
  #reveal() {
    this.#dependencies.game.act("reveal");
    this.#draw();
    byId("missed-title").focus();
  }

  /** Clears the field if the round has ended, which also closes a refusal: no word can be entered any more. */
  #clearField() {
    const { game, field } = this.#dependencies;
    if (game.view.round.phase !== "playing" && field.value !== "") field.value = "";
  }

  /** @param {boolean} [isJustCompleted] whether the last common word was just found */
  async show(isJustCompleted) {
    if (!this.#dialog.open) this.#yesterday = null;
    await this.#open(isJustCompleted);
  }

  /**
   * Opens the result, unless it is already open, or the round changes while the style loads.
   * @param {boolean} [isJustCompleted]
   */
  async #open(isJustCompleted = false) {
    const { round, standing } = this.view;
    const isWhole = standing.rank === "wholeString";
    if (isWhole) await (this.#style ??= loadStyle("dialogs/finale.css"));
    if (this.#dialog.open || this.view.round.key !== round.key) return;
    this.#clearField();
    this.#drawnState = null;
    this.#draw(isJustCompleted);
    Dialogs.open("end");
    // After all common words are found, sharing gets the focus.
    if (isWhole) byId(byId("share").hidden ? "copy" : "share").focus();
  }

  /**
   * Draws the result, unless it is already drawn for the current state: after opening, the subscription would draw it a
   * second time.
   * @param {boolean} [isJustCompleted]
   */
  #draw(isJustCompleted = false) {
    const { current } = this.#dependencies.state;
    if (this.#drawnState === current) return;
    this.#drawnState = current;
    const { settings, wording } = current;
    drawResult(this.view, wording, this.#missedWords, settings.showsCount, isJustCompleted);
    this.#drawUpcoming();
  }

  /** Offers a daily puzzle: today's, unless it has ended, or an earlier one. */
  #drawUpcoming() {
    const { overview, wording } = this.#dependencies.state.current;
    const { standing, time, today } = this.view;
    const number = this.#yesterday?.upcoming ?? overview?.upcoming ?? 0;
    const link = byId("end-daily");
    link.hidden = number === 0 || !this.#dependencies.isSaved;
    link.textContent = wording.text(number === today ? "daily.today" : "daily.number", number);
    link.setAttribute("href", `?daily=${number}`);
    // After all common words are found, sharing comes first; after a timed round, another one with the same minutes.
    const isNext = standing.rank !== "wholeString" && !time?.offersAgain;
    const isToday = !link.hidden && number === today;
    link.classList.toggle("act", isToday && isNext);
    byId("end-new").classList.toggle("act", !isToday && isNext);
  }
}
