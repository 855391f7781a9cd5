// @ts-check
/**
 * Puzzles on paper: the sheets and the choices. The sheets are drawn twice: in the dialog, as a preview, and directly
 * in the page, because a dialog prints on a single page only.
 */
import { make } from "../page/dom.js";
import { asIs } from "../page/wording.js";
import { keyPages } from "./key-pages.js";
import { isRoot, puzzlesOf } from "./puzzles.js";
import { sheetPages, wordsOf } from "./sheets.js";

/** @typedef {import("./class-screens.js").Context} Context */
/** @typedef {import("./sheets.js").Sheet} Sheet */
/**
 * @typedef {{perPage: number, number: number, hasMeanings: boolean}} Options `number` is the number of the puzzle to
 *   print, or 0 for all
 */
/** @typedef {"sheets" | "key"} PrintPart what a button prints; the browser's own command prints both */

/** @type {import("./class-screens.js").OpenScreen} */
export async function openPaper(context, code, number) {
  const puzzles = await puzzlesOf(context, code, number);
  const sheets = puzzles.map((puzzle) => ({ puzzle, words: wordsOf(context.engine, puzzle) }));
  return new Paper(context, sheets, isRoot(code) ? 0 : number);
}

/** The number of copies that the teacher prints; at first, the size of a typical class. */
let copyCount = 30;
/** The largest number of copies for which the pages are counted. */
const maxCopies = 999;

class Paper {
  #context;
  #allSheets;
  /** @type {Options} */
  #options = { perPage: 1, number: 0, hasMeanings: false };
  #pageCountElement = make("p", { role: "status" });
  #preview = make("div", { class: "paper-preview" });
  #printedPages = make("div", { class: "paper-printed" });
  #status = make("p", { class: "quiet", role: "status" });
  #showBothParts = () => this.#showPrinted(["sheets", "key"]);
  element;

