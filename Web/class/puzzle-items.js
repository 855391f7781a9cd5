// @ts-check
/** A puzzle in the lists of the maker: what it contains, and what can be done with it. */
import { maxFindableWords } from "../engine/constants.js";
import { makeButton } from "../page/controls.js";
import { icon, make } from "../page/dom.js";
import { asIs, english } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {{root: string, count: number, grade: import("../engine/exports").Grade, listWords: string[], isOwn:
 *   boolean}} ListedPuzzle `listWords` are the words of the list that the root makes; `isOwn`: whether the root is in
 *   the list
 */
/**
 * @typedef {object} Actions
 * @property {() => (Node | string)[]} words returns the common words, as the content of a paragraph
 * @property {() => void} try
 * @property {(step: -1 | 1, name: string) => void} move `name` is the class of the button, which keeps the focus
 * @property {() => void} remove
 */

/**
 * @param {ListedPuzzle} puzzle
 * @param {number} listWordCount the number of words in the list
 * @param {HTMLElement[]} buttons
 * @param {Wording} wording
 */
export function puzzleItem({ root, count, grade, listWords, isOwn }, listWordCount, buttons, wording) {
  const lines = [
    isOwn ? wording.text("class.isOwn") : "",
    listWords.length > 0
      ? wording.text("class.holds", wording.list(listWords.map(english)), listWords.length, listWordCount)
      : "",
    !isOwn && listWords.length === 0 ? wording.text("class.holdsNone") : "",
  ].filter((line) => line !== "");
  return make(
    "li",
    { "data-root": root },
    make("b", { lang: "en" }, root),
    ...lines.map((line) => make("p", {}, line)),
    make("p", { class: "quiet" }, wording.text("class.common", count, asIs(wording.text(`grade.${grade}`)))),
    ...(count > maxFindableWords ? [make("p", { class: "wrong" }, wording.text("class.vast"))] : []),
    make("div", { class: "puzzle-buttons" }, ...buttons),
  );
}

/**
 * A chosen puzzle: its words can be shown, and it can be tried out, moved and removed.
 * @param {ListedPuzzle} puzzle
 * @param {number} listWordCount the number of words in the list
 * @param {{isFirst: boolean, isLast: boolean}} position
 * @param {Actions} actions
 * @param {Wording} wording
 */
export function chosenItem(puzzle, listWordCount, { isFirst, isLast }, actions, wording) {
  const { root } = puzzle;
  const wordsParagraph = make("p", { class: "puzzle-words", lang: "en", hidden: true });
  const showButton = namedButton("class.showWords", "class.showWordsNamed", root, wording, () => {
    wordsParagraph.hidden = !wordsParagraph.hidden;
    showButton.setAttribute("aria-expanded", String(!wordsParagraph.hidden));
    if (!wordsParagraph.hidden) wordsParagraph.replaceChildren(...actions.words());
  });
  showButton.setAttribute("aria-expanded", "false");
  const buttons = [
    showButton,
    namedButton("class.try", "class.tryNamed", root, wording, actions.try),
    signButton("up", "↑", wording.text("class.up", asIs(root)), isFirst, () => actions.move(-1, "up")),
    signButton("down", "↓", wording.text("class.down", asIs(root)), isLast, () => actions.move(1, "down")),
    signButton("remove", icon("close"), wording.text("class.remove", asIs(root)), null, actions.remove),
  ];
  const item = puzzleItem(puzzle, listWordCount, buttons, wording);
  item.append(wordsParagraph);
  return item;
}

/**
 * A button whose accessible name includes the root.
 * @param {import("../page/wording.js").TextKey} text
 * @param {import("../page/wording.js").TextKey} name
 * @param {string} root
 * @param {Wording} wording
 * @param {() => void} action
 */
export function namedButton(text, name, root, wording, action) {
  const element = makeButton(wording.text(text), action);
  element.setAttribute("aria-label", wording.text(name, asIs(root)));
  return element;
}

/**
 * @param {string} className
 * @param {Node | string} sign
 * @param {string} label
 * @param {boolean | null} isDisabled null for a button that is always enabled
 * @param {() => void} action
 */
function signButton(className, sign, label, isDisabled, action) {
  const element = make(
    "button",
    { type: "button", class: `icon-button ${className}`, "aria-label": label, title: label },
    sign,
  );
  if (isDisabled !== null) element.setAttribute("aria-disabled", String(isDisabled));
  element.addEventListener("click", action);
  return element;
}
