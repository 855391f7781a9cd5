// @ts-check
/**
 * The links and buttons of the game that lead to another round. They load the page with a query, which does not stay in the address: it
 * would be obeyed again on a later day. So the tab remembers that the query is the game's own.
 */
import { forget, remember, remembered } from "./tab-storage.js";

const key = "own link";

/** Remembers each press on a link of the game. A link that is opened in another tab is for that tab a link from outside. */
export function listenToOwnLinks() {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.search || link.target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    remember(key, { search: link.search });
  });
}

/**
 * Goes to an address of the game.
 * @param {string} address
 * @param {{isGiven?: boolean}} options whether somebody else has given it to the player
 */
export function goTo(address, { isGiven = false } = {}) {
  remember(key, { search: new URL(address).search, isGiven });
  location.assign(address);
}

/**
 * Whether a link or a button of the game has led to the query of this visit, and whether somebody else has given it to the player, as a link
 * from outside is. It is forgotten with the answer.
 */
export function takeOwnLink() {
  const { search = "", isGiven = false } = remembered(key) ?? {};
  forget(key);
  const isOwn = search !== "" && search === location.search;
  return { isOwn, isGiven: isGiven || !isOwn };
}
