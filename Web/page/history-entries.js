// @ts-check
/**
 * The entries of the browser's history. While a dialog is open it has an extra entry, so that Back closes the top
 * dialog. If the dialog is closed in another way, its entry stays for the next dialog. Back skips such an entry, and
 * acts as if it did not exist.
 */

/**
 * @typedef {{day?: string, dialogs?: number}} Entry the day on which its address was followed, and how many dialogs
 *   Back can still close from there
 */

/** @returns {Entry | null} null right after the player has changed the fragment of the address */
const currentEntry = () => history.state;
const dialogCount = () => currentEntry()?.dialogs ?? 0;

export class HistoryEntries {
  /**
   * The open dialogs; the last one is on top.
   * @type {HTMLDialogElement[]}
   */
  #openDialogs = [];
  /** The last known entry and its address. The browser may already be at another one. */
  #lastKnown = { entry: currentEntry(), address: location.href };

  constructor() {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof HTMLDialogElement) this.#updateOpenDialogs(target);
      this.#addEntries();
    });
    observer.observe(document.body, { attributeFilter: ["open"], subtree: true });
    addEventListener("popstate", () => this.#handleMove());
  }

  /**
   * @param {Entry} change
   * @param {string} [address]
   */
  replace(change, address = location.href) {
    history.replaceState({ ...currentEntry(), ...change }, "", address);
    this.#lastKnown = { entry: currentEntry(), address: location.href };
  }

  /** @param {HTMLDialogElement} dialog that was opened, closed, or both */
  #updateOpenDialogs(dialog) {
    this.#openDialogs = this.#openDialogs.filter((openDialog) => openDialog !== dialog);
    if (dialog.open) this.#openDialogs.push(dialog);
  }

  /** Adds an entry for each open dialog that has none. */
  #addEntries() {
    while (dialogCount() < this.#openDialogs.length) {
      history.pushState({ ...currentEntry(), dialogs: dialogCount() + 1 }, "");
      this.#lastKnown = { entry: currentEntry(), address: location.href };
    }
  }

  /** Handles a move of the browser to another entry of this page. */
  #handleMove() {
    const [before, now] = [this.#lastKnown.entry?.dialogs ?? 0, dialogCount()];
    // A new fragment has made an entry without data; the round is still the same.
    if (!currentEntry()) return this.replace({ day: this.#lastKnown.entry?.day });
    // All entries of dialogs have the same screen state, so they count as one.
    if (now !== before) this.replace({ ...this.#lastKnown.entry, dialogs: now }, this.#lastKnown.address);
    const isBack = now < before;
    this.#lastKnown = { entry: currentEntry(), address: location.href };
    if (isBack && !this.#closeDialogsAbove(now)) history.back();
  }

  /**
   * Closes the dialogs above an entry as Escape would; returns whether any was closed.
   * @param {number} depth of the entry
   */
  #closeDialogsAbove(depth) {
    const dialogsAbove = this.#openDialogs.slice(depth).reverse();
    const closedDialogs = dialogsAbove.filter((dialog) =>
      dialog.dispatchEvent(new Event("cancel", { cancelable: true })),
    );
    for (const dialog of closedDialogs) dialog.close();
    return closedDialogs.length > 0;
  }
}
