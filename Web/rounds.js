// @ts-check
/** The rounds beside the one that is played: the last seven days, those to go on with, and a player's own word. */
import { make, the } from "./page.js";
import { address } from "./sheets.js";
import { sayOnButton } from "./transfer.js";

/** @typedef {import("./block.js").OpenRound} OpenRound */
/** @typedef {import("./wording.js").Wording} Wording */

const marks = /** @type {const} */ ({ notPlayed: "page.dayNotPlayed", begun: "page.dayBegun", whole: "page.dayWhole" });

/** How many minutes a timed round may take, times what the player has chosen. */
const times = [3, 10];

export class Rounds {
  #game;
  #choices;
  #wording;
  #keeps;
  /** Whether a free round that was left is offered beside the one that a new visit opens. */
  offers = false;
  /** Deals a round of so many minutes. */
  deal = (/** @type {number} */ minutes) => { void minutes; };
  /** @type {HTMLInputElement} */
  #ownWord = the("own-word");

  /**
   * @param {import("./game.js").Game} game
   * @param {import("./choices.js").Choices} choices
   * @param {() => Wording} wording
   * @param {boolean} keeps whether rounds are kept, without which none can be left for another
   */
  constructor(game, choices, wording, keeps) {
    this.#game = game;
    this.#choices = choices;
    this.#wording = wording;
    this.#keeps = keeps;
    the("open-rounds").hidden = !keeps;
    this.#ownWord.addEventListener("input", () => void this.#count());
    the("own").addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#root !== "") location.assign(address({ root: this.#root, daily: null }));
    });
    the("copy-link").addEventListener("click", () => void this.#copyLink());
  }

  /**
   * Draws the week, the rounds to go on with, what is offered, and where an ended daily puzzle leads to.
   * @param {import("./block.js").View} overview
   */
  draw({ days, open, earlier, today, round }) {
    const [week, wording] = [the("week"), this.#wording()];
    week.replaceChildren(...Array.from({ length: 7 }, (_, place) =>
      make("i", { class: days[place + days.length - 7]?.progress ?? "before" })));
    the("days").replaceChildren(...days.map(({ number, progress }) => make("li", {},
      make("a", { href: `?daily=${number}`, class: progress, "aria-label": wording.text(marks[progress], number), ...(number === today ? { "aria-current": "date" } : {}) },
        make("i", {}), String(number)))));
    the("open").replaceChildren(...open.map((round) => this.#openItem(round)));
    the("open-none").hidden = open.length > 0;
    this.#drawOffer(this.offers ? open.find(({ daily }) => daily === null) : undefined);
    the("end-earlier").hidden = earlier === 0 || round.daily === null || !this.#keeps;
    the("end-earlier").textContent = wording.text("screen.daily", earlier);
    the("end-earlier").setAttribute("href", `?daily=${earlier}`);
  }

  /** @param {OpenRound} round */
  #openItem({ root, daily, found, total, began }) {
    const wording = this.#wording();
    return make("li", {}, make("a", { href: address({ root, daily }) }, make("b", { lang: "en" }, root), " ",
      make("span", {}, this.#found(found, total)), " ", make("span", {}, age(began, wording.language))));
  }

  /** @param {OpenRound | undefined} round */
  #drawOffer(round) {
    the("offer").hidden = !round;
    if (!round) return;
    the("offer").replaceChildren(make("a", { href: address(round) },
      this.#choices.settings.showsCount ? this.#wording().text("page.goOnWith", round.root, this.#found(round.found, round.total))
        : this.#wording().text("page.goOnAlone", round.root)));
  }

  /**
   * How many words are found, and of how many where the player wants to see that.
   * @param {number} found
   * @param {number} total
   */
  #found(found, total) {
    return this.#choices.settings.showsCount ? this.#wording().text("screen.foundShort", found, total)
      : this.#wording().text("page.foundAlone", found);
  }

  /** The word in the field if it can be a root, or nothing. */
  get #root() {
    const text = this.#ownWord.value.trim().toLowerCase();
    return this.#game.isRoot(text) ? text : "";
  }

  /** Says how many words can be made of what is in the field. */
  async #count() {
    const [root, wording] = [this.#root, this.#wording()];
    const words = root === "" ? null : await this.#game.countWords(root).catch(() => null);
    if (this.#root !== root) return;
    the("own-status").textContent = words === null ? wording.text(root === "" ? "page.ownWordNote" : "page.wordsNotLoaded")
      : words === 0 ? wording.text("page.noWords") : wording.text("page.ownWords", words);
  }

  /** Draws what is chosen for another round, and the field for a player's own word as it is before anything is in it. */
  begin() {
    the("timed").replaceChildren(...times.map((time) => {
      const minutes = time * this.#choices.settings.timeFactor;
      const button = make("button", { type: "button", class: "button" }, this.#wording().text("timed.minutes", minutes));
      button.addEventListener("click", () => this.deal(minutes));
      return button;
    }));
    this.#ownWord.value = "";
    void this.#count();
  }

  async #copyLink() {
    if (this.#root === "") return this.#ownWord.focus();
    const [link, wording] = [address({ root: this.#root, daily: null }), this.#wording()];
    const isCopied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
    if (isCopied) sayOnButton(the("copy-link"), wording.text("page.copied"));
    the("own-status").textContent = isCopied ? wording.text("page.copied") : link;
  }
}

/**
 * How many days ago something was: "today", "yesterday", "3 days ago".
 * @param {Date} then
 * @param {string} language
 */
function age(then, language) {
  const [day, today] = [then, new Date()].map((date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.min(0, day - today), "day");
}
