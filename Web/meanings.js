// @ts-check
/**
 * What words mean. The meanings are in English, in files by the alphabet that Web/meanings.py makes; one is fetched when a word of it is
 * asked for, and all of them are kept for offline once the player wants that.
 */
import { load } from "./files.js";

/** @typedef {import("./wording.js").Wording} Wording */
/** @typedef {{form: string | null, headword: string, kind: string, text: string, clue: string}} Meaning */
/** @typedef {{folder: string, first: string[]}} List the folder of the files, and the first word of each */

/** What stands in a clue for a word that would give it away. */
const blank = "___";
/** How the names of the caches begin in which all files are kept. */
const family = "meanings ";
const kinds = /** @type {Record<string, string>} */ ({ n: "noun", v: "verb", a: "adjective", r: "adverb", o: "other" });

export class Meanings {
  /** @type {Promise<List> | null} */
  #list = null;
  /**
   * The files that were fetched, by their numbers.
   * @type {Map<number, Promise<string>>}
   */
  #files = new Map();

  /**
   * What a word means: at most three meanings, the likeliest first. Fails where they cannot be loaded.
   * @param {string} word
   * @returns {Promise<Meaning[]>}
   */
  async of(word) {
    const list = await this.#listed();
    const text = await this.#file(list, fileOf(word, list.first));
    const start = text.startsWith(`${word}\t`) ? 0 : text.indexOf(`\n${word}\t`) + 1;
    if (!text.startsWith(`${word}\t`, start)) return [];
    return text.slice(start, text.indexOf("\n", start)).split("\t").slice(1).flatMap(meaning);
  }

  /** Keeps all files, and drops those of an earlier edition; does nothing where they are kept, or the browser keeps nothing. */
  async keepAll() {
    if (!globalThis.caches) return;
    const { folder, first } = await this.#listed();
    const cache = await caches.open(family + folder);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = first.map((_, number) => address(folder, number)).filter((url) => !kept.has(url));
    // One after the other, so that whatever else is asked for meanwhile need not wait.
    for (const url of missing) await cache.add(url);
    await forget(family + folder);
  }

  /** Drops what was kept. */
  async dropAll() {
    if (globalThis.caches) await forget();
  }

  /** @returns {Promise<List>} */
  #listed() {
    return (this.#list ??= load("meanings.json").then((response) => response.json()).catch((error) => {
      this.#list = null;
      throw error;
    }));
  }

  /**
   * @param {List} list
   * @param {number} number
   */
  #file({ folder }, number) {
    const asked = this.#files.get(number) ?? fetched(address(folder, number));
    this.#files.set(number, asked);
    asked.catch(() => this.#files.delete(number)); // It may be there the next time.
    return asked;
  }
}

/** @param {string} url */
async function fetched(url) {
  // A browser that denies what is kept still fetches.
  const kept = await globalThis.caches?.match(url).catch(() => undefined);
  const response = kept ?? await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** @param {string} [but] the one cache that stays */
async function forget(but) {
  const others = (await caches.keys()).filter((name) => name.startsWith(family) && name !== but);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * @param {string} folder
 * @param {number} number
 */
const address = (folder, number) => new URL(`${folder}/${number}.tsv`, document.baseURI).href;

/**
 * The number of the file where a word would be: the last that does not begin behind it.
 * @param {string} word
 * @param {string[]} first
 */
const fileOf = (word, first) => Math.max(0, first.filter((start) => start <= word).length - 1);

/**
 * Reads a meaning; what is damaged is none.
 * @param {string} column the form or `-`, the headword, the part of speech, and the text
 * @returns {Meaning[]}
 */
function meaning(column) {
  const [, form, headword, kind, text] = /^(\S+) (\S+) ([nvaro]) (.+)$/.exec(column) ?? [];
  if (text === undefined) return [];
  return [{
    form: form === "-" ? null : form, headword, kind: kinds[kind], text: text.replace(/[{}]/g, ""), clue: text.replace(/\{[^}]*\}/g, blank),
  }];
}

/**
 * Where a meaning comes from: "plural of mouse, noun", or "noun" for a headword.
 * @param {Meaning} meaning
 * @param {Wording} wording
 * @param {string} [headword] what stands for the headword
 */
export function origin({ form, kind, headword: own }, wording, headword = own) {
  return [...(form ? [wording.text(`meaning.${form}`, headword)] : []), wording.text(`meaning.${kind}`)].join(", ");
}

/**
 * What a word means without the word: "4 letters, plural of ___, noun: any of numerous small rodents …".
 * @param {string} word
 * @param {Meaning[]} meanings
 * @param {Wording} wording
 */
export function clue(word, meanings, wording) {
  const letters = wording.text("screen.letters", word.length);
  if (meanings.length === 0) return `${letters}: ${wording.text("meaning.none")}`;
  return wording.text("clue.text", letters, origin(meanings[0], wording, blank), meanings[0].clue);
}
