// @ts-check
import { asIs } from "../page/wording.js";

/**
 * A text without the marks of `english`, for places such as labels and files, where they would remain as characters.
 * @param {string} text
 */
export const withoutMarks = (text) => asIs(text.replace(/[\u2068\u2069]/g, ""));
