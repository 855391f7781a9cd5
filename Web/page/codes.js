// @ts-check
/** What a fragment may be a code of. The engine mends what chats have made of it, and decides. */

/**
 * A fragment without what the engine removes from links: backslashes, invisible characters and other characters beyond ASCII.
 * @param {string} fragment
 */
const cleaned = (fragment) => fragment.replace(/\\|%5c|\p{Cf}|%[c-f][0-9a-f](%[89ab][0-9a-f])+/giu, "");

/**
 * The letter of the code that a fragment can be, of whatever version: c for a challenge, s for a set of rounds, g for a shared round; nothing
 * for none of them.
 * @param {string} fragment
 */
export const codeLetter = (fragment) => /(?:^|\W|%..)([csg])\d+\./i.exec(cleaned(fragment))?.[1].toLowerCase() ?? "";
