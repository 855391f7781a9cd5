// @ts-check
/** What was missed in yesterday's daily puzzle, as one sentence. */

/** How many words are named. */
const most = 5;

/**
 * @param {string[]} words the words missed, the longest first
 * @param {import("./wording.js").Wording} wording
 */
export function missedYesterday(words, wording) {
  const [named, more] = [words.slice(0, most).join(", "), words.length - most];
  return more > 0 ? wording.text("yesterday.missedMore", named, more) : wording.text("yesterday.missed", named);
}
