// @ts-check
/**
 * Gives a list the largest font size at which all its items are visible, or the smallest; returns whether all are
 * visible.
 * @param {HTMLElement} list the list whose font size is set; its height must not depend on its items
 * @param {readonly number[]} sizes the font sizes in percent of the screen height, largest first
 */
export function fitFontSize(list, sizes) {
  for (const size of sizes) {
    list.style.fontSize = `max(1.125rem, min(${size}vh, ${2 * size}vw))`;
    if (list.scrollHeight <= list.clientHeight) return true;
  }
  return false;
}
