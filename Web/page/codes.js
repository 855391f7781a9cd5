// @ts-check
/** What kind of code a fragment may be. The engine repairs what chats have changed, and decides. */

/**
 * A fragment without the characters that the engine removes from links: backslashes, invisible characters and others
 * beyond ASCII.
 * @param {string} fragment
 */
const withoutIgnoredCharacters = (fragment) =>
  fragment.replace(/\\|%5c|\p{Cf}|%[c-f][0-9a-f](%[89ab][0-9a-f])+/giu, "");

/**
 * The letter of the code that a fragment may be, in any version: c for a challenge, s for a set of rounds, g for a
 * shared round; empty for others.
 * @param {string} fragment
 */
export const codeLetter = (fragment) =>
  /(?:^|\W|%..)([csg])\d+\./i.exec(withoutIgnoredCharacters(fragment))?.[1].toLowerCase() ?? "";
