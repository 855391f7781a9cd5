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
    setTabValue(storageKey, { search: link.search });
  });
}

/**
 * Goes to an address of the game.
 * @param {string} address
 * @param {{isFromOthers?: boolean}} options whether somebody else has given the address to the player
 */
export function goTo(address, { isFromOthers = false } = {}) {
  setTabValue(storageKey, { search: new URL(address).search, isFromOthers });
  location.assign(address);
}

/**
 * Whether a link or button of the game has led to this visit's query, and whether somebody else has given the link to
 * the player, as is assumed for every link from outside. The answer is given only once.
 */
export function consumeOwnLink() {
  const { search = "", isFromOthers = false } = tabValue(storageKey) ?? {};
  removeTabValue(storageKey);
  const isFromGame = search !== "" && search === location.search;
  return { isFromGame, isFromOthers: isFromOthers || !isFromGame };
}
