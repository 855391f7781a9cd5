// @ts-check
/**
 * The daily puzzles by month. Each day is a bead that shows the player's progress. Days up to today are links to their
 * puzzles.
 */

import { dayBead, dayText } from "../page/day.js";
import { make } from "../page/dom.js";
import { addRovingTabStop, setTabStop } from "../page/rove.js";
import { asIs } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").DateMessage} CalendarDay */
/** How many days each key moves the focus. Left and right are swapped in right-to-left text. */
const dayOffsets = /** @type {Record<string, number>} */ ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  Home: -31,
  End: 31,
});

/**
 * The first day of the week in the player's region, from 1 for Monday to 7; Monday if the browser does not know.
 * @param {string} language of the browser, with its region
 */
export function firstDayOfWeek(language) {
  try {
    const locale = /** @type {any} */ (new Intl.Locale(language));
    return /** @type {number} */ ((locale.getWeekInfo?.() ?? locale.weekInfo).firstDay);
  } catch {
    return 1;
  }
}

export class Calendar {
  #wording;
  #firstWeekday = firstDayOfWeek(navigator.language);
  #title = make("h3", { id: "month-title", "aria-live": "polite" });
  #list = make("ul", { class: "month", role: "list", "aria-labelledby": "month-title" });
  /** @type {HTMLElement} */
  #previous;
  /** @type {HTMLElement} */
  #next;
  #shownMonth = { year: new Date().getFullYear(), month: new Date().getMonth() + 1 };
  /** @type {import("../engine/game.js").Game["engine"] | null} */
  #engine = null;

  /** @param {Wording} wording */
  constructor(wording) {
    this.#wording = wording;
    const turnButton = (/** @type {"previous" | "next"} */ name) =>
      make("button", {
        type: "button",
        class: `icon-button turn ${name}`,
        "aria-label": wording.text(`calendar.${name}`),
      });
    [this.#previous, this.#next] = [turnButton("previous"), turnButton("next")];
    this.#previous.addEventListener("click", () => this.#turn(-1));
    this.#next.addEventListener("click", () => this.#turn(1));
    addRovingTabStop(this.#list, "a", (key, index, days) => this.#nextIndex(key, index, days));
    this.panel = make(
      "section",
      {},
      make("div", { class: "month-head" }, this.#previous, this.#title, this.#next),
      this.#weekdays(),
      this.#list,
      this.#legend(),
    );
    this.#draw();
  }

  /** @param {import("../engine/game.js").Game["engine"]} engine */
  show(engine) {
    this.#engine = engine;
    this.#draw();
  }

  /** @param {-1 | 1} months */
  #turn(months) {
    const button = months < 0 ? this.#previous : this.#next;
    if (button.getAttribute("aria-disabled") === "true") return;
    const date = new Date(this.#shownMonth.year, this.#shownMonth.month - 1 + months, 1);
    this.#shownMonth = { year: date.getFullYear(), month: date.getMonth() + 1 };
    this.#draw();
  }

  #drawHead() {
    const { year, month } = this.#shownMonth;
    this.#title.textContent = this.#format({ year: "numeric", month: "long" }, new Date(year, month - 1, 1));
  }

  #draw() {
    this.#drawHead();
    const { month, dates } = this.#engine?.calendar(this.#shownMonth.year, this.#shownMonth.month) ?? {};
    // A hidden button would lose the focus.
    this.#previous.setAttribute("aria-disabled", String(!month?.hasPrevious));
    this.#next.setAttribute("aria-disabled", String(!month?.hasNext));
    if (!month || !dates) return;
    this.#list.replaceChildren(...dates.map((date) => this.#dayItem(date)));
    /** @type {HTMLElement | null} */
    const firstItem = this.#list.querySelector("li");
    if (firstItem) firstItem.style.gridColumnStart = String(((month.weekday + 8 - this.#firstWeekday) % 7) + 1);
    const links = [...this.#list.querySelectorAll("a")];
    setTabStop(links, links.find((link) => link.hasAttribute("aria-current")) ?? links[0]);
  }

  /** @param {CalendarDay} date */
  #dayItem({ day, number, progress, rank }) {
    const wording = this.#wording;
    const date = new Date(this.#shownMonth.year, this.#shownMonth.month - 1, day);
    const label = wording.text(
      "calendar.day",
      asIs(this.#format({ dateStyle: "long" }, date)),
      number,
      dayText({ progress, rank }, wording),
    );
    const bead = dayBead({ progress, rank });
    if (progress === "toCome") {
      return make(
        "li",
        {},
        make("span", { class: "unseen" }, label),
        make("span", { class: "later", "aria-hidden": "true" }, bead, String(day)),
      );
    }
    const isToday = date.toDateString() === new Date().toDateString();
    return make(
      "li",
      {},
      make(
        "a",
        { href: `?daily=${number}`, "aria-label": label, ...(isToday ? { "aria-current": "date" } : {}) },
        bead,
        String(day),
      ),
    );
  }

  /**
   * The index of the day to which a key moves the focus; undefined if the key means something else.
   * @param {string} key
   * @param {number} index
   * @param {HTMLElement[]} days
   */
  #nextIndex(key, index, days) {
    if (!(key in dayOffsets)) return;
    const isMirrored = /Left|Right/.test(key) && getComputedStyle(this.#list).direction === "rtl";
    const step = isMirrored ? -dayOffsets[key] : dayOffsets[key];
    return Math.min(Math.max(index + step, 0), days.length - 1);
  }

  #weekdays() {
    // 2026 began on a Thursday, so January 4 was a Sunday.
    return make(
      "div",
      { class: "weekdays", "aria-hidden": "true" },
      ...Array.from({ length: 7 }, (_, day) =>
        make("span", {}, this.#format({ weekday: "narrow" }, new Date(2026, 0, 4 + this.#firstWeekday + day))),
      ),
    );
  }

  #legend() {
    const entries = /** @type {const} */ ([
      ["notPlayed", "calendar.notPlayed"],
      ["begun", "calendar.begun"],
      ["whole", "rank.allWords"],
    ]);
    return make(
      "ul",
      { class: "legend", role: "list" },
      ...entries.map(([progress, name]) => {
        const bead = make("i", { class: progress, "aria-hidden": "true" });
        bead.style.setProperty("--fill", "0.5");
        return make("li", {}, bead, this.#wording.text(name));
      }),
    );
  }

  /**
   * @param {Intl.DateTimeFormatOptions} options
   * @param {Date} date
   */
  #format(options, date) {
    return new Intl.DateTimeFormat(this.#wording.locale, options).format(date);
  }
}
