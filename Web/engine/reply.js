// @ts-check
/**
 * Parses the replies of the engine: lines of a tag and its values, as Sources/ScrambleWeb/Reply.swift writes them. Whatever is unknown is an
 * error.
 */

/** @typedef {import("./exports").Tag} Tag */
/** @typedef {import("./exports").Phase} Phase */
/** @typedef {import("./exports").RefusalCode} RefusalCode */
/** @typedef {import("./exports").Ranks[number]} Rank */
/** @typedef {import("./exports").Grades[number]} Grade */

/**
 * The lowest first.
 * @type {import("./exports").Ranks}
 */
export const ranks = ["thread", "strand", "braid", "cord", "bracelet", "garland", "wholeString"];
/** @type {import("./exports").Grades} */
export const grades = ["easy", "medium", "hard"];

/**
 * @typedef {{root: string, daily: number | null, minimum: number, phase: Phase, grade: Grade, canGoBack: boolean,
 *   isComplete: boolean, isOwnWord: boolean, hasEarlier: boolean, key: string}} Round by the key of its record; `isComplete` says whether the engine has all words of the root
 */
/** @typedef {{score: number, found: number, total: number, bonus: number, remaining: number, rank: Rank, share: number, clues: number}} Standing */
/** @typedef {{word: string, points: number, isBonus: boolean}} FoundWord */
/** @typedef {FoundWord & {isNewRank: boolean} | {refusal: RefusalCode, payload: number[]}} Outcome */
/** @typedef {{key: string, root: string, daily: number | null, found: number, total: number, began: Date, minutes: number}} OpenRound a
 *   round that can be resumed, by the key of its record; 0 minutes if it is not timed */
/** @typedef {{number: number, progress: "notPlayed" | "begun" | "whole"}} Day a daily puzzle and the player's progress */
/** @typedef {{minutes: number, remaining: number, isPaused: boolean, at: number}} Time of a timed round: tenths of a second left at a time of the page's clock */
/** @typedef {{found: number, total: number, played: number, at: number, paces: Pace[]}} Rival the other round of a challenge, and tenths of a second of play at a time of the page's clock */
/** @typedef {{time: number, found: number, share: number}} Pace its progress after tenths of a second of play */
/**
 * @typedef {{root: string, daily: number | null, minimum: number, byLetters: boolean, minutes: number, found: number, total: number,
 *   bonus: number, hints: number, clues: number, isSameEdition: boolean}} Played a challenge that was played again
 */
/** @typedef {Played | {reason: "damaged" | "newer"} | {reason: "word", root: string, word: string, refusal: RefusalCode, payload: number[]}} Challenge */
/** @typedef {{valid: number, damaged: number, newer: number, isTruncated: boolean}} Loaded */
/**
 * @typedef {{rounds: number, words: number, distinctWords: number, common: number, bonus: number, wholeStrings: number, dailies: number,
 *   averageShare: number, seconds: number}} StatisticsSummary the player's record; the share is in thousandths
 */
/** @typedef {{year: number, month: number, weekday: number, length: number, hasPrevious: boolean, hasNext: boolean}} Month the weekday of its
 *   first day, 0 being Monday, how many days it has, and whether the calendar has a month before and after it */
/** @typedef {{day: number, number: number, progress: "notPlayed" | "begun" | "whole" | "toCome", rank: Rank | null}} CalendarDay */
/** @typedef {{word: string, found: number, first: number}} BookWord a word, in how many rounds it was found, and when first, in seconds since 1970 */
/** @typedef {{word: string, missed: number, found: number}} WordToLearn a common word to learn, and in how many rounds it was missed and found */

