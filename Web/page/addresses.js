// @ts-check
/** What the address of the page asks for, and the address of a round. */

/**
 * What a query asks for. If it asks for nothing, the engine decides what opens, by the day of the last visit and the round on screen.
 * @param {string} search the query of the address
 * @param {string} onScreen the key of the record of the round that this entry of the browser's history had on screen, or nothing
 * @returns {import("../engine/engine.js").Request}
 */
export function parseAddress(search, onScreen = "") {
  const query = new URLSearchParams(search);
  const [round, root, daily] = [query.get("round"), query.get("root"), query.get("daily")];
  if (round) return { kind: "round", text: round };
  if (root !== null) return { kind: "root", text: root };
  if (daily !== null) return { kind: "daily", text: daily };
  if (query.has("new")) return { kind: "another", text: "" };
  return { kind: "nothing", text: onScreen };
}

/**
 * What a visit asks for, and the query that stays in the address. Only a link from outside stays there. It is obeyed once: the entry of the
 * browser's history then has the round on screen, which goes on that day; on a later day the link is nothing that was asked for.
 * @param {string} search the query of the address
 * @param {import("./history-entries.js").Entry | null} entry what the entry of the history keeps
 * @param {string} today the player's day
 * @param {boolean} isOwn whether a link or a button of the game has led here
 * @returns {{request: import("../engine/engine.js").Request, kept: string}}
 */
export function visit(search, entry, today, isOwn) {
  const asked = parseAddress(search, entry?.round);
  if (asked.kind === "nothing") return { request: asked, kept: search };
  const kept = !isOwn && (asked.kind === "root" || asked.kind === "daily") ? search : "";
  if (!entry?.round) return { request: asked, kept };
  if (entry.day !== today) return { request: { kind: "nothing", text: entry.round }, kept: "" };
  return { request: { kind: "round", text: entry.round }, kept };
}

/** The last name of a path if a chat has escaped the `#` before a code: `/words/%23c1.…` for `/words/#c1.…`. */
const escapedFragment = /%23([^/]*)$/i;

/** Makes a fragment that became part of the path a fragment again, so that nothing else has to know of it. */
export function mendAddress() {
  const [, fragment] = escapedFragment.exec(location.pathname) ?? [];
  // The name of a file may contain the mark.
  if (fragment === undefined || !isOnWeb()) return;
  const folder = location.origin + location.pathname.replace(escapedFragment, "");
  history.replaceState(history.state, "", `${folder}${location.search}#${fragment}`);
}

/** Whether others can open the address of the page; nobody else can open that of a file on this device. */
export const isOnWeb = () => /^https?:$/.test(location.protocol);

/** Whether the page is inside another one, as a learning platform shows it. */
export const isFramed = () => window.top !== window;

/**
 * The address that opens the same in a tab of its own, whose storage may be another one: the set that is played travels with it.
 * @param {{code: string} | null} playedSet
 */
export const ownTabAddress = (playedSet) => (playedSet ? `${pageAddress()}#${playedSet.code}` : location.href);

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

/**
 * Whether a query asks for the screens for a class.
 * @param {string} search
 */
export const asksForClass = (search) => new URLSearchParams(search).has("class");

/** @param {string} query */
const address = (query) => new URL(`?${query}`, pageAddress()).href;
