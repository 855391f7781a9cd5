// @ts-check
/**
 * The game's own links and buttons to other rounds. They load the page with a query that must not stay in the address,
 * because it would be followed again on a later day. So the tab notes that the query is the game's own.
 */
import { removeTabValue, setTabValue, tabValue } from "./tab-storage.js";

const storageKey = "own link";

/**
 * Notes each press on a link of the game. If a link is opened in another tab, that tab treats it as a link from
 * outside.
 */
export function listenToOwnLinks() {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.search || link.target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    setTabValue(storageKey, link.search);
  });
}

/**
 * Goes to an address of the game.
 * @param {string} address
 */
export function goTo(address) {
  setTabValue(storageKey, new URL(address).search);
  location.assign(address);
}

/** Whether a link or button of the game has led to this visit's query. The answer is given only once. */
export function consumeOwnLink() {
  const search = tabValue(storageKey) ?? "";
  removeTabValue(storageKey);
  return search !== "" && search === location.search;
}
