// @ts-check
/** A set that is being made: what the teacher has typed and chosen, and what the engine makes of it. */
import { linesOf } from "../engine/reply.js";
import { remember, remembered } from "../page/tab-storage.js";

/** @typedef {import("../engine/exports").Rows} Rows */
/** @typedef {import("../engine/engine.js").Engine} Engine */
/**
 * @typedef {{
 *   text: string,
 *   allowed: Map<string, boolean>,
 *   roots: string[] | null,
 *   minimum: 3 | 4,
 *   byLetters: boolean,
 *   minutes: number,
 *   name: string,
 *   kept: string,
 *   tried: string,
 * }} Draft `allowed`: the answers about delicate words; `roots`: null while they follow the list; `minutes`: 0 for no limit; `kept`: the
 *   code of the kept set that is being changed, or nothing; `tried`: the code that was kept only because it was tried, or nothing
 */
/**
 * @typedef {{
 *   items: Rows["unitItem"][],
 *   words: string[],
 *   suggestions: Rows["suggestion"][],
 *   uncovered: Record<Rows["uncovered"]["kind"], string[]>,
 *   roots: string[],
 *   code: string,
 *   rounds: Rows["setRound"][],
 * }} Outcome `words`: the unit words; `uncovered`: those that are in no puzzle; `code`: nothing while there is no puzzle
 */

/** What a new teacher sees first: a usual list with a number, a bullet, a translation, and what is no single word. */
export const example = [
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
  kept: "",
  tried: "",
});

/** @param {Draft} draft that the tab remembers */
export const rememberDraft = (draft) => remember("draft", { ...draft, allowed: [...draft.allowed] });

/** @returns {Draft | null} */
export function rememberedDraft() {
  const draft = remembered("draft");
  return draft && { ...newDraft(), ...draft, allowed: new Map(draft.allowed) };
}

/**
 * The draft that leads to a set again.
 * @param {import("../engine/reply.js").Reply} reply to `readSet`
 * @param {string} name
 * @returns {Draft | null} nothing if there is no such set
 */
export function draftOf(reply, name) {
  const [set] = linesOf(reply, "set");
  if (set?.kind !== "set") return null;
  const words = linesOf(reply, "setUnits").flatMap((line) => line.words);
  return {
    ...newDraft(words.join("\n")),
    allowed: new Map(words.map((word) => [word, true])),
    roots: linesOf(reply, "setRound").map(({ root }) => root),
    minimum: set.minimum === 4 ? 4 : 3,
    byLetters: set.byLetters,
    minutes: set.minutes,
    name,
    kept: set.code,
  };
}

/**
 * What comes of a draft.
 * @param {Engine} engine
 * @param {Draft} draft
 * @returns {Outcome}
 */
export function outcome(engine, { text, allowed, roots: chosen, minimum, byLetters, minutes }) {
  const items = linesOf(engine.askClass("readUnitWords", text), "unitItem");
  const words = items.flatMap((item) =>
    item.kind === "word" || (item.kind === "delicate" && allowed.get(item.word)) ? [item.word] : [],
  );
  const asked = chosen === null ? [words] : [words, chosen];
  const suggested = engine.askClass("suggestRoots", asked.map((some) => some.join(" ")).join("\n"), minimum);
  const suggestions = linesOf(suggested, "suggestion");
  const roots = chosen ?? suggestions.filter(({ isProposed }) => isProposed).map(({ root }) => root);
  const numbers = [minimum, byLetters ? 1 : 0, minutes, 1];
  const reply = engine.askClass("makeSet", `${roots.join(" ")}\n${words.join(" ")}`, ...numbers);
  const [set] = linesOf(reply, "set");
  const code = set.kind === "set" ? set.code : "";
  const uncovered = /** @type {Outcome["uncovered"]} */ ({ available: [], unheld: [], tooShort: [] });
  for (const line of linesOf(suggested, "uncovered")) uncovered[line.kind] = line.words;
  return { items, words, suggestions, uncovered, roots, code, rounds: linesOf(reply, "setRound") };
}
