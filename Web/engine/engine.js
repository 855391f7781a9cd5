// @ts-check
/**
 * The API of the engine, which is the Swift core as WebAssembly. Texts and numbers go in, and messages come out, from
 * which the page draws. The engine has the rules, all figures and the format of saved rounds.
 */
import { readAnswer } from "./answer.js";
import { inboxSize, listOrders } from "./constants.js";
import { timeZoneTransitions } from "./time-zone.js";

/** @typedef {import("./exports").Exports} Exports */
/** @typedef {import("./exports").Actions} Actions */
/**
 * @typedef {Omit<import("./exports").View, "records"> & {
 *   records: ReadonlyMap<string, string>,
 * }} View what the page draws
 */
/** @typedef {Exclude<keyof Exports, "memory" | "inbox">} FunctionName */
/**
 * @typedef {{grade: number, sort: import("./exports").FoundOrder, name: string}} Options the difficulty of new words,
 *   the order of the found words, and the name of the player
 */

/** The kinds of requests, in the order of their numbers in `setRequest`. */
const requestKinds = /** @type {const} */ (["nothing", "root", "daily", "round", "new", "challenge"]);

/** @typedef {{kind: typeof requestKinds[number], text: string}} Request */

/** Thrown when the engine's code has trapped. It must then be restarted. */
class EngineTrap extends Error {}

const randomSeed = () => crypto.getRandomValues(new BigUint64Array(1))[0];
const unixSeconds = () => BigInt(Math.floor(Date.now() / 1000));

export class Engine {
  /** @type {Exports} */
  #exports;
  /** @type {Uint8Array} */
  #inbox;
  #module;
  #lexicon;

  /**
   * @param {WebAssembly.Module} module
   * @param {Uint8Array} lexicon
   * @param {WebAssembly.Instance} instance
   */
  constructor(module, lexicon, instance) {
    this.#module = module;
    this.#lexicon = lexicon;
    [this.#exports, this.#inbox] = exportsAndInbox(instance);
  }

  /**
   * Makes an engine and opens its word list.
   * @param {WebAssembly.Module} module
   * @param {Uint8Array} lexicon
   */
  static async open(module, lexicon) {
    const engine = new Engine(module, lexicon, await WebAssembly.instantiate(module, {}));
    engine.#openLexicon();
    return engine;
  }

  #openLexicon() {
    this.#call("openLexicon", this.#writeToInbox(this.#lexicon));
  }

  /** Restarts the engine, which loses everything but the word list. */
  restart() {
    [this.#exports, this.#inbox] = exportsAndInbox(new WebAssembly.Instance(this.#module, {}));
    this.#openLexicon();
  }

  /**
   * @param {Options} options
   * @returns the view; null if there is no game
   */
  setOptions({ grade, sort, name }) {
    this.#call("setPlayerName", this.#writeToInbox(name));
    return this.#viewOf(this.#call("setOptions", grade, listOrders.indexOf(sort)));
  }

  /**
   * Sets the player's day and time zone.
   * @param {Date} date
   * @returns {View | import("./exports").TodayMessage} the view, or only the message about today if there is no game
   */
  setDay(date) {
    const transitions = timeZoneTransitions(date.getTime() / 1000);
    this.#call(
      "setTimeZone",
      this.#writeToInbox(transitions.map(({ since, offset }) => `${since} ${offset}`).join(" ")),
    );
    const answer = this.#call("setDay", date.getFullYear(), date.getMonth() + 1, date.getDate());
    return this.#viewOf(answer) ?? answer;
  }

  /**
   * Passes on what the address requests. Next, records are loaded, and then the game starts.
   * @param {Request} request
   * @returns {import("./exports").RequestMessage}
   */
  setRequest({ kind, text }) {
    return this.#call("setRequest", requestKinds.indexOf(kind), this.#writeToInbox(text));
  }

  /**
   * @param {string} text records
   * @returns {import("./exports").ReadingMessage}
   */
  loadRecords(text) {
    return this.#call("loadRecords", this.#writeToInbox(text), unixSeconds());
  }

  /**
   * @param {string} text a pasted link
   * @returns {import("./exports").PastedMessage}
   */
  readPasted(text) {
    return this.#call("readPasted", this.#writeToInbox(text));
  }

  /**
   * Whether a custom word can be a root, and how many common words it has.
   * @param {string} text
   * @returns {import("./exports").CustomWordMessage}
   */
  checkCustomWord(text) {
    return this.#call("checkCustomWord", this.#writeToInbox(text));
  }

  /**
   * The name that is sent for a typed one, and whether another player of the puzzle has it.
   * @param {string} text
   * @returns {import("./exports").NameMessage}
   */
  checkName(text) {
    return this.#call("checkName", this.#writeToInbox(text));
  }

