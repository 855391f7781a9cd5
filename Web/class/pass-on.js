// @ts-check
/**
 * How a set leaves the maker: saved with a name, as a link, a QR code, a code or a file, on paper and on the projector.
 */

import { reachText } from "../dialogs/link-reach.js";
import { isOnWeb, pageAddress } from "../page/addresses.js";
import { copied } from "../page/clipboard.js";
import { make } from "../page/dom.js";
import { canDrawQRCode } from "../page/qr.js";
import { asIs } from "../page/wording.js";
import { saveSetFile } from "./set-file.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../page/wording.js").TextKey} TextKey */
/**
 * @typedef {{ change: (change: Partial<Draft>) => void, keep: (isOther: boolean) => void, play: () => void, }} Acts
 *   `isOther`: whether to save the set beside the one that was edited
 */

/** @typedef {"keep" | "link" | "code" | "file"} Way */

const told = () => make("p", { class: "quiet told", role: "status" });

export class PassOn {
  #wording;
  #screens;
  #acts;
  #code = "";
  #root = "";
  #name = /** @type {HTMLInputElement} */ (
    make("input", { id: "set-own-name", type: "text", autocomplete: "off", maxlength: 60 })
  );
  /** For each way to pass the set on, the result of its last use, shown next to its buttons. */
  #told = { keep: told(), link: told(), code: told(), file: told() };
  #title;
  #keep;
  #keepBoth;
  #replace;
  #changed;
  #codeText = /** @type {HTMLTextAreaElement} */ (
    make("textarea", { id: "set-code", readonly: true, rows: 3, spellcheck: "false" })
  );
  #linkText = /** @type {HTMLTextAreaElement} */ (
    make("textarea", { id: "set-link", readonly: true, rows: 3, spellcheck: "false" })
  );
  element;

  /**
   * @param {import("./class-screens.js").Context} context
   * @param {Acts} acts
   */
  constructor({ state, screens }, acts) {
    const { wording } = state.shown;
    this.#wording = wording;
    this.#screens = screens;
    this.#acts = acts;
    this.#name.addEventListener("input", () => acts.change({ name: this.#name.value }));
    this.#changed = make("p", { class: "quiet" }, wording.text("class.changed"));
    this.#keep = this.#button("class.keep", () => acts.keep(false), "act");
    this.#keepBoth = this.#button("class.keepBoth", () => acts.keep(true), "act");
    this.#replace = this.#button("class.replace", () => acts.keep(false));
    this.#title = make("h3", { tabindex: -1 }, wording.text("class.passOn"));
    this.element = make(
      "section",
      { class: "pass-on" },
      this.#title,
      make(
        "div",
        { class: "ways" },
        this.#keeping(),
        ...(isOnWeb() ? [this.#linking()] : []),
        this.#coding(),
        this.#filing(),
      ),
    );
  }

  /**
   * @param {Draft} draft
   * @param {import("./draft.js").Outcome} outcome with a code once there is a set
   */
  draw({ name, kept }, { code, roots }) {
    [this.#code, this.#root] = [code, roots[0] ?? ""];
    this.element.hidden = code === "";
    if (this.#name.value !== name) this.#name.value = name;
    const isChanged = kept !== "" && kept !== code;
    this.#keep.hidden = isChanged;
    for (const element of [this.#changed, this.#keepBoth, this.#replace]) element.hidden = !isChanged;
    this.#codeText.value = code;
    this.#linkText.value = `${pageAddress()}#${code}`;
    for (const status of Object.values(this.#told)) status.textContent = "";
  }

  focus() {
    this.#title.focus();
  }

  /**
   * @param {TextKey} key
   * @param {Way} [way] whose button was pressed
   */
  say(key, way = "keep") {
    for (const [name, status] of Object.entries(this.#told))
      status.textContent = name === way ? this.#wording.text(key) : "";
  }

  #keeping() {
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
      this.#name,
      this.#changed,
      make(
        "div",
        { class: "row" },
        this.#keep,
        this.#keepBoth,
        this.#replace,
        this.#button("button.play", () => this.#acts.play()),
        this.#told.keep,
      ),
      make("div", { class: "row" }, ...screens),
    );
  }

  #linking() {
    const buttons = [this.#button("share.copyLink", () => void this.#copy(this.#linkText, "link"))];
    if (canDrawQRCode()) buttons.push(this.#button("class.showQR", () => void this.#screens.open("qr", this.#code)));
    return this.#way("link", this.#linkText, buttons, reachText(this.#wording));
  }

  #coding() {
    const copy = this.#button("class.copyCode", () => void this.#copy(this.#codeText, "code"));
    return this.#way("code", this.#codeText, [copy], this.#wording.text("class.codeNote"));
  }

  #filing() {
    const wording = this.#wording;
    const save = this.#button("class.saveFile", () => void this.#save());
    const note = make("p", { class: "quiet" }, wording.text("class.fileNote"));
    return make(
      "div",
      { class: "way" },
      make("h4", {}, wording.text("class.file")),
      note,
      make("div", { class: "row" }, save, this.#told.file),
    );
  }

  /**
   * @param {"link" | "code"} way
   * @param {HTMLElement} field
   * @param {HTMLElement[]} buttons
   * @param {string} note empty for none
   */
  #way(way, field, buttons, note) {
    const label = make("label", { for: field.id }, this.#wording.text(`class.${way}`));
    const notes = note ? [make("p", { class: "quiet" }, note)] : [];
    return make(
      "div",
      { class: "way" },
      make("h4", {}, label),
      field,
      ...notes,
      make("div", { class: "row" }, ...buttons, this.#told[way]),
    );
  }

  /**
   * @param {TextKey} key
   * @param {() => void} act
   * @param {string} [kind]
   */
  #button(key, act, kind = "") {
    const button = make("button", { type: "button", class: `button ${kind}` }, asIs(this.#wording.text(key)));
    button.addEventListener("click", act);
    return button;
  }

  /**
   * Copies a text, or selects it if the browser forbids copying.
   * @param {HTMLTextAreaElement} field
   * @param {Way} way
   */
  async #copy(field, way) {
    const isCopied = await copied(field.value);
    if (!isCopied) {
      field.focus();
      field.select();
    }
    this.say(isCopied ? "share.copied" : "class.copyMarked", way);
  }

  async #save() {
    this.say(await saveSetFile(this.#code, this.#root), "file");
  }
}
