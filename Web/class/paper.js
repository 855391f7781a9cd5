// @ts-check
/**
 * Puzzles on paper: what is printed, and the choices. The sheets are drawn twice: in the dialog, to look at, and directly in the page, because a
 * dialog is printed on one page only.
 */
import { make } from "../page/dom.js";
import { keyPages } from "./key-pages.js";
import { isRoot, puzzlesOf } from "./puzzles.js";
import { sheetPages, wordsOf } from "./sheets.js";

/** @typedef {import("./class-screens.js").Context} Context */
/** @typedef {import("./sheets.js").Sheet} Sheet */
/** @typedef {{perPage: number, hasAll: boolean, hasMeanings: boolean}} Options */
/** @typedef {"sheets" | "key"} Part what a button prints; the browser's own command prints both */

/** @type {import("./class-screens.js").Open} */
export async function openPaper(context, code, place) {
  const puzzles = await puzzlesOf(context, code, place);
  const kept = context.game.overview?.keptSets.find((set) => set.code === code);
  const title = kept?.name ? decodeURIComponent(kept.name) : "";
  const sheets = puzzles.map((puzzle) => ({ puzzle, title, words: wordsOf(context.engine, puzzle) }));
  return new Paper(context, sheets, isRoot(code) ? 0 : place);
}

class Paper {
  #context;
  #all;
  #place;
  /** @type {Options} */
  #options = { perPage: 1, hasAll: true, hasMeanings: false };
  #preview = make("div", { class: "paper-preview" });
  /** What is printed. */
  #printed = make("div", { class: "paper-printed" });
  #status = make("p", { class: "quiet", role: "status" });
  #printBoth = () => this.#showPrinted(["sheets", "key"]);
  element;

  /**
   * @param {Context} context
   * @param {Sheet[]} sheets
   * @param {number} place of the round that is printed, unless all are; 0 for all
   */
  constructor(context, sheets, place) {
    this.#context = context;
    this.#all = sheets;
    this.#place = place;
    this.#options.hasAll = place === 0;
    const { wording } = context.state.shown;
    this.element = make(
      "div",
      { class: "paper" },
      make(
        "div",
        { class: "paper-choices" },
        this.#perPage(),
        this.#switches(),
        make("div", { class: "row" }, this.#printButton("sheets"), this.#printButton("key")),
        make("p", { class: "quiet" }, wording.text("paper.copies")),
        this.#status,
      ),
      make("h3", {}, wording.text("paper.preview")),
      this.#preview,
    );
    addEventListener("afterprint", this.#printBoth);
    document.body.append(this.#printed);
    document.documentElement.classList.add("prints-paper");
    void this.#draw();
  }

  /** @param {import("../page/wording.js").Wording} wording */
  heading(wording) {
    return wording.text("paper.print");
  }

  close() {
    removeEventListener("afterprint", this.#printBoth);
    this.#printed.remove();
    document.documentElement.classList.remove("prints-paper");
  }

  /** What is printed. */
  get #sheets() {
    return this.#options.hasAll ? this.#all : this.#all.filter(({ puzzle }) => puzzle.place === this.#place);
  }

  /** @param {Part} part */
  #printButton(part) {
    const { wording } = this.#context.state.shown;
    const key = part === "key" ? "paper.printKey" : "paper.printSheets";
    const button = make("button", { type: "button", class: "button act" }, wording.text(key));
    button.addEventListener("click", () => {
      this.#showPrinted([part]);
      window.print();
    });
    return button;
  }

  #perPage() {
    const { wording } = this.#context.state.shown;
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

  #switches() {
    const { wording } = this.#context.state.shown;
    const texts = {
      ...(this.#place > 0 && this.#all.length > 1 ? { hasAll: wording.text("paper.all", this.#all.length) } : {}),
      hasMeanings: wording.text("paper.meanings"),
    };
    const boxes = Object.entries(texts).map(([name, text]) => {
      const checked = this.#options[/** @type {keyof typeof texts} */ (name)];
      const box = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", checked }));
      box.addEventListener("change", () => this.#choose({ [name]: box.checked }));
      return make("label", { class: "check" }, box, make("span", {}, text));
    });
    return make("div", {}, ...boxes);
  }

  /** @param {Partial<Options>} change */
  #choose(change) {
    this.#options = { ...this.#options, ...change };
    void this.#draw();
  }

  /** Draws the sheets; the meanings come when they are loaded. */
  async #draw() {
    const options = this.#options;
    const { wording } = this.#context.state.shown;
    this.#show(new Map());
    this.#status.textContent = options.hasMeanings ? wording.text("paper.loading") : "";
    if (!options.hasMeanings) return;
    const { meanings, isWhole } = await this.#loadMeanings();
    if (this.#options !== options) return;
    this.#show(meanings);
    this.#status.textContent = isWhole ? "" : wording.text("paper.meaningsNotLoaded");
  }

  /** @param {Map<string, import("../round/meanings.js").Meaning>} meanings of the words in the key */
  #show(meanings) {
    const { wording } = this.#context.state.shown;
    const sheets = sheetPages(this.#sheets, this.#options.perPage, wording);
    this.#preview.replaceChildren(...sheets, ...keyPages(this.#sheets, meanings, wording));
    this.#printBoth();
  }

  /** @param {Part[]} parts of the preview that are printed */
  #showPrinted(parts) {
    const pages = [...this.#preview.children].filter((page) =>
      parts.includes(page.classList.contains("paper-key") ? "key" : "sheets"),
    );
    this.#printed.replaceChildren(...pages.map((page) => page.cloneNode(true)));
  }

  /** What the words mean, the likeliest meaning of each, and whether everything could be loaded. */
  async #loadMeanings() {
    let isWhole = true;
    const meaningOf = async (/** @type {string} */ word) => {
      const [meaning] = await this.#context.meanings.of(word).catch((error) => {
        console.info(error);
        isWhole = false;
        return [];
      });
      return /** @type {const} */ ([word, meaning]);
    };
    const words = [...new Set(this.#sheets.flatMap(({ words }) => words.map(({ word }) => word)))];
    const found = await Promise.all(words.map(meaningOf));
    return { meanings: new Map(found.filter(([, meaning]) => meaning)), isWhole };
  }
}
