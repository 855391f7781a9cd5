// @ts-check
/** The table of a shared round: who has found how much, the words once they may be shown, and the link to send on. */
import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { english } from "../page/wording.js";
import { puzzleName } from "./invitation.js";
import { playerBead, playerName } from "./players.js";
import { SendOn } from "./send-on.js";

/** @typedef {import("../engine/exports").SharedMessage} Shared */
/** @typedef {import("./together.js").Together} Together */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {Shared["names"][number]} SharedPlayer */

export class TableOfPlayers {
  #wording;
  #shared;
  element;

  /**
   * @param {import("../class/class-screens.js").Context} context
   * @param {Together} together
   * @param {Shared} shared
   * @param {{takeWords: () => void, playAgain: () => void}} actions
   */
  constructor({ state, screens }, { elsewhereCount, canPlayToday, month }, shared, { takeWords, playAgain }) {
    const { wording } = state.current;
    this.#wording = wording;
    this.#shared = shared;
    const sendOn = new SendOn(shared, wording, screens);
    this.element = make(
      "div",
      {},
      make(
        "p",
        { class: "kind" },
        puzzleName(shared, wording),
        " · ",
        wording.text(`together.${shared.mode === "race" ? "race" : "list"}`),
      ),
      ...(elsewhereCount > 0 ? [this.#question(elsewhereCount, takeWords)] : []),
      make("ol", { class: "players", role: "list" }, ...shared.rows.map((row) => this.#row(row))),
      ...[this.#verdict(), shared.isOpen ? wording.text("together.open") : ""]
        .filter((text) => text !== "")
        .map((text) => make("p", {}, text)),
      sendOn.element,
      ...this.#words(),
      ...(month ? this.#month(month) : []),
      ...(canPlayToday ? [make("div", { class: "row" }, makeButton(wording.text("together.again"), playAgain))] : []),
    );
  }

  /** @param {number} number of a player */
  #player(number) {
    return /** @type {SharedPlayer} */ (this.#shared.names.find((name) => name.number === number));
  }

  /** @param {Shared["rows"][number]} row */
  #row({ number, place, words, points, isFinal }) {
    const [wording, name] = [this.#wording, this.#player(number)];
    return make(
      "li",
      {},
      make("span", { class: "place" }, String(place)),
      playerBead(name),
      make("b", {}, playerName(name, wording)),
      make("span", {}, wording.text("together.words", words)),
      make("span", { class: "quiet" }, wording.text("together.points", points)),
      make("span", { class: "quiet" }, wording.text(isFinal ? "together.finished" : "together.playing")),
    );
  }

  /** Who is ahead, or how many words were found together, in one sentence; empty for a single player. */
  #verdict() {
    const wording = this.#wording;
    const { kind, lead, players } = this.#shared.verdict;
    const [first, second] = players.map(({ number }) => this.#player(number));
    if (kind === "alone") return "";
    if (kind === "together") return wording.text("together.together", lead, this.#shared.commonWords);
    if (kind === "equal") {
      const names = players.map(({ number }) => playerName(this.#player(number), wording));
      return wording.text("together.equal", wording.list(names, "long"));
    }
    const key = kind === "words" ? "together.moreWords" : "together.morePoints";
    return wording.text(key, lead, playerName(first, wording), playerName(second, wording, "together.youObject"));
  }

  /**
   * @param {number} count
   * @param {() => void} takeWords
   */
  #question(count, takeWords) {
    const wording = this.#wording;
    return make(
      "div",
      { class: "ask-take" },
      make("p", {}, wording.text("together.take", count)),
      make("div", { class: "row" }, makeButton(wording.text("together.takeThem"), takeWords)),
    );
  }

  /** All words, once they may be shown. */
  #words() {
    const [shared, wording] = [this.#shared, this.#wording];
    const leftOutNames = shared.leftOut.map(({ number }) => playerName(this.#player(number), wording));
    return [
      ...this.#list(wording.text("together.everyone"), shared.everyone),
      ...this.#list(
        wording.text("together.some"),
        shared.some.map(({ word }) => word),
        shared.some.map(({ players }) => players.map(({ number }) => this.#player(number))),
      ),
      ...shared.only.flatMap(({ number, words }) =>
        this.#list(
          wording.text("together.only", playerName(this.#player(number), wording, "together.youObject")),
          words,
        ),
      ),
      ...this.#list(wording.text("together.missed"), shared.missed),
      ...(shared.unknown.length > 0
        ? [wording.text("together.unknown", wording.list(shared.unknown.map(english)))]
        : []
      ).map(noteParagraph),
      ...(leftOutNames.length > 0 ? [wording.text("together.leftOut", wording.list(leftOutNames))] : []).map(
        noteParagraph,
      ),
    ];
  }

  /**
   * @param {string} title
   * @param {string[]} words
   * @param {SharedPlayer[][]} [finders] of each word, if the title does not name them
   */
  #list(title, words, finders = []) {
    if (words.length === 0) return [];
    const items = words.map((word, index) => {
      const names = finders[index] ?? [];
      const finderNames = this.#wording.list(names.map((name) => playerName(name, this.#wording)));
      const label = names.length > 0 ? [make("span", { class: "unseen" }, `: ${finderNames}`)] : [];
      return make("li", {}, make("span", { lang: "en" }, word), ...names.map(playerBead), ...label);
    });
    return [make("h3", {}, title), make("ul", { class: "shared-words", role: "list" }, ...items)];
  }

  /** @param {NonNullable<Together["month"]>} month */
  #month({ daysSeen, days, rows }) {
    const wording = this.#wording;
    return [
      make("h3", {}, wording.text("together.month")),
      make("p", { class: "quiet" }, wording.text("together.seen", daysSeen, days)),
      make(
        "ul",
        { class: "players", role: "list" },
        ...rows.map((row) =>
          make(
            "li",
            {},
            make("b", {}, playerName(row, wording)),
            make("span", {}, wording.text("together.words", row.words)),
            make("span", { class: "quiet" }, wording.text("together.ahead", row.daysAhead)),
          ),
        ),
      ),
    ];
  }
}

/** @param {string} text */
const noteParagraph = (text) => make("p", { class: "quiet" }, text);
