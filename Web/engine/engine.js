// @ts-check
/**
 * The interface to the engine, which is the Swift core as WebAssembly: texts and numbers go in, and replies from which the page draws
 * come out. The rules, all figures and the form of saved rounds are the engine's.
 */
import { actions } from "./actions.js";
import { readReply } from "./reply.js";

/** @typedef {import("./exports").Exports} Exports */
/** @typedef {import("./exports").Actions} Actions */
/** @typedef {import("./reply.js").Reply} Reply */
/** @typedef {import("./reply.js").View} View */
/**
 * @template {keyof Reply} Part
 * @typedef {Pick<Reply, Part>} Answer what a call is answered with, outside a change of the game
 */
/** @typedef {Exclude<keyof Exports, "memory" | "inbox">} Call */
/**
 * @typedef {{minimum: number, scoring: import("./exports").Scorings[number], grade: number, all: boolean,
 *   sort: import("./exports").Orders[number]}} Options of new rounds, and the order of the words found
 */

/** @type {import("./exports").InboxSize} */
export const inboxSize = 1048576;
/** @type {import("./exports").Scorings} */
const scorings = ["classic", "letters"];
/** @type {import("./exports").Orders} */
export const orders = ["newest", "alphabetical", "length"];
/** What the address can ask for, in the order of the numbers of `ask`. */
const requests = /** @type {const} */ (["nothing", "root", "daily", "another", "round", "restored"]);

/** @typedef {{kind: typeof requests[number], text: string}} Request */

/** Thrown when the code of the engine has trapped: it must be restarted. */
class EngineTrap extends Error {}

/** A random number of 64 bits. */
const randomSeed = () => crypto.getRandomValues(new BigUint64Array(1))[0];
/** The seconds since 1970. */
const seconds = () => BigInt(Math.floor(Date.now() / 1000));

