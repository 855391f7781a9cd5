// @ts-check
import { asIs } from "../page/wording.js";

/**
 * A text without the isolate characters that `english` adds, for places such as labels and files, where they would
 * remain in the text.
 * @param {string} text
 */
export const withoutMarks = (text) => asIs(text.replace(/[\u2068\u2069]/g, ""));
