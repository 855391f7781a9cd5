// @ts-check
/** Why a guess was refused, in words: which text of the catalog, and what teaches in it. */

/** @typedef {import("./wording.js").Wording} Wording */

/**
 * @param {string} code
 * @param {string} typed
 * @param {{root: string, minimum: number}} round
 * @param {{fold(text: string): string | null, missing(text: string): Set<number>}} engine
 * @param {Wording} wording
 * @returns {import("./slip.js").Explanation}
 */
export function explain(code, typed, round, engine, wording) {
  const word = engine.fold(typed) ?? "";
  const say = (/** @type {string} */ key, /** @type {(string | number)[]} */ ...values) =>
    wording.text(`refused.${code}.${key}`, ...values);
  const title = say("title");
  switch (code) {
    case "notLetters": return { title, message: say("message", round.root), detail: strangers(typed, say) };
    case "tooShort": return { title, message: say("message", round.minimum) };
    case "sameAsRoot": return { title, message: say("message") };
    case "alreadyFound": return { title, message: say("message"), detail: say("detail", word) };
    case "lettersNotInRoot":
      return { title, message: say("message", round.root), detail: missingLetter(word, round.root, engine, say) };
    case "tooLong": return { title, message: say("message", 8), detail: say("detail", word.length) };
    default: return { title, message: say("message"), detail: say("detail") };
  }
}

/** The white space that the engine trims, and no other: JavaScript's own trim takes more. */
const outerSpace = /^[\t-\r \u00A0\u3000]+|[\t-\r \u00A0\u3000]+$/g;

/** @typedef {(key: string, ...values: (string | number)[]) => string} Say */

/**
 * Says which characters are no letters: the first three that differ.
 * @param {string} typed
 * @param {Say} say
 */
function strangers(typed, say) {
  const names = new Set([...typed.replace(outerSpace, "").slice(0, 1024)].filter((sign) => !/[a-zA-Z]/.test(sign)).map((sign) => name(sign, say)));
  const list = [...names].slice(0, 3);
  if (list.length === 0) return undefined;
  return list.length === 1 && names.size === 1
    ? say("detailOne", list[0]) : say("detailMany", list.join(say("listSeparator")));
}

/**
 * A character as it can be shown anywhere: itself, or its number.
 * @param {string} sign
 * @param {Say} say
 */
function name(sign, say) {
  if (sign === " ") return say("space");
  if (!/[\p{C}\p{M}\p{Z}\uFFFD]/u.test(sign)) return sign;
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * @param {string} word
 * @param {string} root
 * @param {{missing(text: string): Set<number>}} engine
 * @param {Say} say
 */
function missingLetter(word, root, engine, say) {
  const [place] = engine.missing(word);
  if (place === undefined) return undefined;
  const letter = word[place];
  const count = [...root].filter((other) => other === letter).length;
  return count === 0 ? say("detailNone", root, letter) : say("detailFew", count, letter, root);
}
