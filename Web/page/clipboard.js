// @ts-check

/**
 * Copies a text; returns whether the browser allows that.
 * @param {string} text
 */
export const copyText = async (text) =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;

/**
 * Copies the text of a file; returns whether the browser allows that.
 * @param {Promise<string[]>} parts of the text; the promise is passed on because a browser allows copying only for a
 *   short time after the click
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
