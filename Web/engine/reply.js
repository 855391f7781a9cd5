// @ts-check
/**
 * Parses the replies of the engine: lines of a tag and its values. The values of each tag are declared in Sources/ScrambleWeb/Reply.swift, from
 * which rows.js is generated. Whatever is unknown is an error.
 */

import { rows } from "./rows.js";

/** @typedef {import("./exports").Rows} Rows */
/** @typedef {keyof Rows} Tag */
/** @typedef {{[Name in Tag]: {tag: Name, row: Rows[Name]}}[Tag]} Line */
/** @typedef {import("./exports").Ranks[number]} Rank */
/** @typedef {Rows["round"]} Round */
/** @typedef {Rows["standing"]} Standing */
/** @typedef {Rows["found"]} FoundWord */
/** @typedef {Extract<Outcome, {word: string}>} NewFind a word that was just found */
/** @typedef {Rows["outcome"]} Outcome */
/** @typedef {Rows["open"]} OpenRound */
/** @typedef {Rows["time"] & {at: number}} Time of a timed round, as it was at a time of the page's clock */
/** @typedef {Rows["rival"] & {at: number, paces: Rows["pace"][]}} Rival the other round of a challenge, as it was at a time of the page's clock */
/** @typedef {Rows["challenge"]} Challenge */
/** @typedef {Exclude<Challenge, {reason: string}>} Played a challenge that was played again */
/** @typedef {Rows["summary"]} StatisticsSummary */
/** @typedef {Rows["month"]} Month */
/** @typedef {Rows["date"]} CalendarDay */
/** @typedef {Rows["entry"]} BookWord */
/** @typedef {Rows["learn"]} WordToLearn */
/** @typedef {Rows["clued"]} Clue */
/** @typedef {Rows["ownWord"]} OwnWord */

/**
 * The lowest first.
 * @type {import("./exports").Ranks}
 */
export const ranks = ["thread", "strand", "braid", "cord", "bracelet", "garland", "wholeString"];
/** @type {import("./exports").Grades} */
export const grades = ["easy", "medium", "hard"];

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
  /** @type {({rank: Rank} & Rows["rank"])[]} */
  rungs = [];
  /** @type {Rows["length"][]} */
  lengths = [];
  /** @type {{letter: string, counts: {length: number, remaining: number}[]}[]} */
  hints = [];
  /** The word of the next clue, or nothing. */
  clue = "";
  /**
   * The clues that were taken, the earliest first.
   * @type {Clue[]}
   */
  clued = [];
  /**
   * What words are worth in the round.
   * @type {Rows["rules"] | null}
   */
  rules = null;
  /**
   * What is known of a word that was refused because the word list does not have it.
   * @type {Rows["tried"] | null}
   */
  tried = null;
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
  /** @type {Rows["asked"]["kind"]} */
  asked = "nothing";
  /** @type {Rows["later"] | null} */
  later = null;
  /** @type {Rows["pasted"] | null} */
  pasted = null;
  /** @type {string[]} */
  prefixes = [];
  /** @type {Rows["loaded"][]} */
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
   * @type {Rows["day"][]}
   */
  days = [];
  /**
   * The unfinished round that is offered beside today's puzzle.
   * @type {OpenRound | null}
   */
  offered = null;
  /**
   * The round of yesterday's daily puzzle, whose missed words were not looked at.
   * @type {Rows["unseen"] | null}
   */
  unseen = null;
  /**
   * The words that the player thinks the word list lacks.
   * @type {string[]}
   */
  missing = [];
  /**
   * Those that it has by now.
   * @type {string[]}
   */
  accepted = [];
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
  /** @type {Rows["learn"][]} */
  lessons = [];
  /**
   * The root that holds most of the words to learn.
   * @type {Rows["practice"] | null}
   */
  practice = null;
  /**
   * A word of the player's own, or why it cannot be played.
   * @type {OwnWord | null}
   */
  ownWord = null;
  /** @type {Time | null} */
  time = null;
  /** @type {Rival | null} */
  rival = null;
  /**
   * The words of a challenge that both rounds have, only the player's, and only the other one.
   * @type {{both: string[], own: string[], theirs: string[]}}
   */
  comparison = { both: [], own: [], theirs: [] };
  /**
   * Who has won against the other round.
   * @type {Rows["verdict"] | null}
   */
  verdict = null;
  /** @type {Challenge | null} */
  challenge = null;
  /**
   * The words of a challenge that the word list does not have.
   * @type {string[]}
   */
  unknown = [];
  /** The current round as a challenge, and how many beads show its rank. */
  link = { code: "", beads: 0 };
  /**
   * The set to which the round belongs.
   * @type {Rows["playedSet"] | null}
   */
  playedSet = null;
  /**
   * The unit words that the round holds.
   * @type {Rows["unit"][]}
   */
  units = [];
  /**
   * The sets that are kept, the latest first.
   * @type {Rows["keptSet"][]}
   */
  keptSets = [];
  /**
   * What only the screens for a class read, in the order in which the engine tells it.
   * @type {Line[]}
   */
  lines = [];
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
 * The lines of a reply with a tag.
 * @template {Tag} Name
 * @param {Reply} reply
 * @param {Name} tag
 * @returns {Rows[Name][]}
 */
