// @ts-check
/** Brings what a player does to the game, and what the game says to the page. */
import { Board } from "./board.js";
import { heading } from "./daily.js";
import { explain } from "./explain.js";
import { Field } from "./field.js";
import { chance } from "./game.js";
import { listenToKeys } from "./keys.js";
import { Versions } from "./offline.js";
import { make, the } from "./page.js";
import * as Settings from "./settings.js";
import * as Sheets from "./sheets.js";
import { Slip } from "./slip.js";
import { Speech } from "./speech.js";
import { listenToTransfer } from "./transfer.js";
import { Wording } from "./wording.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./store.js").Store | import("./store.js").ForgetfulStore} Store */

/** A person's play on the page. */
export class Play {
  /** What was last entered. */
  #lastEntry = "";
  /** @type {{newest?: string, marked?: string}} */
  #special = {};
  #slip = new Slip();
  #versions = new Versions();
  #speech = new Speech();

  /**
   * @param {Game} game
   * @param {Settings.Settings} settings
   * @param {Record<string, any>} catalog
   * @param {Store} store
   */
  constructor(game, settings, catalog, store) {
    this.game = game;
    this.settings = settings;
    this.catalog = catalog;
    this.store = store;
    this.wording = this.#chosenWording();
    this.board = new Board(this.wording);
    this.field = new Field(this.wording, (typed) => this.game.engine.missing(typed));
    this.#listen();
  }

