// @ts-check
/** Makes a set of rounds from a list of words. */
import { Announcer } from "../page/announcer.js";
import { make } from "../page/dom.js";
import { draftOf, exampleList, newDraft, outcomeOf, rememberDraft, restoreDraft } from "./draft.js";
import { offerLeftRound } from "./left-on-projector.js";
import { PuzzleChoice } from "./puzzle-choice.js";
import { nameOf, SavedSets } from "./saved-sets.js";
import { SetRules } from "./set-rules.js";
import { SetSharing } from "./set-sharing.js";
import { UnitWords } from "./unit-words.js";

/** @typedef {import("./class-screens.js").Context} Context */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../engine/exports").SavedSetMessage} SavedSet */

/** The draft of the set. The tab stores it, so that it is still there after another screen, a game, or a reload. */
let draft = newDraft(exampleList);

/** @param {Partial<Draft>} change */
function changeDraft(change) {
  draft = { ...draft, ...change };
  rememberDraft(draft);
}

/** @type {import("./class-screens.js").OpenScreen} */
export async function openMaker(context, code) {
  // Everything for saving a set is loaded now, so that it works offline later.
  await Promise.all([context.game.refreshOverview(), context.game.loadSensitiveWords()]);
  draft = restoreDraft() ?? newDraft(exampleList);
  const maker = new Maker(context, await offerLeftRound(context));
  if (code && code !== draft.savedCode) await maker.openSet(code);
  return { heading: (wording) => wording.text("class.title"), element: maker.element };
}

/** The link or code of a set may have only a little text around it. Longer texts are always lists. */
const [setCodePattern, maxSetTextLength] = [/s1\./i, 4000];

/**
 * The code of a set pasted in place of a list; empty for a list.
 * @param {Context} context
 * @param {string} text
 */
function pastedSetCode({ game }, text) {
  const pasted = text.length <= maxSetTextLength && setCodePattern.test(text) ? game.engine.readPasted(text) : null;
  return pasted?.kind === "set" ? (pasted.value ?? "") : "";
}

class Maker {
  #context;
  #outcome;
  #announcer;
  #sets;
  #words;
  #rules;
  #puzzles;
  #setSharing;
  #isDrawScheduled = false;
  /** Resolves when the save in progress is complete. */
  #pendingSave = Promise.resolve();
  element;

