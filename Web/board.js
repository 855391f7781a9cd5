// @ts-check
/** What has been found and how far it has come: score, rank, cord, list, and what is left. */
import { make, the } from "./page.js";
import { WordList } from "./words.js";

/** @typedef {import("./wording.js").Wording} Wording */
/** @typedef {import("./block.js").View} View */
/** @typedef {{newest?: string, marked?: string}} Special the word just found, or one found earlier */

export class Board {
  #wording;
  #words;
  /** Whether the beginning of the list is in sight. */
  #showsTop = true;

  /**
   * @param {Wording} wording
   * @param {import("./words.js").Reader} reader
   */
  constructor(wording, reader) {
    this.#wording = wording;
    this.#words = new WordList(the("found"), wording, reader);
    const head = /** @type {Element} */ (the("words-title").parentElement);
    new IntersectionObserver(([{ isIntersecting }]) => { this.#showsTop = isIntersecting; }, { rootMargin: "0px 0px -64px" }).observe(head);
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
   * @param {Special} [special]
   */
  draw(view, showsCount, special = {}) {
    this.#score(view, showsCount);
    this.#list(view, special);
    this.#left(view, showsCount);
    this.#hint(view);
    the("undo").setAttribute("aria-disabled", String(!view.round.canGoBack));
    the("end-round").textContent = this.wording.text(view.round.phase === "playing" ? "page.endRound" : "page.showResult");
  }

  /**
   * @param {View} view
   * @param {boolean} showsCount
   */
  #score(view, showsCount) {
    const { wording } = this;
    const { score, bonus } = view.standing;
    const [points, unit] = parts(wording.text("screen.points", score), String(score));
    the("points").textContent = points;
    the("points-unit").textContent = unit;
    the("rank").textContent = rankName(view, wording);
    the("to-next").textContent = toNext(view, wording, "· ");
    the("found-count").textContent = foundCount(view, showsCount, wording);
    the("bonus-count").textContent = bonus === 0 ? "" : `· ${wording.text("screen.bonusCount", bonus)}`;
    this.#cord(view);
    this.#ladder(view, showsCount);
  }

  /** @param {View} view */
  #cord({ standing: { rank, share }, rungs }) {
    const cord = the("cord");
    if (cord.childElementCount === 0) {
      cord.append(make("i", { class: "rope" }), ...rungs.map(() => make("i", { class: "pearl" })), make("i", { class: "needle" }), make("i", { id: "rival", hidden: true }));
    }
    const reached = rungs.findIndex((rung) => rung.rank === rank);
    /** @type {NodeListOf<HTMLElement>} */ (cord.querySelectorAll(".pearl")).forEach((pearl, number) => {
      pearl.classList.toggle("reached", number <= reached);
      pearl.style.setProperty("--at", String(rungs[number].at / 1000));
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
    the("ladder").replaceChildren(...rungs.map((rung, number) => {
      const isHere = number === reached;
      const all = showsCount ? this.wording.text("page.allWords", total) : "";
      const at = rung.rank === "wholeString" ? all : String(rung.threshold);
      const label = this.wording.text(`rank.${rung.rank}`);
      return make("li", { class: `rung${number <= reached ? " reached" : ""}${isHere ? " here" : ""}` },
        make("span", { class: "name" }, isHere ? this.wording.text("page.youAreHere", label) : label),
        make("span", { class: "at" }, at));
    }));
  }

  /** Lets the rank that was just reached be seen for a while. */
  showRank() {
    clearTimeout(this.#rankTimer);
    const show = (/** @type {boolean} */ isNew) => [the("rank"), [...document.querySelectorAll(".pearl.reached")].pop(), document.querySelector(".rung.here")]
      .forEach((element) => element?.classList.toggle("risen", isNew));
    document.querySelectorAll(".risen").forEach((element) => element.classList.remove("risen"));
    show(true);
    this.#rankTimer = setTimeout(() => show(false), 3000);
  }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rankTimer;

  /**
   * The word of the newest find as it stands in the list.
   * @param {string} word
   */
  word(word) {
    return this.#words.item(word)?.querySelector(".word");
  }

  /**
   * @param {View} view
   * @param {Special} special
   */
  #list({ finds, standing: { total } }, { newest, marked }) {
    const list = the("found");
    const { language } = this.wording;
    const entries = finds.map(({ word, points, isBonus }) => ({ word, key: `${word} ${points} ${isBonus} ${language}` }));
    this.#words.draw(entries, (word, button, place) => {
      const find = finds[place];
      return make("li", { class: find.isBonus ? "find bonus" : "find" },
        button,
        make("span", { class: "unseen" }, `, ${this.wording.text("screen.letters", word.length)} `),
        make("span", { class: "tag" }, find.isBonus ? `+ ${this.wording.text("screen.bonus")}` : ""),
        make("span", { class: "plus" }, `+${find.points}`),
        make("span", { class: "circle", "aria-hidden": "true" }, String(word.length)));
    });
    for (const [kind, word] of /** @type {const} */ ([["newest", newest], ["marked", marked]])) {
      list.querySelector(`.${kind}`)?.classList.remove(kind);
      if (word) this.#words.item(word)?.classList.add(kind);
    }
    // There is nothing to put in order yet. A style rule that counts would be asked again for each row.
    list.closest(".words")?.classList.toggle("few", finds.length < 2);
    the("empty").hidden = finds.length > 0;
    the("empty").textContent = this.wording.text(total === 0 ? "page.noWords" : "screen.empty");
    const shown = list.querySelector(marked ? ".marked" : ".newest");
    const pane = /** @type {HTMLElement} */ (list.closest(".words"));
    const covered = marked ? coveredBySlip(pane) : 0;
    pane.style.scrollPaddingBottom = pane.style.paddingBottom = covered > 0 ? `${covered + 12}px` : "";
    // Asking whether it is in sight makes the browser lay the page out, which takes long with many words.
    const isInSight = newest && this.#showsTop && shown === list.firstElementChild;
    if ((marked || newest) && !isInSight) shown?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {View} view
   * @param {boolean} showsCount
   */
  #left({ lengths }, showsCount) {
    the("lengths").replaceChildren(...(showsCount ? lengths : []).map(({ length, left, share }) => {
      const item = make("li", { class: "length" },
        make("span", { class: "circle", "aria-hidden": "true" }, String(length)),
        make("span", { class: "unseen" }, `${this.wording.text("screen.letters", length)}: `),
        make("span", { class: "count" }, this.wording.text("screen.left", left)),
        make("span", { class: "bar", "aria-hidden": "true" }));
      item.style.setProperty("--share", String(share / 1000));
      return item;
    }));
  }

  /** @param {View} view */
  #hint({ hints }) {
    if (the("hint").hidden) return;
    const rows = hints.map(({ letter, counts }) => make("li", {}, make("b", { lang: "en" }, letter),
      ...counts.flatMap(({ length, left }) => [" ", make("span", { class: "lot" }, make("span", { class: "circle", "aria-hidden": "true" }, String(length)),
        make("span", { class: "unseen" }, `${this.wording.text("screen.letters", length)}: `), String(left))])));
    the("hint").replaceChildren(...(rows.length > 0 ? rows : [make("li", {}, this.wording.text("hint.none"))]));
  }
}

