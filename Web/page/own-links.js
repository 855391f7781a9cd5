// @ts-check
/**
 * The page's links to rounds open them in this tab. With a modifier key, the browser opens another tab. So does the
 * link of a challenge that is put into the address of the open page.
 */
import { parseAddress } from "./addresses.js";

/** @param {import("../round/round-switcher.js").RoundSwitcher} roundSwitcher */
export function listenToOwnLinks(roundSwitcher) {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.search || link.target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    const { text } = parseAddress(link.search);
    void (text === "" ? roundSwitcher.playToday() : roundSwitcher.open(text));
  });
  addEventListener("hashchange", () => {
    if (location.hash !== "") void roundSwitcher.openChallenge(location.hash);
  });
}