/** Everything that a reply can have; what it does not have is empty. */
class MutableReply {
  /** @type {Outcome | null} */
  outcome = null;
  /** @type {Round | null} */
  round = null;
  /** @type {Standing | null} */
  standing = null;
  /**
   * What the next rank takes: points, or words for the last one.
   * @type {{points: number, rank: Rank} | {words: number} | null}
   */
  next = null;
  /** @type {{rank: Rank, threshold: number, at: number}[]} */
  rungs = [];
  /** @type {{length: number, found: number, remaining: number, share: number}[]} */
  lengths = [];
  /** @type {{letter: string, counts: {length: number, remaining: number}[]}[]} */
  hints = [];
  /** The word of the next clue, or nothing. */
  clue = "";
  /**
   * The words of clues that are still to find, the latest first.
   * @type {string[]}
   */
  clued = [];
  /** @type {FoundWord[]} */
  foundWords = [];
  /** @type {string[]} */
  missed = [];
  /** The number of today's puzzle, or 0. */
  today = 0;
  /** Whether the page tells that today's puzzle is here. */
  showsNewDay = false;
  /** Whether a return to the page opens today's puzzle. */
  opensToday = false;
  /**
   * The records to save, by their keys.
   * @type {Map<string, string>}
   */
  records = new Map();
  letters = "";
  /** @type {number[]} */
  beads = [];
  /** @type {number[]} */
  characters = [];
  /** @type {"nothing" | "root" | "daily" | "bad"} */
  asked = "nothing";
  /** @type {{number: number, year: number, month: number, day: number} | null} */
  later = null;
  /** @type {string[]} */
  prefixes = [];
  /** @type {Loaded[]} */
  loaded = [];
  /** @type {string[]} */
  keys = [];
  whole = 0;
  first = 0;
  gain = { rounds: 0, words: 0, leftOut: 0, hasForgotten: false };
  /**
   * The rounds to go on with, the latest first.
   * @type {OpenRound[]}
   */
  open = [];
  /**
   * The daily puzzles of the last seven days.
   * @type {Day[]}
   */
  days = [];
  /**
   * The unfinished round that is offered beside today's puzzle.
   * @type {OpenRound | null}
   */
  offered = null;
  /** The number of the daily puzzle that is offered after the end of the round, or 0. */
  upcoming = 0;
  /**
   * The words missed in yesterday's daily puzzle, if that has ended.
   * @type {string[]}
   */
  yesterday = [];
  /** @type {StatisticsSummary | null} */
  summary = null;
  /**
   * How many rounds ended with each rank, the lowest first.
   * @type {{rank: Rank, count: number}[]}
   */
  ranks = [];
  /** @type {string[]} */
  longest = [];
  /** How many weeks in a row had enough daily puzzles. */
  weeks = 0;
  /** @type {Month | null} */
  month = null;
  /** @type {CalendarDay[]} */
  dates = [];
  /** @type {BookWord[]} */
  entries = [];
  /** @type {WordToLearn[]} */
  lessons = [];
  /** How many common words a root has. */
  words = 0;
  /** @type {Time | null} */
  time = null;
  /** @type {Rival | null} */
  rival = null;
  /**
   * The words of a challenge that both rounds have, only the player's, and only the other one.
   * @type {{both: string[], own: string[], theirs: string[]}}
   */
  comparison = { both: [], own: [], theirs: [] };
  /** @type {Challenge | null} */
  challenge = null;
  /**
   * The words of a challenge that the word list does not have.
   * @type {string[]}
   */
  unknown = [];
  /** The current round as a challenge, and how many beads show its rank. */
  link = { code: "", beads: 0 };
}

/** @typedef {Readonly<MutableReply>} Reply */
/** @typedef {Reply & {round: Round, standing: Standing}} View what the page draws */

/** Thrown when the engine rejects a call. */
export class EngineError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(`the engine replies ${code}`);
    this.code = code;
  }
}

/**
 * Reads the reply at an address of the engine's memory: a length of four bytes, and that many bytes of ASCII.
 * @param {ArrayBufferLike} memory
 * @param {number} address
 * @param {number} [countedAt] when the engine counted play time last, on the page's clock
 * @returns {Reply}
 */
export function readReply(memory, address, countedAt) {
  const length = new DataView(memory).getUint32(address, true);
  return parseReply(new TextDecoder("latin1").decode(new Uint8Array(memory, address + 4, length)), countedAt);
}

/**
 * @param {string} text
 * @param {number} [countedAt] when the engine counted play time last, on the page's clock
 * @returns {Reply}
 */
export function parseReply(text, countedAt = 0) {
  const reply = new MutableReply();
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const [tag, ...fields] = text.slice(start, end).split(" ");
    start = end + 1;
    if (tag === "record") {
      const [key, length] = [fields[0], number(fields[1])];
      reply.records.set(key, text.slice(start, start + length));
      start += length + 1;
    } else {
      readLine(/** @type {Tag} */ (tag), fields, reply, countedAt);
    }
  }
  return Object.freeze(reply);
}

/**
 * @param {Tag} tag
 * @param {string[]} fields
 * @param {MutableReply} reply
 * @param {number} at when the engine counted play time last
 */
