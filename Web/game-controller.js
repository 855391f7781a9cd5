// @ts-check
/** Connects the page with the game: creates the parts of the page, hands them what the player does, and redraws them. */

import { listenToButtons } from "./buttons.js";
import { DialogLoader } from "./dialogs/dialog-loader.js";
import * as Dialogs from "./dialogs/dialogs.js";
import { MemoryStore } from "./engine/store.js";
import { Announcer } from "./page/announcer.js";
import { byId } from "./page/dom.js";
import { Preferences } from "./page/preferences.js";
import { standingSentence } from "./page/sentences.js";
import * as Settings from "./page/settings.js";
import { Wording } from "./page/wording.js";
import { Field } from "./round/field.js";
import { Header } from "./round/header.js";
import { Hint } from "./round/hint.js";
import { listenToKeys } from "./round/keyboard.js";
import { Meanings } from "./round/meanings.js";
import { Notice } from "./round/notice.js";
import { Rival } from "./round/rival.js";
import { RoundSwitcher } from "./round/round-switcher.js";
import { RoundView } from "./round/round-view.js";
import { Timer } from "./round/timer.js";
import { WordEntry } from "./round/word-entry.js";

/** @typedef {import("./engine/game.js").Game} Game */
/** @typedef {import("./engine/saved-rounds.js").Store} Store */

export class GameController {
  #game;
  #store;
  #wording;
  #announcer = new Announcer(byId("spoken"));
  #meanings = new Meanings();
  #rival = new Rival();
  #preferences;
  #field;
  #roundView;
  #entry;
  #hint;
  #header;
  #timer;
  #roundSwitcher;
  #dialogs;

