// @ts-check
/** The player's statistics: figures, and for each rank a cord with a bead for each round that reached it. */
import { make } from "../page/dom.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {ReturnType<import("../engine/engine.js").Engine["statistics"]>} StatisticsAnswer */
/** @typedef {[import("../page/wording.js").TextKey, string]} Line the key of a name, and its value */

/** The periods of the statistics, in the order of the engine's numbers. */
const periods = /** @type {const} */ (["statistics.allTime", "statistics.thisYear", "statistics.thisMonth"]);
const countNames = /** @type {const} */ ([
  "words",
  "rounds",
  "distinctWords",
  "common",
  "bonus",
  "dailies",
  "allWords",
]);
/** The largest number of beads on a cord. If a rank has more rounds, a bead stands for several rounds. */
const maxBeads = 12;

export class StatisticsSummary {
  #wording;
  #container = make("div");

  /** @param {Wording} wording */
  constructor(wording) {
    this.#wording = wording;
    this.panel = make("section", {}, this.#container);
  }

  /** @param {import("../engine/game.js").Game["engine"]} engine */
  show(engine) {
    const summary = make("div");
    const draw = (/** @type {number} */ period) =>
      summary.replaceChildren(...this.#elements(engine.statistics(period)));
    draw(0);
    this.#container.replaceChildren(
      ...(engine.statistics(0).summary.rounds ? [this.#periodChoice(draw)] : []),
      summary,
    );
  }

  /** @param {(period: number) => void} draw */
  #periodChoice(draw) {
    const options = periods.map((name, period) => {
      const radio = make("input", { type: "radio", name: "period", checked: period === 0 });
      radio.addEventListener("change", () => draw(period));
      return make("label", {}, radio, make("span", {}, this.#wording.text(name)));
    });
    return make(
      "fieldset",
      { class: "segments" },
      make("legend", { class: "unseen" }, this.#wording.text("statistics.title")),
      ...options,
    );
  }

  /** @param {StatisticsAnswer} statistics of a period */
  #elements({ summary, ranks, longest, weeks }) {
    const wording = this.#wording;
    if (!summary || summary.rounds === 0) return [make("p", { class: "empty" }, wording.text("statistics.none"))];
    const lines = figureLines(summary, wording);
    if (weeks > 0) lines.push(["statistics.weeks", String(weeks)]);
    return [
      make(
        "dl",
        { class: "figures" },
        ...lines.map(([name, value]) => make("div", {}, make("dt", {}, wording.text(name)), make("dd", {}, value))),
      ),
      make("h3", {}, wording.text("statistics.ranks")),
      rankCords(ranks, wording),
      make("h3", {}, wording.text("statistics.longest")),
      make(
        "ul",
        { class: "longest-words", role: "list" },
        ...longest.map((word) =>
          make(
            "li",
            {},
            make("b", { lang: "en" }, word),
            make("span", { class: "circle", "aria-hidden": "true" }, String(word.length)),
          ),
        ),
      ),
    ];
  }
}

/**
 * @param {import("../engine/exports").SummaryMessage} summary
 * @param {Wording} wording
 * @returns {Line[]}
 */
function figureLines(summary, wording) {
  const numberFormat = new Intl.NumberFormat(wording.locale);
  return [
    ...countNames.map((name) => /** @type {Line} */ ([`statistics.${name}`, numberFormat.format(summary[name])])),
    ["statistics.average", wording.text("statistics.percent", Math.round(summary.averageShare / 10))],
  ];
}

/**
 * A cord for each rank, the highest first, with the number of rounds beside it.
 * @param {StatisticsAnswer["ranks"]} ranks
 * @param {Wording} wording
 */
function rankCords(ranks, wording) {
  const highestCount = Math.max(...ranks.map(({ count }) => count));
  const beadCount = (/** @type {number} */ count) =>
    highestCount <= maxBeads ? count : Math.ceil((count / highestCount) * maxBeads);
  return make(
    "dl",
    { class: "cords" },
    ...[...ranks]
      .reverse()
      .map(({ rank, count }) =>
        make(
          "div",
          {},
          make("dt", {}, wording.text(`rank.${rank}`)),
          make(
            "dd",
            {},
            make(
              "span",
              { class: "string", "aria-hidden": "true" },
              ...Array.from({ length: beadCount(count) }, () => make("i")),
            ),
            make("b", {}, String(count)),
          ),
        ),
      ),
  );
}
