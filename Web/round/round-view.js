// @ts-check
/** Draws a round: score, rank, progress, the words found, and how many are left. */

import { byId, fill, make, setText } from "../page/dom.js";
import { foundCount, rankName, toNextRank } from "../page/sentences.js";
import { placeInChunks } from "./chunks.js";
import { WordList } from "./word-list.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/reply.js").View} View */
/** @typedef {{newest?: string, marked?: string}} Highlight the word just found, or one that the list points at */

export class RoundView {
  #wording;
  #words;
  /** Whether the beginning of the list is in view. */
  #showsTop = true;

  /**
   * @param {Wording} wording
   * @param {import("./word-list.js").Reader} reader
   */
  constructor(wording, reader) {
    this.#wording = wording;
    this.#words = new WordList(byId("found"), wording, reader, placeInChunks);
    const head = /** @type {Element} */ (byId("words-title").parentElement);
    new IntersectionObserver(
      ([{ isIntersecting }]) => {
        this.#showsTop = isIntersecting;
      },
      { rootMargin: "0px 0px -64px" },
    ).observe(head);
  }

  get wording() {
    return this.#wording;
  }

  set wording(wording) {
    this.#wording = wording;
    this.#words.wording = wording;
  }

  /**
   * Draws everything.
   * @param {View} view
   * @param {boolean} showsCount
   * @param {Highlight} [highlight]
   */
  draw(view, showsCount, highlight = {}) {
    this.#score(view, showsCount);
    this.#list(view, highlight);
    this.#remaining(view, showsCount);
    this.#hint(view);
    this.offerEarlier(view);
    byId("undo").setAttribute("aria-disabled", String(!view.round.canGoBack));
    setText("end-round", this.wording.text(view.round.phase === "playing" ? "end.round" : "result.show"));
  }

  /**
   * Offers to play against an earlier round on the same root, until a word is found.
   * @param {View} view
   */
  offerEarlier({ round }) {
    byId("play-earlier").hidden = !round.hasEarlier;
  }

