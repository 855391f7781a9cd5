// @ts-check
/** The top of the page: the kind of round, the next daily puzzle, and, between two rounds, a newer version of the page. */

import { PageUpdates } from "../offline/page-updates.js";
import { byId, make } from "../page/dom.js";
import { heading } from "./heading.js";

export class Header {
  updates = new PageUpdates();
  #game;
  #wording;
  #isFieldEmpty;
  #onday;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {() => import("../page/wording.js").Wording} wording
   * @param {() => boolean} isFieldEmpty
   * @param {() => void} onday called when another day has begun
   */
  constructor(game, wording, isFieldEmpty, onday) {
    this.#game = game;
    this.#wording = wording;
    this.#isFieldEmpty = isFieldEmpty;
    this.#onday = onday;
    this.updates.onnewer = () => this.draw();
  }

  draw() {
    const [{ view }, wording] = [this.#game, this.#wording()];
    const { kind, date, aside, leadsToToday } = heading(view, wording, new Date());
    const title = wording.text("game.title");
    document.title = view.time?.isPaused ? title : `${view.round.root} · ${title}`;
    byId("kind").textContent = kind;
    byId("date").textContent = date;
    if (this.updates.isNewer && this.#isBetweenRounds) this.#drawUpdate();
    else this.#drawAside(aside, leadsToToday);
    clearTimeout(this.#timer);
    if (document.hidden) return;
    this.#timer = setTimeout(() => this.drawDay(), 60_000 - (Date.now() % 60_000));
  }

  /** Draws the time until the next puzzle, and the new day after midnight. */
  drawDay() {
    const { today } = this.#game.view;
    this.#game.setDay(new Date());
    this.draw();
    if (this.#game.view.today !== today) this.#onday();
  }

  get #isBetweenRounds() {
    const { round, foundWords } = this.#game.view;
    return this.#isFieldEmpty() && (round.phase !== "playing" || foundWords.length === 0);
  }

  /**
   * Draws what stands beside the kind of the round. A link stays the same element, which may have the focus when the minute changes.
   * @param {string} text
   * @param {boolean} isLink
   */
  #drawAside(text, isLink) {
    const before = byId("aside").querySelector("a");
    if (isLink && before) before.textContent = text;
    else byId("aside").replaceChildren(isLink ? make("a", { href: "?daily" }, text) : text);
  }

  /** Draws the button that uses the newer version, which stays the same element too. */
  #drawUpdate() {
    const name = this.#wording().text("update.use");
    if (byId("aside").querySelector("button")?.textContent === name) return;
    const use = make("button", { type: "button", class: "text-button" }, name);
    use.addEventListener("click", () => this.#game.settle().then(() => this.updates.activate()));
    byId("aside").replaceChildren(this.#wording().text("update.ready"), " ", use);
  }
}
