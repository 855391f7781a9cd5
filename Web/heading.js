// @ts-check
/** What stands at the top of a round, and what its address asks for. */

/** @typedef {import("./block.js").View} View */
/** @typedef {import("./wording.js").Wording} Wording */

/**
 * What an address asks for. Without a query a new visit asks for today's puzzle; any other goes on with what was on the screen.
 * @param {string} search the query of the address
 * @param {boolean} isNew whether it is a new visit
 * @returns {import("./engine.js").Request}
 */
export function request(search, isNew) {
  const query = new URLSearchParams(search);
  const [root, daily] = [query.get("root"), query.get("daily")];
  if (root !== null) return { kind: "root", text: root };
  if (daily !== null) return { kind: "daily", text: daily };
  if (query.has("new")) return { kind: "another", text: "" };
  return { kind: isNew ? "daily" : "nothing", text: "" };
}

/** Whether the page is visited anew: it is neither loaded again nor gone back to, and it is no app that is opened where it was left. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming | undefined} */ (visit)?.type === "navigate" && !matchMedia("(display-mode: standalone)").matches;
}

/**
 * Whole minutes until the player's next midnight, rounded up.
 * @param {Date} now
 */
export function minutesToMidnight(now) {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 60_000));
}

/**
 * The kind of the round, and what is to be known beside it.
 * @param {View} view
 * @param {Wording} wording
 * @param {Date} now
 * @returns {{kind: string, date: string, aside: string, leadsToToday: boolean}} the date is that of today's puzzle, else nothing
 */
export function heading({ round: { daily, grade, isOwnWord }, today, isOver, time }, wording, now) {
  if (time) return { kind: wording.text("timed.minutes", time.minutes), date: "", aside: "", leadsToToday: false };
  if (daily === null) {
    const aside = today ? wording.text("screen.daily", today) : "";
    const kind = isOwnWord ? wording.text("screen.ownWord") : wording.text("screen.freeRoundGrade", wording.text(`grade.${grade}`));
    return { kind, date: "", aside, leadsToToday: today > 0 };
  }
  const minutes = minutesToMidnight(now);
  const aside = isOver
    ? wording.text("screen.nextReady", today)
    : wording.text("screen.nextIn", Math.floor(minutes / 60), minutes % 60);
  const date = daily === today ? new Intl.DateTimeFormat(wording.language, { day: "numeric", month: "long" }).format(now) : "";
  return { kind: wording.text("screen.daily", daily), date, aside, leadsToToday: isOver };
}

/**
 * When a daily puzzle comes that is still to come.
 * @param {{number: number, year: number, month: number, day: number}} later
 * @param {Wording} wording
 */
export function comesLater({ number, year, month, day }, wording) {
  const date = new Intl.DateTimeFormat(wording.language, { dateStyle: "long", timeZone: "UTC" }).format(Date.UTC(year, month - 1, day));
  return wording.text("page.dailyLater", number, date);
}
