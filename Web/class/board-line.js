// @ts-check
/** The board's status line: which team got a word, why a word was refused, or what to do. */
import { make, nodesForText } from "../page/dom.js";

/** @typedef {import("../page/wording.js").PlayerText} PlayerText */

export class BoardLine {
  #hint = make("p", { class: "projector-hint" });
  #status = make("p", { role: "status" });
  #refusal = make("div", { class: "projector-refused", role: "alert" });
  element = make("div", { class: "projector-lines" }, this.#hint, this.#status, this.#refusal);

  /** @param {PlayerText} hint what to do, shown while there is nothing else */
  setHint(hint) {
    this.#hint.textContent = hint;
  }

  showHint() {
    this.#show("", []);
  }

  /** @param {PlayerText} text */
  showStatus(text) {
    this.#show(text, []);
  }

  /** @param {PlayerText[]} texts the first one is a title */
  showRefusal(texts) {
    this.#show("", texts);
  }

  /**
   * @param {PlayerText} status
   * @param {PlayerText[]} refusalTexts
   */
  #show(status, refusalTexts) {
    this.#status.replaceChildren(...nodesForText(status));
    const [title, ...others] = refusalTexts.filter((text) => text !== "");
    this.#refusal.replaceChildren(
      ...(title ? [make("b", {}, title), ...others.flatMap((text) => [" ", make("span", {}, text)])] : []),
    );
    this.#hint.hidden = status !== "" || refusalTexts.length > 0;
  }
}
