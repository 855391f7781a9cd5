// @ts-check
/** What was done in all rounds, on one sheet: the record, the word book and the calendar. Fetched when it is first opened. */
import { Book } from "./book.js";
import { Calendar } from "./calendar.js";
import { Figures } from "./figures.js";
import { make, sign } from "./page.js";
import { Speech } from "./speech.js";
import { steps } from "./words.js";

/** @typedef {"record" | "book" | "calendar"} Part */
/** @typedef {import("./wording.js").Wording} Wording */
/** @typedef {import("./statistics.js").Statistics} Statistics */

const parts = /** @type {const} */ (["record", "book", "calendar"]);
/** Its style, asked for together with it. */
const style = new URL("record.css", import.meta.url);

export class RecordSheet {
  #game;
  #wording;
  #reader;
  #sheet = /** @type {HTMLDialogElement} */ (make("dialog", { class: "sheet", id: "record", "aria-labelledby": "record-title" }));
  #isStyled = styled();
  /** @type {Record<Part, {tab: HTMLElement, panel: HTMLElement}> | null} */
  #drawn = null;

  /**
   * @param {import("./game.js").Game} game
   * @param {() => Wording} wording
   * @param {(speech: Speech) => import("./words.js").Reader} reader
   */
  constructor(game, wording, reader) {
    this.#game = game;
    this.#wording = wording;
    this.#reader = reader;
    document.body.append(this.#sheet);
  }

  /**
   * Opens the sheet at one of its parts; they are filled once all rounds are counted.
   * @param {Part} part
   */
  async open(part) {
    await this.#isStyled;
    const show = this.#draw();
    this.#choose(part);
    this.#sheet.showModal();
    await show(this.#game.statistics());
  }

  /** Draws the furniture; returns what shows the rounds once they are counted. */
  #draw() {
    const wording = this.#wording();
    const spoken = make("p", { class: "unseen", role: "status" });
    const status = make("p", { class: "quiet", role: "status" });
    const views = [new Figures(wording), new Book(wording, this.#reader(new Speech(spoken))), new Calendar(wording)];
    this.#drawn = /** @type {any} */ (Object.fromEntries(parts.map((part, place) => [part, drawnPart(part, views[place].panel, wording)])));
    const body = make("div", { class: "sheet-body" }, status, ...views.map(({ panel }) => panel), spoken);
    this.#sheet.replaceChildren(this.#header(wording), this.#tabs(wording), body, make("footer", {}, this.#closing(wording)));
    const show = async (/** @type {Promise<Statistics>} */ counting, retries = 1) => {
      const statistics = await counting.catch(() => null);
      if (!statistics) return void (status.textContent = wording.text("page.wordsNotLoaded"));
      // Not for ever: what is shown may be what the engine traps at.
      statistics.onlost = () => { if (retries-- > 0) void show(this.#game.statistics(), retries); };
      for (const view of views) {
        view.show(statistics);
        // Each is drawn in a moment of its own.
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    return show;
  }

  /** @param {Wording} wording */
  #header(wording) {
    const close = make("button", { type: "button", class: "sign", "aria-label": wording.text("page.close") }, sign("close"));
    close.addEventListener("click", () => this.#sheet.close());
    return make("header", {}, make("h2", { id: "record-title" }, wording.text("record.title")), close);
  }

  /** @param {Wording} wording */
  #closing(wording) {
    const close = make("button", { type: "button", class: "button" }, wording.text("page.close"));
    close.addEventListener("click", () => this.#sheet.close());
    return close;
  }

  /** @param {Wording} wording */
  #tabs(wording) {
    const tabs = Object.values(this.#drawn ?? {}).map(({ tab }) => tab);
    tabs.forEach((tab, place) => tab.addEventListener("click", () => this.#choose(parts[place])));
    const list = make("div", { class: "tabs", role: "tablist", "aria-label": wording.text("record.title") }, ...tabs);
    list.addEventListener("keydown", (event) => {
      const place = tabs.findIndex((tab) => tab === document.activeElement);
      if (place < 0 || !(event.key in steps)) return;
      event.preventDefault();
      const next = steps[event.key](place, parts.length);
      this.#choose(parts[next]);
      tabs[next].focus();
    });
    return list;
  }

  /** @param {Part} chosen */
  #choose(chosen) {
    for (const [part, { tab, panel }] of Object.entries(this.#drawn ?? {})) {
      tab.setAttribute("aria-selected", String(part === chosen));
      tab.tabIndex = part === chosen ? 0 : -1;
      panel.hidden = part !== chosen;
    }
    for (const scroller of [this.#sheet, this.#sheet.querySelector(".sheet-body")]) scroller?.scrollTo(0, 0);
  }
}

/**
 * @param {Part} part
 * @param {HTMLElement} panel
 * @param {Wording} wording
 */
function drawnPart(part, panel, wording) {
  const tab = make("button", { type: "button", class: "tab", role: "tab", id: `tab-${part}`, "aria-controls": `part-${part}` },
    wording.text(`${part}.title`));
  panel.id = `part-${part}`;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", tab.id);
  return { tab, panel };
}

/** Brings the style in; returns once it is there, or cannot be. */
function styled() {
  const link = make("link", { rel: "stylesheet", href: style.href });
  const settled = new Promise((resolve) => { link.onload = link.onerror = () => resolve(null); });
  document.head.append(link);
  return settled;
}
