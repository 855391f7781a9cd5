// @ts-check
/** Lets the player save a file. */
import { make } from "./dom.js";

const fileName = "word-scramble.txt";

/**
 * How long the address of a file stays valid, in milliseconds: iOS asks what to do with the file, and reads it after
 * the answer.
 */
const addressLifetime = 60_000;

/**
 * Whether this is WebKit on a touch screen, as in all browsers of iPhones and iPads. It opens a file instead of saving
 * it, or does nothing.
 */
export const isTouchWebKit = () =>
  navigator.maxTouchPoints > 0 && /AppleWebKit(?!.*(Chrom|Android))/.test(navigator.userAgent);

/**
 * Saves the file with the rounds. On iPhones and iPads, opens the share menu, which can also save it.
 * @param {string[]} parts of its text
 */
export async function saveFile(parts) {
  const files = [new File(parts, fileName, { type: "text/plain" })];
  if (isTouchWebKit() && navigator.canShare?.({ files })) {
    const isHandled = await navigator.share({ files }).then(
      () => true,
      // If the player closes the menu, the file is not saved in another way.
      (error) => error.name === "AbortError",
    );
    if (isHandled) return;
  }
  const url = URL.createObjectURL(files[0]);
  const link = make("a", { href: url, download: fileName, hidden: true });
  document.body.append(link);
  link.click();
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(url);
  }, addressLifetime);
}
