// @ts-check
/** Every daily puzzle by month: each day is a bead, filled as far as the player has come, and leads to its puzzle. */
import { make } from "./page.js";

/** @typedef {import("./wording.js").Wording} Wording */
/** @typedef {import("./block.js").CalendarDay} CalendarDay */
/** @typedef {{year: number, month: number}} Month */

/** The month of the first puzzle. */
const first = { year: 2026, month: 1 };
const ranks = ["thread", "strand", "braid", "cord", "bracelet", "garland", "wholeString"];
/** Where the arrows lead, in places of a month whose weeks have seven. */
const moves = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -31, End: 31 });

/** @param {Month} month */
const count = ({ year, month }) => 12 * year + month - 1;

export class Calendar {
  #wording;
  #title = make("h3", { id: "month-title", "aria-live": "polite" });
  #list = make("ul", { class: "month", role: "list", "aria-labelledby": "month-title" });
  /** @type {HTMLElement} */
  #previous;
  /** @type {HTMLElement} */
  #next;
  #shown = { year: new Date().getFullYear(), month: new Date().getMonth() + 1 };
  /** @type {import("./statistics.js").Statistics | null} */
  #statistics = null;

  /** @param {Wording} wording */
  constructor(wording) {
    this.#wording = wording;
    const turn = (/** @type {string} */ name) =>
      make("button", { type: "button", class: `sign turn ${name}`, "aria-label": wording.text(`calendar.${name}`) });
    [this.#previous, this.#next] = [turn("previous"), turn("next")];
    this.#previous.addEventListener("click", () => this.#turn(-1));
    this.#next.addEventListener("click", () => this.#turn(1));
    this.#list.addEventListener("keydown", (event) => this.#press(event));
    this.panel = make("section", {}, make("div", { class: "month-head" }, this.#previous, this.#title, this.#next),
      this.#weekdays(), this.#list, this.#legend());
    this.#drawHead();
  }

  /** @param {import("./statistics.js").Statistics} statistics what is counted */
  show(statistics) {
    this.#statistics = statistics;
    this.#draw();
  }

  /** @param {-1 | 1} months */
  #turn(months) {
    const to = count(this.#shown) + months;
    if (to < count(first) || to > count(now())) return;
    this.#shown = { year: Math.floor(to / 12), month: (to % 12) + 1 };
    this.#draw();
  }

  #drawHead() {
    const { year, month } = this.#shown;
    this.#title.textContent = this.#format({ year: "numeric", month: "long" }, new Date(year, month - 1, 1));
    // A button that goes away would take the focus with it.
    this.#previous.setAttribute("aria-disabled", String(count(this.#shown) <= count(first)));
    this.#next.setAttribute("aria-disabled", String(count(this.#shown) >= count(now())));
  }

  #draw() {
    this.#drawHead();
    const { month, dates } = this.#statistics?.calendar(this.#shown.year, this.#shown.month) ?? {};
    if (!month || !dates) return;
    this.#list.replaceChildren(...dates.map((date) => this.#day(date)));
    /** @type {HTMLElement | null} */
    const begin = this.#list.querySelector("li");
    if (begin) begin.style.gridColumnStart = String(month.weekday + 1);
    const links = this.#links();
    const entrance = links.find((link) => link.hasAttribute("aria-current")) ?? links[0];
    for (const link of links) link.tabIndex = link === entrance ? 0 : -1;
  }

  /** @param {CalendarDay} date */
  #day({ day, number, progress, rank }) {
    const wording = this.#wording;
    const date = new Date(this.#shown.year, this.#shown.month - 1, day);
    const label = wording.text("calendar.day", this.#format({ dateStyle: "long" }, date), number, told(progress, rank, wording));
    const bead = make("i", { class: progress });
    bead.style.setProperty("--fill", String(progress === "begun" ? (ranks.indexOf(rank ?? "thread") + 1) / 8 : 0));
    if (progress === "toCome") {
      return make("li", {}, make("span", { class: "unseen" }, label), make("span", { class: "later", "aria-hidden": "true" }, bead, String(day)));
    }
    const isToday = date.toDateString() === new Date().toDateString();
    return make("li", {}, make("a", { href: `?daily=${number}`, "aria-label": label, ...(isToday ? { "aria-current": "date" } : {}) }, bead, String(day)));
  }

  #links() {
    return /** @type {HTMLElement[]} */ ([...this.#list.querySelectorAll("a")]);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const links = this.#links();
    const place = links.findIndex((link) => link === document.activeElement);
    if (!(event.key in moves) || place < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = links[Math.min(Math.max(place + moves[event.key], 0), links.length - 1)];
    links[place].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  #weekdays() {
    // 2026 began on a Thursday, so that the fifth was a Monday.
    return make("div", { class: "weekdays", "aria-hidden": "true" }, ...Array.from({ length: 7 }, (_, day) =>
      make("span", {}, this.#format({ weekday: "narrow" }, new Date(2026, 0, 5 + day)))));
  }

  /** What the beads mean. */
  #legend() {
    const entries = [["notPlayed", "calendar.notPlayed"], ["begun", "calendar.begun"], ["whole", "rank.wholeString"]];
    return make("ul", { class: "legend", role: "list" }, ...entries.map(([progress, name]) => {
      const bead = make("i", { class: progress, "aria-hidden": "true" });
      bead.style.setProperty("--fill", "0.5");
      return make("li", {}, bead, this.#wording.text(name));
    }));
  }

  /**
   * @param {Intl.DateTimeFormatOptions} options
   * @param {Date} date
   */
  #format(options, date) {
    return new Intl.DateTimeFormat(this.#wording.language, options).format(date);
  }
}

/** @returns {Month} */
const now = () => ({ year: new Date().getFullYear(), month: new Date().getMonth() + 1 });

/**
 * How far the player has come: "Garland", "begun", "not played".
 * @param {CalendarDay["progress"]} progress
 * @param {CalendarDay["rank"]} rank
 * @param {Wording} wording
 */
function told(progress, rank, wording) {
  if (progress === "whole") return wording.text("rank.wholeString");
  return wording.text(progress === "begun" && rank && rank !== "thread" ? `rank.${rank}` : `calendar.${progress}`);
}
