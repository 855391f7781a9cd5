// @ts-check
/** Handles an entered word: it is found, or refused with a reason. */

import { english } from "../page/wording.js";
import { wordFromPayload } from "./refusal-text.js";
import { foundSentence } from "./sentences.js";

/** @typedef {import("../engine/exports").OutcomeMessage} Outcome */
/**
 * @typedef {{
 *   game: import("../engine/game.js").Game,
 *   state: import("../page/state.js").ObservableState,
 *   field: import("./field.js").Field,
 *   preferences: import("../page/preferences.js").Preferences,
 *   announcer: import("../page/announcer.js").Announcer,
 *   notice: import("./notice.js").Notice,
 * }} Dependencies
 */

export class WordEntry {
  #dependencies;
  #lastEntry = "";

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
    const { state } = dependencies;
    state.subscribe(
      ({ view }) => [view.round.key],
      () => this.#reset(),
    );
  }

  /** Plays the word in the field. If it was just refused, only closes the refusal. */
  enter() {
    const { game, state, field } = this.#dependencies;
    if (state.current.refusal) return this.dismiss();
    const typed = field.value;
    if (typed === "" || field.isComposing) return;
    this.#lastEntry = typed;
    const { outcome } = game.act("play", typed);
    if (outcome && "refusal" in outcome) this.#refuse(outcome);
    else if (outcome) this.#showFound(outcome);
    else field.value = "";
  }

  /** @param {import("../engine/exports").NewFoundWordMessage} newest */
  #showFound(newest) {
    const { game, state, field, preferences, announcer, notice } = this.#dependencies;
    const { wording, settings } = state.current;
    const { points, isBonus, isAnagram, isNewRank } = newest;
    const beads = field.clearAndCopyBeads();
    if (!settings.welcomed) preferences.update({ welcomed: true });
    state.update({ highlight: { newest, beads } });
    const kind = isAnagram ? "found.anagram" : isBonus ? "found.bonus" : null;
    field.showPoints(kind ? `+${points} ${wording.text(kind)}` : `+${points}`);
    announcer.announce(foundSentence(newest, game.view, settings, wording));
    if (!isNewRank || game.view.standing.rank !== "allWords") return;
    notice.showAllFound();
    state.update({ finaleRoundKey: game.view.round.key });
  }

  /** @param {{refusal: import("../engine/exports").Rejection, payload: number[]}} outcome */
  #refuse({ refusal: code, payload }) {
    const { game, state, field } = this.#dependencies;
    field.refuse();
    state.update({ refusal: { code, payload, root: game.view.round.root } });
    if (code === "alreadyFound") state.update({ highlight: { markedWord: wordFromPayload(payload) } });
    field.showBlanks(code === "tooShort");
  }

  dismiss() {
    const { state, field } = this.#dependencies;
    const { refusal, highlight } = state.current;
    if (!refusal) return;
    state.update({ refusal: null, highlight: highlight.markedWord ? {} : highlight });
    field.showBlanks(false);
  }

  cancel() {
    this.dismiss();
    this.#dependencies.field.value = "";
  }

  /** Writes the word last entered in this round into the field. */
  recall() {
    if (this.#lastEntry) this.#dependencies.field.value = this.#lastEntry;
  }

  deleteLetter() {
    const { state, field, announcer } = this.#dependencies;
    const letter = field.removeLast();
    if (letter !== "") announcer.announce(state.current.wording.text("letters.deleted", english(letter)));
  }

  deleteWord() {
    const { state, field, announcer } = this.#dependencies;
    const word = field.value;
    field.value = "";
    if (word !== "") announcer.announce(state.current.wording.text("letters.deleted", english(word)));
  }

  shuffle() {
    const { game, field, announcer } = this.#dependencies;
    field.rearrange(game.engine.shuffle(field.letters));
    announcer.announce(english([...field.letters].join(" ")));
  }

  #reset() {
    const { state } = this.#dependencies;
    this.dismiss();
    this.#lastEntry = "";
    if (state.current.highlight.newest) state.update({ highlight: {} });
  }
}