  /**
   * @param {View} view
   * @param {boolean} showsCount
   */
  #score(view, showsCount) {
    const { wording } = this;
    const { score, bonus } = view.standing;
    const [points, unit] = parts(wording.text("points.count", score), String(score));
    setText("points", points);
    setText("points-unit", unit);
    setText("rank", rankName(view, wording));
    const next = toNextRank(view, wording);
    setText("to-next", next && `· ${next}`);
    setText("found-count", foundCount(view, showsCount, wording));
    setText("bonus-count", bonus === 0 ? "" : `· ${wording.text("found.bonusCount", bonus)}`);
    this.#cord(view);
    this.#ladder(view, showsCount);
  }

  /** @param {View} view */
  #cord({ standing: { rank, share }, rungs }) {
    const cord = byId("cord");
    if (cord.childElementCount === 0) {
      cord.append(
        make("i", { class: "cord-line" }),
        ...rungs.map(() => make("i", { class: "rank-mark" })),
        make("i", { class: "needle" }),
        make("i", { id: "rival", hidden: true }),
      );
    }
    const reached = rungs.findIndex((rung) => rung.rank === rank);
    /** @type {NodeListOf<HTMLElement>} */ (cord.querySelectorAll(".rank-mark")).forEach((mark, number) => {
      mark.classList.toggle("reached", number <= reached);
      mark.style.setProperty("--at", String(rungs[number].at / 1000));
    });
    cord.classList.toggle("whole", rank === "wholeString");
    cord.style.setProperty("--share", String(share / 1000));
  }

  /**
   * @param {View} view
   * @param {boolean} showsCount
   */
  #ladder({ standing: { rank, total }, rungs }, showsCount) {
    const reached = rungs.findIndex((rung) => rung.rank === rank);
    const rows = rungs.map((rung, number) => {
      const isHere = number === reached;
      const all = showsCount ? this.wording.text("rank.allWords", total) : "";
      const label = this.wording.text(`rank.${rung.rank}`);
      return {
        kind: `rung${number <= reached ? " reached" : ""}${isHere ? " here" : ""}`,
        name: isHere ? this.wording.text("rank.here", label) : label,
        at: rung.rank === "wholeString" ? all : String(rung.threshold),
      };
    });
    fill(
      byId("ladder"),
      rows.map(({ kind, name, at }) => `${kind} ${name} ${at}`),
      (index) => {
        const { kind, name, at } = rows[index];
        return make("li", { class: kind }, make("span", { class: "name" }, name), make("span", { class: "at" }, at));
      },
    );
  }

  /** Highlights the rank that was just reached for a while. */
  showRank() {
    clearTimeout(this.#rankTimer);
    const end = () => {
      for (const element of document.querySelectorAll(".risen")) element.classList.remove("risen");
    };
    end();
    const mark = [...document.querySelectorAll(".rank-mark.reached")].pop();
    for (const element of [byId("rank"), mark, document.querySelector(".rung.here")]) element?.classList.add("risen");
    this.#rankTimer = setTimeout(end, 3000);
  }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rankTimer;

  /**
   * The element of a word in the list.
   * @param {string} word
   */
  word(word) {
    return this.#words.item(word)?.querySelector(".word");
  }

  /**
   * @param {View} view
   * @param {Highlight} highlight
   */
  #list({ foundWords, standing: { total } }, { newest, marked }) {
    const list = byId("found");
    const { language } = this.wording;
    const entries = foundWords.map(({ word, points, isBonus }) => ({
      word,
      key: `${word} ${points} ${isBonus} ${language}`,
    }));
    this.#words.draw(entries, (word, button, index) => {
      const foundWord = foundWords[index];
      return make(
        "div",
        { role: "listitem", class: foundWord.isBonus ? "find bonus" : "find" },
        button,
        make("span", { class: "unseen" }, `, ${this.wording.text("letters.count", word.length)} `),
        make(
          "span",
          { class: "worth" },
          make("span", { class: "tag" }, foundWord.isBonus ? `+ ${this.wording.text("found.bonus")}` : ""),
          " ",
          make("span", { class: "plus" }, `+${foundWord.points}`),
        ),
        make("span", { class: "circle", "aria-hidden": "true" }, String(word.length)),
      );
    });
    for (const [kind, word] of /** @type {const} */ ([
      ["newest", newest],
      ["marked", marked],
    ])) {
      list.querySelector(`.${kind}`)?.classList.remove(kind);
      if (word) this.#words.item(word)?.classList.add(kind);
    }
    // With fewer than two words there is nothing to sort. A class is cheaper than a style rule that counts.
    list.closest(".words")?.classList.toggle("few", foundWords.length < 2);
    byId("empty").hidden = foundWords.length > 0;
    setText("empty", this.wording.text(total === 0 ? "ownWord.none" : "found.empty"));
    const shown = list.querySelector(marked ? ".marked" : ".newest");
    const pane = /** @type {HTMLElement} */ (list.closest(".words"));
    const covered = marked ? coveredByRefusal(pane) : 0;
    pane.style.scrollPaddingBottom = pane.style.paddingBottom = covered > 0 ? `${covered + 12}px` : "";
    // `scrollIntoView` forces a layout, which takes long with many words.
    const isInView = newest && this.#showsTop && shown === list.querySelector(".find");
    if ((marked || newest) && !isInView) shown?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {View} view
   * @param {boolean} showsCount
   */
  #remaining({ lengths }, showsCount) {
    const rows = showsCount ? lengths : [];
    fill(
      byId("lengths"),
      rows.map(({ length, remaining, share }) => `${length} ${remaining} ${share} ${this.wording.language}`),
      (index) => {
        const { length, remaining, share } = rows[index];
        const item = make(
          "li",
          { class: "length" },
          make("span", { class: "circle", "aria-hidden": "true" }, String(length)),
          make("span", { class: "unseen" }, `${this.wording.text("letters.count", length)}: `),
          make("span", { class: "count" }, this.wording.text("remaining.count", remaining)),
          make("span", { class: "bar", "aria-hidden": "true" }),
        );
        item.style.setProperty("--share", String(share / 1000));
        return item;
      },
    );
  }

  /** @param {View} view */
  #hint({ hints }) {
    if (byId("hint").hidden) return;
    const rows = hints.map(({ letter, counts }) =>
      make(
        "li",
        {},
        make("b", { lang: "en" }, letter),
        ...counts.flatMap(({ length, remaining }) => [
          " ",
          make(
            "span",
            { class: "lot" },
            make("span", { class: "circle", "aria-hidden": "true" }, String(length)),
            make("span", { class: "unseen" }, `${this.wording.text("letters.count", length)}: `),
            String(remaining),
          ),
        ]),
      ),
    );
    byId("hint").replaceChildren(...(rows.length > 0 ? rows : [make("li", {}, this.wording.text("hint.none"))]));
  }
}

/**
 * How much of the list the refusal covers; it must not cover the word that it is about.
 * @param {HTMLElement} pane
 */
function coveredByRefusal(pane) {
  const [refusal, { left, right, bottom }] = [byId("refusal").getBoundingClientRect(), pane.getBoundingClientRect()];
  const isBeside = refusal.height === 0 || refusal.left >= right || refusal.right <= left;
  return isBeside ? 0 : Math.max(0, bottom - refusal.top);
}

/**
 * Splits a text into a figure and the rest.
 * @param {string} text
 * @param {string} figure
 * @returns {[string, string]}
 */
function parts(text, figure) {
  return [figure, text.replace(figure, "").trim()];
}
