// @ts-check
/**
 * The API of the engine, which is the Swift core as WebAssembly. Texts and numbers go in, and messages come out, from
 * which the page draws. The engine has the rules, all figures and the format of saved rounds.
 */
import { readAnswer } from "./answer.js";
import { inboxSize, orders, scorings } from "./constants.js";

/** @typedef {import("./exports").Exports} Exports */
/** @typedef {import("./exports").Actions & {reveal: [], removeOpenRound: [text: string]}} Actions */
/** @typedef {{at: number}} At when play time was counted, on the page's clock */
/**
 * @typedef {Omit<import("./exports").View, "time" | "rival" | "records"> & {
 *   time: import("./exports").TimeMessage & At | null,
 *   rival: import("./exports").RivalMessage & At | null,
 *   records: ReadonlyMap<string, string>,
 * }} View what the page draws
 */
/** @typedef {Exclude<keyof Exports, "memory" | "inbox">} Call */
/**
 * @typedef {{minimum: number, scoring: import("./exports").Scoring, grade: number, all: boolean, sort:
 *   import("./exports").FoundOrder}} Options of new rounds, and the order of the found words
 */
/**
 * @typedef {{
 *   together: import("./exports").TogetherMessage,
 *   readShared: import("./exports").ReadSharedMessage,
 *   readSet: import("./exports").SetAnswer,
 *   makeSet: import("./exports").SetAnswer,
 *   readUnitWords: import("./exports").UnitListMessage,
 *   suggestRoots: import("./exports").SuggestionsMessage,
 *   teamRound: import("./exports").TeamRoundMessage,
 *   teamStandings: import("./exports").TeamStandingsMessage,
 *   puzzleKey: import("./exports").PuzzleKeyMessage,
 *   marks: import("./exports").MarksMessage,
 *   marksTable: import("./exports").CSVMessage,
 * }} ClassAnswers what the questions about sets, classes and shared rounds are answered with
 */

/** What the address can request, in the order of the numbers of `ask`. */
const requests = /** @type {const} */ (["nothing", "root", "daily", "another", "round", "restored"]);

/** @typedef {{kind: typeof requests[number], text: string}} Request */

/** Thrown when the engine's code has trapped. It must then be restarted. */
class EngineTrap extends Error {}

const randomSeed = () => crypto.getRandomValues(new BigUint64Array(1))[0];
const seconds = () => BigInt(Math.floor(Date.now() / 1000));

/** The minimum duration of a task that opens a word list, in milliseconds. The starter takes less in total. */
const shortTask = 2;

export class Engine {
  /** @type {Exports} */
  #exports;
  /** @type {Uint8Array} */
  #inbox;
  #module;
  #lexicon;
  /** Until when play time is counted, in milliseconds of the page's clock. */
  #countedAt = 0;

