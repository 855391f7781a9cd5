// @ts-check
/** Copies texts. */

/**
 * Copies a text; returns whether the browser allows that.
 * @param {string} text
 */
export const copied = async (text) =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;

/**
 * Copies what would be saved; returns whether the browser allows that.
 * @param {Promise<string[]>} parts of the text, which may come later than a browser remembers that the player has asked for it
 */
export async function copyFile(parts) {
  const text = parts.then((all) => new Blob(all, { type: "text/plain" }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch (error) {
    console.info(error);
    return false;
  }
}
