// @ts-check
/** The texts that say why a word was refused. */

import { asIs, english } from "../page/wording.js";

/** @typedef {import("../page/wording.js").PlayerText} PlayerText */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../page/wording.js").TextKey} TextKey */
/** @typedef {import("../engine/exports").Rejection} RefusalCode */
/** @typedef {{title: PlayerText, message: PlayerText, detail?: PlayerText}} RefusalText */
/** @typedef {(key: string, ...values: (PlayerText | number)[]) => PlayerText} MakeText */

/**
 * @param {RefusalCode} code
 * @param {number[]} payload the details of the refusal, as numbers from the engine
 * @param {string} root
 * @param {Wording} wording
 * @returns {RefusalText}
 */
export function refusalText(code, payload, root, wording) {
  /** @type {MakeText} */
  const makeText = (key, ...values) => wording.text(/** @type {TextKey} */ (`refusal.${code}.${key}`), ...values);
  const title = makeText("title");
  switch (code) {
    case "roundEnded":
    case "sameAsRoot":
    case "tooShort":
    case "unknownWord":
      return { title, message: makeText("message") };
    case "notLetters":
      return { title, message: makeText("message", english(root)), detail: charactersText(payload, makeText) };
    case "alreadyFound":
      return { title, message: makeText("message"), detail: makeText("detail", english(wordFromPayload(payload))) };
    case "lettersNotInRoot":
      return { title, message: makeText("message", english(root)), detail: missingLetterText(payload, root, makeText) };
    case "tooLong":
      return { title, message: makeText("message", payload[1]), detail: makeText("detail", payload[0]) };
    default:
      throw unknownCodeError(code);
  }
}

/** @param {never} code */
const unknownCodeError = (code) => new Error(`the engine refuses for an unknown reason: ${code}`);

/**
 * Converts a payload of letters to the word.
 * @param {number[]} payload
 */
export const wordFromPayload = (payload) => String.fromCharCode(...payload);

/**
 * @param {number[]} payload
 * @param {string} root
 * @param {MakeText} makeText
 */
function missingLetterText([letter, available], root, makeText) {
  const name = english(String.fromCharCode(letter));
  return available === 0
    ? makeText("detailNone", english(root), name)
    : makeText("detailFew", available, name, english(root));
}

/**
 * @param {number[]} payload
 * @param {MakeText} makeText
 */
function charactersText(payload, makeText) {
  const names = payload.map((scalar) => (scalar === 0x20 ? makeText("space") : characterName(scalar)));
  return names.length === 1
    ? makeText("detailOne", names[0])
    : makeText("detailMany", asIs(names.join(makeText("listSeparator"))));
}

/**
 * Returns a character, or its code point if the character is invisible or a combining mark.
 * @param {number} scalar
 */
export function characterName(scalar) {
  const character = String.fromCodePoint(scalar);
  if (!/[\p{C}\p{M}\p{Z}\uFFFD]/u.test(character)) return asIs(character);
  return asIs(`U+${scalar.toString(16).toUpperCase().padStart(4, "0")}`);
}