/** How long a task of opening a word list is at least, in milliseconds; the starter takes less in all. */
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
   * Makes an engine with a word list, which is opened in steps, so that the page stays responsive.
   * @param {WebAssembly.Module} module
   * @param {Uint8Array} lexicon
   */
  static async open(module, lexicon) {
    const engine = new Engine(module, lexicon, await WebAssembly.instantiate(module, {}));
    engine.#call("beginOpening", engine.#put(lexicon));
    let resumedAt = performance.now();
    while (engine.#call("advanceOpening").whole === 0) {
      if (performance.now() - resumedAt < shortTask) continue;
      await new Promise((resolve) => setTimeout(resolve));
      resumedAt = performance.now();
    }
    return engine;
  }

  /**
   * Makes an engine with another word list.
   * @param {Uint8Array} lexicon
   */
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

  /** @param {Options} options */
  setOptions({ minimum, scoring, grade, all, sort }) {
    return this.#call("setOptions", minimum, scorings.indexOf(scoring), grade, all ? 1 : 0, orders.indexOf(sort));
  }

  /** @param {Date} date of which the calendar day counts */
  setDay(date) {
    return this.#call("setDay", date.getFullYear(), date.getMonth() + 1, date.getDate());
  }

  /**
   * Passes the request of the address. Then records are loaded, and then the game starts.
   * @param {Request} request
   * @returns {Answer<"asked" | "later" | "prefixes">}
   */
  ask({ kind, text }) {
    return this.#call("ask", requests.indexOf(kind), this.#put(text), randomSeed());
  }

  /** @param {string} text records */
  load(text) {
    return this.#call("load", this.#put(text));
  }

  /**
   * @param {string} text a link or a code that was pasted
   * @returns {Answer<"pasted">}
   */
  readPasted(text) {
    return this.#call("readPasted", this.#put(text));
  }

  /**
   * @param {string} code of a challenge
   * @returns {Answer<"challenge" | "unknown" | "prefixes">}
   */
  checkChallenge(code) {
    return this.#call("checkChallenge", this.#put(code));
  }

  /**
   * Whether a word of the player's own can be a root, and how many common words it has.
   * @param {string} text
   */
  checkOwnWord(text) {
    return this.#call("checkOwnWord", this.#put(text)).ownWord;
  }

  /**
   * Opens the file of the words that may not be kept as missing ones; returns what is known now of the word that was refused last.
   * @param {Uint8Array} file
   */
  openSensitiveWords(file) {
    return this.#call("openSensitiveWords", this.#put(file)).tried;
  }

  /**
   * Asks what only the screens for a class ask; `linesOf` reads the reply.
   * @param {"readUnitWords" | "suggestRoots" | "makeSet" | "readSet" | "teamRound" | "teamStandings" | "puzzleKey" | "marks" | "marksTable"} name
   * @param {string} text
   * @param {number[]} numbers
   */
  askClass(name, text, ...numbers) {
    return this.#call(name, .../** @type {any} */ ([this.#put(text), ...numbers]));
  }

  /**
   * @param {string} root
   * @param {string} letters in their present order
   */
  shuffleRoot(root, letters) {
    return this.#call("shuffleRoot", this.#put(`${root} ${letters}`), randomSeed()).letters;
  }

  /**
   * Does what changes the game. A text goes into the inbox; the seed and the time that the action takes are added.
   * @template {keyof Actions} Name
   * @param {Name} name
   * @param {Actions[Name]} values
   */
  act(name, ...values) {
    const given = values.map((value) => (typeof value === "string" ? this.#put(value) : value));
    const added = actions[name].flatMap((what) => (what === "seed" ? [randomSeed()] : this.#moment()));
    return view(this.#call(name, .../** @type {any} */ ([...given, ...added])));
  }

  /**
   * Resumes the round as if that had happened before.
   * @param {number} tenths of a second before now
   */
  resumeEarlier(tenths) {
    return view(this.#call("resume", ...this.#moment(tenths)));
  }

  /**
   * Notes that the game is on screen.
   * @param {boolean} isPlayerActing
   * @returns {Reply} which tells a round if the player has just turned out to be away, or to be back
   */
  look(isPlayerActing) {
    const countedAt = this.#countedAt;
    const reply = this.#call("look", isPlayerActing ? 1 : 0, ...this.#moment());
    if (!reply.round) this.#countedAt = countedAt;
    return reply;
  }

  /** @param {string} letters in their present order, or nothing */
  shuffle(letters) {
    return this.#call("shuffle", this.#put(letters), randomSeed()).letters;
  }

  /**
   * Finds out which letters a text takes.
   * @param {string} letters in the order in which they are shown
   * @param {string} typed
   * @returns {Answer<"beads" | "characters">}
   */
  spelling(letters, typed) {
    return this.#call("spelling", letters.length, this.#put(letters + typed));
  }

  /**
   * @param {Uint8Array} bytes a part of a file of records
   * @returns {Answer<"loaded" | "whole" | "first" | "keys">}
   */
  keys(bytes) {
    return this.#call("keys", this.#put(bytes));
  }

  /**
   * Merges records into others; returns those that change.
   * @param {string} text
   * @param {string | Uint8Array} more
   * @returns {Answer<"loaded" | "gain" | "records">}
   */
  merge(text, more) {
    const count = this.#put(text);
    return this.#call("merge", count, count + this.#put(more, count));
  }

  /**
   * Adds a part of a file to saved records; returns those that change. It restores rounds that were deleted.
   * @param {string} text the shelf and the records with the keys of the part
   * @param {Uint8Array} part
   * @returns {Answer<"loaded" | "gain" | "records">}
   */
  importRecords(text, part) {
    const count = this.#put(text);
    return this.#call("importRecords", count, count + this.#put(part, count), seconds());
  }

  /** Starts counting for the statistics. */
  beginStatistics() {
    return this.#call("beginStatistics");
  }

  /** @param {string} text rounds that were not counted yet */
  addStatistics(text) {
    return this.#call("addStatistics", this.#put(text));
  }

  /** @param {readonly {since: number, offset: number}[]} transitions of the player's time zone */
  setTimeZone(transitions) {
    return this.#call("setTimeZone", this.#put(transitions.map(({ since, offset }) => `${since} ${offset}`).join(" ")));
  }

  /**
   * @param {number} period 0 for all time, 1 for this year, 2 for this month
   * @returns {Answer<"summary" | "ranks" | "longest" | "weeks">}
   */
  statistics(period) {
    return this.#call("statistics", period);
  }

  /**
   * @param {number} year
   * @param {number} month
   * @returns {Answer<"month" | "dates">}
   */
  calendar(year, month) {
    return this.#call("calendar", year, month);
  }

  /**
   * @param {number} length of the words, or 0 for any
   * @param {string} text that they contain
   * @returns {Answer<"entries">}
   */
  wordBook(length, text) {
    return this.#call("wordBook", length, this.#put(text));
  }

  /** @returns {Answer<"lessons" | "practice">} */
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
   * @returns {Reply}
   */
  #call(name, ...numbers) {
    const body = /** @type {(...numbers: (number | bigint)[]) => number} */ (this.#exports[name]);
    let address;
    try {
      address = body(...numbers);
    } catch (error) {
      throw new EngineTrap(name, { cause: error });
    }
    return readReply(this.#exports.memory.buffer, address, this.#countedAt);
  }

  /**
   * Writes into the inbox; returns how many bytes.
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
 * @param {Reply} reply
 * @returns {View}
 */
export function view(reply) {
  if (!reply.round || !reply.standing) throw new Error("the engine tells no round");
  return /** @type {View} */ (reply);
}

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
