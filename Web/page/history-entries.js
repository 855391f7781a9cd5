// @ts-check
/**
 * The entries of the browser's history. While a dialog is open there is one entry more for it, so that Back closes the dialog on top. After it
 * was closed in another way, its entry stays for the next dialog; Back passes over it, and does what it would have done without it.
 */

/**
 * @typedef {{round?: string, day?: string, code?: string, dialogs?: number}} Entry the round on screen, the day on which its address was obeyed,
 *   the code that is shown, and how many dialogs Back can still close there
 */

/** @returns {Entry | null} nothing right after the player has changed the fragment of the address */
const entry = () => history.state;
const depth = () => entry()?.dialogs ?? 0;

export class HistoryEntries {
  /**
   * The open dialogs, the one on top last.
   * @type {HTMLDialogElement[]}
   */
  #open = [];
  /** The entry as it was last, and its address: by now the browser may be at another one. */
  #last = { entry: entry(), address: location.href };

  constructor() {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof HTMLDialogElement) this.#note(target);
      this.#addEntries();
    });
    observer.observe(document.body, { attributeFilter: ["open"], subtree: true });
    addEventListener("popstate", () => this.#moved());
  }

  /**
   * Changes what the entry keeps.
   * @param {Entry} change
   * @param {string} [address]
   */
  replace(change, address = location.href) {
    history.replaceState({ ...entry(), ...change }, "", address);
    this.#last = { entry: entry(), address: location.href };
  }

  /** @param {HTMLDialogElement} dialog that was opened, closed, or both */
  #note(dialog) {
    this.#open = this.#open.filter((open) => open !== dialog);
    if (dialog.open) this.#open.push(dialog);
  }

  /** Adds an entry for each open dialog that has none. */
  #addEntries() {
    while (depth() < this.#open.length) {
      history.pushState({ ...entry(), dialogs: depth() + 1 }, "");
      this.#last = { entry: entry(), address: location.href };
    }
  }

  /** The browser has gone to another entry of this page. */
  #moved() {
    const [before, now] = [this.#last.entry?.dialogs ?? 0, depth()];
    // With another fragment the round is the same.
    if (!entry()) return this.replace({ round: this.#last.entry?.round, day: this.#last.entry?.day });
    // The entries of dialogs keep what is on screen, as if they were one.
    if (now !== before) this.replace({ ...this.#last.entry, dialogs: now }, this.#last.address);
    const isBack = now < before;
    this.#last = { entry: entry(), address: location.href };
    if (isBack && !this.#closeAbove(now)) history.back();
  }

  /**
   * Closes the dialogs above an entry as Escape would; returns whether there was one.
   * @param {number} depth of the entry
   */
  #closeAbove(depth) {
    const above = this.#open.slice(depth).reverse();
    const closed = above.filter((dialog) => dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
    for (const dialog of closed) dialog.close();
    return closed.length > 0;
  }
}
