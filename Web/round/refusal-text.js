// @ts-check
/** The texts that say why a word was refused. */

import { asIs, english } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Said} Said */
/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../page/wording.js").TextKey} TextKey */
/** @typedef {import("../engine/exports").Rejection} RefusalCode */
/** @typedef {{title: Said, message: Said, detail?: Said}} RefusalText */
/** @typedef {(key: string, ...values: (Said | number)[]) => Said} Say */

/**
 * @param {RefusalCode} code
 * @param {number[]} payload the details of the refusal, as numbers from the engine
 * @param {string} root
 * @param {Wording} wording
 * @param {boolean} isRepeated whether the round has refused the same unknown word before
 * @returns {RefusalText}
 */
export function refusalText(code, payload, root, wording, isRepeated = false) {
  /** @type {Say} */
  const say = (key, ...values) => wording.text(/** @type {TextKey} */ (`refusal.${code}.${key}`), ...values);
  const title = say("title");
  switch (code) {
    case "roundEnded":
    case "sameAsRoot":
      return { title, message: say("message") };
    case "notLetters":
      return { title, message: say("message", english(root)), detail: characters(payload, say) };
    case "tooShort":
      return { title, message: say("message", payload[0]) };
    case "alreadyFound":
      return { title, message: say("message"), detail: say("detail", english(word(payload))) };
    case "foundByOther":
      return { title, message: say("message"), detail: finder(payload, say) };
    case "lettersNotInRoot":
      return { title, message: say("message", english(root)), detail: missing(payload, root, say) };
    case "tooLong":
      return { title, message: say("message", payload[1]), detail: say("detail", payload[0]) };
    case "unknownWord":
      return { title, message: say("message"), detail: say(isRepeated ? "tried" : "detail") };
    default:
      throw unknown(code);
  }
}

/** @param {never} code */
const unknown = (code) => new Error(`the engine refuses for an unknown reason: ${code}`);

/**
 * Converts a payload of letters to the word.
 * @param {number[]} payload
 */
export const word = (payload) => String.fromCharCode(...payload);

/**
 * Says who has found a word: the payload is its letters, a 0, and the bytes of a name.
 * @param {number[]} payload
 * @param {Say} say
 */
function finder(payload, say) {
  const end = payload.indexOf(0);
  const found = english(word(payload.slice(0, end)));
  const name = new TextDecoder().decode(new Uint8Array(payload.slice(end + 1)));
  return name === "" ? say("detailNone", found) : say("detail", asIs(name), found);
}

/**
 * @param {number[]} payload
 * @param {string} root
 * @param {Say} say
 */
function missing([letter, available], root, say) {
  const name = english(String.fromCharCode(letter));
  return available === 0 ? say("detailNone", english(root), name) : say("detailFew", available, name, english(root));
}

/**
 * @param {number[]} payload
 * @param {Say} say
 */
function characters(payload, say) {
  const names = payload.map((scalar) => (scalar === 0x20 ? say("space") : characterName(scalar)));
  return names.length === 1 ? say("detailOne", names[0]) : say("detailMany", asIs(names.join(say("listSeparator"))));
}

/**
 * A character, or its code point if it is invisible.
 * @param {number} scalar
 */
export function characterName(scalar) {
  const character = String.fromCodePoint(scalar);
  if (!/[\p{C}\p{M}\p{Z}\uFFFD]/u.test(character)) return asIs(character);
  return asIs(`U+${scalar.toString(16).toUpperCase().padStart(4, "0")}`);
}
