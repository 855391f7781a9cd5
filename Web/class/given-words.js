// @ts-check
/** The words that a class has found, in order, or by team. They are as large as they can be with all visible. */
import { make } from "../page/dom.js";
import { fit } from "./fit.js";
import { foundItem, teamName, teamSign } from "./teams.js";

/** The possible heights of the words, in hundredths of the screen's. */
const sizes = [6.5, 5.5, 4.5, 3.8, 3.2];

export class GivenWords {
  #list;
  #resized = new ResizeObserver(() => fit(this.#list, sizes));
  heading = make("h3", { class: "projector-praise", tabindex: -1 });
  element;

  /**
   * @param {import("../engine/exports").TeamFindMessage[]} finds
   * @param {number[]} teams in display order; empty without teams
   * @param {import("../page/wording.js").Wording} wording
   */
  constructor(finds, teams, wording) {
    this.heading.textContent = wording.text("projector.classFound", finds.length);
    const listOf = (/** @type {typeof finds} */ given, /** @type {Record<string, string>} */ attributes) =>
      make("ul", { role: "list", ...attributes }, ...given.map((find) => foundItem(find, false, wording)));
    const found = teams.map((team) => finds.filter((find) => find.team === team));
    this.#list =
      teams.length > 0
        ? make("div", {}, ...teams.map((team, at) => teamWords(team, listOf(found[at], {}), wording)))
        : listOf(finds, { "aria-label": wording.text("found.title") });
    this.#list.classList.add("given-words");
    this.element = make("div", { class: "projector-given" }, this.heading, this.#list);
  }

  /** Draws the words as large as the available room allows. The room may change. */
  draw() {
    fit(this.#list, sizes);
    this.#resized.observe(this.#list);
  }

  close() {
    this.#resized.disconnect();
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