function readLine(tag, fields, reply, at) {
  switch (tag) {
    case "error":
      throw new EngineError(fields[0]);
    case "outcome":
      reply.outcome = outcome(fields);
      return;
    case "round":
      reply.round = round(fields);
      return;
    case "standing":
      reply.standing = standing(fields);
      return;
    case "next":
      reply.next = next(fields.map(number));
      return;
    case "rank":
      reply.rungs.push({ rank: ranks[reply.rungs.length], threshold: number(fields[0]), at: number(fields[1]) });
      return;
    case "length":
      reply.lengths.push(length(fields.map(number)));
      return;
    case "hint":
      reply.hints.push({ letter: fields[0], counts: pairs(fields.slice(1).map(number)) });
      return;
    case "clue":
      reply.clue = fields[0] ?? "";
      return;
    case "clued":
      reply.clued = fields;
      return;
    case "found":
      reply.foundWords.push(foundWord(fields));
      return;
    case "missed":
      reply.missed = fields;
      return;
    case "today":
      [reply.today, reply.showsNewDay, reply.opensToday] = [number(fields[0]), flag(fields[1]), flag(fields[2])];
      return;
    case "letters":
      reply.letters = fields[0];
      return;
    case "beads":
      reply.beads = fields.map(number);
      return;
    case "characters":
      reply.characters = fields.map(number);
      return;
    case "asked":
      reply.asked = oneOf(["nothing", "root", "daily", "bad"], fields[0]);
      return;
    case "later":
      reply.later = later(fields.map(number));
      return;
    case "prefix":
      reply.prefixes = fields;
      return;
    case "loaded":
      reply.loaded.push(loaded(fields.map(number)));
      return;
    case "key":
      reply.keys.push(fields[0]);
      return;
    case "whole":
      [reply.whole, reply.first = 0] = fields.map(number);
      return;
    case "gain":
      reply.gain = gain(fields.map(number));
      return;
    case "open":
      reply.open.push(open(fields));
      return;
    case "day":
      reply.days.push({ number: number(fields[0]), progress: numbered(["notPlayed", "begun", "whole"], fields[1]) });
      return;
    case "offered":
      reply.offered = open(fields);
      return;
    case "upcoming":
      reply.upcoming = number(fields[0]);
      return;
    case "yesterday":
      reply.yesterday = fields.slice(1);
      return;
    case "summary":
      reply.summary = summary(fields.map(number));
      return;
    case "ranks":
      reply.ranks = ranks.map((rank, place) => ({ rank, count: number(fields[place]) }));
      return;
    case "longest":
      reply.longest = fields;
      return;
    case "weeks":
      reply.weeks = number(fields[0]);
      return;
    case "month":
      reply.month = month(fields.map(number));
      return;
    case "date":
      reply.dates.push(date(fields));
      return;
    case "entry":
      reply.entries.push({ word: fields[0], found: number(fields[1]), first: number(fields[2]) });
      return;
    case "learn":
      reply.lessons.push({ word: fields[0], missed: number(fields[1]), found: number(fields[2]) });
      return;
    case "words":
      reply.words = number(fields[0]);
      return;
    case "time":
      reply.time = { minutes: number(fields[0]), remaining: number(fields[1]), isPaused: flag(fields[2]), at };
      return;
    case "rival":
      reply.rival = rival(fields.map(number), at);
      return;
    case "pace":
      reply.rival?.paces.push(pace(fields.map(number)));
      return;
    case "both":
      reply.comparison.both = fields;
      return;
    case "own":
      reply.comparison.own = fields;
      return;
    case "theirs":
      reply.comparison.theirs = fields;
      return;
    case "challenge":
      reply.challenge = challenge(fields);
      return;
    case "unknown":
      reply.unknown = fields;
      return;
    case "link":
      reply.link = { code: fields[0], beads: number(fields[1]) };
      return;
    case "record":
      return;
    default:
      throw unknown("tag", tag);
  }
}

/**
 * @param {string} what
 * @param {never} value
 */
const unknown = (what, value) => new Error(`the engine replies with an unknown ${what}: ${value}`);

/** @param {string} field */
function number(field) {
  const value = Number(field);
  if (field === undefined || field === "" || !Number.isSafeInteger(value))
    throw new Error(`the engine replies ${field} for a number`);
  return value;
}

/** @param {string} field */
const flag = (field) => oneOf(["0", "1"], field) === "1";

/**
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {string} field
 * @returns {Name}
 */
function oneOf(names, field) {
  const name = names.find((known) => known === field);
  if (name === undefined) throw new Error(`the engine replies ${field}, which is none of ${names.join(", ")}`);
  return name;
}

/**
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {string} field
 * @returns {Name}
 */
const numbered = (names, field) => oneOf(names, names[number(field)] ?? field);

/**
 * @param {string[]} fields
 * @returns {Outcome}
 */
