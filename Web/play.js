// @ts-check
/** Brings what a player does to the game, and what the game says to the page. */
import { Board } from "./board.js";
import { Challenge } from "./challenge.js";
import { Choices } from "./choices.js";
import { Dealing } from "./dealing.js";
import { Ending } from "./ending.js";
import { Field } from "./field.js";
import { Hint } from "./hint.js";
import { listenToKeys } from "./keys.js";
import { Meanings } from "./meanings.js";
import { Notice } from "./notice.js";
import { rise } from "./motion.js";
import { the } from "./page.js";
import { NewerRecord } from "./records.js";
import { explain, word } from "./refusal.js";
import { Rival } from "./rival.js";
import { Rounds } from "./rounds.js";
import * as Said from "./said.js";
import * as Settings from "./settings.js";
import * as Sheets from "./sheets.js";
import { Slip } from "./slip.js";
import { Speech } from "./speech.js";
import { ForgetfulStore } from "./store.js";
import { Timer } from "./timer.js";
import { Top } from "./top.js";
import { listenToTransfer } from "./transfer.js";
import { Wording } from "./wording.js";
import { WordList } from "./words.js";
import { missedYesterday } from "./yesterday.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./store.js").Store | import("./store.js").ForgetfulStore} Store */

/** A person's play on the page. */
export class Play {
  /** What was last entered. */
  #lastEntry = "";
  /** @type {{newest?: string, marked?: string}} */
  #special = {};
  #slip = new Slip();
  #speech = new Speech(the("spoken"));
  #notice = new Notice(this.#speech);
  #meanings = new Meanings();
  #rival = new Rival();
  #choices;
  #hint;
  #ending;
  #rounds;
  #top;
  #timer;
  #dealing;
  #challenge;

