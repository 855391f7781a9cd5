// @ts-check
/** What the address of the page asks for, and the address of a round. */

/**
 * What a query asks for. Without one a new visit asks for today's puzzle; any other visit continues what was on screen.
 * @param {string} search the query of the address
 * @param {boolean} isNew whether it is a new visit
 * @returns {import("./engine.js").Request}
 */
export function launchOptions(search, isNew) {
  const query = new URLSearchParams(search);
  const [root, daily] = [query.get("root"), query.get("daily")];
  if (root !== null) return { kind: "root", text: root };
  if (daily !== null) return { kind: "daily", text: daily };
  if (query.has("new")) return { kind: "another", text: "" };
  return { kind: isNew ? "daily" : "nothing", text: "" };
}

/** Whether this is a new visit: no reload, no return by the back button, and no installed app that is opened again. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming | undefined} */ (visit)?.type === "navigate" && !matchMedia("(display-mode: standalone)").matches;
}

/** The address of the page itself, without query and fragment. */
export const pageAddress = () => location.href.split(/[?#]/)[0];

/**
 * The address of a round.
 * @param {{root: string, daily: number | null}} round
 */
export function roundAddress({ root, daily }) {
  const query = daily === null ? `root=${root}` : `daily=${daily}`;
  return new URL(`?${query}`, pageAddress()).href;
}
