// @ts-check
/** The sets saved on this device, latest first. They can be opened, played, removed and restored. */
import { make, nodes } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { setName } from "../round/played-set.js";
import { unmarked } from "./unmarked.js";

/** @typedef {import("../engine/exports").SavedSetMessage} SavedSet */
/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {{
 *   open: (set: SavedSet) => void,
 *   play: (set: SavedSet) => void,
 *   remove: (set: SavedSet) => void,
 *   restore: (set: SavedSet) => void,
 *   begin: () => void,
 * }} Acts
 */

/** @param {SavedSet} set */
export const nameOf = ({ name }) => name ?? "";

export class SavedSets {
  #wording;
  #acts;
  #title;
  #list = make("ul", { class: "open saved-sets", role: "list" });
  #status = make("p", { class: "quiet", role: "status" });
  element;

  /**
   * @param {Wording} wording
   * @param {Acts} acts
   */
  constructor(wording, acts) {
    this.#wording = wording;
    this.#acts = acts;
    this.#title = make("h3", { tabindex: -1 }, wording.text("class.sets"));
    const begin = make("button", { type: "button", class: "button" }, wording.text("class.new"));
    begin.addEventListener("click", acts.begin);
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
   * @param {string} shown the code of the set that is being edited
   */
  draw(sets, shown) {
    drawList(
      this.#list,
      sets,
      (set) => `${set.code} ${set.name} ${set.code === shown}`,
      (set) => this.#item(set, set.code === shown),
    );
    this.element.hidden = sets.length === 0 && this.#status.textContent === "";
  }

  /**
   * Says that a set was removed, and offers to restore it.
   * @param {SavedSet} set
   */
  offerToRestore(set) {
    const told = this.#wording.text("class.removed", setName(set, this.#wording));
    this.#offerUndo(told, () => this.#acts.restore(set)).focus();
  }

  /**
   * Says that another list has replaced an unsaved one, and offers to bring it back.
   * @param {() => void} undo
   */
  offerToReturn(undo) {
    this.#offerUndo(this.#wording.text("class.putAside"), undo);
    this.element.hidden = false;
  }

  /**
   * @param {import("../page/wording.js").Said} told
   * @param {() => void} act
   */
  #offerUndo(told, act) {
    const undo = make("button", { type: "button", class: "text-button" }, this.#wording.text("class.undo"));
    undo.addEventListener("click", () => {
      this.#status.textContent = "";
      act();
      this.#title.focus();
    });
    this.#status.replaceChildren(...nodes(told), " ", undo);
    return undo;
  }

  /**
   * @param {SavedSet} set
   * @param {boolean} isShown
   */
  #item(set, isShown) {
    const wording = this.#wording;
    const text = setName(set, wording);
    const buttons = /** @type {const} */ ([
      ["class.openSet", "class.openSetNamed", () => this.#acts.open(set)],
      ["button.play", "class.playNamed", () => this.#acts.play(set)],
      ["class.removeSet", "class.remove", () => this.#acts.remove(set)],
    ]).map(([key, name, act]) => {
      const spoken = wording.text(name, unmarked(text));
      const button = make("button", { type: "button", class: "button", "aria-label": spoken }, wording.text(key));
      button.addEventListener("click", act);
      return button;
    });
    const title = make(
      "p",
      isShown ? { "aria-current": "true" } : {},
      make("b", {}, text),
      " ",
      make("span", {}, wording.text("class.setCount", set.count)),
    );
    return make("li", {}, title, make("div", { class: "puzzle-buttons" }, ...buttons));
  }
}