  /**
   * @param {Game} game
   * @param {Settings.Settings} settings
   * @param {Wording} initialWording in the language that the settings ask for
   * @param {Store} store
   */
  constructor(game, settings, initialWording, store) {
    this.#game = game;
    this.#wording = initialWording;
    this.#store = store;
    const preferences = (this.#preferences = new Preferences(settings, store, this.#meanings));
    const [wording, redraw, drawOverview] = [
      () => this.#wording,
      () => this.#drawView(),
      () => void this.#drawOverview(),
    ];
    const announce = (/** @type {string} */ sentence) => this.#announcer.announce(sentence);
    const notice = (this.notice = new Notice(game, preferences, wording, this.#announcer));
    const notify = (/** @type {string} */ key) => notice.notify(key);
    const reader = (/** @type {Announcer} */ announcer) => this.#reader(announcer);
    const roundView = (this.#roundView = new RoundView(this.#wording, reader(this.#announcer)));
    const field = (this.#field = new Field(this.#wording, (letters, typed) => game.spelling(letters, typed)));
    const isFieldEmpty = () => field.value === "";
    const showResult = () => this.#dialogs.showResult();
    const returnToGame = () => {
      this.#entry.dismiss();
      this.#focusField();
    };
    this.#entry = new WordEntry({
      game,
      field,
      roundView,
      preferences,
      wording,
      announce,
      notice,
      redraw,
      drawOverview,
      showResult,
      loadFullList: () => this.#loadFullList(),
      closeWelcome: () => this.#closeWelcome(),
    });
    this.#hint = new Hint({ game, meanings: this.#meanings, wording, redraw, announce, notify });
    this.#header = new Header(game, wording, isFieldEmpty, () => this.#tellDay());
    this.#timer = new Timer({
      game,
      wording,
      isFieldEmpty,
      announce,
      notify,
      returnToGame,
      hideNotice: () => notice.hide(),
      ended: showResult,
      redraw: () => {
        this.#header.draw();
        redraw();
      },
    });
    this.#roundSwitcher = new RoundSwitcher({
      game,
      wording,
      announce,
      notify,
      leave: () => this.#leaveRound(),
      begin: (sentence) => this.#beginRound(sentence),
    });
    this.#dialogs = new DialogLoader({
      game,
      preferences,
      wording,
      redraw,
      drawOverview,
      returnToGame,
      notify,
      reader,
      roundSwitcher: this.#roundSwitcher,
      isSaved: this.#isSaved,
      change: (change) => this.#change(change),
    });
    listenToButtons({
      entry: this.#entry,
      hint: this.#hint,
      dialogs: this.#dialogs,
      roundSwitcher: this.#roundSwitcher,
      notice,
      forget: () => this.#forget(),
      closeWelcome: () => this.#closeWelcome(),
      announceStanding: () => this.#announceStanding(),
      focusField: () => this.#focusField(),
    });
    this.#listen();
  }

  /** Whether rounds are saved; without that none can be left for another. */
  get #isSaved() {
    return !(this.#store instanceof MemoryStore);
  }

  get #settings() {
    return this.#preferences.settings;
  }

  #listen() {
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
      "?": () => this.#dialogs.open("how"),
      "/": () => this.#announceStanding(),
    });
    this.#preferences.onchange = () => this.#applySettings();
    this.#preferences.onerror = () => this.notice.notify("saving.notSaved");
    this.#game.onerror = () => this.notice.reportSaveError();
    this.#game.onrecovery = () => this.notice.notify("loading.recovered");
    this.#game.onforgotten = () => this.notice.notify("forget.elsewhere");
    this.#store.listen((keys) => this.#refresh(keys));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => Settings.apply(this.#settings));
    addEventListener("visibilitychange", () => (document.hidden ? this.#game.pause() : this.#comeBack()));
  }

  /** Shows the round for the first time, and installs the page for when its server is away. */
  begin() {
    Dialogs.prepare();
    byId("open-rounds").hidden = !this.#isSaved;
    this.#draw();
    byId("unsupported").hidden = true;
    this.#dialogs.showResult();
    this.#focusField();
    if (navigator.serviceWorker?.controller && !navigator.onLine) this.notice.notify("loading.offline");
    if (this.#game.error) this.notice.reportSaveError();
    // Both come before everything else that is fetched: a word may need the full list.
    const contents = this.#dialogs.load().catch((error) => {
      console.info(error);
      if (location.hash) this.notice.notify("loading.failed");
    });
    void Promise.all([contents, this.#loadFullList()])
      .then(async () => {
        await this.#drawOverview();
        this.#preferences.keepMeanings();
        return this.#header.updates.register();
      })
      .catch((error) => console.info(error));
  }

  /** Draws everything in the language and the look that are chosen. */
  #draw() {
    document.documentElement.lang = this.#wording.language;
    this.#wording.fill(document);
    this.#field.wording = this.#wording;
    this.#roundView.wording = this.#wording;
    Settings.apply(this.#settings);
    this.#dialogs.contents?.draw();
    byId("welcome").hidden = this.#settings.welcomed;
    if (byId("game").hasAttribute("inert")) this.#drawRound();
    this.#header.draw();
    this.#drawView();
    byId("game").toggleAttribute("inert", false);
    // An error of a script that is not ours may have hidden it.
    byId("game").hidden = false;
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

  /** Another day has begun: nothing moves, but the header leads to its puzzle. */
  #tellDay() {
    const { showsNewDay, today } = this.#game.view;
    if (showsNewDay) this.#announcer.announce(this.#wording.text("daily.isHere", today));
    void this.#drawOverview();
  }

  /**
   * The player is back; other tabs may have written while this one was suspended. After a night, today's puzzle opens in place of one of an
   * earlier day that is empty or has ended.
   */
  async #comeBack() {
    // A timed round stays paused until the player resumes it.
    if (!this.#game.view.time) this.#game.resume();
    await this.#game.refresh().catch((error) => console.info(error));
    this.#header.drawDay();
    const isBusy = this.#field.value !== "" || Dialogs.isAnyOpen("end");
    if (this.#game.view.opensToday && !isBusy && (await this.#roundSwitcher.playToday())) return;
    this.#drawView();
    void this.#drawOverview();
  }

  /**
   * Another tab has written records.
   * @param {string[]} keys
   */
  async #refresh(keys) {
    if (keys.includes("settings")) await this.#preferences.refresh();
    const records = keys.filter((key) => key !== "settings");
    if (records.length === 0) return;
    await this.#game.refresh(records);
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
    this.#dialogs.contents?.rounds.draw(overview);
    // With the daily puzzles, an earlier round on the root may have been loaded.
    this.#roundView.offerEarlier(overview);
    this.notice.showMissedYesterday(overview.yesterday);
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
    void this.#drawOverview();
    this.#announcer.announce(sentence);
    this.#dialogs.showResult();
  }

  /** @param {Partial<Settings.Settings>} change what the player has just chosen */
  #change(change) {
    this.#preferences.choose(change);
    this.#applySettings();
  }

  /** Plays and draws by the settings, which this tab or another has changed. */
  #applySettings() {
    this.#game.setOptions(this.#settings);
    this.#draw();
    void this.#drawOverview();
    if (Settings.language(this.#settings) !== this.#wording.language) void this.#loadWording();
  }

  /** Draws the page in the language that the settings ask for. */
  async #loadWording() {
    const language = Settings.language(this.#settings);
    const wording = await Wording.load(language).catch(() => null);
    if (!wording) return this.notice.notify("loading.failed");
    // The player may have chosen another one meanwhile.
    if (language !== Settings.language(this.#settings)) return;
    this.#wording = wording;
    this.#draw();
    void this.#drawOverview();
  }

  #closeWelcome() {
    byId("welcome").hidden = true;
    this.#preferences.update({ welcomed: true });
  }

  /** Announces the letters one by one, the words found and left, and the rank. */
  #announceStanding() {
    this.#announcer.announce(
      standingSentence(this.#field.letters, this.#game.view, this.#settings, this.#wording, this.#timer.sentence),
    );
  }

  /** Focuses the field, but not on a touch screen, where that opens the keyboard. */
  #focusField() {
    if (matchMedia("(pointer: fine)").matches) this.#field.input.focus();
  }

  /**
   * Lets a word list look meanings up and announce them.
   * @param {Announcer} announcer
   * @returns {import("./round/word-list.js").Reader}
   */
  #reader(announcer) {
    return {
      lookUp: (word) => this.#meanings.of(word),
      announce: (sentence) => announcer.announce(sentence),
      opened: () => {
        this.#preferences.countOpenedMeaning();
        this.#dialogs.contents?.draw();
      },
    };
  }
}
