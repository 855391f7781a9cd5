// @ts-check
/** A player's game on the page: what is done goes to the engine, what is to be kept to the disk, and a view of both comes back. */
import { view, withRecovery } from "./engine.js";
import { Records } from "./records.js";
import { Statistics } from "./statistics.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").Options} Options */
/** @typedef {import("./block.js").View} View */
/** @typedef {import("./block.js").Block} Block */
/** @typedef {import("./records.js").Store} Store */

export class Game {
  #engine;
  #records;
  #statistics;
  /** @type {Options} */
  #options;
  #today = new Date();
  /** @type {import("./engine.js").Request} */
  #request = { kind: "nothing", text: "" };
  /**
   * The full word list where the engine has a part of it, which has all words of its own roots; nothing once the engine has all.
   * @type {(() => Promise<Uint8Array>) | null}
   */
  #fullList;
  /** @type {Promise<void> | null} */
  #completing = null;
  /** @type {Promise<unknown>} */
  #saved = Promise.resolve();
  /** @type {View} */
  // @ts-expect-error: there is none before the game has started
  view = null;
  /**
   * Why something could not be kept.
   * @type {unknown}
   */
  error = null;
  /** Called when something could not be kept. */
  onerror = () => {};
  /** Called when an engine was replaced. */
  onrecovery = () => {};

