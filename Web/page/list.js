// @ts-check
/**
 * Draws the items of a list. Each has a unique key that changes when the item does. An unchanged item keeps its
 * element, with its focus and whatever is open in it.
 *
 * A long list is drawn in chunks: elements without a role, which browsers lay out and skip one by one, while their text
 * can still be searched. A new item then moves only a few others. Such a list is an element with the role `list`,
 * because `ul` may contain only `li`.
 */
import { make } from "./dom.js";

/** The largest size of a new chunk. A chunk with twice as many items is split. */
const chunkSize = 12;

/**
 * The elements of each list by key.
 * @type {WeakMap<HTMLElement, Map<string, HTMLElement>>}
 */
const drawnElements = new WeakMap();

/**
 * @template Item
 * @param {HTMLElement} list
 * @param {readonly Item[]} items
 * @param {(item: Item, index: number) => string} key
 * @param {(item: Item, index: number) => HTMLElement} makeItem
 * @param {(list: HTMLElement, elements: HTMLElement[]) => void} [placeElements] puts the elements into the list: all of
 *   them directly, or in chunks
 * @returns the elements in the order of the items
 */
export function drawList(list, items, key, makeItem, placeElements = placeAll) {
  const before = drawnElements.get(list);
  const keys = items.map(key);
  const elements = items.map((item, index) => before?.get(keys[index]) ?? makeItem(item, index));
  drawnElements.set(list, new Map(elements.map((element, index) => [keys[index], element])));
  placeElements(list, elements);
  return elements;
}

/**
 * Makes elements the children of a list. Those that are in it already are not moved if their order is the same.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} elements
 */
function placeAll(list, elements) {
  const newChildren = new Set(elements);
  for (const child of [...list.children]) if (!newChildren.has(/** @type {HTMLElement} */ (child))) child.remove();
  let next = list.firstElementChild;
  for (const element of elements) {
    if (element === next) next = next.nextElementSibling;
    else list.insertBefore(element, next);
  }
}

/**
 * Makes elements the content of a list in chunks. If only one is new, the others stay in their chunks, except where a
 * chunk is split.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} elements
 */
export function placeInChunks(list, elements) {
  const before = [...list.children].flatMap(({ children }) => [...children]);
  const index = elements.findIndex((element, position) => element !== before[position]);
  if (index < 0 && elements.length === before.length) return;
  const isOneNew =
    elements.length === before.length + 1 &&
    elements.slice(index + 1).every((one, position) => one === before[index + position]);
  if (isOneNew && before.length > 0) return insert(elements[index], elements[index - 1], elements[index + 1]);
  const starts = Array.from({ length: Math.ceil(elements.length / chunkSize) }, (_, number) => number * chunkSize);
  list.replaceChildren(...starts.map((start) => makeChunk(elements.slice(start, start + chunkSize))));
}

/** @param {HTMLElement[]} elements */
function makeChunk(elements) {
  const element = make("div", { class: "chunk" }, ...elements);
  setRowCount(element);
  return element;
}

/** @param {HTMLElement} chunk whose height the style sheet estimates from the number of items */
function setRowCount(chunk) {
  chunk.style.setProperty("--rows", String(chunk.childElementCount));
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement | undefined} previous
 * @param {HTMLElement | undefined} next
 */
function insert(element, previous, next) {
  if (next) next.before(element);
  else previous?.after(element);
  const parentChunk = /** @type {HTMLElement} */ (element.parentElement);
  if (parentChunk.childElementCount === 2 * chunkSize) {
    parentChunk.after(makeChunk(/** @type {HTMLElement[]} */ ([...parentChunk.children].slice(chunkSize))));
  }
  setRowCount(parentChunk);
}
