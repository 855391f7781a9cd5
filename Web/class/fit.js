// @ts-check
/**
 * Gives a list the largest font size at which all its items are visible, or the smallest; returns whether all are
 * visible.
 * @param {HTMLElement} list its font size is set; the screen determines its height
 * @param {readonly number[]} sizes hundredths of the screen's height, largest first
 */
export function fitFontSize(list, sizes) {
  for (const size of sizes) {
    list.style.fontSize = `max(1.125rem, min(${size}vh, ${2 * size}vw))`;
    if (list.scrollHeight <= list.clientHeight) return true;
  }
  return false;
}
