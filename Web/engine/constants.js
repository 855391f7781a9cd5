// @ts-check
// What the core decides for good. A test of ScrambleWebTests holds this file against it, and writes it with SCRAMBLE_RECORD=1.

/** How many bytes the inbox has. */
export const inboxSize = 1048576;
/** The times left, in tenths of a second, that are announced. */
export const announcedTimes = [600, 300, 100];
/** The minutes of timed rounds, before the factor of the settings. */
export const offeredMinutes = [3, 10];
/** After a longer step of the clock, in tenths of a second, the device has slept. */
export const longestStep = 100;
/** The most rounds and the most minutes of a set, the most seats and the most teams of a class. */
export const [maxRounds, maxMinutes, maxSeats, maxTeams] = [30, 100, 40, 6];
/** The most words that a class can find in a puzzle. */
export const mostFindable = 100;
/** How many bytes of a list of words are read. */
export const maxListLength = 131072;

// In the order of their numbers:

/** @type {import("./exports").Rank[]} */
export const ranks = ["thread", "strand", "braid", "cord", "bracelet", "garland", "wholeString"];
/** @type {import("./exports").Grade[]} */
export const grades = ["easy", "medium", "hard"];
/** @type {import("./exports").Scoring[]} */
export const scorings = ["classic", "letters"];
/** @type {import("./exports").FoundOrder[]} */
export const orders = ["newest", "alphabetical", "length"];