  #chosenWording() {
    const language = Settings.language(this.settings, navigator.languages, Wording.preferred);
    return new Wording(this.catalog, language);
  }

  #listen() {
    const { field } = this;
    const on = (/** @type {string} */ id, /** @type {() => unknown} */ act) => the(id).addEventListener("click", act);
    on("enter", () => this.enter());
    on("delete", () => field.removeLast());
    on("shuffle", () => this.shuffle());
    on("new-word", () => this.newWord());
    on("undo", () => this.goBack());
    on("end-round", () => this.end());
    on("open-hint", () => this.toggleHint());
    on("open-how", () => Sheets.open("how"));
    on("open-settings", () => Sheets.open("settings"));
    on("close-welcome", () => this.#welcome());
    on("end-new", () => this.newWord());
    on("notice-close", () => { the("notice").hidden = true; });
    listenToTransfer(this.game, () => this.wording, () => this.#drawRound());
    the("sort").addEventListener("change", () => this.#change({ ...this.settings, sort: /** @type {any} */ (the("sort")).value }));
    this.#slip.onok = () => this.#dismiss();
    field.startsAnew = () => this.#slip.isShown;
    field.onchange = () => this.#dismiss();
    listenToKeys(field, {
      Enter: () => this.enter(),
      Escape: () => (this.#slip.isShown ? this.#dismiss() : (field.value = "")),
      " ": () => this.shuffle(),
      ArrowUp: () => { if (this.#lastEntry) field.value = this.#lastEntry; },
      "?": () => Sheets.open("how"),
    });
    this.game.onrecovery = () => this.notify("page.recovered");
    this.#versions.onnewer = () => this.#drawHeading();
    this.store.listen((key) => { if (key === "rounds") void this.#refresh(); });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => Settings.apply(this.settings));
    addEventListener("visibilitychange", () => { if (!document.hidden) this.#drawHeading(); });
  }

  /** Shows the round for the first time, and keeps the page for when its server is away. */
  begin() {
    Sheets.prepare();
    this.draw();
    the("old").hidden = true;
    if (this.game.round.ended) this.showEnd();
    // Where a finger points, the phone's keyboard is not called before the field is touched.
    if (matchMedia("(pointer: fine)").matches) this.field.input.focus();
    if (navigator.serviceWorker?.controller && !navigator.onLine) this.notify("page.offline");
    this.#versions.keep().catch((error) => console.info(error));
  }

  /** Shows everything anew. */
  draw() {
    document.documentElement.lang = this.wording.language;
    this.wording.fill(document);
    this.field.wording = this.wording;
    this.board.wording = this.wording;
    Settings.apply(this.settings);
    Settings.draw(this.settings, this.wording, (settings) => this.#change(settings));
    Sheets.drawKeys(this.wording);
    the("welcome").hidden = this.settings.welcomed;
    if (the("game").hidden) this.#drawRound();
    this.#drawHeading();
    this.#drawBoard();
    the("game").hidden = false;
  }

  /** Shows the round in hand. */
  #drawRound() {
    const { root } = this.game.round;
    the("root").textContent = root;
    the("root").dataset.length = String(root.length);
    document.title = `${root} · ${this.wording.text("page.title")}`;
    the("undo").setAttribute("aria-disabled", String(!this.game.canGoBack));
    this.field.lay(this.game.engine.shuffle(chance()));
    this.#special = {};
    this.#drawHeading();
    this.#drawBoard();
  }

  #drawBoard() {
    this.board.draw(this.game.engine, this.settings, this.#special);
    if (!the("hint").hidden) this.board.drawHint(this.game.engine);
  }

  #drawHeading() {
    const { kind, aside, leadsToToday } = heading(this.game.round, this.game.engine, this.wording, new Date());
    the("kind").textContent = kind;
    the("aside").replaceChildren(leadsToToday ? make("a", { href: "?daily" }, aside) : aside);
    if (this.#versions.isNewer && this.#isBetweenRounds) this.#offerVersion();
    clearTimeout(this.#timer);
    if (this.game.round.daily === undefined || document.hidden) return;
    this.#timer = setTimeout(() => this.#drawHeading(), 60_000 - (Date.now() % 60_000));
  }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  get #isBetweenRounds() {
    return this.field.value === "" && (this.game.round.ended || this.game.round.found.length === 0);
  }

  #offerVersion() {
    const use = make("button", { type: "button", class: "text-button" }, this.wording.text("page.useIt"));
    use.addEventListener("click", () => this.#versions.use());
    the("aside").replaceChildren(this.wording.text("page.newVersion"), " ", use);
  }

  /** Plays what is in the field; on a word that was just refused, only puts the slip away. */
  async enter() {
    if (this.#slip.isShown) return this.#dismiss();
    const typed = this.field.value;
    if (typed === "" || this.field.isComposing) return;
    if (this.game.round.ended) return this.showEnd();
    this.#lastEntry = typed;
    const before = this.game.engine.figure("rank");
    const playing = this.game.play(typed);
    this.field.value = "";
    const outcome = await playing;
    if (outcome && "find" in outcome) this.#celebrate(outcome.find, before);
    else if (outcome) this.#refuse(outcome.refusal, typed);
    this.#sayTrouble();
  }

  /**
   * @param {import("./engine.js").Find} find
   * @param {number} before the rank before it
   */
  #celebrate(find, before) {
    this.#special = { newest: find.word };
    this.#drawBoard();
    if (!this.settings.welcomed) this.#welcome();
    const rank = this.game.engine.figure("rank");
    const isWhole = rank === 6 && before !== 6;
    const found = this.wording.text(find.isBonus ? "page.saidBonus" : "page.saidFound", find.word, find.points);
    const news = isWhole ? this.wording.text("note.allFound")
      : rank > before ? this.wording.text("note.newRank", the("rank").textContent ?? "") : null;
    this.#speech.say(news === null ? found : this.wording.text("page.saidAnd", found, news));
    if (isWhole) this.notify("page.allFoundNotice");
  }

  /**
   * @param {string} code
   * @param {string} typed
   */
  #refuse(code, typed) {
    if (this.field.value === "") this.field.value = typed;
    const explanation = explain(code, typed, this.game.round, this.game.engine, this.wording);
    this.#slip.show(explanation, this.wording.text("page.ok"));
    the("game").dataset.refused = code;
    this.field.select();
    this.field.showPlaces(code === "tooShort" ? this.game.round.minimum : 0);
    if (code !== "alreadyFound") return;
    this.#special = { marked: this.game.engine.fold(typed) ?? undefined };
    this.#drawBoard();
  }

  #dismiss() {
    if (!this.#slip.isShown) return;
    this.#slip.hide();
    delete the("game").dataset.refused;
    this.field.showPlaces(0);
    if (!this.#special.marked) return;
    this.#special = {};
    this.#drawBoard();
  }

  shuffle() {
    this.field.rearrange(this.game.engine.shuffle(chance()));
  }

  async newWord() {
    Sheets.close("end");
    the("notice").hidden = true;
    const left = this.game.round.root;
    await this.game.newWord(this.settings);
    this.#leaveAddress();
    this.#begin(this.wording.text("page.saidNewWord", this.game.round.root, left));
  }

  async goBack() {
    the("notice").hidden = true;
    if (!(await this.game.goBack())) return this.#speech.say(this.wording.text("note.nothingBefore"));
    this.#leaveAddress();
    this.#begin(this.wording.text("note.backTo", this.game.round.root));
  }

  /** @param {string} saying */
  #begin(saying) {
    this.#dismiss();
    this.field.value = "";
    this.#lastEntry = "";
    this.#drawRound();
    this.#speech.say(saying);
    this.#sayTrouble();
    if (this.game.round.ended) this.showEnd();
  }

  /** The address named the round before; it names none now. */
  #leaveAddress() {
    if (location.search) history.replaceState(null, "", location.pathname);
  }

  async end() {
    const ending = this.game.end();
    this.showEnd();
    await ending;
    if (!this.#hasAskedToPersist) void navigator.storage?.persist?.();
    this.#hasAskedToPersist = true;
  }
  #hasAskedToPersist = false;

  /** Shows how the round ended. */
  showEnd() {
    this.#drawHeading();
    Sheets.drawEnd(this.game.round, this.game.engine, this.wording, the("kind").textContent ?? "");
    Sheets.open("end");
  }

  async toggleHint() {
    const hint = the("hint");
    hint.hidden = !hint.hidden;
    the("open-hint").setAttribute("aria-expanded", String(!hint.hidden));
    if (hint.hidden) return;
    this.board.drawHint(this.game.engine);
    await this.game.noteHint();
  }

  /** Another tab has changed the rounds. */
  async #refresh() {
    await this.game.refresh();
    the("undo").setAttribute("aria-disabled", String(!this.game.canGoBack));
    this.#drawBoard();
  }

  /** @param {Settings.Settings} settings */
  #change(settings) {
    this.settings = settings;
    this.wording = this.#chosenWording();
    this.draw();
    this.#keepSettings();
  }

  #welcome() {
    the("welcome").hidden = true;
    this.settings = { ...this.settings, welcomed: true };
    this.#keepSettings();
  }

  #keepSettings() {
    const { settings } = this;
    void this.store.update("settings", () => settings).catch(() => this.notify("page.notKept"));
  }

  /**
   * Shows a quiet line.
   * @param {string} key
   * @param {(string | number)[]} values
   */
  notify(key, ...values) {
    the("notice-text").textContent = this.wording.text(key, ...values);
    the("notice").hidden = false;
  }

  #sayTrouble() {
    if (!this.game.trouble || this.#hasSaidTrouble) return;
    this.#hasSaidTrouble = true;
    this.notify("page.notKept");
  }
  #hasSaidTrouble = false;
}
