// @ts-check
/** The sets saved on this device, latest first. They can be opened, played, removed and restored. */
import { make, nodesForText } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { setName } from "../round/played-set.js";
import { withoutMarks } from "./unmarked.js";

/** @typedef {import("../engine/exports").SavedSetMessage} SavedSet */
/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {{
 *   open: (set: SavedSet) => void,
 *   play: (set: SavedSet) => void,
 *   remove: (set: SavedSet) => void,
 *   restore: (set: SavedSet) => void,
 *   begin: () => void,
 * }} Actions
 */

/** @param {SavedSet} set */
export const nameOf = ({ name }) => name ?? "";

export class SavedSets {
  #wording;
  #actions;
  #title;
  #list = make("ul", { class: "open saved-sets", role: "list" });
  #status = make("p", { class: "quiet", role: "status" });
  element;

  /**
   * @param {Wording} wording
   * @param {Actions} actions
   */
  constructor(wording, actions) {
    this.#wording = wording;
    this.#actions = actions;
    this.#title = make("h3", { tabindex: -1 }, wording.text("class.sets"));
    const begin = make("button", { type: "button", class: "button" }, wording.text("class.new"));
    begin.addEventListener("click", actions.begin);
    this.element = make(
      "section",
      { class: "sets" },
      this.#title,
      this.#list,
      this.#status,
      make("div", { class: "row" }, begin),
    );
  }

  /**
   * @param {readonly SavedSet[]} sets
   * @param {string} editedCode the code of the set that is being edited
   */
  draw(sets, editedCode) {
    drawList(
      this.#list,
      sets,
      (set) => `${set.code} ${set.name} ${set.code === editedCode}`,
      (set) => this.#item(set, set.code === editedCode),
    );
    this.element.hidden = sets.length === 0 && this.#status.textContent === "";
  }

  /**
   * Shows that a set was removed, and offers to restore it.
   * @param {SavedSet} set
   */
  offerToRestore(set) {
    const status = this.#wording.text("class.removed", setName(set, this.#wording));
    this.#offerUndo(status, () => this.#actions.restore(set)).focus();
  }

  /**
   * Shows that another list has replaced an unsaved one, and offers to restore the unsaved one.
   * @param {() => void} undo
   */
  offerToRestoreDraft(undo) {
    this.#offerUndo(this.#wording.text("class.putAside"), undo);
    this.element.hidden = false;
  }

  /**
   * @param {import("../page/wording.js").PlayerText} status
   * @param {() => void} action
   */
  #offerUndo(status, action) {
    const undo = make("button", { type: "button", class: "text-button" }, this.#wording.text("class.undo"));
    undo.addEventListener("click", () => {
      this.#status.textContent = "";
      action();
      this.#title.focus();
    });
    this.#status.replaceChildren(...nodesForText(status), " ", undo);
    return undo;
  }

  /**
   * @param {SavedSet} set
   * @param {boolean} isEdited
   */
  #item(set, isEdited) {
    const wording = this.#wording;
    const text = setName(set, wording);
    const buttons = /** @type {const} */ ([
      ["class.openSet", "class.openSetNamed", () => this.#actions.open(set)],
      ["button.play", "class.playNamed", () => this.#actions.play(set)],
      ["class.removeSet", "class.remove", () => this.#actions.remove(set)],
    ]).map(([key, name, action]) => {
      const spoken = wording.text(name, withoutMarks(text));
      const button = make("button", { type: "button", class: "button", "aria-label": spoken }, wording.text(key));
      button.addEventListener("click", action);
      return button;
    });
    const title = make(
      "p",
      isEdited ? { "aria-current": "true" } : {},
      make("b", {}, text),
      " ",
      make("span", {}, wording.text("class.setCount", set.count)),
    );
    return make("li", {}, title, make("div", { class: "puzzle-buttons" }, ...buttons));
  }
}
