// @ts-check
/**
 * Gives a list the largest size with which all its items can be seen, or else the last one; returns whether all can be seen.
 * @param {HTMLElement} list whose font size counts, and whose height its screen decides
 * @param {readonly number[]} sizes hundredths of the screen's height, the largest first
 */
export function fit(list, sizes) {
  for (const size of sizes) {
    list.style.fontSize = `max(1.125rem, min(${size}vh, ${2 * size}vw))`;
    if (list.scrollHeight <= list.clientHeight) return true;
  }
  return false;
}
