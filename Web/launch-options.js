// @ts-check
/** What the address of the page asks for, and the address of a round. */

/** @typedef {"new" | "installed" | "again"} Visit */

/**
 * What the page asks for on a visit whose address asks for nothing: today's puzzle on a new one, the round that is not finished when the
 * installed page is opened, and what was on screen when the page is loaded again.
 * @param {Visit} visit
 * @param {string} onScreen the key of the record of that round, or nothing for the round played last
 * @returns {import("./engine.js").Request}
 */
function unnamed(visit, onScreen) {
  if (visit === "again") return { kind: "round", text: onScreen };
  return { kind: visit === "new" ? "daily" : "nothing", text: "" };
}

/**
 * What a query asks for.
 * @param {string} search the query of the address
 * @param {Visit} visit
 * @param {string} onScreen the key of the record of the round that this entry of the browser's history had on screen, or nothing
 * @returns {import("./engine.js").Request}
 */
export function launchOptions(search, visit, onScreen = "") {
  const query = new URLSearchParams(search);
  const [round, root, daily] = [query.get("round"), query.get("root"), query.get("daily")];
  if (round) return { kind: "round", text: round };
  if (root !== null) return { kind: "root", text: root };
  if (daily !== null) return { kind: "daily", text: daily };
  if (query.has("new")) return { kind: "another", text: "" };
  return unnamed(visit, onScreen);
}

/**
 * Whether this is a new visit, the start of the installed page, or a reload or a return by the back button.
 * @returns {Visit}
 */
export function currentVisit() {
  const [entry] = performance.getEntriesByType("navigation");
  if (/** @type {PerformanceNavigationTiming | undefined} */ (entry)?.type !== "navigate") return "again";
  return matchMedia("(display-mode: standalone)").matches ? "installed" : "new";
}

/**
 * Whether a fragment can be a challenge, of whatever version. The engine mends what chats have made of it, and decides.
 * @param {string} fragment
 */
export const isChallenge = (fragment) => /(^|\W|%..)c\d+\./i.test(fragment);

/** The address of the page itself, without query and fragment. */
export const pageAddress = () => location.href.split(/[?#]/)[0];

/**
 * The address of a root or a daily puzzle, which opens the player's latest round of it.
 * @param {{root: string, daily: number | null}} round
 */
export const puzzleAddress = ({ root, daily }) => address(daily === null ? `root=${root}` : `daily=${daily}`);

/**
 * The address of one round of this player's; for everyone else it is that of its puzzle.
 * @param {{key: string}} round
 */
export const roundAddress = ({ key }) => address(`round=${key}`);

/** @param {string} query */
const address = (query) => new URL(`?${query}`, pageAddress()).href;