export const linesOf = (reply, tag) =>
  reply.lines.filter((line) => line.tag === tag).map(({ row }) => /** @type {Rows[Name]} */ (row));

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
    const line = parseLine(tag, fields);
    if (line.tag === "record") {
      reply.records.set(line.row.key, text.slice(start, start + line.row.length));
      start += line.row.length + 1;
    } else {
      take(line, reply, countedAt);
    }
  }
  return Object.freeze(reply);
}

/**
 * Notes what a line tells.
 * @param {Exclude<Line, {tag: "record"}>} line
 * @param {MutableReply} reply
 * @param {number} at when the engine counted play time last
 */
function take({ tag, row }, reply, at) {
  switch (tag) {
    case "error":
      throw new EngineError(row.code);
    case "outcome":
      reply.outcome = row;
      return;
    case "round":
      reply.round = row;
      return;
    case "standing":
      reply.standing = row;
      return;
    case "next":
      reply.next = row.rank ? { points: row.count, rank: row.rank } : { words: row.count };
      return;
    case "rank":
      reply.rungs.push({ rank: ranks[reply.rungs.length], ...row });
      return;
    case "length":
      reply.lengths.push(row);
      return;
    case "hint":
      reply.hints.push({ letter: row.letter, counts: pairs(row.counts) });
      return;
    case "clue":
      reply.clue = row.word ?? "";
      return;
    case "found":
      reply.foundWords.push(row);
      return;
    case "today":
      [reply.today, reply.showsNewDay, reply.opensToday] = [row.number, row.showsNewDay, row.opensToday];
      return;
    case "letters":
      reply.letters = row.letters;
      return;
    case "beads":
      reply.beads = row.characters;
      return;
    case "characters":
      reply.characters = row.beads;
      return;
    case "asked":
      reply.asked = row.kind;
      return;
    case "later":
      reply.later = row;
      return;
    case "pasted":
      reply.pasted = row;
      return;
    case "prefix":
      reply.prefixes = row.prefixes;
      return;
    case "loaded":
      reply.loaded.push(row);
      return;
    case "key":
      reply.keys.push(row.key);
      return;
    case "whole":
      [reply.whole, reply.first] = [row.whole, row.first ?? 0];
      return;
    case "gain":
      reply.gain = row;
      return;
    case "open":
      reply.open.push(row);
      return;
    case "day":
      reply.days.push(row);
      return;
    case "offered":
      reply.offered = row;
      return;
    case "unseen":
      reply.unseen = row;
      return;
    case "rules":
      reply.rules = row;
      return;
    case "tried":
      reply.tried = row;
      return;
    case "practice":
      reply.practice = row;
      return;
    case "ownWord":
      reply.ownWord = row;
      return;
    case "clued":
      reply.clued.push(row);
      return;
    case "time":
      reply.time = { ...row, at };
      return;
    case "rival":
      reply.rival = { ...row, at, paces: [] };
      return;
    case "verdict":
      reply.verdict = row;
      return;
    case "pace":
      reply.rival?.paces.push(row);
      return;
    case "challenge":
      reply.challenge = row;
      return;
    case "link":
      reply.link = row;
      return;
    case "summary":
      reply.summary = row;
      return;
    case "ranks":
      if (row.counts.length !== ranks.length) throw unknown("number of ranks", String(row.counts.length));
      reply.ranks = ranks.map((rank, place) => ({ rank, count: row.counts[place] }));
      return;
    case "month":
      reply.month = row;
      return;
    case "date":
      reply.dates.push(row);
      return;
    case "entry":
      reply.entries.push(row);
      return;
    case "learn":
      reply.lessons.push(row);
      return;
    case "missed":
    case "missing":
    case "accepted":
    case "yesterday":
    case "longest":
    case "unknown":
      reply[tag] = row.words;
      return;
    case "both":
    case "own":
    case "theirs":
      reply.comparison[tag] = row.words;
      return;
    case "weeks":
    case "upcoming":
      reply[tag] = row.count;
      return;
    case "playedSet":
      reply.playedSet = row;
      return;
    case "unit":
      reply.units.push(row);
      return;
    case "keptSet":
      reply.keptSets.push(row);
      return;
    case "unitItem":
    case "suggestion":
    case "uncovered":
    case "set":
    case "setRound":
    case "setUnits":
    case "handIn":
    case "mark":
    case "markShared":
    case "markRound":
    case "markProblem":
    case "unitsMissed":
    case "csv":
    case "teamFind":
    case "teamScore":
    case "teamStanding":
    case "teamOwner":
    case "keyWord":
      reply.lines.push(/** @type {Line} */ ({ tag, row }));
      return;
    default:
      throw unknown("tag", tag);
  }
}

