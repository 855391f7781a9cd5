// @ts-check
/** Connects the page with the game: creates the parts of the page, hands them what the player does, and redraws them. */
import { Announcer } from "./announcer.js";
import { listenToButtons } from "./buttons.js";
import { Challenge } from "./challenge.js";
import * as Dialogs from "./dialogs.js";
import { byId } from "./dom.js";
import { Ending } from "./ending.js";
import { listenToExportImport } from "./export-import.js";
import { Field } from "./field.js";
import { Header } from "./header.js";
import { Hint } from "./hint.js";
import { drawKeyHelp, listenToKeys } from "./keyboard.js";
import { Meanings } from "./meanings.js";
import { Notice } from "./notice.js";
import { Preferences } from "./preferences.js";
import { Rival } from "./rival.js";
import { RoundSwitcher } from "./round-switcher.js";
import { RoundView } from "./round-view.js";
import { Rounds } from "./rounds.js";
import { standingSentence } from "./sentences.js";
import * as Settings from "./settings.js";
import { listenToShare } from "./share.js";
import { MemoryStore } from "./store.js";
import { Timer } from "./timer.js";
import { WordEntry } from "./word-entry.js";
import { WordList } from "./word-list.js";
import { Wording } from "./wording.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./records.js").Store} Store */

export class GameController {
  #game;
  #store;
  #catalog;
  #wording;
  #announcer = new Announcer(byId("spoken"));
  #meanings = new Meanings();
  #rival = new Rival();
  #preferences;
  #field;
  #roundView;
  #entry;
  #hint;
  #ending;
  #rounds;
  #header;
  #timer;
  #roundSwitcher;
  #challenge;
  /** @type {import("./record.js").RecordDialog | null} */
  #record = null;

