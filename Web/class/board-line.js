// @ts-check
/** The board's status line: which team got a word, why a word was refused, or what to do. */
import { make, nodes } from "../page/dom.js";

/** @typedef {import("../page/wording.js").Said} Said */

export class BoardLine {
  #hint = make("p", { class: "projector-hint" });
  #told = make("p", { role: "status" });
  #refused = make("div", { class: "projector-refused", role: "alert" });
  element = make("div", { class: "projector-lines" }, this.#hint, this.#told, this.#refused);

  /** @param {Said} hint what to do, shown while there is nothing else */
  setHint(hint) {
    this.#hint.textContent = hint;
  }

  showHint() {
    this.#show("", []);
  }

  /** @param {Said} text */
  tell(text) {
    this.#show(text, []);
  }

  /** @param {Said[]} texts the first one is a title */
  refuse(texts) {
    this.#show("", texts);
  }

  /**
   * @param {Said} told
   * @param {Said[]} refused
   */
  #show(told, refused) {
    this.#told.replaceChildren(...nodes(told));
    const [title, ...others] = refused.filter((text) => text !== "");
    this.#refused.replaceChildren(
      ...(title ? [make("b", {}, title), ...others.flatMap((text) => [" ", make("span", {}, text)])] : []),
    );
    this.#hint.hidden = told !== "" || refused.length > 0;
  }
}
