// @ts-check
/** What has been found and how far it has come: score, rank, cord, list, and what is left. */
import { grouped, make, the } from "./page.js";

/** @typedef {import("./wording.js").Wording} Wording */
/** @typedef {import("./engine.js").Engine} Engine */

/** The ranks by number. */
export const ranks = ["thread", "strand", "braid", "cord", "bracelet", "garland", "wholeString"];

/** @typedef {{sort: string, showsCount: boolean}} View */

export class Board {
  /** @type {Wording} */
  wording;

  /** @param {Wording} wording */
  constructor(wording) {
    this.wording = wording;
  }

  /**
   * Draws everything.
   * @param {Engine} engine
   * @param {View} view
   * @param {{newest?: string, marked?: string}} [special] the word just found, or one found earlier
   */
  draw(engine, view, special = {}) {
    this.#score(engine, view);
    this.#list(engine, view, special);
    this.#left(engine, view);
  }

  /**
   * @param {Engine} engine
   * @param {View} view
   */
  #score(engine, { showsCount }) {
    const { wording } = this;
    const score = engine.figure("score");
    const [points, unit] = parts(wording.text("screen.points", score), String(score));
    the("points").textContent = points;
    the("points-unit").textContent = unit;
    the("rank").textContent = rankName(engine, wording);
    the("to-next").textContent = toNext(engine, wording, "· ");
    the("found-count").textContent = showsCount ? foundCount(engine, wording) : wording.text("page.foundAlone", engine.figure("commonFound"));
    the("bonus-count").textContent = `· ${wording.text("screen.bonusCount", engine.figure("bonusFound"))}`;
    this.#cord(engine);
    this.#ladder(engine, showsCount);
  }

  /** @param {Engine} engine */
  #cord(engine) {
    const cord = the("cord");
    const rank = engine.figure("rank");
    const total = Math.max(1, engine.figure("totalPoints"));
    const share = rank === 6 ? 1 : Math.min(0.99, engine.figure("commonPoints") / total);
    if (cord.childElementCount === 0) {
      cord.append(make("i", { class: "rope" }), ...ranks.map(() => make("i", { class: "pearl" })), make("i", { class: "needle" }));
    }
    /** @type {NodeListOf<HTMLElement>} */ (cord.querySelectorAll(".pearl")).forEach((pearl, number) => {
      pearl.classList.toggle("reached", number <= rank);
      pearl.style.setProperty("--at", String(number === 6 ? 1 : Math.min(1, engine.rankThreshold(number) / total)));
    });
    cord.classList.toggle("whole", rank === 6);
    cord.style.setProperty("--share", String(share));
  }

  /**
   * @param {Engine} engine
   * @param {boolean} showsCount
   */
  #ladder(engine, showsCount) {
    const rank = engine.figure("rank");
    the("ladder").replaceChildren(...ranks.map((name, number) => {
      const isHere = number === rank;
      const all = showsCount ? this.wording.text("page.allWords", engine.figure("commonTotal")) : "";
      const at = number === 6 ? all : String(engine.rankThreshold(number));
      const label = this.wording.text(`rank.${name}`);
      return make("li", { class: `rung${number <= rank ? " reached" : ""}${isHere ? " here" : ""}` },
        make("span", { class: "name" }, isHere ? this.wording.text("page.youAreHere", label) : label),
        make("span", { class: "at" }, at));
    }));
  }

  /**
   * @param {Engine} engine
   * @param {View} view
   * @param {{newest?: string, marked?: string}} special
   */
  #list(engine, { sort }, { newest, marked }) {
    const finds = sorted(engine.found(), sort);
    const list = the("found");
    list.replaceChildren(...finds.map((find) => {
      const kind = `find${find.isBonus ? " bonus" : ""}${find.word === newest ? " newest" : ""}${find.word === marked ? " marked" : ""}`;
      return make("li", { class: kind },
        make("span", { class: "word", lang: "en" }, find.word),
        make("span", { class: "unseen" }, `, ${this.wording.text("screen.letters", find.word.length)} `),
        make("span", { class: "tag" }, find.isBonus ? `+ ${this.wording.text("screen.bonus")}` : ""),
        make("span", { class: "plus" }, `+${find.points}`),
        make("span", { class: "circle", "aria-hidden": "true" }, String(find.word.length)));
    }));
    the("empty").hidden = finds.length > 0;
    const shown = list.querySelector(marked ? ".marked" : ".newest");
    if (marked || newest) shown?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {Engine} engine
   * @param {View} view
   */
  #left(engine, { showsCount }) {
    the("lengths").replaceChildren(...(showsCount ? engine.lengths() : []).map(({ length, found, left }) => {
      const item = make("li", { class: "length" },
        make("span", { class: "circle", "aria-hidden": "true" }, String(length)),
        make("span", { class: "unseen" }, `${this.wording.text("screen.letters", length)}: `),
        make("span", { class: "count" }, this.wording.text("screen.left", left)),
        make("span", { class: "bar", "aria-hidden": "true" }));
      item.style.setProperty("--share", String(found / (found + left)));
      return item;
    }));
  }

  /**
   * Draws the hint, where it is open.
   * @param {Engine} engine
   */
  drawHint(engine) {
    const letters = grouped(engine.hints(), (hint) => hint.letter);
    const rows = [...letters].map(([letter, hints]) => make("li", {}, make("b", { lang: "en" }, letter),
      ...hints.flatMap(({ length, count }) => [" ", make("span", {}, `${length}:${count}`)])));
    the("hint").replaceChildren(...(rows.length > 0 ? rows : [make("li", {}, this.wording.text("hint.none"))]));
  }
}

/**
 * @param {Engine} engine
 * @param {Wording} wording
 */
export const rankName = (engine, wording) => wording.text(`rank.${ranks[engine.figure("rank")]}`);

/**
 * @param {Engine} engine
 * @param {Wording} wording
 */
export const foundCount = (engine, wording) =>
  wording.text("screen.foundCount", engine.figure("commonFound"), engine.figure("commonTotal"));

/**
 * What the next rank takes, behind a mark, or nothing.
 * @param {Engine} engine
 * @param {Wording} wording
 * @param {string} mark
 */
function toNext(engine, wording, mark) {
  const [rank, points] = [engine.figure("rank"), engine.figure("commonPoints")];
  const next = ranks.findIndex((_, number) => number > rank && number < 6 && engine.rankThreshold(number) > points);
  if (next > 0) return mark + wording.text("screen.toRank", engine.rankThreshold(next) - points, wording.text(`rank.${ranks[next]}`));
  const left = engine.figure("commonTotal") - engine.figure("commonFound");
  return left === 0 ? "" : mark + wording.text("screen.wordsToRank", left, wording.text("rank.wholeString"));
}

/**
 * @param {import("./engine.js").Find[]} finds newest first
 * @param {string} sort
 */
export function sorted(finds, sort) {
  const byName = (/** @type {{word: string}} */ one, /** @type {{word: string}} */ other) => (one.word < other.word ? -1 : 1);
  if (sort === "name") return [...finds].sort(byName);
  if (sort === "length") return [...finds].sort((one, other) => other.word.length - one.word.length || byName(one, other));
  return finds;
}

/**
 * Cuts a text into a figure and what stands around it.
 * @param {string} text
 * @param {string} figure
 * @returns {[string, string]}
 */
function parts(text, figure) {
  return [figure, text.replace(figure, "").trim()];
}
