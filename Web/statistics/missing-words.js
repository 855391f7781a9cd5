// @ts-check
/**
 * The words that the player misses in the word list. They leave the device only if the player copies them or sends them
 * to the page's owner.
 */
import { copyText } from "../page/clipboard.js";
import { icon, make } from "../page/dom.js";
import { asIs, english } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Wording} Wording */

export class MissingWords {
  #game;
  #wording;
  #body = make("div");
  #status = make("p", { class: "quiet", role: "status" });
  #summary;

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {Wording} wording
   */
  constructor(game, wording) {
    this.#game = game;
    this.#wording = wording;
    this.#summary = make("summary", {}, wording.text("missing.title"));
    this.element = make("details", {}, this.#summary, this.#body, this.#status);
    this.#draw();
  }

  get #words() {
    return this.#game.overview?.missing ?? [];
  }

  #draw() {
    const [words, wording] = [this.#words, this.#wording];
    if (words.length === 0) return this.#body.replaceChildren(make("p", {}, wording.text("missing.none")));
    const list = make("ul", { class: "missing", role: "list", "aria-label": wording.text("missing.title") });
    list.append(...words.map((word) => this.#item(word)));
    const copy = make("button", { type: "button", class: "button" }, wording.text("missing.copy"));
    copy.addEventListener("click", () => void this.#copy());
    // A set has no links to the outside.
    const address = this.#game.view.playedSet ? "" : reportAddress(ownerAddress(), words);
    const send = make("a", { class: "button", href: address }, wording.text("missing.send"));
    this.#body.replaceChildren(
      list,
      make("p", { class: "quiet" }, wording.text("missing.note")),
      make("div", { class: "row" }, copy, ...(address ? [send] : [])),
    );
  }

  /** @param {string} word */
  #item(word) {
    const label = this.#wording.text("missing.remove", asIs(word));
    const remove = make("button", { type: "button", class: "icon-button", "aria-label": label }, icon("close"));
    remove.addEventListener("click", () => void this.#remove(word));
    return make("li", {}, english(word), remove);
  }

  /** @param {string} word */
  async #remove(word) {
    this.#game.act("removeMissingWord", word);
    await this.#game.refreshOverview();
    this.#draw();
    this.#summary.focus();
  }

  async #copy() {
    const text = this.#words.join("\n");
    const isCopied = await copyText(text);
    this.#status.textContent = isCopied ? this.#wording.text("share.copied") : text;
  }
}

/** The address to which the page's owner wants words to be sent; empty if there is none. */
const ownerAddress = () =>
  /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=report]"))?.content ?? "";

/**
 * The owner's address with the words added.
 * @param {string} report the owner's address; if it is empty, the result is too
 * @param {string[]} words
 */
export function reportAddress(report, words) {
  if (report === "") return "";
  const parameter = report.startsWith("mailto:") ? "body" : "words";
  return `${report}${report.includes("?") ? "&" : "?"}${parameter}=${encodeURIComponent(words.join(" "))}`;
}
