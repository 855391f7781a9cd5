// @ts-check
/** What the page's address requests, and the addresses of rounds. */

/** @typedef {import("../engine/game.js").Request} Request */

/**
 * What a query requests. Without a request, the engine decides what opens.
 * @param {string} search the query of the address
 * @returns {Request}
 */
export function parseAddress(search) {
  const query = new URLSearchParams(search);
  const [round, root, daily] = [query.get("round"), query.get("root"), query.get("daily")];
  if (round) return { kind: "round", text: round };
  if (root !== null) return { kind: "root", text: root };
  if (daily !== null) return { kind: "daily", text: daily };
  if (query.has("new")) return { kind: "new", text: "" };
  return { kind: "nothing", text: "" };
}

/**
 * What a visit requests, and the query that stays in the address. A query that requests something stays only if it is a
 * root or a daily puzzle. A reload on the same day follows it again; on a later day, it requests nothing. A fragment is
 * a challenge, and is followed once.
 * @param {string} search the query of the address
 * @param {import("./history-entries.js").Entry | null} entry the saved history entry
 * @param {string} today the player's day
 * @param {string} hash the fragment of the address
 * @returns {{request: Request, remainingQuery: string}}
 */
export function visitRequest(search, entry, today, hash) {
  const request = parseAddress(search);
  if (hash !== "")
    return { request: { kind: "challenge", text: hash }, remainingQuery: request.kind === "nothing" ? search : "" };
  if (request.kind === "nothing") return { request, remainingQuery: search };
  if (entry?.day && entry.day !== today) return { request: { kind: "nothing", text: "" }, remainingQuery: "" };
  return { request, remainingQuery: request.kind === "root" || request.kind === "daily" ? search : "" };
}

/** Whether others can open the page's address. Nobody else can open the address of a file on this device. */
export const isOnWeb = () => /^https?:$/.test(location.protocol);

const pageAddress = () => location.href.split(/[?#]/)[0];

/**
 * The address of a root or a daily puzzle.
 * @param {{root: string, daily: number | null}} round
 */
export const puzzleAddress = ({ root, daily }) => addressWithQuery(daily === null ? `root=${root}` : `daily=${daily}`);

/**
 * The address of a round with its time limit.
 * @param {{key: string}} round
 */
export const roundAddress = ({ key }) => addressWithQuery(`round=${key}`);

/**
 * The link of a challenge. Without an address of the page, it is only the code, which can be pasted.
 * @param {string} code
 */
export const challengeAddress = (code) => `${isOnWeb() ? pageAddress() : ""}#${code}`;

/** @param {string} query */
const addressWithQuery = (query) => new URL(`?${query}`, pageAddress()).href;
