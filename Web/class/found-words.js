// @ts-check
/** The words that a class has found, in order or by team, in the largest font size at which all of them are visible. */
import { make } from "../page/dom.js";
import { fitFontSize } from "./fit.js";
import { foundItem, teamName, teamSign } from "./teams.js";

/** The possible font sizes of the words, in percent of the screen height. */
const wordHeights = [6.5, 5.5, 4.5, 3.8, 3.2];

export class FoundWords {
  #list;
  #resizeObserver = new ResizeObserver(() => fitFontSize(this.#list, wordHeights));
  heading = make("h3", { class: "projector-praise", tabindex: -1 });
  element;

  /**
   * @param {import("../engine/exports").TeamFoundWordMessage[]} finds
   * @param {number[]} teams in display order; empty without teams
   * @param {import("../page/wording.js").Wording} wording
   */
  constructor(finds, teams, wording) {
    this.heading.textContent = wording.text("projector.classFound", finds.length);
    const makeList = (/** @type {typeof finds} */ words, /** @type {Record<string, string>} */ attributes) =>
      make("ul", { role: "list", ...attributes }, ...words.map((find) => foundItem(find, false, wording)));
    const findsByTeam = teams.map((team) => finds.filter((find) => find.team === team));
    this.#list =
      teams.length > 0
        ? make("div", {}, ...teams.map((team, index) => teamWords(team, makeList(findsByTeam[index], {}), wording)))
        : makeList(finds, { "aria-label": wording.text("found.title") });
    this.#list.classList.add("given-words");
    this.element = make("div", { class: "projector-given" }, this.heading, this.#list);
  }

  /** Draws the words as large as the available space allows, and again when the space changes. */
  draw() {
    fitFontSize(this.#list, wordHeights);
    this.#resizeObserver.observe(this.#list);
  }

  close() {
    this.#resizeObserver.disconnect();
  }
}

/**
 * @param {number} team
 * @param {HTMLElement} words
 * @param {import("../page/wording.js").Wording} wording
 */
function teamWords(team, words, wording) {
  words.setAttribute("aria-label", teamName(team, wording));
  return make("div", { class: "given-team", hidden: words.childElementCount === 0 }, teamSign(team), words);
}
