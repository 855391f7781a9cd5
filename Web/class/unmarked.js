// @ts-check
import { asIs } from "../page/wording.js";

/**
 * A text without the marks of `english`, for a place that keeps them and shows nothing for them: a label, or a file.
 * @param {string} text
 */
export const unmarked = (text) => asIs(text.replace(/[\u2068\u2069]/g, ""));
