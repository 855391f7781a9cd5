// @ts-check
/** The other rounds: the last seven days, the rounds to go on with, timed rounds, and a player's own word. */

import { puzzleAddress, roundAddress } from "../page/addresses.js";
import { byId, make } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { english } from "../page/wording.js";
import * as Dialogs from "./dialogs.js";
import { confirmOnButton } from "./share.js";

/** @typedef {import("../engine/reply.js").OpenRound} OpenRound */
/** @typedef {import("../page/wording.js").Wording} Wording */

const dayLabels = /** @type {const} */ ({ notPlayed: "daily.notPlayed", begun: "daily.begun", whole: "daily.whole" });

/** @type {import("../engine/exports").OfferedMinutes} before the factor of the settings */
const offeredMinutes = [3, 10];

export class RoundsDialog {
  #game;
  #state;
  #isSaved;
  #roundSwitcher;
  /** @type {HTMLInputElement} */
  #ownWord = byId("own-word");

  /** @param {import("./dialog-contents.js").Dependencies} dependencies */
  constructor({ game, state, roundSwitcher, isSaved }) {
    this.#game = game;
    this.#state = state;
    this.#roundSwitcher = roundSwitcher;
    this.#isSaved = isSaved;
    this.#ownWord.addEventListener("input", () => void this.#count());
    byId("own").addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#root !== "") location.assign(puzzleAddress({ root: this.#root, daily: null }));
    });
    byId("copy-link").addEventListener("click", () => void this.#copyLink());
    state.subscribe(
      ({ overview, wording, settings }) => [overview, wording, settings.showsCount],
      ({ overview }) => {
        if (overview) this.#draw(overview);
      },
    );
  }

  /** Opens the dialog, with the rounds as they are now. */
  open() {
    Dialogs.open("rounds");
    this.#prepare();
    void this.#game.refreshOverview().catch((error) => console.info(error));
  }

  /**
   * Draws the week, the rounds to go on with, the offer, and the link to an earlier daily puzzle.
   * @param {import("../engine/reply.js").View} overview
   */
  #draw({ days, open, offered, upcoming, today }) {
    const [week, wording] = [byId("week"), this.#state.shown.wording];
    week.replaceChildren(
      ...Array.from({ length: 7 }, (_, index) =>
        make("i", { class: days[index + days.length - 7]?.progress ?? "before" }),
      ),
    );
    drawList(
      byId("days"),
      days,
      ({ number, progress }) => `${number} ${progress} ${number === today} ${wording.language}`,
      ({ number, progress }) => dayItem(number, progress, number === today, wording),
    );
    const items = open.map((round) => ({ round, texts: this.#texts(round) }));
    drawList(
      byId("open"),
      items,
      ({ round, texts }) => `${round.key} ${texts.join(" ")}`,
      ({ round, texts }) => openItem(round, texts),
    );
    byId("open-none").hidden = open.length > 0;
    this.#drawOffer(this.#isSaved ? offered : null);
    this.#drawUpcoming(upcoming, today);
  }

  /**
   * What the list tells of a round: how much is found, its minutes if it is timed, and how long ago it began.
   * @param {OpenRound} round
   */
  #texts({ found, total, began, minutes }) {
    const { wording } = this.#state.shown;
    const time = minutes ? [wording.text("time.minutes", minutes)] : [];
    return [this.#found(found, total), ...time, age(began, wording.language)];
  }

  /** @param {OpenRound | null} round that is offered beside today's puzzle */
  #drawOffer(round) {
    byId("offer").hidden = !round;
    if (!round) return;
    const wording = this.#state.shown.wording;
    const name = round.daily === null ? english(round.root) : wording.text("daily.number", round.daily);
    byId("offer").replaceChildren(
      make(
        "a",
        { href: roundAddress(round) },
        this.#state.shown.settings.showsCount
          ? wording.text("offer.goOnWithCount", name, this.#found(round.found, round.total))
          : wording.text("offer.goOn", name),
      ),
    );
  }

  /**
   * Offers a daily puzzle after the end of the round: first of all today's, otherwise beside another round.
   * @param {number} number of the puzzle, or 0
   * @param {number} today
   */
  #drawUpcoming(number, today) {
    const link = byId("end-daily");
    link.hidden = number === 0 || !this.#isSaved;
    link.textContent = this.#state.shown.wording.text(number === today ? "daily.today" : "daily.number", number);
    link.setAttribute("href", `?daily=${number}`);
    link.classList.toggle("act", number === today);
    byId("end-new").classList.toggle("act", number !== today);
  }

  /**
   * How many words are found, and of how many if the player wants to know that.
   * @param {number} found
   * @param {number} total
   */
  #found(found, total) {
    return this.#state.shown.settings.showsCount
      ? this.#state.shown.wording.text("found.ofTotal", found, total)
      : this.#state.shown.wording.text("found.count", found);
  }

  /** What is in the field, as a root is written. */
  get #text() {
    return this.#ownWord.value.trim().toLowerCase();
  }

  /** The word in the field, or nothing if it cannot be a root. */
  get #root() {
    return this.#game.isRoot(this.#text) ? this.#text : "";
  }

  /** Tells how many words can be made of the word in the field. */
  async #count() {
    const text = this.#text;
    const counting = text === "" ? null : this.#game.countWords(text).catch(() => undefined);
    const words = await counting;
    if (this.#text === text) byId("own-status").textContent = ownWordText(words, this.#state.shown.wording);
  }

  /** Draws the buttons of timed rounds and clears the field for the player's own word, before the dialog is used. */
  #prepare() {
    byId("timed").replaceChildren(
      ...offeredMinutes.map((offered) => {
        const minutes = offered * this.#state.shown.settings.timeFactor;
        const button = make(
          "button",
          { type: "button", class: "button" },
          this.#state.shown.wording.text("time.minutes", minutes),
        );
        button.addEventListener("click", () => this.#roundSwitcher.newWord(minutes));
        return button;
      }),
    );
    this.#ownWord.value = "";
    void this.#count();
  }

  async #copyLink() {
    if (this.#root === "") return this.#ownWord.focus();
    const [link, wording] = [puzzleAddress({ root: this.#root, daily: null }), this.#state.shown.wording];
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (isCopied) confirmOnButton(byId("copy-link"), wording.text("share.copied"));
    byId("own-status").textContent = isCopied ? wording.text("share.copied") : link;
  }
}

/**
 * @param {number} number
 * @param {keyof typeof dayLabels} progress
 * @param {boolean} isToday
 * @param {Wording} wording
 */
function dayItem(number, progress, isToday, wording) {
  const attributes = {
    href: `?daily=${number}`,
    class: progress,
    "aria-label": wording.text(dayLabels[progress], number),
    ...(isToday ? { "aria-current": "date" } : {}),
  };
  return make("li", {}, make("a", attributes, make("i", {}), String(number)));
}

/**
 * @param {OpenRound} round
 * @param {string[]} texts
 */
function openItem({ key, root }, texts) {
  const parts = texts.flatMap((text) => [" ", make("span", {}, text)]);
  return make("li", {}, make("a", { href: roundAddress({ key }) }, make("b", { lang: "en" }, root), ...parts));
}

/**
 * Tells how many words can be made of a text.
 * @param {number | null | undefined} words null if it is no root, undefined if the word list could not be loaded
 * @param {Wording} wording
 */
function ownWordText(words, wording) {
  if (words === undefined) return wording.text("loading.wordsFailed");
  if (words === null) return wording.text("ownWord.note");
  return words === 0 ? wording.text("ownWord.none") : wording.text("ownWord.count", words);
}

/**
 * How many days ago something was: "today", "yesterday", "3 days ago".
 * @param {Date} then
 * @param {string} language
 */
function age(then, language) {
  const [day, today] = [then, new Date()].map(
    (date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000,
  );
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.min(0, day - today), "day");
}
