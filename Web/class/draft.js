// @ts-check
/** The draft of a set: what the teacher has typed and chosen, and what the engine makes of it. */
import { setTabValue, tabValue } from "../page/tab-storage.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/**
 * @typedef {{ text: string, allowed: Map<string, boolean>, roots: string[] | null, minimum: 3 | 4, byLetters: boolean,
 *   minutes: number, name: string, savedCode: string, triedCode: string, }} Draft `allowed`: the answers about delicate
 *   words; `roots`: the chosen roots; null while the engine proposes them; `minutes`: 0 for no limit; `savedCode`: the
 *   code of the saved set that is being edited, or empty; `triedCode`: the code of a set that was saved only to try it
 *   out, or empty
 */
/**
 * @typedef {{ items: import("../engine/exports").UnitItemMessage[], words: string[], suggestions:
 *   import("../engine/exports").SuggestionMessage[], uncovered: import("../engine/exports").UncoveredMessage, roots:
 *   string[], code: string, rounds: import("../engine/exports").SetRoundMessage[], }} DraftOutcome `words`: the unit
 *   words; `uncovered`: the unit words that are in no puzzle; `code`: empty while there is no puzzle
 */

/**
 * What a new teacher sees first: a typical list with numbers, a bullet, a translation, a line of several words, and an
 * item of two words.
 */
export const exampleList = [
  "1. ocean",
  "2. river",
  "* rain",
  "cloud – nube",
  "Steam, heat, melt",
  "glacier",
  "water cycle",
  "storm",
  "tide",
  "coast",
].join("\n");

/** @returns {Draft} */
export const newDraft = (text = "") => ({
  text,
  allowed: new Map(),
  roots: null,
  minimum: 3,
  byLetters: false,
  minutes: 0,
  name: "",
  savedCode: "",
  triedCode: "",
});

/** @param {Draft} draft the draft that the tab stores */
export const rememberDraft = (draft) => setTabValue("draft", { ...draft, allowed: [...draft.allowed] });

/** @returns {Draft | null} */
export function restoreDraft() {
  const draft = tabValue("draft");
  return draft && { ...newDraft(), ...draft, allowed: new Map(draft.allowed) };
}

/**
 * The draft that would make a given set.
 * @param {import("../engine/exports").SetAnswer} answer
 * @param {string} name
 * @returns {Draft | null} null if the set cannot be read
 */
export function draftOf({ set, rounds, units }, name) {
  if (set.kind !== "set") return null;
  return {
    ...newDraft(units.join("\n")),
    allowed: new Map(units.map((word) => [word, true])),
    roots: rounds.map(({ root }) => root),
    minimum: set.minimum === 4 ? 4 : 3,
    byLetters: set.byLetters,
    minutes: set.minutes,
    name,
    savedCode: set.code,
  };
}

/**
 * The set that a draft makes, with everything that the maker shows about it.
 * @param {Engine} engine
 * @param {Draft} draft
 * @returns {DraftOutcome}
 */
export function outcomeOf(engine, { text, allowed, roots: chosenRoots, minimum, byLetters, minutes }) {
  const { items } = engine.askClass("readUnitWords", text);
  const words = items.flatMap(({ kind, word }) =>
    word !== null && (kind === "word" || (kind === "delicate" && allowed.get(word))) ? [word] : [],
  );
  const wordLists = chosenRoots === null ? [words] : [words, chosenRoots];
  const lines = wordLists.map((words) => words.join(" ")).join("\n");
  const { suggestions, uncovered } = engine.askClass("suggestRoots", lines, minimum);
  const roots = chosenRoots ?? suggestions.filter(({ isProposed }) => isProposed).map(({ root }) => root);
  const numbers = [minimum, byLetters ? 1 : 0, minutes, 1];
  const { set, rounds } = engine.askClass("makeSet", `${roots.join(" ")}\n${words.join(" ")}`, ...numbers);
  const code = set.kind === "set" ? set.code : "";
  return { items, words, suggestions, uncovered, roots, code, rounds };
}
