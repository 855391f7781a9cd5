// @ts-check
/**
 * The top of the page: the kind of round, today's or the next daily puzzle and, before the first word of a round or
 * after its end, a newer version of the page.
 */
import { byId, make, setText } from "../page/dom.js";
import { heading } from "./heading.js";

/** @typedef {import("../page/state.js").PageState} PageState */

export class Header {
  #game;
  #state;
  #field;
  #updates;
  #announcer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {import("../engine/game.js").Game} game
   * @param {import("../page/state.js").ObservableState} state
   * @param {import("./field.js").Field} field
   * @param {import("../offline/page-updates.js").PageUpdates} updates
   * @param {import("../page/announcer.js").Announcer} announcer
   */
  constructor(game, state, field, updates, announcer) {
    this.#game = game;
    this.#state = state;
    this.#field = field;
    this.#updates = updates;
    this.#announcer = announcer;
    updates.onnewer = () => state.update({ isUpdateReady: true });
    state.subscribe(
      ({ view, wording, minute, isUpdateReady }) => [
        ...[view.round, view.today, view.showsNewDay, view.time?.minutes, view.time?.isCovered],
        ...[view.foundWords.length === 0, wording, minute, isUpdateReady],
      ],
      (current) => this.#draw(current),
    );
    addEventListener("visibilitychange", () => this.#scheduleMinute());
    this.#scheduleMinute();
  }

  /** Updates the day and the time until the next puzzle each minute while the page is visible. */
  #scheduleMinute() {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    this.#timer = setTimeout(
      () => {
        this.updateDay();
        this.#scheduleMinute();
      },
      60_000 - (Date.now() % 60_000),
    );
  }

  /** Passes the day to the game. After midnight the round stays, but the header leads to the new puzzle. */
  updateDay() {
    const { today } = this.#game.view;
    const view = this.#game.setDay(new Date());
    this.#state.update({ minute: Math.floor(Date.now() / 60_000) });
    if (view.today === today || !view.showsNewDay) return;
    this.#announcer.announce(this.#state.current.wording.text("daily.isHere", view.today));
  }

  /** @param {PageState} current */
  #draw({ view, wording, isUpdateReady }) {
    const { kind, date, aside, leadsToToday, isCountdown = false } = heading(view, wording, new Date());
    const title = wording.text("game.title");
    document.title = view.time?.isCovered ? title : `${view.round.root} · ${title}`;
    setText("kind", kind);
    setText("date", date);
    const isBetweenRounds = this.#field.value === "" && (view.round.isEnded || view.foundWords.length === 0);
    const showsUpdate = isUpdateReady && isBetweenRounds;
    byId("aside").classList.toggle("countdown", isCountdown && !showsUpdate);
    if (showsUpdate) this.#drawUpdate(wording);
    else drawAside(aside, leadsToToday, view.showsNewDay && leadsToToday);
  }

  /** @param {import("../page/wording.js").Wording} wording */
  #drawUpdate(wording) {
    const name = wording.text("update.use");
    if (byId("aside").querySelector("button")?.textContent === name) return;
    const updateButton = make("button", { type: "button", class: "text-button" }, name);
    updateButton.addEventListener("click", () => this.#game.whenSaved().then(() => this.#updates.activate()));
    byId("aside").replaceChildren(wording.text("update.ready"), " ", updateButton);
  }
}

/**
 * Draws the text beside the kind of the round. A link keeps its element, which may have the focus when the minute
 * changes.
 * @param {string} text
 * @param {boolean} isLink
 * @param {boolean} isNewDay whether the link is to a new daily puzzle, which is highlighted
 */
function drawAside(text, isLink, isNewDay) {
  const link = byId("aside").querySelector("a") ?? make("a", { href: "?daily" });
  link.textContent = text;
  link.className = isNewDay ? "new-day" : "";
  if (!isLink) byId("aside").replaceChildren(text);
  else if (!link.isConnected) byId("aside").replaceChildren(link);
}
