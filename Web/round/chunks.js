// @ts-check
/**
 * A long list in chunks: elements without a role, which browsers lay out and skip one by one. A new item then moves a few chunks and not
 * hundreds of items. The list is an element with the role of one, because `ul` may contain nothing but `li`.
 */
import { make } from "../page/dom.js";

/** How many items a new chunk has at most; when it has twice as many, it is divided. */
const size = 12;

/** @param {HTMLElement[]} items */
function chunk(items) {
  const made = make("div", { class: "chunk" }, ...items);
  setCount(made);
  return made;
}

/** @param {HTMLElement} chunk whose height the style sheet estimates from the number of items */
function setCount(chunk) {
  chunk.style.setProperty("--rows", String(chunk.childElementCount));
}

/**
 * Makes items the content of a list. If just one is new, no other item moves to another chunk, but for those of a chunk that is divided.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 */
export function placeInChunks(list, items) {
  const before = [...list.children].flatMap(({ children }) => [...children]);
  const index = items.findIndex((item, at) => item !== before[at]);
  if (index < 0 && items.length === before.length) return;
  const isOneNew =
    items.length === before.length + 1 && items.slice(index + 1).every((item, at) => item === before[index + at]);
  if (isOneNew && before.length > 0) insert(items[index], items[index - 1], items[index + 1]);
  else
    list.replaceChildren(
      ...Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
        chunk(items.slice(at * size, (at + 1) * size)),
      ),
    );
}

/**
 * @param {HTMLElement} item
 * @param {HTMLElement | undefined} previous
 * @param {HTMLElement | undefined} next
 */
function insert(item, previous, next) {
  if (next) next.before(item);
  else previous?.after(item);
  const grown = /** @type {HTMLElement} */ (item.parentElement);
  if (grown.childElementCount === 2 * size)
    grown.after(chunk(/** @type {HTMLElement[]} */ ([...grown.children].slice(size))));
  setCount(grown);
}
