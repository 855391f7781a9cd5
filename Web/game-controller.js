// @ts-check
/**
 * Connects the page with the game. It creates the parts of the page, which draw themselves from the state, and handles
 * what concerns several of them: the keys and the settings.
 */
import { listenToButtons } from "./buttons.js";
import { DialogLoader } from "./dialogs/dialog-loader.js";
import { PageUpdates } from "./offline/page-updates.js";
import { Announcer } from "./page/announcer.js";
import * as Dialogs from "./page/dialogs.js";
import { byId, textWidth } from "./page/dom.js";
import { HistoryEntries } from "./page/history-entries.js";
import { showElsewhere } from "./page/one-tab.js";
import { listenToOwnLinks } from "./page/own-links.js";
import { Preferences } from "./page/preferences.js";
import * as Settings from "./page/settings.js";
import { ObservableState } from "./page/state.js";
import { forgetTyping } from "./page/tab-storage.js";
import { Wording } from "./page/wording.js";
import { BeadPresses } from "./round/bead-presses.js";
import { Clues } from "./round/clues.js";
import { Feedback } from "./round/feedback.js";
import { Field } from "./round/field.js";
import { FoundList } from "./round/found-list.js";
import { Header } from "./round/header.js";
import { Hint } from "./round/hint.js";
import { listenToKeys } from "./round/keyboard.js";
import { Meanings, wordReader } from "./round/meanings.js";
import { Notice } from "./round/notice.js";
import { Offer } from "./round/offer.js";
import { Progress } from "./round/progress.js";
import { RefusalAlert } from "./round/refusal-alert.js";
import { RoundSwitcher } from "./round/round-switcher.js";
import { hasResult, standingSentence } from "./round/sentences.js";
import { Timer } from "./round/timer.js";
import { WordEntry } from "./round/word-entry.js";

/** @typedef {import("./engine/game.js").Game} Game */

export class GameController {
  #game;
  #state;
  #announcer = new Announcer(byId("spoken"));
  #updates = new PageUpdates();
  #preferences;
  #field;
  #entry;
  #header;
  #timer;
  #roundSwitcher;
  #dialogs;