/**
 * How much of the height of the words found lies under the slip, which is not to hide the word it speaks of.
 * @param {HTMLElement} pane
 */
function coveredBySlip(pane) {
  const [slip, { left, right, bottom }] = [the("slip").getBoundingClientRect(), pane.getBoundingClientRect()];
  const isBeside = slip.height === 0 || slip.left >= right || slip.right <= left;
  return isBeside ? 0 : Math.max(0, bottom - slip.top);
}

/**
 * @param {View} view
 * @param {Wording} wording
 */
export const rankName = (view, wording) => wording.text(`rank.${view.standing.rank}`);

/**
 * How many words are found, and of how many where the player wants to know.
 * @param {View} view
 * @param {boolean} showsCount
 * @param {Wording} wording
 */
export const foundCount = ({ standing: { found, total } }, showsCount, wording) =>
  showsCount ? wording.text("screen.foundCount", found, total) : wording.text("page.foundAlone", found);

/**
 * What the next rank takes, behind a mark, or nothing.
 * @param {View} view
 * @param {Wording} wording
 * @param {string} mark
 */
export function toNext({ next }, wording, mark) {
  if (!next) return "";
  if ("words" in next) return mark + wording.text("screen.wordsToRank", next.words, wording.text("rank.wholeString"));
  return mark + wording.text("screen.toRank", next.points, wording.text(`rank.${next.rank}`));
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
