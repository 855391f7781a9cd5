// @ts-check
/** The daily puzzle: which one an address asks for, and when the next one comes where the player is. */

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./wording.js").Wording} Wording */

/**
 * What an address asks for.
 * @param {string} search the query of the address
 * @param {Engine} engine
 * @param {Date} now
 * @returns {{root?: string, daily?: number, isNew?: boolean, bad?: string}} bad is what makes neither a root nor a puzzle
 */
export function wish(search, engine, now) {
  const query = new URLSearchParams(search);
  const [root, daily] = [query.get("root"), query.get("daily")];
  if (root !== null) {
    const word = engine.fold(root.slice(0, 64));
    return word && word.length >= 3 && word.length <= 15 ? { root: word } : { bad: root };
  }
  if (daily === null) return query.has("new") ? { isNew: true } : {};
  const number = daily === "" ? engine.dailyNumber(now) : /^\d{1,7}$/.test(daily) ? Number(daily) : 0;
  return number && engine.dailyRoot(number) ? { daily: number } : { bad: daily };
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
 * What stands at the top: the kind of the round, and what is to be known beside it.
 * @param {{daily?: number}} round
 * @param {Engine} engine
 * @param {Wording} wording
 * @param {Date} now
 * @returns {{kind: string, aside: string, leadsToToday: boolean}}
 */
export function heading({ daily }, engine, wording, now) {
  const today = engine.dailyNumber(now);
  if (daily === undefined) {
    const grade = wording.text(["grade.easy", "grade.medium", "grade.hard"][engine.figure("grade")]);
    const aside = today ? wording.text("screen.daily", today) : "";
    return { kind: wording.text("screen.freeRoundGrade", grade), aside, leadsToToday: today !== null };
  }
  const minutes = minutesToMidnight(now);
  const isOver = today !== null && today > daily;
  const aside = isOver
    ? wording.text("screen.nextReady", today)
    : wording.text("screen.nextIn", Math.floor(minutes / 60), minutes % 60);
  return { kind: wording.text("screen.daily", daily), aside, leadsToToday: isOver };
}
