// @ts-check
/** The end of a round: the question before it, and the result. */
import { Announcer } from "../page/announcer.js";
import * as Dialogs from "../page/dialogs.js";
import { byId, makeKeyboardScrollable } from "../page/dom.js";
import { isSingleFile, loadStyle } from "../page/loading.js";
import { wordReader } from "../round/meanings.js";
import { hasResult } from "../round/sentences.js";
import { WordList } from "../round/word-list.js";
import { drawResult } from "./result.js";

/** @typedef {import("./dialog-contents.js").Dependencies} Dependencies */

export class Ending {
  #dependencies;
  #dialog = /** @type {HTMLDialogElement} */ (byId("end"));
  #missedWords;
  /** @type {import("../page/state.js").PageState | null} */
  #drawnState = null;
  /**
   * The style of the whole string, loaded on demand.
   * @type {Promise<unknown> | null}
   */
  #style = null;

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    const { state, meanings, preferences, roundSwitcher } = dependencies;
    const { wording } = state.current;
    // A screen reader ignores what is below a dialog, so the result has its own announcer.
    const wordListReader = wordReader(meanings, preferences, new Announcer(byId("end-spoken")));
    this.#missedWords = new WordList(byId("missed"), wording, wordListReader);
    makeKeyboardScrollable(/** @type {HTMLElement} */ (this.#dialog.querySelector(".dialog-body")));
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
      this.#end();
    });
    byId("end-new").addEventListener("click", () => void roundSwitcher.newWord());
    // Threaded beads do not move again when the result is reopened.
    this.#dialog.addEventListener("close", () => byId("stage").classList.remove("threading"));
  }

  /** Asks whether to end the round. If it has ended, shows the result. */
  ask() {
    const { view, wording } = this.#dependencies.state.current;
    if (hasResult(view)) return void this.show();
    byId("ask-end-text").textContent = wording.text("end.final", view.standing.remaining);
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

  /** Clears the field if the round has ended, which also closes a refusal: no word can be entered any more. */
  #clearField() {
    const { game, field } = this.#dependencies;
    if (game.view.round.isEnded && field.value !== "") field.value = "";
  }

  /**
   * Opens the result, unless it is already open, or the round changes while the style loads.
   * @param {boolean} [isJustCompleted] whether the last common word was just found
   */
  async show(isJustCompleted = false) {
    const { game } = this.#dependencies;
    const { round, standing } = game.view;
    const isWhole = standing.rank === "allWords";
    if (isWhole) await (this.#style ??= loadStyle("dialogs/finale.css"));
    if (this.#dialog.open || game.view.round.key !== round.key) return;
    // The time may be up while the question is open.
    Dialogs.close("ask-end");
    this.#clearField();
    this.#drawnState = null;
    this.#draw(isJustCompleted);
    Dialogs.open("end");
    // After all common words are found, sharing gets the focus.
    const ids = /** @type {const} */ (["send-back", "share", "copy"]);
    if (isWhole) byId(ids.find((id) => !byId(id).hidden) ?? "copy").focus();
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
    const { view, settings, wording } = current;
    drawResult(view, wording, this.#missedWords, settings.showsCount, isJustCompleted);
    this.#drawUpcoming();
  }

  /** Offers a daily puzzle: today's, unless it has ended, or an earlier one. */
  #drawUpcoming() {
    const { view, overview, wording } = this.#dependencies.state.current;
    const number = overview?.upcoming ?? 0;
    const link = byId("end-daily");
    link.hidden = number === 0;
    link.textContent = wording.text(number === view.today ? "daily.today" : "daily.number", number);
    link.setAttribute("href", `?daily=${number}`);
    // After all common words are found, or in a round with others, sharing comes first.
    const isNext = view.standing.rank !== "allWords" && byId("send-back").hidden;
    const isToday = !link.hidden && number === view.today;
    link.classList.toggle("act", isToday && isNext);
    byId("end-new").classList.toggle("act", !isToday && isNext);
  }
}
