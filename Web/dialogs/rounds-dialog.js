// @ts-check
/** The other rounds: the last seven days, unfinished rounds, timed rounds, a custom word, and pasted links. */

import { timedRoundMinutes } from "../engine/constants.js";
import { roundAddress } from "../page/addresses.js";
import { dayBead, dayText } from "../page/day.js";
import * as Dialogs from "../page/dialogs.js";
import { byId, make, setText } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { countdown } from "../round/heading.js";
import { progressText } from "../round/sentences.js";
import { CustomWordForm } from "./custom-word.js";

/** @typedef {import("../engine/exports").OpenRoundMessage} OpenRound */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class RoundsDialog {
  #game;
  #state;
  #roundSwitcher;
  #customWord;

  /** @param {import("./dialog-contents.js").Dependencies} dependencies */
  constructor({ game, state, roundSwitcher }) {
    this.#game = game;
    this.#state = state;
    this.#roundSwitcher = roundSwitcher;
    this.#customWord = new CustomWordForm(game, state, roundSwitcher);
    state.subscribe(
      ({ overview, wording, settings }) => [overview, wording, settings.showsCount],
      ({ overview }) => {
        if (overview) this.#draw(overview);
      },
    );
    state.subscribe(
      ({ minute, view, wording }) => [minute, view.today, wording],
      // On a wide screen the countdown is also at the top of the page.
      ({ view, wording }) => setText("next-daily", view.today > 0 ? countdown(wording, new Date()) : ""),
    );
  }

  open() {
    Dialogs.open("rounds");
    this.#resetFields();
    this.#game.refreshOverview();
  }

  /** @param {import("../engine/exports").OverviewMessage} overview */
  #draw({ days, open, today, weeks }) {
    const [week, wording] = [byId("week"), this.#state.current.wording];
    week.replaceChildren(
      ...Array.from({ length: 7 }, (_, index) => {
        const day = days[index + days.length - 7];
        return day ? dayBead(day) : make("i", { class: "before" });
      }),
    );
    drawList(
      byId("days"),
      days,
      ({ number, progress, rank }) => `${number} ${progress} ${rank} ${number === today} ${wording.language}`,
      (day) => dayItem(day, day.number === today, wording),
    );
    const weeksText = weeks > 0 ? wording.text("statistics.weeksInARow", weeks) : "";
    setText("weeks-in-a-row", weeksText);
    byId("weeks-in-a-row").hidden = weeks === 0;
    setText("weeks", weeks > 0 ? String(weeks) : "");
    byId("open-rounds").setAttribute("aria-description", weeksText);
    // Before the first puzzle, there are no days.
    byId("days-title").hidden = days.length === 0;
    const items = open.map((round) => ({ round, texts: this.#roundTexts(round) }));
    drawList(
      byId("open"),
      items,
      ({ round, texts }) => `${round.key} ${texts.join(" ")}`,
      ({ round, texts }) => openItem(round, texts, wording),
    );
    byId("open-none").hidden = open.length > 0;
  }

  /**
   * What the list shows of a round: the found words, the minutes if it is timed, and how long ago it began.
   * @param {OpenRound} round
   */
  #roundTexts({ found, total, began, minutes }) {
    const { wording } = this.#state.current;
    const time = minutes ? [wording.text("time.minutes", minutes)] : [];
    return [
      progressText(found, total, this.#state.current.settings.showsCount, wording),
      ...time,
      daysAgoText(new Date(1000 * began), wording.locale),
    ];
  }

  /** Draws the buttons of timed rounds and clears the fields, before the dialog is used. */
  #resetFields() {
    const { view, wording } = this.#state.current;
    // The way out of a timed round, whose New Word button keeps the minutes.
    const untimed = view.time ? [0] : [];
    byId("timed").replaceChildren(
      ...[...timedRoundMinutes, ...untimed].map((minutes) => {
        const text = minutes > 0 ? wording.text("time.minutes", minutes) : wording.text("time.none");
        const button = make("button", { type: "button", class: "button" }, text);
        button.addEventListener("click", () => this.#roundSwitcher.newWord(minutes));
        return button;
      }),
    );
    this.#customWord.clear();
    /** @type {HTMLInputElement} */ (byId("pasted")).value = "";
    byId("pasted-status").textContent = "";
  }
}

/**
 * A day with the progress in its puzzle, named as in the calendar.
 * @param {import("../engine/exports").DayMessage} day
 * @param {boolean} isToday
 * @param {Wording} wording
 */
function dayItem(day, isToday, wording) {
  const { number } = day;
  const attributes = {
    href: `?daily=${number}`,
    "aria-label": wording.text("daily.reached", number, dayText(day, wording)),
    ...(isToday ? { "aria-current": "date" } : {}),
  };
  return make("li", {}, make("a", attributes, dayBead(day), String(number)));
}

/**
 * @param {OpenRound} round
 * @param {string[]} texts
 * @param {Wording} wording
 */
function openItem({ key, root, daily }, texts, wording) {
  const parts = texts.flatMap((text) => [" ", make("span", {}, text)]);
  const kind = daily === null ? [] : [" ", make("span", { class: "daily" }, wording.text("daily.number", daily))];
  const link = make("a", { href: roundAddress({ key }) }, make("b", { lang: "en" }, root), ...kind, ...parts);
  return make("li", {}, link);
}

/**
 * How many days ago something was: "today", "yesterday", "3 days ago".
 * @param {Date} then
 * @param {string} locale
 */
function daysAgoText(then, locale) {
  const [day, today] = [then, new Date()].map(
    (date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000,
  );
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.min(0, day - today), "day");
}