function outcome([code, ...fields]) {
  if (code !== "found") return { refusal: /** @type {RefusalCode} */ (code), payload: fields.map(number) };
  return { ...foundWord(fields), isNewRank: flag(fields[3]) };
}

/**
 * @param {string[]} fields
 * @returns {FoundWord}
 */
const foundWord = ([word, points, isBonus]) => ({ word, points: number(points), isBonus: flag(isBonus) });

/**
 * @param {string[]} fields
 * @returns {Round}
 */
function round([root, daily, minimum, phase, grade, canGoBack, isComplete, isOwnWord, hasEarlier, key]) {
  return {
    root,
    daily: number(daily) || null,
    minimum: number(minimum),
    phase: oneOf(["playing", "ended", "revealed"], phase),
    grade: numbered(grades, grade),
    canGoBack: flag(canGoBack),
    isComplete: flag(isComplete),
    isOwnWord: flag(isOwnWord),
    hasEarlier: flag(hasEarlier),
    key,
  };
}

/**
 * @param {string[]} fields
 * @returns {OpenRound}
 */
const open = ([key, root, daily, found, total, began, minutes]) => ({
  key,
  root,
  daily: number(daily) || null,
  found: number(found),
  total: number(total),
  began: new Date(1000 * number(began)),
  minutes: number(minutes),
});

/**
 * @param {string[]} fields
 * @returns {Standing}
 */
function standing(fields) {
  const [score, found, total, bonus, remaining, , share, clues] = fields.map(number);
  return { score, found, total, bonus, remaining, rank: numbered(ranks, fields[5]), share, clues };
}

/** @param {number[]} fields */
const next = ([count, rank]) =>
  rank === undefined ? { words: count } : { points: count, rank: numbered(ranks, String(rank)) };

/** @param {number[]} fields */
const length = ([length, found, remaining, share]) => ({ length, found, remaining, share });

/** @param {number[]} fields */
const later = ([number, year, month, day]) => ({ number, year, month, day });

/**
 * @param {number[]} fields
 * @returns {StatisticsSummary}
 */
const summary = ([rounds, words, distinctWords, common, bonus, wholeStrings, dailies, averageShare, seconds]) => ({
  rounds,
  words,
  distinctWords,
  common,
  bonus,
  wholeStrings,
  dailies,
  averageShare,
  seconds,
});

/** @param {number[]} fields */
const month = ([year, month, weekday, length, hasPrevious, hasNext]) => ({
  year,
  month,
  weekday,
  length,
  hasPrevious: hasPrevious === 1,
  hasNext: hasNext === 1,
});

/**
 * @param {string[]} fields
 * @returns {CalendarDay}
 */
function date([day, daily, progress, rank]) {
  return {
    day: number(day),
    number: number(daily),
    progress: numbered(["notPlayed", "begun", "whole", "toCome"], progress),
    rank: rank === "-1" ? null : numbered(ranks, rank),
  };
}

/** @param {number[]} fields */
const gain = ([rounds, words, leftOut, hasForgotten]) => ({ rounds, words, leftOut, hasForgotten: hasForgotten === 1 });

/**
 * @param {number[]} fields
 * @returns {Loaded}
 */
const loaded = ([valid, damaged, newer, isTruncated]) => ({ valid, damaged, newer, isTruncated: isTruncated === 1 });

/**
 * @param {number[]} fields
 * @param {number} at
 */
const rival = ([found, total, played], at) => ({ found, total, played, at, paces: [] });

/** @param {number[]} fields */
const pace = ([time, found, share]) => ({ time, found, share });

/**
 * @param {string[]} fields
 * @returns {Challenge}
 */
function challenge([kind, ...fields]) {
  const known = oneOf(["valid", "damaged", "newer", "word"], kind);
  if (known === "word")
    return {
      reason: known,
      root: fields[0],
      word: fields[1],
      refusal: /** @type {RefusalCode} */ (fields[2]),
      payload: fields.slice(3).map(number),
    };
  if (known !== "valid") return { reason: known };
  const [daily, minimum, scoring, minutes, found, total, bonus, , , hints, clues, , isSameEdition] = fields
    .slice(1)
    .map(number);
  return {
    root: fields[0],
    daily: daily || null,
    minimum,
    byLetters: scoring === 1,
    minutes,
    found,
    total,
    bonus,
    hints,
    clues,
    isSameEdition: isSameEdition === 1,
  };
}

/** @param {number[]} fields */
function pairs(fields) {
  return Array.from({ length: fields.length / 2 }, (_, at) => ({
    length: fields[2 * at],
    remaining: fields[2 * at + 1],
  }));
}
