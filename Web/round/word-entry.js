// @ts-check
/** What happens to a word that is entered: it is found, or refused with a reason, or held until the full word list is loaded. */
import { byId } from "../page/dom.js";
import { foundSentence } from "../page/sentences.js";
import { rise } from "./motion.js";
import { RefusalAlert } from "./refusal-alert.js";
import { refusalText, word } from "./refusal-text.js";

/** @typedef {import("../engine/reply.js").Outcome} Outcome */
/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   field: import("./field.js").Field,
 *   roundView: import("./round-view.js").RoundView,
 *   preferences: import("../page/preferences.js").Preferences,
 *   wording: () => import("../page/wording.js").Wording,
 *   announce: (sentence: string) => void,
 *   notice: import("./notice.js").Notice,
 *   redraw: () => void,
 *   drawOverview: () => void,
 *   showResult: () => void,
 *   loadFullList: () => Promise<void>,
 *   closeWelcome: () => void,
 * }} Dependencies
 */

export class WordEntry {
  #dependencies;
  #refusal = new RefusalAlert();
  #lastEntry = "";
  /**
   * What the list of words found points at.
   * @type {import("./round-view.js").Highlight}
   */
  highlight = {};

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    this.#refusal.onok = () => this.dismiss();
    dependencies.field.startsNewWord = () => this.#refusal.isShown;
  }

  get #phase() {
    return this.#dependencies.game.view.round.phase;
  }

  /** Plays what is in the field; on a word that was just refused, only closes the refusal. */
  enter() {
    const { game, field } = this.#dependencies;
    if (this.#refusal.isShown) return this.dismiss();
    const typed = field.value;
    if (typed === "" || field.isComposing) return;
    this.#lastEntry = typed;
    this.#showOutcome(game.play(typed).outcome, typed);
  }

  /**
   * @param {Outcome | null} outcome
   * @param {string} typed
   */
  #showOutcome(outcome, typed) {
    const { game, field, showResult } = this.#dependencies;
    if (outcome && "refusal" in outcome) {
      if (outcome.refusal === "unknownWord" && game.isPartial) void this.#playLater(typed);
      else this.#refuse(outcome, typed);
    } else if (outcome) this.#celebrate(outcome);
    else if (field.value === typed) field.value = "";
    // The time was up, and this was the last word.
    if (this.#phase !== "playing" && !this.#refusal.isShown && outcome) showResult();
  }

  /**
   * Plays a word that the partial word list does not have again, once the full one is loaded.
   * @param {string} typed
   */
  async #playLater(typed) {
    const { game, field, notice, loadFullList } = this.#dependencies;
    const { root } = game.view.round;
    field.value = "";
    notice.notify("field.lookingUp", typed);
    const { text } = notice;
    await loadFullList();
    if (notice.text === text) notice.hide();
    if (game.isPartial) return notice.notify("loading.wordsFailed");
    if (game.view.round.root === root) this.#showOutcome(game.play(typed).outcome, typed);
  }

  /** @param {import("../engine/reply.js").FoundWord & {isNewRank: boolean}} foundWord */
  #celebrate(foundWord) {
    const {
      game: { view },
      field,
      roundView,
      preferences,
      wording,
      announce,
      notice,
      redraw,
      drawOverview,
      closeWelcome,
    } = this.#dependencies;
    const { word, points, isBonus, isNewRank } = foundWord;
    // If the word list had to be loaded first, the next word may be in the field already.
    const beads = field.value === this.#lastEntry ? field.takeWord() : null;
    if (!preferences.settings.welcomed) closeWelcome();
    notice.hideMissedYesterday();
    this.highlight = { newest: word };
    redraw();
    rise(beads, roundView.word(word));
    field.showPoints(isBonus ? `+${points} ${wording().text("found.bonus")}` : `+${points}`);
    if (isNewRank) roundView.showRank();
    const isWhole = isNewRank && view.standing.rank === "wholeString";
    if (view.round.daily !== null && (isWhole || view.foundWords.length === 1)) drawOverview();
    announce(foundSentence(foundWord, view, preferences.settings, wording()));
    if (isWhole) notice.showAllFound();
  }

  /**
   * @param {{refusal: import("../engine/exports").RefusalCode, payload: number[]}} outcome
   * @param {string} typed
   */
  #refuse({ refusal, payload }, typed) {
    const { game, field, wording, redraw } = this.#dependencies;
    if (field.value === "") field.value = typed;
    this.#refusal.show(refusalText(refusal, payload, game.view.round.root, wording()), wording().text("button.ok"));
    byId("game").dataset.refused = refusal;
    // If the word list had to be loaded first, the next word may be in the field already.
    if (field.value === typed) field.select();
    field.showBlanks(refusal === "tooShort" ? payload[0] : 0);
    if (refusal !== "alreadyFound") return;
    this.highlight = { marked: word(payload) };
    redraw();
  }

  /** Closes the refusal. */
  dismiss() {
    const { field, redraw, showResult } = this.#dependencies;
    if (!this.#refusal.isShown) return;
    // The refused word was the last one of a timed round.
    if (byId("game").dataset.phase === "playing" && this.#phase !== "playing") setTimeout(showResult);
    this.#refusal.hide();
    delete byId("game").dataset.refused;
    field.showBlanks(0);
    if (!this.highlight.marked) return;
    this.highlight = {};
    redraw();
  }

  /** Closes the refusal, or else clears the field. */
  cancel() {
    if (this.#refusal.isShown) this.dismiss();
    else this.#dependencies.field.value = "";
  }

  /** Writes the word that was entered last into the field. */
  recall() {
    if (this.#lastEntry) this.#dependencies.field.value = this.#lastEntry;
  }

  deleteLetter() {
    const { field, wording, announce } = this.#dependencies;
    const letter = field.removeLast();
    if (letter !== "") announce(wording().text("letters.deleted", letter));
  }

  shuffle() {
    const { game, field, announce } = this.#dependencies;
    field.rearrange(game.shuffle(field.letters));
    announce([...field.letters].join(" "));
  }

  /** Prepares for another round. */
  reset() {
    this.dismiss();
    this.#dependencies.field.value = "";
    this.#lastEntry = "";
  }
}
