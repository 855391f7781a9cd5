// @ts-check
/** What the page's address requests, and the addresses of rounds. */

/**
 * What a query requests. Without a request, the engine decides what opens, from the day of the last visit and the round
 * on screen.
 * @param {string} search the query of the address
 * @param {string} roundKey the record key of the round that this history entry had on screen, or empty
 * @returns {import("../engine/engine.js").Request}
 */
export function parseAddress(search, roundKey = "") {
  const query = new URLSearchParams(search);
  const [round, root, daily] = [query.get("round"), query.get("root"), query.get("daily")];
  if (round) return { kind: "round", text: round };
  if (root !== null) return { kind: "root", text: root };
  if (daily !== null) return { kind: "daily", text: daily };
  if (query.has("new")) return { kind: "another", text: "" };
  return { kind: "nothing", text: roundKey };
}

/**
 * What a visit requests, and the query that stays in the address. A query that requests something stays only if a link
 * from outside leads to a root or a daily puzzle. Such a link is followed once. After that, the history entry has the
 * round on screen, which a reload on the same day resumes; on a later day, the link requests nothing.
 * @param {string} search the query of the address
 * @param {import("./history-entries.js").Entry | null} entry the saved history entry
 * @param {string} today the player's day
 * @param {boolean} isFromGame whether a link or a button of the game has led here
 * @returns {{request: import("../engine/engine.js").Request, remainingQuery: string}}
 */
export function visitRequest(search, entry, today, isFromGame) {
  const addressRequest = parseAddress(search, entry?.round);
  if (addressRequest.kind === "nothing") return { request: addressRequest, remainingQuery: search };
  const remainingQuery =
    !isFromGame && (addressRequest.kind === "root" || addressRequest.kind === "daily") ? search : "";
  if (!entry?.round) return { request: addressRequest, remainingQuery };
  if (entry.day !== today) return { request: { kind: "nothing", text: entry.round }, remainingQuery: "" };
  return { request: { kind: "round", text: entry.round }, remainingQuery };
}

/** Whether others can open the page's address. Nobody else can open the address of a file on this device. */
export const isOnWeb = () => /^https?:$/.test(location.protocol);

const pageAddress = () => location.href.split(/[?#]/)[0];

/**
 * The address of a root or a daily puzzle, which opens the player's latest round on it.
 * @param {{root: string, daily: number | null}} round
 */
export const puzzleAddress = ({ root, daily }) => addressWithQuery(daily === null ? `root=${root}` : `daily=${daily}`);

/**
 * The address of a round of this player. For anybody else, it opens the round's puzzle.
 * @param {{key: string}} round
 */
export const roundAddress = ({ key }) => addressWithQuery(`round=${key}`);

/** @param {string} query */
export const addressWithQuery = (query) => new URL(`?${query}`, pageAddress()).href;
