// @ts-check
/** The text box into which hand-ins are pasted, or added from files. */
import { inboxSize } from "../engine/constants.js";
import { makeButton } from "../page/controls.js";
import { make } from "../page/dom.js";
import { asIs } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Wording} Wording */

export class HandInText {
  #wording;
  #text = /** @type {HTMLTextAreaElement} */ (
    make("textarea", { id: "marks-text", rows: 6, dir: "ltr", translate: "no", spellcheck: "false" })
  );
  /** Shows that the text was cleared, and offers to restore it. */
  #clearedNote = make("p", { class: "quiet", role: "status" });
  /** Sentences about the files that could not be read when files were last added; empty after another change. */
  failures = /** @type {import("../page/wording.js").PlayerText[]} */ ([]);
  onchange = () => {};

  /**
   * @param {string} text
   * @param {Wording} wording
   */
  constructor(text, wording) {
    this.#wording = wording;
    this.#text.value = text;
    this.#text.addEventListener("input", () => this.#handleChange());
    const files = /** @type {HTMLInputElement} */ (
      make("input", { type: "file", id: "marks-files", multiple: true, hidden: true })
    );
    files.addEventListener("change", async () => {
      await this.addFiles([...(files.files ?? [])]);
      files.value = "";
    });
    this.element = make(
      "div",
      { class: "marks-input" },
      make("label", { for: "marks-text" }, wording.text("marks.paste")),
      this.#text,
      files,
      make(
        "div",
        { class: "row" },
        makeButton(wording.text("marks.choose"), () => files.click()),
        makeButton(wording.text("marks.clear"), () => this.#clear()),
      ),
      this.#clearedNote,
    );
  }

  get value() {
    return this.#text.value;
  }

  /** @param {import("../page/wording.js").PlayerText[]} [failures] */
  #handleChange(failures = []) {
    this.failures = failures;
    this.onchange();
  }

  #clear() {
    const text = this.value;
    if (text.trim() !== "") this.#offerUndo(text);
    this.#text.value = "";
    this.#text.focus();
    this.#handleChange();
  }

  /** @param {string} text the text to restore, before anything pasted since */
  #offerUndo(text) {
    const undo = makeButton(
      this.#wording.text("class.undo"),
      () => {
        this.#clearedNote.replaceChildren();
        this.#text.value = this.value === "" ? text : `${text.trimEnd()}\n${this.value}`;
        this.#text.focus();
        this.#handleChange();
      },
      "text-button",
    );
    this.#clearedNote.replaceChildren(this.#wording.text("marks.cleared"), " ", undo);
  }

  /**
   * Adds the texts of files, each on its own lines.
   * @param {File[]} files
   */
  async addFiles(files) {
    const texts = await Promise.all(
      files.map((file) =>
        file.size > inboxSize
          ? null
          : readText(file).then(
              (text) => withFileName(file, text),
              () => "",
            ),
      ),
    );
    const readTexts = texts.filter((text) => text);
    this.#text.value = [...(this.value === "" ? [] : [this.value.trimEnd()]), ...readTexts].join("\n");
    const failedFiles = files.flatMap((file, index) => (texts[index] ? [] : [{ file, text: texts[index] }]));
    this.#handleChange(
      failedFiles.map(({ file, text }) =>
        this.#wording.text(text === null ? "marks.fileTooLong" : "marks.fileUnreadable", asIs(file.name)),
      ),
    );
  }
}

/**
 * The text of a file. If the text begins with a code, the file name comes first, because it may say whose code this is.
 * @param {File} file
 * @param {string} text
 */
const withFileName = ({ name }, text) => (/^\s*h\d+\./i.test(text) ? `${name}: ${text.trimStart()}` : text);

/**
 * The text of a file in UTF-8 or, as some editors save it, UTF-16.
 * @param {File} file
 */
async function readText(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const isLittleEndian = first === 0xff && second === 0xfe;
  const isBigEndian = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittleEndian ? "utf-16le" : isBigEndian ? "utf-16be" : "utf-8").decode(bytes);
}
