// @ts-check
/** The texts that say why a word was refused. */

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {import("../engine/exports").RefusalCode} RefusalCode */
/** @typedef {{title: string, message: string, detail?: string}} RefusalText */
/** @typedef {(key: string, ...values: (string | number)[]) => string} Say */

/**
 * @param {RefusalCode} code
 * @param {number[]} payload what the refusal is about, as numbers of the engine
 * @param {string} root
 * @param {Wording} wording
 * @returns {RefusalText}
 */
export function refusalText(code, payload, root, wording) {
  /** @type {Say} */
  const say = (key, ...values) => wording.text(`refusal.${code}.${key}`, ...values);
  const title = say("title");
  switch (code) {
    case "roundEnded":
    case "sameAsRoot":
      return { title, message: say("message") };
    case "notLetters":
      return { title, message: say("message", root), detail: characters(payload, say) };
    case "tooShort":
      return { title, message: say("message", payload[0]) };
    case "alreadyFound":
      return { title, message: say("message"), detail: say("detail", word(payload)) };
    case "lettersNotInRoot":
      return { title, message: say("message", root), detail: missing(payload, root, say) };
    case "tooLong":
      return { title, message: say("message", payload[1]), detail: say("detail", payload[0]) };
    case "unknownWord":
      return { title, message: say("message"), detail: say("detail") };
    default:
      throw unknown(code);
  }
}

/** @param {never} code */
const unknown = (code) => new Error(`the engine refuses for an unknown reason: ${code}`);

/**
 * The word of a payload that consists of its letters.
 * @param {number[]} payload
 */
export const word = (payload) => String.fromCharCode(...payload);

/**
 * Tells which letter the root lacks or has fewer of.
 * @param {number[]} payload
 * @param {string} root
 * @param {Say} say
 */
function missing([letter, available], root, say) {
  const name = String.fromCharCode(letter);
  return available === 0 ? say("detailNone", root, name) : say("detailFew", available, name, root);
}

/**
 * Tells which characters are not letters.
 * @param {number[]} payload
 * @param {Say} say
 */
function characters(payload, say) {
  const names = payload.map((scalar) => name(scalar, say));
  return names.length === 1 ? say("detailOne", names[0]) : say("detailMany", names.join(say("listSeparator")));
}

/**
 * A character, or its code point if it cannot be seen.
 * @param {number} scalar
 * @param {Say} say
 */
function name(scalar, say) {
  const character = String.fromCodePoint(scalar);
  if (character === " ") return say("space");
  if (!/[\p{C}\p{M}\p{Z}\uFFFD]/u.test(character)) return character;
  return `U+${scalar.toString(16).toUpperCase().padStart(4, "0")}`;
}