  /**
   * Sets the name under which the round is sent.
   * @param {string} name
   * @returns {View}
   */
  setRoundName(name) {
    return /** @type {View} */ (this.#viewOf(this.#call("setRoundName", this.#writeToInbox(name))));
  }

  /**
   * The code of the challenge with everybody in it; null if the round has no name.
   * @returns {string | null}
   */
  challengeCode() {
    return this.#call("challengeCode").code;
  }

  /** @returns {string | null} */
  nextClue() {
    return this.#call("nextClue").word;
  }

  /**
   * The rounds besides the current one.
   * @returns {import("./exports").OverviewMessage}
   */
  overview() {
    return this.#call("overview");
  }

  /**
   * Performs an action that changes the game. A text is passed in the inbox. The time is added, and a seed if the
   * action takes one.
   * @template {keyof Actions} Name
   * @param {Name} name
   * @param {Actions[Name]} values
   * @returns {View}
   */
  act(name, ...values) {
    const encodedValues = values.map((value) => (typeof value === "string" ? this.#writeToInbox(value) : value));
    const missingCount = this.#exports[name].length - encodedValues.length;
    const addedValues = [...(missingCount > 1 ? [randomSeed()] : []), unixSeconds()];
    return /** @type {View} */ (
      this.#viewOf(this.#call(name, .../** @type {any} */ ([...encodedValues, ...addedValues])))
    );
  }

  /**
   * @param {string} letters in their current order, or empty
   * @returns {string}
   */
  shuffle(letters) {
    return this.#call("shuffle", this.#writeToInbox(letters), randomSeed()).letters;
  }

  /**
   * Finds out which letters a text uses.
   * @param {string} letters in display order
   * @param {string} typed
   * @returns {import("./exports").SpellingMessage}
   */
  spelling(letters, typed) {
    return this.#call("spelling", letters.length, this.#writeToInbox(letters + typed));
  }

  /**
   * Adds records to the game; returns what was new, with the records to save.
   * @param {string} text
   */
  importRecords(text) {
    const answer = this.#call("importRecords", this.#writeToInbox(text), unixSeconds());
    return { ...answer, records: recordsByKey(answer) };
  }

  /**
   * @param {number} period 0 for all time, 1 for this year, 2 for this month
   * @returns {import("./exports").StatisticsMessage}
   */
  statistics(period) {
    return this.#call("statistics", period);
  }

  /**
   * @param {number} year
   * @param {number} month
   * @returns {import("./exports").CalendarMessage}
   */
  calendar(year, month) {
    return this.#call("calendar", year, month);
  }

  /**
   * @param {number} length of the words, or 0 for any
   * @param {string} text that they contain
   * @returns {import("./exports").WordBookMessage}
   */
  wordBook(length, text) {
    return this.#call("wordBook", length, this.#writeToInbox(text));
  }

  /** @returns {import("./exports").WordsToLearnMessage} */
  wordsToLearn() {
    return this.#call("wordsToLearn");
  }

  /**
   * @template {FunctionName} Name
   * @param {Name} name
   * @param {Parameters<Exports[Name]>} numbers
   */
  #call(name, ...numbers) {
    const exportedFunction = /** @type {(...numbers: (number | bigint)[]) => number} */ (this.#exports[name]);
    let address;
    try {
      address = exportedFunction(...numbers);
    } catch (error) {
      throw new EngineTrap(name, { cause: error });
    }
    return readAnswer(this.#exports.memory.buffer, address);
  }

  /**
   * @param {import("./exports").View | {}} view
   * @returns {View | null} null without a game or a change
   */
  #viewOf(view) {
    if (!("round" in view)) return null;
    return { ...view, records: recordsByKey(view) };
  }

  /**
   * Writes into the inbox; returns the number of bytes.
   * @param {string | Uint8Array} content
   */
  #writeToInbox(content) {
    if (typeof content === "string") {
      const { read = 0, written = 0 } = new TextEncoder().encodeInto(content, this.#inbox);
      if (read < content.length) throw new RangeError("too long for the engine");
      return written;
    }
    this.#inbox.set(content); // Also throws a RangeError if the content is too long.
    return content.length;
  }
}

/**
 * @param {WebAssembly.Instance} instance
 * @returns {[Exports, Uint8Array]} its functions, and its inbox, whose address never changes
 */
function exportsAndInbox(instance) {
  const exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  return [exports, new Uint8Array(exports.memory.buffer, exports.inbox(), inboxSize)];
}

/**
 * The records of an answer by key.
 * @param {{records: import("./exports").RecordMessage[]}} answer
 */
const recordsByKey = ({ records }) => new Map(records.map(({ key, text }) => [key, text]));

/**
 * Wraps an engine so that after a trap it is restarted, its game is restored, and the call is repeated.
 * @param {Engine} engine
 * @param {(engine: Engine) => void} restore
 * @returns {Engine}
 */
export function withRecovery(engine, restore) {
  return new Proxy(engine, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (/** @type {unknown[]} */ ...values) => {
        try {
          return member.apply(target, values);
        } catch (error) {
          if (!(error instanceof EngineTrap)) throw error;
          target.restart();
          restore(target);
          return member.apply(target, values);
        }
      };
    },
  });
}
