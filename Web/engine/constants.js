// @ts-check
// The core's fixed numbers and names. A test of ScrambleWebTests compares this file with them, and writes it with
// SCRAMBLE_RECORD=1.

/** The size of the inbox in bytes. */
export const inboxSize = 1048576;
/** The remaining times that are announced, in seconds. */
export const announcedTimes = [60, 30, 10];
/** The fewest letters that a word has. */
export const minWordLength = 3;
/** The minutes of timed rounds. */
export const timedRoundMinutes = [3, 10];

// In the order of their numbers:

/** @type {import("./exports").Rank[]} */
export const ranks = ["start", "fair", "fine", "good", "great", "superb", "allWords"];
/** @type {import("./exports").Grade[]} */
export const grades = ["easy", "medium", "hard"];
/** @type {import("./exports").FoundOrder[]} */
export const listOrders = ["newest", "alphabetical"];
