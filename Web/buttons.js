// @ts-check
/** Connects the buttons of the page with what they do. */
import { byId } from "./page/dom.js";
import { listenToPointers } from "./round/pointers.js";

/**
 * @typedef {{
 *   entry: import("./round/word-entry.js").WordEntry,
 *   hint: import("./round/hint.js").Hint,
 *   clues: import("./round/clues.js").Clues,
 *   roundSwitcher: import("./round/round-switcher.js").RoundSwitcher,
 *   notice: import("./round/notice.js").Notice,
 *   dialogs: import("./dialogs/dialog-loader.js").DialogLoader,
 *   field: import("./round/field.js").Field,
 *   preferences: import("./page/preferences.js").Preferences,
 *   forget: () => void,
 *   announceStanding: () => void,
 * }} Parts
 */

/** @param {Parts} parts */
export function listenToButtons({
  entry,
  hint,
  clues,
  dialogs,
  roundSwitcher,
  notice,
  field,
  preferences,
  ...actions
}) {
  const on = (/** @type {keyof import("./page/dom.js").Elements} */ id, /** @type {() => unknown} */ action) =>
    byId(id).addEventListener("click", action);
  listenToActions(entry);
  for (const id of /** @type {const} */ (["new-word", "notice-new"])) on(id, () => roundSwitcher.newWord());
  on("end-round", () => dialogs.withContents(({ ending }) => ending.ask()));
  on("open-hint", () => hint.toggle());
  on("take-clue", () => clues.takeClue());
  on("say-standing", () => actions.announceStanding());
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-opens]")))
    button.addEventListener("click", () => dialogs.open(/** @type {any} */ (button.dataset.opens)));
  on("open-rounds", () => dialogs.withContents(({ rounds }) => rounds.open()));
  for (const part of /** @type {const} */ (["statistics", "book", "calendar"]))
    on(`open-${part}`, () => dialogs.openStatistics(part));
  on("forget", () => actions.forget());
  on("close-welcome", () => {
    preferences.update({ welcomed: true });
    field.focus();
  });
  on("notice-close", () => {
    notice.hide();
    field.focus();
  });
}

/** How long Delete must be held to delete the whole word, in milliseconds. */
const longPressDuration = 500;

/**
 * The buttons beside the beads, which thumbs press while another pointer is down.
 * @param {Parts["entry"]} entry
 */
function listenToActions(entry) {
  const actions = /** @type {Record<string, () => void>} */ ({
    enter: () => entry.enter(),
    delete: () => entry.deleteLetter(),
    shuffle: () => entry.shuffle(),
  });
  listenToPointers(byId("dock"), ".actions button", {
    activate: (button) => actions[button.id](),
    down: (press) => {
      if (press.button.id !== "delete") return;
      setTimeout(() => {
        if (press.isDone) return;
        press.isDone = true;
        entry.deleteWord();
      }, longPressDuration);
    },
  });
}