/** @param {number[]} counts */
const pairs = (counts) =>
  Array.from({ length: counts.length / 2 }, (_, at) => ({ length: counts[2 * at], remaining: counts[2 * at + 1] }));

/**
 * @param {string} what
 * @param {string} value
 */
const unknown = (what, value) => new Error(`the engine replies with an unknown ${what}: ${value}`);

/** @param {string} field */
function number(field) {
  const value = Number(field);
  if (field === undefined || field === "" || !Number.isSafeInteger(value)) throw unknown("number", field);
  return value;
}

/** @param {string[]} names */
const named = (names) => (/** @type {string} */ field) => {
  if (!names.includes(field)) throw unknown("name", field);
  return field;
};

/** @param {readonly string[]} names in the order of their numbers */
const numbered = (names) => (/** @type {string} */ field) => names[number(field)] ?? named([])(field);

/** @type {import("./exports").Familiarities} */
const familiarities = ["new", "metAgain", "known"];
/** @type {import("./exports").Verdicts} */
const verdicts = ["won", "lost", "wonByPoints", "lostByPoints", "draw"];
const rank = numbered(ranks);
const flag = named(["0", "1"]);
const progress = ["notPlayed", "begun", "whole"];
/**
 * How the kinds of values are read.
 * @type {Record<string, (field: string) => unknown>}
 */
const kinds = {
  number,
  text: (field) => field,
  flag: (field) => flag(field) === "1",
  time: (field) => new Date(1000 * number(field)),
  optional: (field) => number(field) || null,
  rank,
  optionalRank: (field) => (field === "-1" ? null : rank(field)),
  grade: numbered(grades),
  progress: numbered(progress),
  dateProgress: numbered([...progress, "toCome"]),
  phase: named(["playing", "ended", "revealed"]),
  request: named(["nothing", "root", "daily", "bad"]),
  pasted: named(["challenge", "set", "root", "daily", "damaged", "handIn", "word", "other"]),
  familiarity: numbered(familiarities),
  verdict: numbered(verdicts),
  refusal: (field) => field,
  ownWord: (field) => field,
  error: (field) => field,
};

/** The lists of values of each tag: a name, how often it occurs, and a kind or, in the line itself, a text. */
const lists = new Map(
  Object.entries(rows).map(([tag, text]) => [
    tag,
    text.split(" | ").map((list) =>
      list.split(" ").map((value) => {
        const [, name, often, literal, kind = "number"] = /^(\w*)([?.]*)(?:=(\w+)|:(\w+))?$/.exec(value) ?? [];
        return { name, often, literal, read: literal ? kinds.text : kinds[kind] };
      }),
    ),
  ]),
);

/**
 * @param {string} tag
 * @param {string[]} fields
 * @returns {Line}
 */
function parseLine(tag, fields) {
  const values = lists.get(tag)?.find(([{ literal }]) => !literal || literal === fields[0]);
  if (!values) throw unknown("tag", tag);
  /** @type {Record<string, unknown>} */
  const row = {};
  let place = 0;
  for (const { name, often, read } of values) {
    if (often === "...") {
      row[name] = fields.slice(place).map((field) => read(field));
      place = fields.length;
    } else if (often !== "?" || place < fields.length) {
      const field = read(fields[place++]);
      if (name) row[name] = field;
    }
  }
  if (place !== fields.length) throw unknown("number of values", `${tag} ${fields.join(" ")}`);
  return /** @type {Line} */ (/** @type {unknown} */ ({ tag, row }));
}
