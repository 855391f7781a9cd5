// @ts-check
/**
 * The links and buttons of the game that lead to another round. They load the page with a query, which does not stay in the address: it
 * would be obeyed again on a later day. So the tab remembers that the query is the game's own.
 */
import { remember, remembered } from "./tab-storage.js";

const key = "own link";

/** Remembers each press on a link of the game. A link that is opened in another tab is for that tab a link from outside. */
export function listenToOwnLinks() {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    remember(key, link.search);
  });
}

/**
 * Goes to an address of the game.
 * @param {string} address
 */
export function goTo(address) {
  remember(key, new URL(address).search);
  location.assign(address);
}

/** Whether a link or a button of the game has led to this query; it is forgotten with the answer. */
export function takeOwnLink() {
  const isOwn = location.search !== "" && remembered(key) === location.search;
  remember(key, "");
  return isOwn;
}