  /**
   * @param {Context} context
   * @param {HTMLElement[]} resumeOffer the offer to resume the round left on the projector
   */
  constructor(context, resumeOffer) {
    this.#context = context;
    const { wording } = context.state.current;
    const change = (/** @type {Partial<Draft>} */ change) => this.#change(change);
    const spoken = make("p", { class: "unseen", role: "status" });
    this.#announcer = new Announcer(spoken);
    this.#sets = new SavedSets(wording, {
      open: (set) => void this.openSet(set.code, nameOf(set)),
      play: (set) => this.#play(set.code),
      remove: (set) => void this.#remove(set),
      restore: (set) => void this.#restore(set),
      begin: () => void this.#beginSet(),
    });
    this.#words = new UnitWords(wording, (change) => this.#changeLater(change), {
      pastedSetCode: (text) => pastedSetCode(context, text),
      open: (pasted) => void this.openSet(pasted),
    });
    this.#rules = new SetRules(wording, change);
    this.#puzzles = new PuzzleChoice(context, {
      change,
      announce: (text) => this.#announcer.announce(text),
      try: (number) => void this.#tryPuzzle(number),
      skip: () => this.#setSharing.focus(),
    });
    this.#setSharing = new SetSharing(context, {
      change: changeDraft,
      save: (savesCopy) => {
        this.#pendingSave = this.#saveSet(savesCopy);
      },
      play: () => this.#play(this.#outcome.code),
    });
    this.element = make(
      "div",
      { class: "maker" },
      make("p", {}, wording.text("class.intro")),
      ...resumeOffer,
      this.#sets.element,
      make(
        "div",
        { class: "making" },
        make("div", {}, this.#words.element, this.#rules.element),
        this.#puzzles.element,
        this.#setSharing.element,
      ),
      spoken,
    );
    this.#outcome = outcomeOf(context.engine, draft);
    this.#draw();
  }

  /** @param {Partial<Draft>} change */
  #change(change) {
    changeDraft(change);
    this.#outcome = outcomeOf(this.#context.engine, draft);
    this.#draw();
  }

  /**
   * Changes the draft. If the list has changed, draws the result in the next frame, so that typing never waits.
   * @param {Partial<Draft>} change
   */
  #changeLater(change) {
    if (!("text" in change)) return this.#change(change);
    changeDraft(change);
    if (this.#isDrawScheduled) return;
    this.#isDrawScheduled = true;
    requestAnimationFrame(() => {
      this.#isDrawScheduled = false;
      this.#change({});
    });
  }

  #draw() {
    this.#sets.draw(this.#context.game.overview?.savedSets ?? [], draft.savedCode);
    this.#words.draw(draft, this.#outcome);
    this.#rules.draw(draft);
    this.#puzzles.draw(draft, this.#outcome);
    this.#setSharing.draw(draft, this.#outcome);
  }

  /**
   * @param {string} code
   * @param {string} [name]
   */
  async openSet(code, name = "") {
    const openedDraft = draftOf(await this.#context.game.readSet(code), name);
    if (openedDraft) await this.#beginSet(openedDraft);
  }

  /**
   * Begins another set once the current save is complete. Offers to restore an unsaved list.
   * @param {Draft} newContents
   */
  async #beginSet(newContents = newDraft()) {
    await this.#pendingSave;
    const before = draft;
    const isSaved = this.#context.game.overview?.savedSets.some(({ code }) => code === this.#outcome.code);
    this.#change(newContents);
    if (!isSaved && before.text.trim() !== "" && before.text !== exampleList)
      this.#sets.offerToRestoreDraft(() => this.#change(before));
    this.#words.focus();
  }

  /** @param {boolean} savesCopy whether to save the draft as another set */
  async #saveSet(savesCopy) {
    const { code } = this.#outcome;
    const { game } = this.#context;
    const replacedCodes = [draft.triedCode, savesCopy ? "" : draft.savedCode].filter(
      (other) => other !== "" && other !== code,
    );
    await game.readSet(code);
    for (const other of replacedCodes) game.act("removeSet", other);
    game.act("saveSet", `${code}\n${draft.name}`);
    await game.refreshOverview();
    this.#change({ savedCode: code, triedCode: "" });
    this.#setSharing.showStatus("class.kept");
  }

  /** @param {SavedSet} set */
  async #remove(set) {
    const { game } = this.#context;
    await game.readSet(set.code);
    game.act("removeSet", set.code);
    await game.refreshOverview();
    if (draft.savedCode === set.code) changeDraft({ savedCode: "" });
    this.#sets.offerToRestore(set);
    this.#draw();
  }

  /** @param {SavedSet} set that was removed */
  async #restore(set) {
    const { game } = this.#context;
    game.act("saveSet", `${set.code}\n${nameOf(set)}`);
    await game.refreshOverview();
    this.#draw();
  }

  /**
   * Plays one of the puzzles, which saves the set. A set that was saved only to try it out is removed when another one
   * is tried out.
   * @param {number} number
   */
  async #tryPuzzle(number) {
    const { game } = this.#context;
    const { code } = this.#outcome;
    const isSaved = game.overview?.savedSets.some((set) => set.code === code) ?? false;
    await game.readSet(code);
    if (draft.triedCode !== "" && draft.triedCode !== code) game.act("removeSet", draft.triedCode);
    if (!isSaved) changeDraft({ triedCode: code });
    this.#play(code, number);
  }

  /**
   * @param {string} code
   * @param {number} [number]
   */
  #play(code, number) {
    void this.#context.roundSwitcher.playSet(code, number);
  }
}
