// @ts-check
/**
 * What can be done with a set in the maker: saving it under a name, playing it, opening it on paper, on the projector
 * or for marks, and passing it on as a link, a QR code, a code or a file.
 */

import { reachText } from "../dialogs/link-reach.js";
import { isOnWeb, pageAddress } from "../page/addresses.js";
import { copyText } from "../page/clipboard.js";
import { make } from "../page/dom.js";
import { canDrawQRCode } from "../page/qr.js";
import { asIs } from "../page/wording.js";
import { saveSetFile } from "./set-file.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../page/wording.js").TextKey} TextKey */
/**
 * @typedef {{ change: (change: Partial<Draft>) => void, save: (savesCopy: boolean) => void, play: () => void, }}
 *   Actions `savesCopy`: whether to save the set beside the one that was edited
 */

/** @typedef {"save" | "link" | "code" | "file"} Way */

const makeStatus = () => make("p", { class: "quiet told", role: "status" });

export class SetSharing {
  #wording;
  #screens;
  #actions;
  #code = "";
  #root = "";
  #nameInput = /** @type {HTMLInputElement} */ (
    make("input", { id: "set-own-name", type: "text", autocomplete: "off", maxlength: 60 })
  );
  /** For each way to pass the set on, the result of its last use, shown next to its buttons. */
  #statuses = { save: makeStatus(), link: makeStatus(), code: makeStatus(), file: makeStatus() };
  #title;
  #saveButton;
  #saveBothButton;
  #replaceButton;
  #changedNote;
  #codeText = /** @type {HTMLTextAreaElement} */ (
    make("textarea", { id: "set-code", readonly: true, rows: 3, spellcheck: "false" })
  );
  #linkText = /** @type {HTMLTextAreaElement} */ (
    make("textarea", { id: "set-link", readonly: true, rows: 3, spellcheck: "false" })
  );
  element;

  /**
   * @param {import("./class-screens.js").Context} context
   * @param {Actions} actions
   */
  constructor({ state, screens }, actions) {
    const { wording } = state.current;
    this.#wording = wording;
    this.#screens = screens;
    this.#actions = actions;
    this.#nameInput.addEventListener("input", () => actions.change({ name: this.#nameInput.value }));
    this.#changedNote = make("p", { class: "quiet" }, wording.text("class.changed"));
    this.#saveButton = this.#button("class.keep", () => actions.save(false), "act");
    this.#saveBothButton = this.#button("class.keepBoth", () => actions.save(true), "act");
    this.#replaceButton = this.#button("class.replace", () => actions.save(false));
    this.#title = make("h3", { tabindex: -1 }, wording.text("class.passOn"));
    this.element = make(
      "section",
      { class: "pass-on" },
      this.#title,
      make(
        "div",
        { class: "ways" },
        this.#saveSection(),
        ...(isOnWeb() ? [this.#linkSection()] : []),
        this.#codeSection(),
        this.#fileSection(),
      ),
    );
  }

  /**
   * @param {Draft} draft
   * @param {import("./draft.js").DraftOutcome} outcome the outcome, whose code is empty while there is no set
   */
  draw({ name, savedCode }, { code, roots }) {
    [this.#code, this.#root] = [code, roots[0] ?? ""];
    this.element.hidden = code === "";
    if (this.#nameInput.value !== name) this.#nameInput.value = name;
    const isChanged = savedCode !== "" && savedCode !== code;
    this.#saveButton.hidden = isChanged;
    for (const element of [this.#changedNote, this.#saveBothButton, this.#replaceButton]) element.hidden = !isChanged;
    this.#codeText.value = code;
    this.#linkText.value = `${pageAddress()}#${code}`;
    for (const status of Object.values(this.#statuses)) status.textContent = "";
  }

  focus() {
    this.#title.focus();
  }

  /**
   * @param {TextKey} key
   * @param {Way} [way] the way whose button was pressed
   */
  showStatus(key, way = "save") {
    for (const [name, status] of Object.entries(this.#statuses))
      status.textContent = name === way ? this.#wording.text(key) : "";
  }

  #saveSection() {
    const wording = this.#wording;
    const screens = /** @type {const} */ ([
      ["paper.print", "paper"],
      ["class.project", "projector"],
      ["marks.title", "marks"],
    ]).map(([key, name]) => this.#button(key, () => void this.#screens.open(name, this.#code)));
    return make(
      "div",
      { class: "way" },
      make("h4", {}, make("label", { for: "set-own-name" }, wording.text("class.name"))),
      this.#nameInput,
      this.#changedNote,
      make(
        "div",
        { class: "row" },
        this.#saveButton,
        this.#saveBothButton,
        this.#replaceButton,
        this.#button("button.play", () => this.#actions.play()),
        this.#statuses.save,
      ),
      make("div", { class: "row" }, ...screens),
    );
  }

  #linkSection() {
    const buttons = [this.#button("share.copyLink", () => void this.#copy(this.#linkText, "link"))];
    if (canDrawQRCode()) buttons.push(this.#button("class.showQR", () => void this.#screens.open("qr", this.#code)));
    return this.#makeSection("link", this.#linkText, buttons, reachText(this.#wording));
  }

  #codeSection() {
    const copy = this.#button("class.copyCode", () => void this.#copy(this.#codeText, "code"));
    return this.#makeSection("code", this.#codeText, [copy], this.#wording.text("class.codeNote"));
  }

  #fileSection() {
    const wording = this.#wording;
    const save = this.#button("class.saveFile", () => void this.#saveFile());
    const note = make("p", { class: "quiet" }, wording.text("class.fileNote"));
    return make(
      "div",
      { class: "way" },
      make("h4", {}, wording.text("class.file")),
      note,
      make("div", { class: "row" }, save, this.#statuses.file),
    );
  }

  /**
   * @param {"link" | "code"} way
   * @param {HTMLElement} field
   * @param {HTMLElement[]} buttons
   * @param {string} note empty for none
   */
  #makeSection(way, field, buttons, note) {
    const label = make("label", { for: field.id }, this.#wording.text(`class.${way}`));
    const notes = note ? [make("p", { class: "quiet" }, note)] : [];
    return make(
      "div",
      { class: "way" },
      make("h4", {}, label),
      field,
      ...notes,
      make("div", { class: "row" }, ...buttons, this.#statuses[way]),
    );
  }

  /**
   * @param {TextKey} key
   * @param {() => void} action
   * @param {string} [className]
   */
  #button(key, action, className = "") {
    const button = make("button", { type: "button", class: `button ${className}` }, asIs(this.#wording.text(key)));
    button.addEventListener("click", action);
    return button;
  }

  /**
   * Copies a text, or selects it if the browser forbids copying.
   * @param {HTMLTextAreaElement} field
   * @param {Way} way
   */
  async #copy(field, way) {
    const isCopied = await copyText(field.value);
    if (!isCopied) {
      field.focus();
      field.select();
    }
    this.showStatus(isCopied ? "share.copied" : "class.copyMarked", way);
  }

  async #saveFile() {
    this.showStatus(await saveSetFile(this.#code, this.#root), "file");
  }
}