  /**
   * @param {WebAssembly.Module} module
   * @param {Uint8Array} lexicon
   * @param {WebAssembly.Instance} instance
   */
  constructor(module, lexicon, instance) {
    this.#module = module;
    this.#lexicon = lexicon;
    [this.#exports, this.#inbox] = opened(instance);
  }

  /**
   * Makes an engine and opens its word list in steps, so that the page stays responsive.
   * @param {WebAssembly.Module} module
   * @param {Uint8Array} lexicon
   */
  static async open(module, lexicon) {
    const engine = new Engine(module, lexicon, await WebAssembly.instantiate(module, {}));
    engine.#call("beginOpening", engine.#put(lexicon));
    let resumedAt = performance.now();
    while (!engine.#call("advanceOpening").isOpen) {
      if (performance.now() - resumedAt < shortTask) continue;
      await new Promise((resolve) => setTimeout(resolve));
      resumedAt = performance.now();
    }
    return engine;
  }

  /** @param {Uint8Array} lexicon */
  withLexicon(lexicon) {
    return Engine.open(this.#module, lexicon);
  }

  /**
   * Replaces this engine by another one, which does not have the game yet.
   * @param {Engine} other
   */
  replaceWith(other) {
    [this.#exports, this.#inbox, this.#lexicon] = [other.#exports, other.#inbox, other.#lexicon];
  }

  /** Restarts the engine, which loses everything but the word list. */
  restart() {
    [this.#exports, this.#inbox] = opened(new WebAssembly.Instance(this.#module, {}));
    this.#call("openLexicon", this.#put(this.#lexicon));
  }

  /**
   * @param {Options} options
   * @returns the view, if there is a game
   */
  setOptions({ minimum, scoring, grade, all, sort }) {
    const order = orders.indexOf(sort);
    return this.#viewOf(this.#call("setOptions", minimum, scorings.indexOf(scoring), grade, all ? 1 : 0, order));
  }

  /**
   * @param {Date} date the calendar day counts
   * @returns {View | import("./exports").TodayMessage} the view, if there is a game
   */
  setDay(date) {
    const answer = this.#call("setDay", date.getFullYear(), date.getMonth() + 1, date.getDate());
    return this.#viewOf(answer) ?? answer;
  }

  /**
   * Passes on the address's request. After this, records are loaded, and then the game starts.
   * @param {Request} request
   * @returns {import("./exports").AskedMessage}
   */
  ask({ kind, text }) {
    return this.#call("ask", requests.indexOf(kind), this.#put(text), randomSeed());
  }

  /**
   * @param {string} text records
   * @returns {import("./exports").LoadedMessage}
   */
  load(text) {
    return this.#call("load", this.#put(text));
  }

  /**
   * @param {string} text a pasted link or code
   * @returns {import("./exports").PastedMessage}
   */
  readPasted(text) {
    return this.#call("readPasted", this.#put(text));
  }

  /**
   * @param {string} code of a challenge
   * @returns {import("./exports").CheckedMessage}
   */
  checkChallenge(code) {
    return this.#call("checkChallenge", this.#put(code));
  }

  /**
   * Whether a custom word can be a root, and how many common words it has.
   * @param {string} text
   * @returns {import("./exports").OwnWordMessage}
   */
  checkOwnWord(text) {
    return this.#call("checkOwnWord", this.#put(text));
  }

  /**
   * Opens the list of words that may not be saved as missing ones; returns what is now known about the last refused
   * word.
   * @param {Uint8Array} file
   * @returns {import("./exports").TriedMessage | null}
   */
  openSensitiveWords(file) {
    return this.#call("openSensitiveWords", this.#put(file)).tried;
  }

  /**
   * Asks about a set, a class or a shared round.
   * @template {keyof ClassAnswers} Name
   * @param {Name} name
   * @param {string} text
   * @param {number[]} numbers
   * @returns {ClassAnswers[Name]}
   */
  askClass(name, text, ...numbers) {
    return this.#call(name, .../** @type {any} */ ([this.#put(text), ...numbers]));
  }

  /**
   * The hand-in of a set.
   * @param {string} code of the set
   * @param {number} seat
   * @returns {import("./exports").HandInMessage}
   */
  handIn(code, seat) {
    return this.#call("handIn", this.#put(code), seat);
  }

  /** @returns {import("./exports").LinkMessage} */
  link() {
    return this.#call("link");
  }

  /** Finishes yesterday's puzzle; returns what its result shows, or nothing if there is none. */
  finishYesterday() {
    /** @type {import("./exports").FinishedMessage} */
    const { result } = this.#call("finishYesterday");
    return result && { ...result, view: /** @type {View} */ (this.#viewOf(result.view)) };
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
   * @param {string} root
   * @param {string} letters in their current order
   * @returns {string}
   */
  shuffleRoot(root, letters) {
    return this.#call("shuffleRoot", this.#put(`${root} ${letters}`), randomSeed()).letters;
  }

  /**
   * Performs an action that changes the game. A text goes into the inbox. A seed and the time are added if the action
   * takes them.
   * @template {keyof Actions} Name
   * @param {Name} name
   * @param {Actions[Name]} values
   * @returns {View}
   */
  act(name, ...values) {
    const given = values.map((value) => (typeof value === "string" ? this.#put(value) : value));
    const missing = this.#exports[name].length - given.length;
    const added = missing === 0 ? [] : [...(missing > 2 ? [randomSeed()] : []), ...this.#moment()];
    return /** @type {View} */ (this.#viewOf(this.#call(name, .../** @type {any} */ ([...given, ...added]))));
  }

  /**
   * Resumes the round as if that had happened earlier.
   * @param {number} tenths of a second before now
   * @returns {View}
   */
  resumeEarlier(tenths) {
    return /** @type {View} */ (this.#viewOf(this.#call("resume", ...this.#moment(tenths))));
  }

  /**
   * Notes that the game is on screen.
   * @param {boolean} isPlayerActing
   * @returns the view, if this shows that the player has left or come back
   */
  look(isPlayerActing) {
    const countedAt = this.#countedAt;
    const answer = this.#call("look", isPlayerActing ? 1 : 0, ...this.#moment());
    if (!("round" in answer)) this.#countedAt = countedAt;
    return this.#viewOf(answer);
  }

  /**
   * @param {string} letters in their current order, or empty
   * @returns {string}
   */
  shuffle(letters) {
    return this.#call("shuffle", this.#put(letters), randomSeed()).letters;
  }

  /**
   * Finds out which letters a text uses.
   * @param {string} letters in display order
   * @param {string} typed
   * @returns {import("./exports").SpellingMessage}
   */
  spelling(letters, typed) {
    return this.#call("spelling", letters.length, this.#put(letters + typed));
  }

  /**
   * @param {Uint8Array} bytes a part of a file of records
   * @returns {import("./exports").KeysMessage}
   */
  keys(bytes) {
    return this.#call("keys", this.#put(bytes));
  }

  /**
   * Merges records into others; returns the changed ones.
   * @param {string} text
   * @param {string | Uint8Array} more
   */
  merge(text, more) {
    const count = this.#put(text);
    return merged(this.#call("merge", count, count + this.#put(more, count)));
  }

  /**
   * Adds a part of a file to saved records; returns the changed ones. Deleted rounds are restored.
   * @param {string} text the shelf and the records with the keys of the part
   * @param {Uint8Array} part
   */
  importRecords(text, part) {
    const count = this.#put(text);
    return merged(this.#call("importRecords", count, count + this.#put(part, count), seconds()));
  }

  beginStatistics() {
    return this.#call("beginStatistics");
  }

  /** @param {string} text rounds that are not counted yet */
  addStatistics(text) {
    return this.#call("addStatistics", this.#put(text));
  }

  /** @param {readonly {since: number, offset: number}[]} transitions of the player's time zone */
  setTimeZone(transitions) {
    return this.#call("setTimeZone", this.#put(transitions.map(({ since, offset }) => `${since} ${offset}`).join(" ")));
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
    return this.#call("wordBook", length, this.#put(text));
  }

  /** @returns {import("./exports").ToLearnMessage} */
  toLearn() {
    return this.#call("toLearn");
  }

  /**
   * The seconds since 1970, and tenths of a second of a monotonic clock. The engine counts play time until this moment.
   * @param {number} [before] tenths of a second before now
   */
  #moment(before = 0) {
    const tenths = Math.floor(performance.now() / 100) - before;
    this.#countedAt = tenths * 100;
    return /** @type {const} */ ([seconds(), BigInt(tenths)]);
  }

  /**
   * @template {Call} Name
   * @param {Name} name
   * @param {Parameters<Exports[Name]>} numbers
   */
  #call(name, ...numbers) {
    const body = /** @type {(...numbers: (number | bigint)[]) => number} */ (this.#exports[name]);
    let address;
    try {
      address = body(...numbers);
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
    const at = this.#countedAt;
    const [time, rival] = [view.time && { ...view.time, at }, view.rival && { ...view.rival, at }];
    return { ...view, time, rival, records: recordsOf(view) };
  }

  /**
   * Writes into the inbox; returns the number of bytes.
   * @param {string | Uint8Array} content
   * @param {number} [at]
   */
  #put(content, at = 0) {
    const room = this.#inbox.subarray(at);
    if (typeof content === "string") {
      const { read = 0, written = 0 } = new TextEncoder().encodeInto(content, room);
      if (read < content.length) throw new RangeError("too long for the engine");
      return written;
    }
    room.set(content); // Throws a RangeError too.
    return content.length;
  }
}

/**
 * @param {WebAssembly.Instance} instance
 * @returns {[Exports, Uint8Array]} its functions, and its inbox, whose address never changes
 */
function opened(instance) {
  const exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  return [exports, new Uint8Array(exports.memory.buffer, exports.inbox(), inboxSize)];
}

/**
 * The records of an answer by key.
 * @param {{records: import("./exports").RecordMessage[]}} answer
 */
const recordsOf = ({ records }) => new Map(records.map(({ key, text }) => [key, text]));

/** @param {import("./exports").MergedMessage} answer */
const merged = (answer) => ({ ...answer, records: recordsOf(answer) });

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
