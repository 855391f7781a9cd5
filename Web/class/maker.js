// @ts-check
/** Makes a set of rounds from a list of words. */
import { Announcer } from "../page/announcer.js";
import { make } from "../page/dom.js";
import { draftOf, example, newDraft, outcome, rememberDraft, rememberedDraft } from "./draft.js";
import { leftOnProjector } from "./left-on-projector.js";
import { PassOn } from "./pass-on.js";
import { PuzzleChoice } from "./puzzle-choice.js";
import { nameOf, SavedSets } from "./saved-sets.js";
import { SetRules } from "./set-rules.js";
import { UnitWords } from "./unit-words.js";

/** @typedef {import("./class-screens.js").Context} Context */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../engine/exports").SavedSetMessage} SavedSet */

/** The tab stores it, so that another screen, a game or a reload can come between. */
let draft = newDraft(example);

/** @param {Partial<Draft>} change */
function changeDraft(change) {
  draft = { ...draft, ...change };
  rememberDraft(draft);
}

/** @type {import("./class-screens.js").Open} */
export async function openMaker(context, code) {
  // Everything for saving a set is loaded now, so that it works offline later.
  await Promise.all([context.game.refreshOverview(), context.game.loadSensitiveWords()]);
  draft = rememberedDraft() ?? newDraft(example);
  const maker = new Maker(context, await leftOnProjector(context));
  if (code && code !== draft.kept) await maker.openSet(code);
  return { heading: (wording) => wording.text("class.title"), element: maker.element };
}

/** The link or code of a set may have only a little text around it. Longer texts are always lists. */
const [mayBeSet, longestSet] = [/s1\./i, 4000];

/**
 * The code of a set pasted in place of a list; empty for a list.
 * @param {Context} context
 * @param {string} text
 */
function setIn({ game }, text) {
  const pasted = text.length <= longestSet && mayBeSet.test(text) ? game.engine.readPasted(text) : null;
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
  #passOn;
  #isWaiting = false;
  /** Resolves when the save in progress is complete. */
  #keeping = Promise.resolve();
  element;

  /**
   * @param {Context} context
   * @param {HTMLElement[]} left the offer to resume the round left on the projector
   */
  constructor(context, left) {
    this.#context = context;
    const { wording } = context.state.shown;
    const change = (/** @type {Partial<Draft>} */ change) => this.#change(change);
    const spoken = make("p", { class: "unseen", role: "status" });
    this.#announcer = new Announcer(spoken);
    this.#sets = new SavedSets(wording, {
      open: (set) => void this.openSet(set.code, nameOf(set)),
      play: (set) => this.#play(set.code),
      remove: (set) => void this.#remove(set),
      restore: (set) => void this.#restore(set),
      begin: () => void this.#begin(),
    });
    this.#words = new UnitWords(wording, (change) => this.#changeLater(change), {
      setIn: (text) => setIn(context, text),
      open: (pasted) => void this.openSet(pasted),
    });
    this.#rules = new SetRules(wording, change);
    this.#puzzles = new PuzzleChoice(context, {
      change,
      announce: (text) => this.#announcer.announce(text),
      try: (place) => void this.#try(place),
      skip: () => this.#passOn.focus(),
    });
    this.#passOn = new PassOn(context, {
      change: changeDraft,
      keep: (isOther) => {
        this.#keeping = this.#keep(isOther);
      },
      play: () => this.#play(this.#outcome.code),
    });
    this.element = make(
      "div",
      { class: "maker" },
      make("p", {}, wording.text("class.intro")),
      ...left,
      this.#sets.element,
      make(
        "div",
        { class: "making" },
        make("div", {}, this.#words.element, this.#rules.element),
        this.#puzzles.element,
        this.#passOn.element,
      ),
      spoken,
    );
    this.#outcome = outcome(context.engine, draft);
    this.#draw();
  }

  /** @param {Partial<Draft>} change */
  #change(change) {
    changeDraft(change);
    this.#outcome = outcome(this.#context.engine, draft);
    this.#draw();
  }

  /**
   * Changes the list, and draws the result in the next frame, so that typing never waits.
   * @param {Partial<Draft>} change
   */
  #changeLater(change) {
    if (!("text" in change)) return this.#change(change);
    changeDraft(change);
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      this.#change({});
    });
  }

  #draw() {
    this.#sets.draw(this.#context.game.overview?.savedSets ?? [], draft.kept);
    this.#words.draw(draft, this.#outcome);
    this.#rules.draw(draft);
    this.#puzzles.draw(draft, this.#outcome);
    this.#passOn.draw(draft, this.#outcome);
  }

  /**
   * @param {string} code
   * @param {string} [name]
   */
  async openSet(code, name = "") {
    const opened = draftOf(await this.#context.game.readSet(code), name);
    if (opened) await this.#begin(opened);
  }

  /**
   * Begins another set once the current save is complete. An unsaved list can be brought back.
   * @param {Draft} begun
   */
  async #begin(begun = newDraft()) {
    await this.#keeping;
    const before = draft;
    const isSaved = this.#context.game.overview?.savedSets.some(({ code }) => code === this.#outcome.code);
    this.#change(begun);
    if (!isSaved && before.text.trim() !== "" && before.text !== example)
      this.#sets.offerToReturn(() => this.#change(before));
    this.#words.focus();
  }

  /** @param {boolean} isOther whether to save it as another set */
  async #keep(isOther) {
    const { code } = this.#outcome;
    const { game } = this.#context;
    const others = [draft.tried, isOther ? "" : draft.kept].filter((other) => other !== "" && other !== code);
    await game.readSet(code);
    for (const other of others) game.act("removeSet", other);
    game.act("keepSet", `${code}\n${draft.name}`);
    await game.refreshOverview();
    this.#change({ kept: code, tried: "" });
    this.#passOn.say("class.kept");
  }

  /** @param {SavedSet} set */
  async #remove(set) {
    const { game } = this.#context;
    await game.readSet(set.code);
    game.act("removeSet", set.code);
    await game.refreshOverview();
    if (draft.kept === set.code) changeDraft({ kept: "" });
    this.#sets.offerToRestore(set);
    this.#draw();
  }

  /** @param {SavedSet} set that was removed */
  async #restore(set) {
    const { game } = this.#context;
    game.act("keepSet", `${set.code}\n${nameOf(set)}`);
    await game.refreshOverview();
    this.#draw();
  }

  /**
   * Plays one of the puzzles. The set is saved for that; a set that was only tried out is replaced by the next one.
   * @param {number} place
   */
  async #try(place) {
    const { game } = this.#context;
    const { code } = this.#outcome;
    const isSaved = game.overview?.savedSets.some((set) => set.code === code) ?? false;
    await game.readSet(code);
    if (draft.tried !== "" && draft.tried !== code) game.act("removeSet", draft.tried);
    if (!isSaved) changeDraft({ tried: code });
    this.#play(code, place);
  }

  /**
   * @param {string} code
   * @param {number} [place]
   */
  #play(code, place) {
    void this.#context.roundSwitcher.playSet(code, place);
  }
}
