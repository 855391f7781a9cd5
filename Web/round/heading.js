// @ts-check
/** The heading of a round: its kind, and when the next daily puzzle comes. */

/** @typedef {import("../engine/engine.js").View} View */
/** @typedef {import("../page/wording.js").Wording} Wording */

/**
 * Whole minutes until the player's next midnight, rounded up.
 * @param {Date} now
 */
export function minutesToMidnight(now) {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 60_000));
}

/**
 * @param {Wording} wording
 * @param {Date} now
 */
export function countdown(wording, now) {
  const minutes = minutesToMidnight(now);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours > 0 ? wording.text("daily.nextIn", hours, rest) : wording.text("daily.nextInMinutes", rest);
}

/**
 * The kind of the round, and what is shown beside it.
 * @param {View} view
 * @param {Wording} wording
 * @param {Date} now
 * @returns {{kind: string, date: string, aside: string, leadsToToday: boolean, isCountdown?: boolean}} `date`: the date
 *   of today's puzzle; empty for another round; `isCountdown`: whether `aside` is the time until the next puzzle
 */
export function heading({ round: { daily, grade, isCustomWord }, today, showsNewDay, time }, wording, now) {
  const newDayText = showsNewDay ? wording.text("daily.isHere", today) : "";
  if (time)
    return {
      kind: wording.text("time.minutes", time.minutes).replace(" ", "\u00A0"),
      date: "",
      aside: newDayText,
      leadsToToday: showsNewDay,
    };
  if (daily === null) {
    const aside = newDayText || (today ? wording.text("daily.number", today) : "");
    const kind = isCustomWord
      ? wording.text("ownWord.kind")
      : wording.text("round.freeWithGrade", wording.text(`grade.${grade}`));
    return { kind, date: "", aside, leadsToToday: today > 0 };
  }
  const aside = newDayText || countdown(wording, now);
  const date = daily === today ? wording.formatDay(now) : "";
  return {
    kind: wording.text("daily.number", daily),
    date,
    aside,
    leadsToToday: showsNewDay,
    isCountdown: !newDayText,
  };
}
