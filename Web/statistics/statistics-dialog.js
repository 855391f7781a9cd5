// @ts-check
/** The dialog about all rounds, with three tabs: the summary, the word book and the calendar. Fetched on first use. */
import { Announcer } from "../page/announcer.js";
import { icon, make } from "../page/dom.js";
import { loadStyle } from "../page/loading.js";
import { arrowSteps } from "../page/rove.js";
import { wordReader } from "../round/meanings.js";
import { Calendar } from "./calendar.js";
import { StatisticsSummary } from "./summary.js";
import { WordBook } from "./word-book.js";

/** @typedef {"statistics" | "book" | "calendar"} Part */
/** @typedef {import("../page/wording.js").Wording} Wording */

const parts = /** @type {const} */ (["statistics", "book", "calendar"]);
const titles = /** @type {const} */ ({
  statistics: "statistics.title",
  book: "wordBook.title",
  calendar: "calendar.title",
});

export class StatisticsDialog {
  #game;
  #state;
  #meanings;
  #preferences;
  #roundSwitcher;
  #dialog = /** @type {HTMLDialogElement} */ (
    make("dialog", { class: "dialog", id: "statistics", "aria-labelledby": "statistics-title" })
  );
  #title = make("h2", { id: "statistics-title" });
  #style = loadStyle("statistics/statistics.css");
  /** @type {Record<Part, {tab: HTMLElement, panel: HTMLElement}> | null} */
  #tabElements = null;

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("../round/meanings.js").Meanings} meanings
   * @param {import("../page/preferences.js").Preferences} preferences
   * @param {import("../round/round-switcher.js").RoundSwitcher} roundSwitcher
   */
  constructor(game, state, meanings, preferences, roundSwitcher) {
    this.#roundSwitcher = roundSwitcher;
    this.#game = game;
    this.#state = state;
    this.#meanings = meanings;
    this.#preferences = preferences;
    document.body.append(this.#dialog);
  }

  /**
   * Opens the dialog at one of its tabs.
   * @param {Part} part
   */
  async open(part) {
    await this.#style;
    const views = this.#draw();
    this.#select(part);
    this.#dialog.showModal();
    this.#game.updateDay();
    for (const view of views) {
      // Each view is filled in a separate task, so that the page stays responsive.
      await new Promise((resolve) => setTimeout(resolve));
      view.show(this.#game.engine);
    }
  }

  /** Draws the dialog without content; returns the views that fill it. */
  #draw() {
    const { wording } = this.#state.current;
    const spoken = make("p", { class: "unseen", role: "status" });
    const views = [
      new StatisticsSummary(wording),
      new WordBook(
        wording,
        wordReader(this.#meanings, this.#preferences, new Announcer(spoken)),
        (root) => void this.#roundSwitcher.open(root),
      ),
      new Calendar(wording),
    ];
    this.#tabElements = /** @type {any} */ (
      Object.fromEntries(parts.map((part, index) => [part, makeTab(part, views[index].panel, wording)]))
    );
    const body = make("div", { class: "dialog-body" }, ...views.map(({ panel }) => panel), spoken);
    this.#dialog.replaceChildren(
      this.#header(wording),
      this.#tabs(wording),
      body,
      make("footer", {}, this.#closeButton(wording)),
    );
    return views;
  }

  /** @param {Wording} wording */
  #header(wording) {
    const close = make(
      "button",
      { type: "button", class: "icon-button", "aria-label": wording.text("button.close") },
      icon("close"),
    );
    close.addEventListener("click", () => this.#dialog.close());
    return make("header", {}, this.#title, close);
  }

  /** @param {Wording} wording */
  #closeButton(wording) {
    const close = make("button", { type: "button", class: "button" }, wording.text("button.close"));
    close.addEventListener("click", () => this.#dialog.close());
    return close;
  }

  /** @param {Wording} wording */
  #tabs(wording) {
    const tabs = Object.values(this.#tabElements ?? {}).map(({ tab }) => tab);
    for (const [index, tab] of tabs.entries()) tab.addEventListener("click", () => this.#select(parts[index]));
    const list = make(
      "div",
      { class: "tabs", role: "tablist", "aria-label": wording.text("statistics.title") },
      ...tabs,
    );
    list.addEventListener("keydown", (event) => {
      const index = tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      if (index < 0 || !(event.key in arrowSteps)) return;
      event.preventDefault();
      const next = arrowSteps[event.key](index, parts.length);
      this.#select(parts[next]);
      tabs[next].focus();
    });
    return list;
  }

  /** @param {Part} selected */
  #select(selected) {
    this.#title.textContent = this.#state.current.wording.text(titles[selected]);
    for (const [part, { tab, panel }] of Object.entries(this.#tabElements ?? {})) {
      tab.setAttribute("aria-selected", String(part === selected));
      tab.tabIndex = part === selected ? 0 : -1;
      panel.hidden = part !== selected;
    }
    for (const scroller of [this.#dialog, this.#dialog.querySelector(".dialog-body")]) scroller?.scrollTo(0, 0);
  }
}

/**
 * @param {Part} part
 * @param {HTMLElement} panel
 * @param {Wording} wording
 */
function makeTab(part, panel, wording) {
  const tab = make(
    "button",
    { type: "button", class: "tab", role: "tab", id: `tab-${part}`, "aria-controls": `part-${part}` },
    wording.text(titles[part]),
  );
  panel.id = `part-${part}`;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", tab.id);
  return { tab, panel };
}