  /**
   * @param {Game} game
   * @param {Settings.Settings} settings
   * @param {Record<string, any>} catalog
   * @param {Store} store
   */
  constructor(game, settings, catalog, store) {
    this.#game = game;
    this.#catalog = catalog;
    this.#store = store;
    const preferences = this.#preferences = new Preferences(settings, store, this.#meanings);
    this.#wording = this.#chosenWording();
    const [wording, redraw, drawOverview] = [() => this.#wording, () => this.#drawView(), () => void this.#drawOverview()];
    const announce = (/** @type {string} */ sentence) => this.#announcer.announce(sentence);
    const notice = this.notice = new Notice(game, preferences, wording, this.#announcer);
    const notify = (/** @type {string} */ key) => notice.notify(key);
    const reader = this.#reader(this.#announcer);
    const roundView = this.#roundView = new RoundView(this.#wording, reader);
    const field = this.#field = new Field(this.#wording, (letters, typed) => game.spelling(letters, typed));
    const isFieldEmpty = () => field.value === "";
    const showResult = () => this.#ending.show();
    const returnToGame = () => { this.#entry.dismiss(); this.#focusField(); };
    this.#entry = new WordEntry({
      game, field, roundView, preferences, wording, announce, notice, redraw, drawOverview, showResult,
      loadFullList: () => this.#loadFullList(), closeWelcome: () => this.#closeWelcome(),
    });
    this.#hint = new Hint({ game, meanings: this.#meanings, wording, redraw, announce, notify });
    // A screen reader ignores what is under a dialog, so the result has an announcer of its own.
    const resultReader = this.#reader(new Announcer(byId("end-spoken")));
    const missed = new WordList(byId("missed"), this.#wording, resultReader);
    this.#ending = new Ending({ game, preferences, wording, redraw, missed, reader: resultReader, returnToGame });
    this.#rounds = new Rounds(game, preferences, wording, !(store instanceof MemoryStore));
    this.#header = new Header(game, wording, isFieldEmpty, drawOverview);
    this.#timer = new Timer({
      game, wording, isFieldEmpty, announce, notify, returnToGame, hideNotice: () => notice.hide(), ended: showResult,
      redraw: () => { this.#header.draw(); redraw(); },
    });
    this.#roundSwitcher = new RoundSwitcher({
      game, wording, announce, notify, leave: () => this.#leaveRound(), begin: (sentence) => this.#beginRound(sentence),
    });
    this.#challenge = new Challenge(game, wording, this.#roundSwitcher, notify);
    listenToButtons({
      entry: this.#entry, hint: this.#hint, ending: this.#ending, roundSwitcher: this.#roundSwitcher, notice,
      openRounds: () => this.#openRounds(), openRecord: (part) => this.#openRecord(part), forget: () => this.#forget(),
      closeWelcome: () => this.#closeWelcome(), announceStanding: () => this.#announceStanding(), focusField: () => this.#focusField(),
    });
    this.#listen();
  }

  get #settings() {
    return this.#preferences.settings;
  }

  #chosenWording() {
    return new Wording(this.#catalog, Settings.language(this.#settings, navigator.languages, Wording.preferred));
  }

  #listen() {
    this.#rounds.deal = (minutes) => this.#roundSwitcher.newWord(minutes);
    listenToShare(this.#game, this.#preferences, () => this.#wording);
    listenToExportImport(this.#game, () => this.#wording, () => { this.#drawView(); void this.#drawOverview(); });
    byId("sort").addEventListener("change", () => {
      this.#entry.highlight = {};
      this.#change({ sort: /** @type {any} */ (byId("sort")).value });
      byId("found").closest(".words")?.scrollTo({ top: 0 });
    });
    this.#field.onchange = () => {
      this.#entry.dismiss();
      this.#timer.fieldChanged();
    };
    listenToKeys(this.#field, {
      Enter: () => this.#entry.enter(),
      Escape: () => this.#entry.cancel(),
      " ": () => this.#entry.shuffle(),
      ArrowUp: () => this.#entry.recall(),
      "?": () => Dialogs.open("how"),
      "/": () => this.#announceStanding(),
    });
    this.#preferences.onerror = () => this.notice.notify("page.notKept");
    this.#game.onerror = () => this.notice.reportSaveError();
    this.#game.onrecovery = () => this.notice.notify("page.recovered");
    this.#store.listen((keys) => this.#refresh(keys));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => Settings.apply(this.#settings));
    addEventListener("visibilitychange", () => (document.hidden ? this.#game.pause() : this.#comeBack()));
  }

  /**
   * Shows the round for the first time, and installs the page for when its server is away.
   * @param {boolean} offersOthers whether a round that was left is offered beside it
   */
  begin(offersOthers) {
    Dialogs.prepare();
    this.#draw();
    byId("unsupported").hidden = true;
    if (this.#game.view.round.phase !== "playing") this.#ending.show();
    this.#focusField();
    if (navigator.serviceWorker?.controller && !navigator.onLine) this.notice.notify("page.offline");
    if (this.#game.error) this.notice.reportSaveError();
    // The full word list comes before everything else that is fetched: a word may need it.
    const { root } = this.#game.view.round;
    void this.#challenge.take();
    void this.#loadFullList().then(async () => {
      this.#rounds.offers = offersOthers && this.#game.view.round.root === root;
      await this.#drawOverview();
      this.#preferences.keepMeanings();
      return this.#header.updates.register();
    }).catch((error) => console.info(error));
  }

  /** Draws everything in the language and the look that are chosen. */
  #draw() {
    document.documentElement.lang = this.#wording.language;
    this.#wording.fill(document);
    this.#field.wording = this.#wording;
    this.#roundView.wording = this.#wording;
    Settings.apply(this.#settings);
    this.#drawSettings();
    drawKeyHelp(this.#wording);
    byId("welcome").hidden = this.#settings.welcomed;
    if (byId("game").hasAttribute("inert")) this.#drawRound();
    this.#header.draw();
    this.#drawView();
    byId("game").toggleAttribute("inert", false);
    // An error of a script that is not ours may have hidden it.
    byId("game").hidden = false;
  }

  #drawSettings() {
    Settings.draw(this.#settings, this.#wording, (change) => this.#change(change));
  }

  /** Draws another round. */
  #drawRound() {
    const { root } = this.#game.view.round;
    byId("root").textContent = root;
    byId("root").dataset.length = String(root.length);
    this.#hint.close();
    this.#field.setLetters(this.#game.shuffle(""));
    this.#entry.highlight = {};
    this.#header.draw();
    this.#drawView();
  }

  /** Draws the current round. */
  #drawView() {
    const { view } = this.#game;
    byId("game").dataset.phase = view.round.phase;
    this.#field.hasEnded = view.round.phase !== "playing";
    this.#roundView.draw(view, this.#settings.showsCount, this.#entry.highlight);
    this.#hint.draw();
    this.#rival.draw(view);
    this.#timer.draw();
  }

  /** The player is back; other tabs may have written while this one was suspended. */
  async #comeBack() {
    // A timed round stays paused until the player resumes it.
    if (!this.#game.view.time) this.#game.resume();
    await this.#game.refresh();
    this.#header.drawDay();
    this.#drawView();
    void this.#drawOverview();
  }

  /**
   * Another tab has written records.
   * @param {string[]} keys
   */
  async #refresh(keys) {
    await this.#game.refresh(keys);
    this.#drawView();
    void this.#drawOverview();
  }

  /** Loads the full word list in the background. */
  async #loadFullList() {
    await this.#game.loadFullList().catch((error) => console.info(error));
    this.#drawView();
  }

  /** Draws the other rounds, once the full word list is loaded. */
  async #drawOverview() {
    const { today } = this.#game.view;
    const overview = await this.#game.overview().catch(() => null);
    if (!overview) return;
    if (overview.today !== today) this.#header.draw();
    this.#rounds.draw(overview);
    this.notice.showMissedYesterday(overview.yesterday);
  }

  #openRounds() {
    Dialogs.open("rounds");
    this.#rounds.prepare();
    void this.#drawOverview();
  }

  /**
   * Opens the record of all rounds. Its module is fetched on first use.
   * @param {import("./record.js").Part} part
   */
  async #openRecord(part) {
    const module = await import("./record.js").catch(() => null);
    if (!module) {
      Dialogs.close("rounds");
      return this.notice.notify("page.notLoaded");
    }
    this.#record ??= new module.RecordDialog(this.#game, () => this.#wording, (announcer) => this.#reader(announcer));
    await this.#record.open(part);
  }

  /** Deletes every round, which the player has confirmed, and begins another one. */
  async #forget() {
    for (const dialog of ["ask-forget", "settings"]) Dialogs.close(dialog);
    if (await this.#roundSwitcher.forget()) return this.notice.show(this.#wording.text("forget.done"), false);
    this.#drawView();
    this.notice.notify("forget.kept");
  }

  /** Closes what belongs to the round that is left. */
  #leaveRound() {
    for (const dialog of ["end", "rounds"]) Dialogs.close(dialog);
    this.notice.hide();
  }

  /** @param {string} sentence announces the round */
  #beginRound(sentence) {
    this.#entry.reset();
    this.#drawRound();
    this.#focusField();
    this.#rounds.offers = false;
    void this.#drawOverview();
    this.#announcer.announce(sentence);
    if (this.#game.view.round.phase !== "playing") this.#ending.show();
  }

  /** @param {Partial<Settings.Settings>} change what the player has just chosen */
  #change(change) {
    this.#preferences.choose(change);
    this.#wording = this.#chosenWording();
    this.#game.setOptions(this.#settings);
    this.#draw();
    void this.#drawOverview();
  }

  #closeWelcome() {
    byId("welcome").hidden = true;
    this.#preferences.update({ welcomed: true });
  }

  /** Announces the letters one by one, the words found and left, and the rank. */
  #announceStanding() {
    this.#announcer.announce(standingSentence(this.#field.letters, this.#game.view, this.#settings, this.#wording, this.#timer.sentence));
  }

  /** Focuses the field, but not on a touch screen, where that opens the keyboard. */
  #focusField() {
    if (matchMedia("(pointer: fine)").matches) this.#field.input.focus();
  }

  /**
   * Lets a word list look meanings up and announce them.
   * @param {Announcer} announcer
   * @returns {import("./word-list.js").Reader}
   */
  #reader(announcer) {
    return {
      lookUp: (word) => this.#meanings.of(word),
      announce: (sentence) => announcer.announce(sentence),
      opened: () => {
        this.#preferences.countOpenedMeaning();
        this.#drawSettings();
      },
    };
  }
}