  /**
   * @param {Context} context
   * @param {Sheet[]} sheets
   * @param {number} number the number of the puzzle to print first; 0 for all
   */
  constructor(context, sheets, number) {
    this.#context = context;
    this.#allSheets = sheets;
    this.#options.number = number;
    const { wording } = context.state.current;
    this.element = make(
      "div",
      { class: "paper" },
      make(
        "div",
        { class: "paper-choices" },
        ...(sheets.length > 1 ? [this.#puzzleSelect()] : []),
        this.#perPageChoice(),
        this.#copiesField(),
        this.#meaningsSwitch(),
        make("div", { class: "row" }, this.#printButton("sheets"), this.#printButton("key")),
        make(
          "div",
          { class: "paper-pages" },
          this.#pageCountElement,
          make("p", { class: "quiet" }, wording.text("paper.copies")),
        ),
        this.#status,
      ),
      make("h3", {}, wording.text("paper.preview")),
      this.#preview,
    );
    addEventListener("afterprint", this.#showBothParts);
    document.body.append(this.#printedPages);
    document.documentElement.classList.add("prints-paper");
    void this.#draw();
  }

  /** @param {import("../page/wording.js").Wording} wording */
  heading(wording) {
    return wording.text("paper.print");
  }

  close() {
    removeEventListener("afterprint", this.#showBothParts);
    this.#printedPages.remove();
    document.documentElement.classList.remove("prints-paper");
  }

  get #sheets() {
    const { number } = this.#options;
    return number === 0 ? this.#allSheets : this.#allSheets.filter(({ puzzle }) => puzzle.number === number);
  }

  /** @param {PrintPart} part */
  #printButton(part) {
    const { wording } = this.#context.state.current;
    const key = part === "key" ? "paper.printKey" : "paper.printSheets";
    const button = make("button", { type: "button", class: "button act" }, wording.text(key));
    button.addEventListener("click", () => {
      this.#showPrinted([part]);
      window.print();
    });
    return button;
  }

  #perPageChoice() {
    const { wording } = this.#context.state.current;
    const options = [1, 2].map((count) => {
      const radio = make("input", { type: "radio", name: "puzzles-per-page", checked: count === 1 });
      radio.addEventListener("change", () => this.#choose({ perPage: count }));
      return make("label", {}, radio, make("span", {}, String(count)));
    });
    return make(
      "fieldset",
      { class: "choice" },
      make("legend", {}, wording.text("paper.perPage")),
      make("div", { class: "segments" }, ...options),
    );
  }

  /** The choice between all puzzles of the set and a single one. */
  #puzzleSelect() {
    const { wording } = this.#context.state.current;
    const names = [
      wording.text("paper.all", this.#allSheets.length),
      ...this.#allSheets.map(({ puzzle: { root, number, count } }) =>
        wording.text("sentence.labelled", wording.text("playedSet.round", number, count), asIs(root)),
      ),
    ];
    const select = /** @type {HTMLSelectElement} */ (
      make("select", { id: "paper-which" }, ...names.map((name, number) => make("option", { value: number }, name)))
    );
    select.value = String(this.#options.number);
    select.addEventListener("change", () => this.#choose({ number: Number(select.value) }));
    return make("div", {}, make("label", { for: "paper-which" }, wording.text("paper.which")), select);
  }

  #copiesField() {
    const { wording } = this.#context.state.current;
    const input = /** @type {HTMLInputElement} */ (
      make("input", { id: "paper-copies", type: "number", min: 1, max: maxCopies, value: copyCount, required: true })
    );
    input.addEventListener("input", () => {
      if (!input.checkValidity()) return;
      copyCount = input.valueAsNumber;
      this.#showPageCount();
    });
    return make("div", {}, make("label", { for: "paper-copies" }, wording.text("paper.copiesField")), input);
  }

  /** Shows the number of pages: "5 puzzles, 30 copies: 150 pages". */
  #showPageCount() {
    const { wording } = this.#context.state.current;
    const pageCount = this.#preview.querySelectorAll(".paper-page").length * copyCount;
    const parts = [wording.text("class.setCount", this.#sheets.length), wording.text("paper.copyCount", copyCount)];
    this.#pageCountElement.textContent = wording.text(
      "sentence.labelled",
      wording.list(parts),
      wording.text("paper.pageCount", pageCount),
    );
  }

  #meaningsSwitch() {
    const { wording } = this.#context.state.current;
    const box = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox" }));
    box.addEventListener("change", () => this.#choose({ hasMeanings: box.checked }));
    return make("label", { class: "check" }, box, make("span", {}, wording.text("paper.meanings")));
  }

  /** @param {Partial<Options>} change */
  #choose(change) {
    this.#options = { ...this.#options, ...change };
    void this.#draw();
  }

  /** Draws the sheets and the key. If meanings are wanted, draws both again once the meanings are loaded. */
  async #draw() {
    const options = this.#options;
    const { wording } = this.#context.state.current;
    this.#showSheets(new Map());
    this.#status.textContent = options.hasMeanings ? wording.text("paper.loading") : "";
    if (!options.hasMeanings) return;
    const { meanings, isComplete } = await this.#loadMeanings();
    if (this.#options !== options) return;
    this.#showSheets(meanings);
    this.#status.textContent = isComplete ? "" : wording.text("paper.meaningsNotLoaded");
  }

  /** @param {Map<string, import("../round/meanings.js").Meaning>} meanings of the words in the key */
  #showSheets(meanings) {
    const { wording } = this.#context.state.current;
    const sheets = sheetPages(this.#sheets, this.#options.perPage, wording);
    this.#preview.replaceChildren(...sheets, ...keyPages(this.#sheets, meanings, wording));
    this.#showPageCount();
    this.#showBothParts();
  }

  /** @param {PrintPart[]} parts of the preview to print */
  #showPrinted(parts) {
    const pages = [...this.#preview.children].filter((page) =>
      parts.includes(page.classList.contains("paper-key") ? "key" : "sheets"),
    );
    this.#printedPages.replaceChildren(...pages.map((page) => page.cloneNode(true)));
  }

  /** The most likely meaning of each word, and whether all could be loaded. */
  async #loadMeanings() {
    let isComplete = true;
    const meaningOf = async (/** @type {string} */ word) => {
      const [meaning] = await this.#context.meanings.of(word).catch((error) => {
        console.info(error);
        isComplete = false;
        return [];
      });
      return /** @type {const} */ ([word, meaning]);
    };
    const words = [...new Set(this.#sheets.flatMap(({ words }) => words.map(({ word }) => word)))];
    const wordMeanings = await Promise.all(words.map(meaningOf));
    return { meanings: new Map(wordMeanings.filter(([, meaning]) => meaning)), isComplete };
  }
}