  /**
   * @param {Game} game
   * @param {Settings.Settings} settings
   * @param {Wording} wording in the language that the settings ask for
   */
  constructor(game, settings, wording) {
    this.#game = game;
    const announcer = this.#announcer;
    const state = (this.#state = new ObservableState(game.view, settings, wording));
    game.onchange = () => state.update({ view: game.view, overview: game.overview });
    const meanings = new Meanings();
    const preferences = (this.#preferences = new Preferences(settings, meanings));
    this.#draw();
    const notice = (this.notice = new Notice(state, announcer));
    const field = (this.#field = new Field(game, state));
    const entry = (this.#entry = new WordEntry({ game, state, field, preferences, announcer, notice }));
    const hint = new Hint(state, announcer);
    const clues = new Clues(game, state, meanings, announcer, notice);
    this.#header = new Header(game, state, field, this.#updates, announcer);
    const roundSwitcher = (this.#roundSwitcher = new RoundSwitcher(
      game,
      state,
      field,
      announcer,
      notice,
      new HistoryEntries(),
    ));
    this.#timer = new Timer({ game, state, field, entry, announcer, notice, roundSwitcher });
    this.#dialogs = new DialogLoader({ game, state, preferences, meanings, field, notice, roundSwitcher });
    listenToButtons({
      entry,
      hint,
      clues,
      dialogs: this.#dialogs,
      roundSwitcher,
      notice,
      field,
      preferences,
      forget: () => this.#forget(),
      announceStanding: () => this.#announceStanding(),
    });
    new BeadPresses(field);
    new RefusalAlert(state, () => entry.dismiss());
    new Offer(state);
    new Progress(state);
    // The list is drawn last, because it measures where a word is: the other parts move words, and the refusal may
    // cover one.
    new FoundList(state, wordReader(meanings, preferences, announcer));
    this.#listen();
  }

  /** Draws everything that belongs to no other part. */
  #draw() {
    const state = this.#state;
    state.subscribe(
      ({ wording }) => [wording],
      ({ wording }) => {
        wording.fillTexts(document);
      },
    );
    state.subscribe(
      ({ settings }) => [settings],
      ({ settings }) => {
        Settings.apply(settings);
        byId("welcome").hidden = settings.welcomed;
      },
    );
    state.subscribe(
      ({ view }) => [view.round],
      ({ view: { round } }) => {
        byId("root").textContent = round.root;
        // Measuring computes the style of the whole page, so the width is measured after all parts are drawn.
        queueMicrotask(() => byId("root").style.setProperty("--width", String(textWidth(byId("root")))));
        byId("game").toggleAttribute("data-ended", round.isEnded);
      },
    );
    state.subscribe(
      ({ view, wording }) => [hasResult(view), wording],
      ({ view, wording }) => {
        byId("end-round").textContent = wording.text(hasResult(view) ? "result.show" : "end.round");
      },
    );
  }

  #listen() {
    const [game, state, entry] = [this.#game, this.#state, this.#entry];
    const feedback = new Feedback(state);
    byId("sort").addEventListener("change", () => {
      state.update({ highlight: {} });
      this.#preferences.choose({ sort: /** @type {any} */ (byId("sort")).value });
    });
    this.#field.onchange = (replacesRefusedWord) => {
      entry.dismiss();
      this.#timer.fieldChanged();
      feedback.fieldChanged(this.#field.value, replacesRefusedWord);
    };
    listenToOwnLinks(this.#roundSwitcher);
    this.#roundSwitcher.onchallenge = () => this.arrive();
    listenToKeys(this.#field, {
      Enter: () => entry.enter(),
      Escape: () => entry.cancel(),
      " ": () => entry.shuffle(),
      ArrowUp: () => entry.recall(),
      "?": () => this.#dialogs.open("how"),
      "/": () => this.#announceStanding(),
    });
    game.onproblem = () => this.notice.showSavingProblem(game.problem);
    game.onrecovery = () => this.notice.notify("loading.recovered");
    this.#preferences.onchange = () => this.#applySettings();
    // A round that could not be saved matters more.
    this.#preferences.onerror = () => game.problem || this.notice.notify("settings.notSavedInBrowser");
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () =>
      Settings.apply(state.current.settings),
    );
    addEventListener("visibilitychange", () => {
      if (document.hidden) game.putAside();
      else this.#header.updateDay();
    });
    addEventListener("pagehide", () => game.leave());
    addEventListener("pageshow", ({ persisted }) => persisted && game.comeBack());
  }

  /** Lets the player begin, and installs the page for offline use. */
  begin() {
    Dialogs.setUpClosing();
    byId("unsupported").hidden = true;
    byId("game").toggleAttribute("inert", false);
    // An error of a foreign script may have hidden the game.
    byId("game").hidden = false;
    // The parts draw themselves at the end of this task. Slow work comes after that, and the page is laid out once for
    // both.
    queueMicrotask(() => {
      this.#field.focus();
      void this.#loadRest();
    });
    if (navigator.serviceWorker?.controller && !navigator.onLine) this.notice.notify("loading.offline");
  }

  /** Shows what the challenge leads to that was just opened. */
  arrive() {
    this.#dialogs.withContents(({ challenge }) => challenge.arrive());
  }

  /** Loads the dialogs before everything else. */
  async #loadRest() {
    await this.#dialogs.load().catch((error) => console.info(error));
    this.#game.refreshOverview();
    this.#preferences.cacheMeanings();
    await this.#updates.register().catch((error) => console.info(error));
  }

  /** Covers the game, because another tab has taken it. */
  handOver() {
    this.#game.onleave();
    // After the parts have drawn that the clock has stopped.
    setTimeout(showElsewhere);
  }

  /** Applies settings that were changed. */
  #applySettings() {
    const { settings } = this.#preferences;
    this.#game.setOptions(settings);
    this.#state.update({ settings });
    if (Settings.language(settings) !== this.#state.current.wording.language) void this.#loadWording();
  }

  async #loadWording() {
    const language = Settings.language(this.#preferences.settings);
    const wording = await Wording.load(language).catch(() => null);
    if (!wording) return this.notice.notify("loading.failed");
    // The player may have chosen another language meanwhile.
    if (language === Settings.language(this.#preferences.settings)) this.#state.update({ wording });
  }

  /** Deletes every round after the player's confirmation, and opens another one. */
  async #forget() {
    if (!(await this.#roundSwitcher.forget())) return this.notice.notify("forget.kept");
    forgetTyping();
    this.notice.show((wording) => wording.text("forget.done"), { isAnnounced: false });
  }

  /** Announces the letters one by one, the words found and left, the rank, and the time left. */
  #announceStanding() {
    const { view, settings, wording } = this.#state.current;
    this.#announcer.announce(standingSentence(this.#field.letters, view, settings, wording, this.#timer.sentence));
  }
}