  /**
   * @param {Game} game
   * @param {Settings.Settings} settings
   * @param {Record<string, any>} catalog
   * @param {Store} store
   */
  constructor(game, settings, catalog, store) {
    this.game = game;
    this.#choices = new Choices(settings, store, this.#meanings);
    this.catalog = catalog;
    this.store = store;
    this.wording = this.#chosenWording();
    this.board = new Board(this.wording, this.#reader(this.#speech));
    this.field = new Field(this.wording, (letters, typed) => this.game.spelling(letters, typed));
    const [wording, redraw] = [() => this.wording, () => this.#drawBoard()];
    this.#hint = new Hint({
      game, meanings: this.#meanings, wording, redraw, say: (sentence) => this.#speech.say(sentence), notify: (key) => this.notify(key),
    });
    // What lies under a dialog is not spoken, so the result has a voice of its own.
    const reader = this.#reader(new Speech(the("end-spoken")));
    const missed = new WordList(the("missed"), this.wording, reader);
    const [goOn, isFieldEmpty] = [() => { this.#dismiss(); this.#focusField(); }, () => this.field.value === ""];
    const [say, notify] = [(/** @type {string} */ sentence) => this.#speech.say(sentence), (/** @type {string} */ key) => this.notify(key)];
    this.#ending = new Ending({ game, choices: this.#choices, wording, redraw, missed, reader, goOn });
    this.#rounds = new Rounds(game, this.#choices, wording, !(store instanceof ForgetfulStore));
    this.#top = new Top(game, wording, isFieldEmpty, () => void this.#drawOverview());
    this.#timer = new Timer({
      game, wording, isFieldEmpty, say, notify, goOn, hideNotice: () => this.#notice.hide(), ended: () => this.#ending.show(),
      redraw: () => { this.#top.draw(); redraw(); },
    });
    this.#dealing = new Dealing({ game, wording, say, notify, leave: () => this.#leave(), begin: (saying) => this.#begin(saying) });
    this.#challenge = new Challenge(game, wording, this.#dealing, notify);
    this.#listen();
  }

  get settings() {
    return this.#choices.settings;
  }

  #chosenWording() {
    const language = Settings.language(this.settings, navigator.languages, Wording.preferred);
    return new Wording(this.catalog, language);
  }

  #listen() {
    const { field } = this;
    const on = (/** @type {string} */ id, /** @type {() => unknown} */ act) => the(id).addEventListener("click", act);
    on("enter", () => this.enter());
    on("delete", () => this.#delete());
    on("shuffle", () => this.shuffle());
    on("new-word", () => this.#dealing.newWord());
    on("undo", () => this.#dealing.goBack());
    on("play-again", () => this.#dealing.playAgain());
    on("paused-new", () => this.#dealing.newWord());
    on("end-round", () => this.#ending.ask());
    on("confirm-end", () => this.#ending.end());
    on("go-on", () => this.#ending.goOn());
    on("reveal", () => this.#ending.reveal());
    on("open-hint", () => this.#hint.toggle());
    on("say-standing", () => this.sayStanding());
    on("take-clue", () => this.#hint.takeClue());
    on("clue-close", () => { this.#hint.closeClue(); this.#focusField(); });
    on("open-how", () => Sheets.open("how"));
    on("open-settings", () => Sheets.open("settings"));
    on("open-rounds", () => this.#openRounds());
    for (const part of /** @type {const} */ (["record", "book", "calendar"])) on(`open-${part}`, () => this.#openRecord(part));
    on("open-forget", () => Sheets.open("ask-forget"));
    on("forget", () => this.#forget());
    on("close-welcome", () => { this.#welcome(); this.#focusField(); });
    on("end-new", () => this.#dealing.newWord());
    this.#rounds.deal = (minutes) => this.#dealing.newWord(minutes);
    on("notice-close", () => { this.#notice.hide(); this.#focusField(); });
    listenToTransfer(this.game, this.#choices, () => this.wording, () => { this.#drawBoard(); void this.#drawOverview(); });
    the("sort").addEventListener("change", () => {
      this.#special = {};
      this.#change({ sort: /** @type {any} */ (the("sort")).value });
      the("found").closest(".words")?.scrollTo({ top: 0 });
    });
    this.#slip.onok = () => this.#dismiss();
    field.startsAnew = () => this.#slip.isShown;
    field.onchange = () => {
      this.#dismiss();
      this.#timer.fieldChanged();
    };
    listenToKeys(field, {
      Enter: () => this.enter(),
      Escape: () => (this.#slip.isShown ? this.#dismiss() : (field.value = "")),
      " ": () => this.shuffle(),
      ArrowUp: () => { if (this.#lastEntry) field.value = this.#lastEntry; },
      "?": () => Sheets.open("how"),
      "/": () => this.sayStanding(),
    });
    this.#choices.onerror = () => this.notify("page.notKept");
    this.game.onerror = () => this.#sayError();
    this.game.onrecovery = () => this.notify("page.recovered");
    this.store.listen((keys) => this.#refresh(keys));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => Settings.apply(this.settings));
    addEventListener("visibilitychange", () => (document.hidden ? this.game.pause() : this.#comeBack()));
  }

  /**
   * Shows the round for the first time, and keeps the page for when its server is away.
   * @param {boolean} offersOthers whether a round that was left is offered beside it
   */
  begin(offersOthers) {
    Sheets.prepare();
    this.draw();
    the("old").hidden = true;
    if (this.game.view.round.phase !== "playing") this.#ending.show();
    this.#focusField();
    if (navigator.serviceWorker?.controller && !navigator.onLine) this.notify("page.offline");
    if (this.game.error) this.#sayError();
    // Nothing else is fetched before what a word may need.
    const { root } = this.game.view.round;
    void this.#challenge.take();
    void this.#complete().then(async () => {
      this.#rounds.offers = offersOthers && this.game.view.round.root === root;
      await this.#drawOverview();
      this.#choices.keepMeanings();
      return this.#top.versions.keep();
    }).catch((error) => console.info(error));
  }

  /** Shows everything as it is now. */
  draw() {
    document.documentElement.lang = this.wording.language;
    this.wording.fill(document);
    this.field.wording = this.wording;
    this.board.wording = this.wording;
    Settings.apply(this.settings);
    this.#drawSettings();
    Sheets.drawKeys(this.wording);
    the("welcome").hidden = this.settings.welcomed;
    if (the("game").hasAttribute("inert")) this.#drawRound();
    this.#top.draw();
    this.#drawBoard();
    the("game").toggleAttribute("inert", false);
    // An error of a script that is not ours may have taken it away.
    the("game").hidden = false;
  }

  #drawSettings() {
    Settings.draw(this.settings, this.wording, (change) => this.#change(change));
  }

  /** Shows the current round. */
  #drawRound() {
    const { root } = this.game.view.round;
    the("root").textContent = root;
    the("root").dataset.length = String(root.length);
    this.#hint.close();
    this.field.lay(this.game.shuffle(""));
    this.#special = {};
    this.#top.draw();
    this.#drawBoard();
  }

  #drawBoard() {
    the("game").dataset.phase = this.game.view.round.phase;
    this.field.isOver = this.game.view.round.phase !== "playing";
    this.board.draw(this.game.view, this.settings.showsCount, this.#special);
    this.#hint.draw();
    this.#rival.draw(this.game.view);
    this.#timer.draw();
  }

  /** The player is back; other tabs may have written while this one could not hear of it. */
  async #comeBack() {
    // A timed round waits for the player to say so.
    if (!this.game.view.time) this.game.resume();
    await this.game.refresh();
    this.#top.drawDay();
    this.#drawBoard();
    void this.#drawOverview();
  }

  /** Plays what is in the field; on a word that was just refused, only closes the refusal. */
  enter() {
    if (this.#slip.isShown) return this.#dismiss();
    const typed = this.field.value;
    if (typed === "" || this.field.isComposing) return;
    this.#lastEntry = typed;
    this.#answer(this.game.play(typed).outcome, typed);
  }

  /**
   * Shows what came of a word.
   * @param {import("./block.js").Outcome | null} outcome
   * @param {string} typed
   */
  #answer(outcome, typed) {
    if (outcome && "refusal" in outcome) {
      if (outcome.refusal === "unknownWord" && this.game.isPartial) void this.#playLater(typed);
      else this.#refuse(outcome, typed);
    } else if (outcome) this.#celebrate(outcome);
    else if (this.field.value === typed) this.field.value = "";
    // The time was up, and this was the word that might still be finished.
    if (this.game.view.round.phase !== "playing" && !this.#slip.isShown && outcome) this.#ending.show();
  }

  /**
   * Holds a word that the part of the word list does not know until the full one is there.
   * @param {string} typed
   */
  async #playLater(typed) {
    const { root } = this.game.view.round;
    this.field.value = "";
    this.notify("page.lookingUp", typed);
    const notice = this.#notice.text;
    await this.#complete();
    if (this.#notice.text === notice) this.#notice.hide();
    if (this.game.isPartial) return this.notify("page.wordsNotLoaded");
    if (this.game.view.round.root === root) this.#answer(this.game.play(typed).outcome, typed);
  }

  /** Lets the full word list take over, while nobody waits for anything. */
  async #complete() {
    await this.game.complete().catch((error) => console.info(error));
    this.#drawBoard();
  }

  /** Shows how the rounds beside this one stand, once all words are there. */
  async #drawOverview() {
    const { today } = this.game.view;
    const overview = await this.game.overview().catch(() => null);
    if (!overview) return;
    if (overview.today !== today) this.#top.draw();
    this.#rounds.draw(overview);
    this.#sayYesterday(overview.yesterday);
  }

  /**
   * Says once a day, and until the next word is found, what was missed the day before.
   * @param {string[]} words
   */
  #sayYesterday(words) {
    const day = new Date().toDateString();
    if (this.settings.lastVisit === day) return;
    // Beside another notice it waits for the next time.
    if (words.length > 0 && this.#notice.text !== "") return;
    this.#choices.note({ lastVisit: day });
    if (words.length === 0) return;
    this.#yesterday = missedYesterday(words, this.wording);
    this.say(this.#yesterday);
  }
  #yesterday = "";

  #openRounds() {
    Sheets.open("rounds");
    this.#rounds.begin();
    void this.#drawOverview();
  }

  /**
   * Shows what was done in all rounds. Its module is fetched when it is first wanted.
   * @param {import("./record.js").Part} part
   */
  async #openRecord(part) {
    const module = await import("./record.js").catch(() => null);
    if (!module) {
      Sheets.close("rounds");
      return this.notify("page.notLoaded");
    }
    this.#record ??= new module.RecordSheet(this.game, () => this.wording, (speech) => this.#reader(speech));
    await this.#record.open(part);
  }
  /** @type {import("./record.js").RecordSheet | null} */
  #record = null;

  /** Forgets every round, which was asked about, and begins another one. */
  async #forget() {
    for (const sheet of ["ask-forget", "settings"]) Sheets.close(sheet);
    // That it could not be deleted is said whatever was said before.
    this.#hasSaidError = false;
    if (await this.#dealing.forget()) this.#notice.show(this.wording.text("forget.done"), false);
    else this.#drawBoard();
  }

  /** @param {import("./block.js").Find & {isNewRank: boolean}} find */
  #celebrate(find) {
    const { word, points, isBonus } = find;
    // Where the answer was waited for, another word may be in the field already.
    const beads = this.field.value === this.#lastEntry ? this.field.takeWord() : null;
    if (!this.settings.welcomed) this.#welcome();
    if (this.#notice.text === this.#yesterday) this.#notice.hide();
    this.#special = { newest: word };
    this.#drawBoard();
    rise(beads, this.board.word(word));
    this.field.showGain(isBonus ? `+${points} ${this.wording.text("screen.bonus")}` : `+${points}`);
    if (find.isNewRank) this.board.showRank();
    const { view } = this.game;
    const isWhole = find.isNewRank && view.standing.rank === "wholeString";
    if (view.round.daily !== null && (isWhole || view.finds.length === 1)) void this.#drawOverview();
    this.#speech.say(Said.ofFind(find, view, this.settings, this.wording));
    if (isWhole) this.#notice.show(this.wording.text("page.allFoundNotice"), false);
  }

  /**
   * @param {{refusal: import("./exports").RefusalCode, payload: number[]}} outcome
   * @param {string} typed
   */
  #refuse({ refusal, payload }, typed) {
    const explanation = explain(refusal, payload, this.game.view.round.root, this.wording);
    if (this.field.value === "") this.field.value = typed;
    this.#slip.show(explanation, this.wording.text("page.ok"));
    the("game").dataset.refused = refusal;
    // Where the answer was waited for, the next word may be in the field already.
    if (this.field.value === typed) this.field.select();
    this.field.showPlaces(refusal === "tooShort" ? payload[0] : 0);
    if (refusal !== "alreadyFound") return;
    this.#special = { marked: word(payload) };
    this.#drawBoard();
  }

  #dismiss() {
    if (!this.#slip.isShown) return;
    if (the("game").dataset.phase === "playing" && this.game.view.round.phase !== "playing") setTimeout(() => this.#ending.show());
    this.#slip.hide();
    delete the("game").dataset.refused;
    this.field.showPlaces(0);
    if (!this.#special.marked) return;
    this.#special = {};
    this.#drawBoard();
  }

  /** Speaks the letters one by one, the words found and left, and the rank. */
  sayStanding() {
    this.#speech.say(Said.ofStanding(this.field.letters, this.game.view, this.settings, this.wording, this.#timer.sentence));
  }

  #delete() {
    const letter = this.field.removeLast();
    if (letter !== "") this.#speech.say(this.wording.text("page.saidDeleted", letter));
  }

  shuffle() {
    this.field.rearrange(this.game.shuffle(this.field.letters));
    this.#speech.say([...this.field.letters].join(" "));
  }

  /** Closes what belongs to the round that is left. */
  #leave() {
    for (const sheet of ["end", "rounds"]) Sheets.close(sheet);
    this.#notice.hide();
  }

  /** Gives the field the focus where that takes no room from the screen: on a phone it calls a keyboard. */
  #focusField() {
    if (matchMedia("(pointer: fine)").matches) this.field.input.focus();
  }

  /** @param {string} saying */
  #begin(saying) {
    this.#dismiss();
    this.field.value = "";
    this.#lastEntry = "";
    this.#drawRound();
    this.#focusField();
    this.#rounds.offers = false;
    void this.#drawOverview();
    this.#speech.say(saying);
    if (this.game.view.round.phase !== "playing") this.#ending.show();
  }

  /**
   * Lets a list ask for meanings and speak them.
   * @param {Speech} speech
   * @returns {import("./words.js").Reader}
   */
  #reader(speech) {
    return {
      lookUp: (word) => this.#meanings.of(word),
      say: (sentence) => speech.say(sentence),
      opened: () => {
        this.#choices.noteOpened();
        this.#drawSettings();
      },
    };
  }

  /**
   * Another tab has written records.
   * @param {string[]} keys
   */
  async #refresh(keys) {
    await this.game.refresh(keys);
    this.#drawBoard();
    void this.#drawOverview();
  }

  /** @param {Partial<Settings.Settings>} change what the player has just chosen */
  #change(change) {
    this.#choices.choose(change);
    this.wording = this.#chosenWording();
    this.game.setOptions(this.settings);
    this.draw();
    void this.#drawOverview();
  }

  #welcome() {
    the("welcome").hidden = true;
    this.#choices.note({ welcomed: true });
  }

  /**
   * Shows a quiet line.
   * @param {string} key
   * @param {(string | number)[]} values
   */
  notify(key, ...values) {
    this.say(this.wording.text(key, ...values));
  }

  /**
   * Shows a quiet sentence.
   * @param {string} sentence
   */
  say(sentence) {
    this.#notice.show(sentence);
  }

  /** Says once that rounds of an earlier build are there, and are left as they are. */
  sayOldRounds() {
    if (this.settings.oldRoundsSaid) return;
    this.notify("page.oldRounds");
    this.#choices.note({ oldRoundsSaid: true });
  }

  #sayError() {
    if (!this.game.error || this.#hasSaidError) return;
    this.#hasSaidError = true;
    this.notify(this.game.error instanceof NewerRecord ? "saving.newer" : "page.notKept");
  }
  #hasSaidError = false;
}
