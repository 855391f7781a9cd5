// @ts-check
/** Draws the score, the rank, the ladder of ranks, and how many words of each length are left. */
import { byId, make, makeKeyboardScrollable, setText } from "../page/dom.js";
import { drawList } from "../page/list.js";
import { lengthLabel } from "./hint.js";
import { foundCountText, nextRankText, rankName } from "./sentences.js";

/** @typedef {import("../page/state.js").PageState} PageState */

/** How long a newly reached rank is highlighted, in milliseconds. */
const highlightDuration = 3000;

export class Progress {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import("../page/state.js").ObservableState} state */
  constructor(state) {
    state.subscribe(
      ({ view, wording, settings }) => [view.standing, view.next, view.rankThresholds, wording, settings.showsCount],
      (current) => {
        drawScore(current);
        drawCord(current);
        drawLadder(current);
      },
    );
    state.subscribe(({ view, wording, settings }) => [view.lengths, wording, settings.showsCount], drawRemaining);
    for (const region of [/** @type {HTMLElement} */ (byId("lengths").closest(".left")), byId("help-panel")])
      makeKeyboardScrollable(region);
    state.subscribe(
      ({ highlight }) => [highlight],
      ({ highlight }) => {
        if (highlight.newest?.isNewRank) this.#showRank();
      },
    );
  }

  #showRank() {
    clearTimeout(this.#timer);
    const removeHighlight = () => {
      for (const element of document.querySelectorAll(".risen")) element.classList.remove("risen");
    };
    removeHighlight();
    const mark = [...document.querySelectorAll(".rank-mark.reached")].pop();
    for (const element of [byId("rank"), mark, document.querySelector(".rung.here")]) element?.classList.add("risen");
    this.#timer = setTimeout(removeHighlight, highlightDuration);
  }
}

/** @param {PageState} current */
function drawScore({ view, wording, settings }) {
  const { score, bonus } = view.standing;
  const [points, unit] = splitFigure(wording.text("points.count", score), String(score));
  setText("points", points);
  setText("points-unit", unit);
  setText("rank", rankName(view, wording));
  const next = nextRankText(view, wording);
  setText("to-next", next && `· ${next}`);
  setText("found-count", foundCountText(view, settings.showsCount, wording));
  setText("bonus-count", bonus === 0 ? "" : wording.text("found.bonusCount", bonus));
  const { isGoodDay, goal } = view.standing;
  setText("good-day", isGoodDay ? wording.text("rank.goodDay") : "");
  setText("goal", goal ? wording.text("rank.goal", wording.text(`rank.${goal}`)) : "");
}

/** @param {PageState} current */
function drawCord({
  view: {
    standing: { rank, share },
    rankThresholds,
  },
}) {
  const cord = byId("cord");
  if (cord.childElementCount === 0) {
    cord.append(
      make("i", { class: "cord-line" }),
      ...rankThresholds.map(() => make("i", { class: "rank-mark" })),
      make("i", { class: "needle" }),
    );
  }
  const reachedIndex = rankThresholds.findIndex((rung) => rung.rank === rank);
  /** @type {NodeListOf<HTMLElement>} */ (cord.querySelectorAll(".rank-mark")).forEach((mark, number) => {
    mark.classList.toggle("reached", number <= reachedIndex);
    mark.style.setProperty("--at", String(rankThresholds[number].position / 1000));
  });
  cord.classList.toggle("whole", rank === "allWords");
  cord.style.setProperty("--share", String(share / 1000));
}

/** @param {PageState} current */
function drawLadder({ view: { standing, rankThresholds }, wording, settings }) {
  const reachedIndex = rankThresholds.findIndex((rung) => rung.rank === standing.rank);
  const rows = rankThresholds.map((rung, number) => {
    const isHere = number === reachedIndex;
    const allWords = settings.showsCount ? wording.text("rank.allCount", standing.total) : "";
    const label = wording.text(`rank.${rung.rank}`);
    return {
      kind: `rung${number <= reachedIndex ? " reached" : ""}${isHere ? " here" : ""}`,
      name: isHere ? wording.text("rank.here", label) : label,
      at: rung.rank === "allWords" ? allWords : String(rung.threshold),
    };
  });
  drawList(
    byId("ladder"),
    rows,
    ({ kind, name, at }) => `${kind} ${name} ${at}`,
    ({ kind, name, at }) =>
      make("li", { class: kind }, make("span", { class: "name" }, name), make("span", { class: "at" }, at)),
  );
}

/** @param {PageState} current */
function drawRemaining({ view, wording, settings }) {
  drawList(
    byId("lengths"),
    settings.showsCount ? view.lengths.filter(({ remaining }) => remaining > 0) : [],
    ({ length, remaining, share }) => `${length} ${remaining} ${share} ${wording.language}`,
    ({ length, remaining, share }) => {
      const item = make(
        "li",
        { class: "length" },
        make("span", { class: "circle", "aria-hidden": "true" }, String(length)),
        make("span", { class: "unseen" }, lengthLabel(length, wording)),
        make("span", { class: "count" }, wording.text("remaining.count", remaining)),
        make("span", { class: "bar", "aria-hidden": "true" }),
      );
      item.style.setProperty("--share", String(share / 1000));
      return item;
    },
  );
}

/**
 * Splits a text into a figure and the rest.
 * @param {string} text
 * @param {string} figure
 * @returns {[string, string]}
 */
function splitFigure(text, figure) {
  return [figure, text.replace(figure, "").trim()];
}
