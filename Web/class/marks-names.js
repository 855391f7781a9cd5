// @ts-check
/**
 * The names of a class: one list for all sets. They stay in this tab unless the teacher saves them in the page's
 * database, under a key that no export includes.
 */
import { maxSeats } from "../engine/constants.js";
import { make } from "../page/dom.js";
import { asIs } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Wording} Wording */

const namesKey = "names";
/** The maximum number of characters in a name. */
const maxNameLength = 60;
/** The maximum number of lines without a seat and a name that are shown. */
const maxUnreadLines = 5;

/** The typed text, until the tab is closed. */
let typedNames = "";

export class NameList {
  #store;
  #wording;
  #text = /** @type {HTMLTextAreaElement} */ (
    make("textarea", {
      id: "marks-names",
      rows: 6,
      spellcheck: "false",
      autocomplete: "off",
      "aria-describedby": "marks-names-note marks-names-unread",
    })
  );
  #saveCheckbox = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", id: "marks-keep" }));
  #status = make("p", { role: "status", class: "quiet" });
  #unreadNote = make("p", { class: "quiet", id: "marks-names-unread" });
  onchange = () => {};

  /**
   * @param {import("./class-screens.js").Context} context
   * @param {boolean} areSaved
   */
  constructor({ store, isSaved, state }, areSaved) {
    this.#store = store;
    const wording = (this.#wording = state.current.wording);
    this.#text.value = typedNames;
    this.#saveCheckbox.checked = areSaved;
    this.#text.addEventListener("input", () => this.#handleInput());
    this.#saveCheckbox.addEventListener(
      "change",
      () => void this.#save(this.#saveCheckbox.checked ? typedNames : undefined),
    );
    const forget = make("button", { type: "button", class: "text-button" }, wording.text("marks.forget"));
    forget.addEventListener("click", () => void this.#forget());
    this.element = make(
      "section",
      { class: "marks-names" },
      make("h3", {}, make("label", { for: "marks-names" }, wording.text("marks.names"))),
      make("p", { class: "quiet", id: "marks-names-note" }, wording.text("marks.namesNote")),
      this.#text,
      this.#unreadNote,
      ...(isSaved
        ? [make("label", { class: "check" }, this.#saveCheckbox, make("span", {}, wording.text("marks.keep")))]
        : []),
      ...(isSaved ? [make("p", { class: "quiet" }, wording.text("marks.keepNote"))] : []),
      forget,
      this.#status,
    );
    this.#showUnread();
  }

  /** @param {import("./class-screens.js").Context} context */
  static async open(context) {
    const savedNames = (await context.store.read([namesKey]).catch(() => new Map())).get(namesKey);
    if (typeof savedNames === "string") typedNames = savedNames;
    return new NameList(context, typeof savedNames === "string");
  }

  get bySeat() {
    return new Map(typedNames.split("\n").flatMap((line) => seatAndNameIn(line) ?? []));
  }

  #showUnread() {
    const lines = typedNames.split("\n").filter((line) => line.trim() !== "" && !seatAndNameIn(line));
    // The text direction of a line may differ from that of the sentence.
    const shown = lines.slice(0, maxUnreadLines).map((line) => asIs(`\u2068${cleanName(line)}\u2069`));
    if (lines.length > maxUnreadLines) shown.push(asIs("…"));
    this.#unreadNote.textContent =
      lines.length > 0 ? this.#wording.text("marks.namesUnread", maxSeats, this.#wording.list(shown)) : "";
  }

  #handleInput() {
    typedNames = this.#text.value;
    this.#showUnread();
    this.#status.textContent = "";
    if (this.#saveCheckbox.checked) void this.#save(typedNames);
    this.onchange();
  }

  /** @param {string | undefined} text undefined deletes the saved names */
  async #save(text) {
    await this.#store
      .update([], () => new Map([[namesKey, text]]))
      .catch((error) => {
        console.info(error);
        this.#saveCheckbox.checked = false;
        this.#status.textContent = this.#wording.text("marks.notKept");
      });
  }

  async #forget() {
    typedNames = this.#text.value = "";
    this.#showUnread();
    this.#saveCheckbox.checked = false;
    await this.#save(undefined);
    this.#status.textContent = this.#wording.text("marks.forgotten");
    this.onchange();
  }
}

/**
 * The seat that a line names, and the name.
 * @param {string} line
 * @returns {[[seat: number, name: string]] | null} null if it names none; otherwise a list of one pair, for `flatMap`
 */
export function seatAndNameIn(line) {
  const [, number, name] = /^\s*0*(\d{1,2})(?!\d)\s*[=:.,;]?\s*(\S.*)$/.exec(line) ?? [];
  const seat = Number(number ?? 0);
  return seat >= 1 && seat <= maxSeats ? [[seat, cleanName(name)]] : null;
}

/**
 * A name without control characters, cut to the maximum length.
 * @param {string} name
 */
const cleanName = (name) => [...name.replace(/\p{Cc}/gu, " ")].slice(0, maxNameLength).join("").trim();
