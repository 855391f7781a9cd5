// @ts-check
/**
 * Looks up the meanings of words. They are in English, in alphabetical files made by Web/meanings.py. A file is fetched
 * when one of its words is looked up. All of them are cached for offline use once the player wants that, unless they
 * are in the page itself.
 */
import { fileAddress, isSingleFile, load } from "../page/loading.js";
import { asIs, english } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/** @typedef {{form: Form | null, headword: string, kind: Form, text: string, clue: string}} Meaning */
/** @typedef {import("../page/wording.js").Below<"meaning">} Form a form of a word or a part of speech */
/**
 * @typedef {{folder: string, first: string[]}} MeaningsList the folder of the files, relative to the folder of the
 *   page's version, and the first word of each file
 */

/** Replaces words in a clue that would give away the answer. */
const blank = "___";
/** The prefix of the names of the caches. */
const cachePrefix = "meanings ";
const partsOfSpeech = /** @type {Record<string, Form>} */ ({
  n: "noun",
  v: "verb",
  a: "adjective",
  r: "adverb",
  o: "other",
});

export class Meanings {
  /** @type {Promise<MeaningsList> | null} */
  #list = null;
  /**
   * The fetched files by number.
   * @type {Map<number, Promise<string>>}
   */
  #files = new Map();

  /**
   * Up to three meanings of a word, the most likely first. Rejects if they cannot be loaded.
   * @param {string} word
   * @returns {Promise<Meaning[]>}
   */
  async of(word) {
    const list = await this.#loadList();
    const text = await this.#loadFile(list, fileNumber(word, list.first));
    const start = text.startsWith(`${word}\t`) ? 0 : text.indexOf(`\n${word}\t`) + 1;
    if (!text.startsWith(`${word}\t`, start)) return [];
    return text.slice(start, text.indexOf("\n", start)).split("\t").slice(1).flatMap(parseMeaning);
  }

  /**
   * Caches all files that are not cached yet, and deletes those of an earlier edition. Does nothing if the browser has
   * no caches.
   */
  async cacheAll() {
    if (!hasCaches()) return;
    const { folder, first } = await this.#loadList();
    const cache = await caches.open(cachePrefix + folder);
    const cachedURLs = new Set((await cache.keys()).map(({ url }) => url));
    const missingURLs = first
      .map((_, number) => fileAddress(path(folder, number)))
      .filter((url) => !cachedURLs.has(url));
    // One by one, so that other requests do not have to wait.
    for (const url of missingURLs) await cache.add(url);
    await deleteCaches(cachePrefix + folder);
  }

  async deleteAll() {
    if (hasCaches()) await deleteCaches();
  }

  /** @returns {Promise<MeaningsList>} */
  #loadList() {
    return (this.#list ??= load("meanings.json")
      .then((response) => response.json())
      .catch((error) => {
        this.#list = null;
        throw error;
      }));
  }

  /**
   * @param {MeaningsList} list
   * @param {number} number
   */
  #loadFile({ folder }, number) {
    const fetching = this.#files.get(number) ?? fetchText(path(folder, number));
    this.#files.set(number, fetching);
    fetching.catch(() => this.#files.delete(number)); // The next call tries again.
    return fetching;
  }
}

const hasCaches = () => globalThis.caches && !isSingleFile();

/** @param {string} path */
async function fetchText(path) {
  // A browser that denies access to caches can still fetch.
  const cachedResponse = hasCaches() && (await caches.match(fileAddress(path)).catch(() => undefined));
  return (cachedResponse || (await load(path))).text();
}

/** @param {string} [except] the name of the cache that is not deleted */
async function deleteCaches(except) {
  const otherCaches = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== except);
  await Promise.all(otherCaches.map((name) => caches.delete(name)));
}

/**
 * @param {string} folder
 * @param {number} number
 */
const path = (folder, number) => `${folder}/${number}.tsv`;

/**
 * Returns the functions with which a word list looks up meanings and announces them.
 * @param {Meanings} meanings
 * @param {import("../page/preferences.js").Preferences} preferences
 * @param {import("../page/announcer.js").Announcer} announcer
 * @returns {import("./word-list.js").Reader}
 */
export const wordReader = (meanings, preferences, announcer) => ({
  lookUp: (word) => meanings.of(word),
  announce: (sentence) => announcer.announce(sentence),
  onOpened: () => preferences.countOpenedMeaning(),
});

/**
 * Returns the number of the file that would contain a word: the last file whose first word is not after the word.
 * @param {string} word
 * @param {string[]} first
 */
const fileNumber = (word, first) => Math.max(0, first.filter((start) => start <= word).length - 1);

/**
 * Reads a meaning; returns an empty array if the column is damaged.
 * @param {string} column the form or `-`, the headword, the part of speech, and the text
 * @returns {Meaning[]}
 */
function parseMeaning(column) {
  const [, form, headword, kind, text] = /^(\S+) (\S+) ([nvaro]) (.+)$/.exec(column) ?? [];
  if (text === undefined) return [];
  return [
    {
      form: form === "-" ? null : /** @type {Form} */ (form),
      headword,
      kind: partsOfSpeech[kind],
      text: text.replace(/[{}]/g, ""),
      clue: text.replace(/\{[^}]*\}/g, blank),
    },
  ];
}

/**
 * The origin of a meaning: "plural of mouse, noun", or "noun" for a headword.
 * @param {Meaning} meaning
 * @param {Wording} wording
 * @param {import("../page/wording.js").PlayerText} [headword] replaces the headword
 */
export function originText({ form, kind, headword: ownHeadword }, wording, headword = english(ownHeadword)) {
  const origins = [...(form ? [wording.text(`meaning.${form}`, headword)] : []), wording.text(`meaning.${kind}`)];
  return asIs(origins.join(", "));
}

/**
 * The clue that is shown beside the length and the first letter of a word: "plural of ___, noun: any of numerous small
 * rodents …".
 * @param {Meaning} meaning
 * @param {Wording} wording
 */
export const shortClueText = (meaning, wording) =>
  wording.text("sentence.labelled", originText(meaning, wording, asIs(blank)), english(meaning.clue));

/**
 * The clue for a word: its length, its first letter and its first meaning without the word, or a text that it has no
 * meaning: "4 letters, starting with m, plural of ___, noun: any of numerous small rodents …".
 * @param {string} word
 * @param {Meaning[]} meanings
 * @param {Wording} wording
 */
export function clueText(word, meanings, wording) {
  const letters = wording.text("clue.letters", wording.text("letters.count", word.length), english(word[0]));
  if (meanings.length === 0) return wording.text("sentence.labelled", letters, wording.text("meaning.none"));
  return wording.text("clue.text", letters, originText(meanings[0], wording, asIs(blank)), english(meanings[0].clue));
}
