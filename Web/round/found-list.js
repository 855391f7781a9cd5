// @ts-check
/** Draws the found words, and moves the beads of a new one to its row. */
import { byId, make, setText } from "../page/dom.js";
import { placeInChunks } from "../page/list.js";
import { rise } from "./motion.js";
import { listFacts } from "./sentences.js";
import { WordList } from "./word-list.js";

/** @typedef {import("../page/state.js").PageState} PageState */
/** @typedef {import("../engine/exports").FoundWordMessage} FoundWord */
/** @typedef {import("../page/wording.js").Wording} Wording */

export class FoundList {
  #list = byId("found");
  #pane = /** @type {HTMLElement} */ (this.#list.closest(".words"));
  #words;
  /** Whether the beginning of the list is in view. */
  #isTopVisible = true;
  #order = "";
  /** @type {import("../page/state.js").Highlight} */
  #highlight = {};

  /**
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("./word-list.js").Reader} reader
   */
  constructor(state, reader) {
    this.#words = new WordList(this.#list, state.current.wording, reader, { placeItems: placeInChunks });
    const head = /** @type {Element} */ (byId("words-title").parentElement);
    new IntersectionObserver(
      ([{ isIntersecting }]) => {
        this.#isTopVisible = isIntersecting;
      },
      { rootMargin: "0px 0px -64px" },
    ).observe(head);
    state.subscribe(
      ({ view, highlight, wording, settings }) => [
        view.foundWords,
        view.standing,
        settings.showsCount,
        highlight,
        wording,
        settings.sort,
      ],
      (current) => this.#draw(current),
    );
  }

  /** @param {PageState} current */
  #draw({ view, highlight, wording, settings }) {
    const { foundWords, standing } = view;
    this.#words.wording = wording;
    this.#words.draw(
      foundWords.map((found) => ({
        ...found,
        key: `${found.word} ${found.points} ${found.isBonus} ${found.isAnagram} ${wording.language}`,
      })),
      (_, button, index) => makeItem(button, foundWords[index], wording),
    );
    // With fewer than two words there is nothing to sort. A class is cheaper than a style rule that counts.
    this.#pane.classList.toggle("few", foundWords.length < 2);
    byId("empty").hidden = foundWords.length > 0;
    setText("empty", textBeforeFirstWord(standing, settings.showsCount, wording));
    if (this.#order !== "" && this.#order !== settings.sort) this.#pane.scrollTo({ top: 0 });
    this.#order = settings.sort;
    for (const [kind, word] of Object.entries({ newest: highlight.newest?.word, marked: highlight.markedWord })) {
      this.#list.querySelector(`.${kind}`)?.classList.remove(kind);
      if (word) this.#words.item(word)?.classList.add(kind);
    }
    if (this.#highlight !== highlight) this.#scrollIntoView(highlight);
    this.#highlight = highlight;
  }

  /** @param {import("../page/state.js").Highlight} highlight */
  #scrollIntoView({ newest, markedWord, beads }) {
    const coveredHeight = markedWord ? heightCoveredByRefusal(this.#pane) : 0;
    this.#pane.style.scrollPaddingBottom = this.#pane.style.paddingBottom =
      coveredHeight > 0 ? `${coveredHeight + 12}px` : "";
    const target = this.#list.querySelector(markedWord ? ".marked" : ".newest");
    // `scrollIntoView` forces a layout, which takes long with many words.
    const isInView = newest && this.#isTopVisible && target === this.#list.querySelector(".find");
    if ((markedWord || newest) && !isInView) target?.scrollIntoView({ block: "nearest" });
    if (beads && newest) rise(beads, this.#words.item(newest.word)?.querySelector(".word"));
  }
}

/**
 * The text in place of the words before the first one is found: that the root makes no words, or where the words will
 * be and, if the player wants to know how many there are, that a daily puzzle has unusually many or few.
 * @param {import("../engine/engine.js").View["standing"]} standing
 * @param {boolean} showsCount whether the player wants to know how many words there are
 * @param {Wording} wording
 */
function textBeforeFirstWord({ total, size }, showsCount, wording) {
  if (total === 0) return wording.text("ownWord.none");
  const empty = wording.text("found.empty");
  if (size === 0 || !showsCount) return empty;
  return wording.text(
    "sentence.next",
    empty,
    wording.text(size === 1 ? "found.shortString" : "found.longString", total),
  );
}

/**
 * @param {HTMLElement} button
 * @param {FoundWord} found
 * @param {Wording} wording
 */
function makeItem(button, { word, points, isBonus, isAnagram }, wording) {
  const kind = isBonus ? wording.text("found.bonus") : isAnagram ? wording.text("found.anagram") : "";
  const facts = [wording.text("letters.count", word.length), wording.text("found.plus", points), kind];
  return make(
    "div",
    { role: "listitem", class: isBonus ? "find bonus" : "find" },
    button,
    make("span", { class: "unseen" }, listFacts("", facts, wording)),
    " ",
    make(
      "span",
      { class: "worth", "aria-hidden": "true" },
      make("span", { class: "tag" }, isBonus ? `+ ${kind}` : kind),
      " ",
      make("span", { class: "plus" }, `+${points}`),
    ),
    make("span", { class: "circle", "aria-hidden": "true" }, String(word.length)),
  );
}

/**
 * The height of the part of the list that the refusal covers. The refusal must not cover the word that it is about.
 * @param {HTMLElement} pane
 */
function heightCoveredByRefusal(pane) {
  const [refusal, { left, right, bottom }] = [byId("refusal").getBoundingClientRect(), pane.getBoundingClientRect()];
  const isBeside = refusal.height === 0 || refusal.left >= right || refusal.right <= left;
  return isBeside ? 0 : Math.max(0, bottom - refusal.top);
}
