// @ts-check
/**
 * The border to the game's own engine, the Swift core as WebAssembly. Numbers and one buffer cross it; every rule, every point and
 * every word is on the other side.
 */

/** The codes of refusals, as Sources/ScrambleWeb/Code.swift has them; never renumbered. */
export const refusals = /** @type {const} */ ({
  [-1]: "notLetters",
  [-2]: "tooShort",
  [-3]: "sameAsRoot",
  [-4]: "alreadyFound",
  [-5]: "lettersNotInRoot",
  [-6]: "tooLong",
  [-7]: "unknownWord",
});

/** @typedef {{word: string, isBonus: boolean, points: number}} Find */
/** @typedef {{length: number, found: number, left: number}} LengthCount */
/** @typedef {{letter: string, length: number, count: number}} Hint */
/** @typedef {{find: Find} | {refusal: string} | null} Outcome a find, a refusal, or nothing for an empty text */

/** The figures of a round, as Sources/ScrambleWeb/Figure.swift numbers them. */
const figures = {
  score: 0, commonFound: 1, commonTotal: 2, bonusFound: 3, commonPoints: 4, totalPoints: 5, par: 6, rank: 7, grade: 8,
};

/** What an engine throws when its code has trapped: it must not be asked again. */
export class EngineTrap extends Error {}

export class Engine {
  /** @type {Record<string, (...numbers: any[]) => any>} */
  #call = {};
  /** @type {WebAssembly.Memory} */
  #memory = new WebAssembly.Memory({ initial: 0 });
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
    this.#take(instance);
  }

  /**
   * @param {WebAssembly.Module} module
   * @param {Uint8Array} lexicon
   */
  static async open(module, lexicon) {
    return new Engine(module, lexicon, await WebAssembly.instantiate(module, {}));
  }

  /** Begins anew, with nothing dealt. */
  restart() {
    this.#take(new WebAssembly.Instance(this.#module, {}));
  }

  /** @param {WebAssembly.Instance} instance */
  #take(instance) {
    const { memory, ...functions } = /** @type {any} */ (instance.exports);
    this.#memory = memory;
    for (const [name, body] of Object.entries(functions)) {
      this.#call[name] = (...numbers) => {
        try {
          return body(...numbers);
        } catch (error) {
          throw new EngineTrap(name, { cause: error });
        }
      };
    }
    const code = this.#call.openLexicon(this.#put(this.#lexicon));
    if (code < 0) throw new Error(`the word list was refused: ${code}`);
  }

  /**
   * Begins a round.
   * @param {string} root
   * @param {number} minimum 3 or 4
   * @param {"classic" | "letters"} scoring
   * @returns {boolean} whether the root is one: 3 to 15 letters
   */
  deal(root, minimum, scoring) {
    return this.#call.deal(this.#text(root), minimum, scoring === "letters" ? 1 : 0) === 0;
  }

  /**
   * Draws a root.
   * @param {{seed: bigint, grade: number, all: boolean}} wish grade 0 easy to 2 hard, or -1 for any
   */
  draw({ seed, grade, all }) {
    return this.#read(this.#call.draw(seed, grade, all ? 1 : 0));
  }

  /**
   * Plays what was typed.
   * @param {string} typed
   * @returns {Outcome}
   */
  play(typed) {
    const answer = this.#call.play(this.#text(typed));
    if (answer === 0) return null;
    if (answer < 0) return { refusal: refusals[/** @type {keyof typeof refusals} */ (answer)] ?? "unknownWord" };
    return { find: this.found()[0] };
  }

  /**
   * Gives back a word found earlier; false where it cannot have been.
   * @param {string} word
   */
  restore(word) {
    return this.#call.restore(this.#text(word)) === 0;
  }

  /** @returns {Find[]} the words found, newest first */
  found() {
    return this.#lines(this.#call.found()).map((line) => {
      const word = line.replace("+", "");
      return { word, points: this.#call.wordPoints(word.length), isBonus: line.endsWith("+") };
    });
  }

  /** @returns {string[]} the common words not found, longest first */
  missed() {
    return this.#lines(this.#call.missed());
  }

  /** @returns {LengthCount[]} */
  lengths() {
    return this.#rows(this.#call.lengths()).map(([length, found, left]) => ({ length, found, left }));
  }

  /** @returns {Hint[]} */
  hints() {
    return this.#rows(this.#call.hints()).map(([letter, length, count]) => ({
      letter: String.fromCharCode(letter),
      length,
      count,
    }));
  }

  /**
   * The places in a text whose letters the root cannot supply; all of them where the text is no word.
   * @param {string} typed
   * @returns {Set<number>}
   */
  missing(typed) {
    const count = this.#call.missing(this.#text(typed));
    if (count < 0) return new Set();
    return new Set(this.#bytes(count));
  }

  /**
   * How a text counts: in small letters, without white space around it; null where it is no word.
   * @param {string} typed
   */
  fold(typed) {
    const count = this.#call.fold(this.#text(typed));
    return count > 0 ? this.#read(count) : null;
  }

  /** @param {bigint} seed the letters of the root in an order of chance */
  shuffle(seed) {
    return this.#read(this.#call.shuffle(seed));
  }

  /** @param {keyof typeof figures} name */
  figure(name) {
    return /** @type {number} */ (this.#call.figure(figures[name]));
  }

  /** @param {number} rank 0 thread to 6 whole string: the points at which it begins */
  rankThreshold(rank) {
    return /** @type {number} */ (this.#call.rankThreshold(rank));
  }

  /**
   * The number of a day's puzzle, or null before the first.
   * @param {Date} date the player's own calendar day is taken
   */
  dailyNumber(date) {
    const number = this.#call.dailyNumber(date.getFullYear(), date.getMonth() + 1, date.getDate());
    return number > 0 ? /** @type {number} */ (number) : null;
  }

  /** @param {number} number the root of a daily puzzle, or null where there is no such number */
  dailyRoot(number) {
    const count = Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? this.#call.dailyRoot(number) : -1;
    return count > 0 ? this.#read(count) : null;
  }

  /** @param {string} text */
  #text(text) {
    return this.#put(new TextEncoder().encode(text));
  }

  /** @param {Uint8Array} bytes */
  #put(bytes) {
    const address = this.#call.buffer(bytes.length);
    if (address === 0) throw new Error("too long for the engine");
    new Uint8Array(this.#memory.buffer, address, bytes.length).set(bytes);
    return bytes.length;
  }

  /** @param {number} count */
  #bytes(count) {
    if (count < 0) throw new Error(`the engine answers ${count}`);
    return new Uint8Array(this.#memory.buffer, this.#call.buffer(0), count).slice();
  }

  /** @param {number} count */
  #read(count) {
    return new TextDecoder().decode(this.#bytes(count));
  }

  /** @param {number} count */
  #lines(count) {
    return this.#read(count).split("\n").filter((line) => line !== "");
  }

  /**
   * Reads rows of three numbers of 16 bits, the lower byte first.
   * @param {number} count
   */
  #rows(count) {
    const bytes = this.#bytes(count);
    const numbers = new DataView(bytes.buffer);
    return Array.from({ length: count / 6 }, (_, row) => [0, 2, 4].map((place) => numbers.getUint16(row * 6 + place, true)));
  }
}

/**
 * An engine that, should it trap, begins anew, is given back its round, and does again what it was asked.
 * @param {Engine} engine
 * @param {(engine: Engine) => void} restore
 * @returns {Engine}
 */
export function contained(engine, restore) {
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
