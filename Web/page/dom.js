// @ts-check
/** Finds and makes elements. */

/** @typedef {import("./names").Elements} Elements the elements of the page by id */
/** @typedef {{[Id in keyof Elements]: Elements[Id] extends HTMLDialogElement ? Id : never}[keyof Elements]} DialogId */

/**
 * @template {keyof Elements} Id
 * @param {Id} id
 * @returns {Elements[Id]}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return /** @type {any} */ (element);
}

/**
 * Sets the text of an element. An unchanged text is not replaced, because that costs a layout.
 * @param {keyof Elements} id
 * @param {string} text
 */
export function setText(id, text) {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
}

/**
 * The width of an element's text, or of another text in its place, in units of its font size.
 * @param {HTMLElement} element
 */
export function textWidth(element, text = element.textContent ?? "") {
  const { fontWeight, fontFamily } = getComputedStyle(element);
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return 0.66 * text.length;
  context.font = `${fontWeight} 100px ${fontFamily}`;
  return context.measureText(text).width / 100;
}

/**
 * Makes an element with attributes and children. Texts never become markup.
 * @param {string} tag
 * @param {Record<string, string | number | boolean>} [attributes] true is an empty attribute, false none
 * @param {(Node | string)[]} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  // Browsers must not translate the letters and words of the game.
  if (attributes.lang === "en" && !attributes.translate) element.setAttribute("translate", "no");
  element.append(...children.flatMap((child) => (typeof child === "string" ? nodesForText(child) : [child])));
  return element;
}

/**
 * A text as the content of an element. Words marked by `english` get an element with that language.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export const nodesForText = (text) => nodesWithMarked(text, { lang: "en" });

/**
 * A text about players as the content of an element, in which each name has an element of its own.
 * @param {string} text
 */
export const nodesForNames = (text) => nodesWithMarked(text, { translate: "no" });

/**
 * @param {string} text
 * @param {Record<string, string>} attributes of the elements for what is marked as isolated
 * @returns {(Node | string)[]}
 */
const nodesWithMarked = (text, attributes) =>
  text.split(/\u2068(.*?)\u2069/s).map((part, index) => (index % 2 === 0 ? part : make("bdi", attributes, part)));

/**
 * Makes an SVG element, which screen readers ignore.
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {Element[]} children
 */
export function makeSVG(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (tag === "svg") {
    element.setAttribute("aria-hidden", "true");
    element.setAttribute("focusable", "false");
  }
  element.append(...children);
  return element;
}

/** @param {string} name an icon of icons.svg */
export const icon = (name) => makeSVG("svg", {}, makeSVG("use", { href: `#icon-${name}` }));

/**
 * Puts a region into the tab order while its content overflows, because perhaps nothing in it can take the focus.
 * @param {HTMLElement} region
 */
export function makeKeyboardScrollable(region) {
  const observer = new ResizeObserver(() => {
    if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  });
  for (const element of [region, ...region.children]) observer.observe(element);
}