  /**
   * @param {Engine} engine
   * @param {Store} store
   * @param {Options} options
   * @param {(() => Promise<Uint8Array>) | null} [fullList] loads the full word list, where the engine has a part of it
   */
  constructor(engine, store, options, fullList = null) {
    this.#fullList = fullList;
    this.#engine = withRecovery(engine, (fresh) => {
      this.#restore(fresh);
      this.#statistics.engineIsNew();
      this.onrecovery();
    });
    this.#records = new Records(this.#engine, store);
    this.#statistics = new Statistics(this.#engine, store);
    this.#options = options;
  }

  /** What was wrong with what was kept: some of it damaged, or written by a later version. */
  get problem() {
    return this.#records.problem;
  }

  /** Whether an earlier build has kept rounds, which are left as they are. */
  get hasOldRounds() {
    return this.#records.hasOld;
  }

  /**
   * Resumes the round that is asked for, or the one played last; deals another where there is none.
   * @param {import("./engine.js").Request} request
   * @returns {Promise<Block>} what is asked for, as the engine understands it
   */
  async start(request) {
    this.#request = request;
    this.#engine.setOptions(this.#options);
    this.#engine.setDay(this.#today);
    const asked = this.#engine.ask(request);
    await this.#records.load(asked.prefix).catch((error) => this.#note(error));
    await this.#deal((engine) => engine.start());
    return asked;
  }

  /**
   * Gives an engine that replaces another one the same game, or the same request where none has started.
   * @param {Engine} fresh
   */
  #restore(fresh) {
    fresh.setOptions(this.#options);
    fresh.setDay(this.#today);
    if (!this.view) {
      fresh.ask(this.#request);
      return this.#records.restore(fresh);
    }
    const { daily, root, phase } = this.view.round;
    fresh.ask(daily === null ? { kind: "root", text: root } : { kind: "daily", text: String(daily) });
    this.#records.restore(fresh);
    fresh.start();
    if (phase === "ended") fresh.end();
  }

  /** Whether the engine has a part of the word list. It has all words of its roots; yet nothing is refused before all words are there. */
  get isPartial() {
    return this.#fullList !== null;
  }

  /** Lets the full word list take the place of a part. Fails where it cannot be loaded; it can be asked for again. */
  complete() {
    this.#completing ??= this.#complete().finally(() => { this.#completing = null; });
    return this.#completing;
  }

  async #complete() {
    const list = await this.#fullList?.();
    if (!list) return;
    const engine = await this.#engine.withLexicon(list);
    if (this.view) this.pause();
    this.#engine.become(engine);
    this.#fullList = null;
    this.#restore(this.#engine);
    if (!this.view) return;
    if (document.hidden) this.pause();
    this.setDay(this.#today);
  }

  /**
   * Changes which round is played. A part of the word list lacks words of other roots than its own; then nothing is shown or kept before
   * the full one is there.
   * @param {(engine: Engine) => View} act
   */
  async #deal(act) {
    const block = act(this.#engine);
    if (block.round.isComplete) return this.#take(block);
    // Whatever is done meanwhile is done in the round that is shown.
    if (this.view) this.#restore(this.#engine);
    await this.complete();
    return this.#change(act);
  }

  /**
   * Changes the game. Writing begins before this returns, and nothing waits for it: what is shown is on disk a moment later, and a
   * failure is told by `onerror`.
   * @param {(engine: Engine) => Block} act
   * @returns {View}
   */
  #change(act) {
    return this.#take(act(this.#engine));
  }

  /**
   * @param {Block} block
   * @returns {View}
   */
  #take(block) {
    const saving = this.#records.write(block.records).catch((error) => this.#note(error));
    this.#saved = Promise.all([this.#saved, saving]);
    this.view = view(block);
    return this.view;
  }

  /** Returns once everything that was done is on disk, or could not be kept. */
  async settle() {
    await this.#saved;
  }

  /** @param {unknown} error */
  #note(error) {
    if (this.error) return;
    this.error = error;
    this.onerror();
  }

  /**
   * Plays what was typed.
   * @param {string} typed
   */
  play(typed) {
    return this.#change((engine) => engine.play(typed));
  }

  /** @param {number} [minutes] how many it may take */
  async newWord(minutes = 0) {
    // The part has few roots, whatever the player has chosen; where the full list does not come, one of those will do.
    if (this.isPartial) await this.complete().catch(() => {});
    return this.#deal((engine) => engine.newWord(minutes));
  }

  /** Deals the same root again, as an answer to the round as it is now. */
  playAgain() {
    return this.#deal((engine) => engine.playAgain());
  }

  /** Ends a timed round whose time is up. */
  endIfTimeIsUp() {
    return this.#change((engine) => engine.endIfTimeIsUp());
  }

  /** The current round as a challenge: its code, and how many beads of seven tell its rank. */
  link() {
    return this.#change((engine) => engine.link()).link;
  }

  /**
   * Plays a challenge again, once all words are there, and tells what came of it.
   * @param {string} code
   */
  async checkChallenge(code) {
    await this.complete();
    return this.#engine.checkChallenge(code);
  }

  /**
   * Goes on with the round that answers a challenge, or deals it.
   * @param {string} code
   * @param {string} prefix how the keys of such rounds begin
   */
  async answerChallenge(code, prefix) {
    await this.#records.loadRange(prefix).catch((error) => this.#note(error));
    return this.#change((engine) => engine.answerChallenge(code));
  }

  undoNewWord() {
    return this.#deal((engine) => engine.undoNewWord());
  }

  /** Notes that the hint was shown. */
  hint() {
    return this.#change((engine) => engine.hint());
  }

  /** Tells the word that the next clue is about, or nothing; it is not taken by that. */
  nextClue() {
    return this.#change((engine) => engine.nextClue()).clue;
  }

  takeClue() {
    return this.#change((engine) => engine.takeClue());
  }

  end() {
    return this.#change((engine) => engine.end());
  }

  goOn() {
    return this.#change((engine) => engine.goOn());
  }

  reveal() {
    return this.#change((engine) => engine.reveal());
  }

  pause() {
    return this.#change((engine) => engine.pause());
  }

  resume() {
    return this.#change((engine) => engine.resume());
  }

  /** @param {Options} options */
  setOptions(options) {
    this.#options = options;
    return this.#change((engine) => engine.setOptions(options));
  }

  /** @param {Date} today */
  setDay(today) {
    this.#today = today;
    return this.#change((engine) => engine.setDay(today));
  }

  /** Takes the player's day as it is now: midnight may have passed since it was told. */
  #renewDay() {
    const now = new Date();
    if (now.toDateString() !== this.#today.toDateString()) this.setDay(now);
  }

  /** Tells what there is beside the round, once all words and the rounds of all daily puzzles are there. */
  async overview() {
    await this.complete();
    await this.#records.loadDailies();
    this.#renewDay();
    return this.#change((engine) => engine.overview());
  }

  /**
   * Whether a text can be a root.
   * @param {string} text
   */
  isRoot(text) {
    return this.#engine.countWords(text) !== null;
  }

  /**
   * How many words a root holds, once all words are there.
   * @param {string} root
   */
  async countWords(root) {
    await this.complete();
    return this.#engine.countWords(root);
  }

  /** @param {string} letters as they lie */
  shuffle(letters) {
    return this.#engine.shuffle(letters);
  }

  /**
   * @param {string} letters as they lie
   * @param {string} typed
   */
  spelling(letters, typed) {
    return this.#engine.spelling(letters, typed);
  }

  /**
   * Takes over what another tab has written.
   * @param {string[]} [keys] the keys under which it wrote, or nothing where they are not known
   */
  async refresh(keys) {
    await this.#records.refresh(keys);
    return this.setDay(this.#today);
  }

  /** What is counted of all rounds until now, once all words are there. */
  async statistics() {
    await this.complete();
    await this.settle();
    this.#renewDay();
    await this.#statistics.count();
    return this.#statistics;
  }

  /**
   * Forgets every round, here and in other tabs, and deals another one; returns once nothing of them is on disk. Where it could not be
   * deleted, that is told by `onerror`, and all is as it was.
   */
  async forget() {
    if (this.isPartial) await this.complete().catch(() => {});
    await this.settle();
    // What could not be kept until now need not be any more.
    this.error = null;
    const before = this.view;
    const block = this.#engine.forget();
    this.view = view(block);
    try {
      await this.#records.forget(block.records);
    } catch (error) {
      this.#goBackTo(before);
      this.#note(error);
      return null;
    }
    return this.view;
  }

  /**
   * Gives the game as it is on disk to an engine that knows nothing else.
   * @param {View} before
   */
  #goBackTo(before) {
    this.view = before;
    this.#engine.restart();
    this.#restore(this.#engine);
    this.#statistics.engineIsNew();
    this.setDay(this.#today);
  }

  /** The rounds as the parts of a file. */
  export() {
    return this.#records.export();
  }

  /**
   * Adds the rounds of a file.
   * @param {Blob} file
   */
  async import(file) {
    const sum = await this.#records.import(file);
    this.setDay(this.#today);
    return sum;
  }
}
