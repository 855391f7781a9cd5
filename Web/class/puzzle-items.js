// @ts-check
/** A puzzle in the lists of the maker: what it contains, and what can be done with it. */
import { mostFindable } from "../engine/constants.js";
import { button } from "../page/controls.js";
import { icon, make } from "../page/dom.js";
import { asIs, english } from "../page/wording.js";

/** @typedef {import("../page/wording.js").Wording} Wording */
/**
 * @typedef {{root: string, count: number, grade: import("../engine/exports").Grade, held: string[], isOwn: boolean}}
 *   Puzzle `held` are the words of the list that the root makes; `isOwn`: whether the root is in the list
 */
/**
 * @typedef {object} Acts
 * @property {() => (Node | string)[]} words those that can be found
 * @property {() => void} try
 * @property {(by: -1 | 1, name: string) => void} move `name` is the button's name; the button keeps the focus
 * @property {() => void} remove
 */

/**
 * @param {Puzzle} puzzle
 * @param {number} words of the list
 * @param {HTMLElement[]} buttons
 * @param {Wording} wording
 */
export function puzzleItem({ root, count, grade, held, isOwn }, words, buttons, wording) {
  const lines = [
    isOwn ? wording.text("class.isOwn") : "",
    held.length > 0 ? wording.text("class.holds", wording.list(held.map(english)), held.length, words) : "",
    !isOwn && held.length === 0 ? wording.text("class.holdsNone") : "",
  ].filter((line) => line !== "");
  return make(
    "li",
    { "data-root": root },
    make("b", { lang: "en" }, root),
    ...lines.map((line) => make("p", {}, line)),
    make("p", { class: "quiet" }, wording.text("class.common", count, asIs(wording.text(`grade.${grade}`)))),
    ...(count > mostFindable ? [make("p", { class: "wrong" }, wording.text("class.vast"))] : []),
    make("div", { class: "puzzle-buttons" }, ...buttons),
  );
}

/**
 * A chosen puzzle: its words can be shown, and it can be tried out, moved and removed.
 * @param {Puzzle} puzzle
 * @param {number} words of the list
 * @param {{isFirst: boolean, isLast: boolean}} place
 * @param {Acts} acts
 * @param {Wording} wording
 */
export function chosenItem(puzzle, words, { isFirst, isLast }, acts, wording) {
  const { root } = puzzle;
  const shown = make("p", { class: "puzzle-words", lang: "en", hidden: true });
  const show = namedButton("class.showWords", "class.showWordsNamed", root, wording, () => {
    shown.hidden = !shown.hidden;
    show.setAttribute("aria-expanded", String(!shown.hidden));
    if (!shown.hidden) shown.replaceChildren(...acts.words());
  });
  show.setAttribute("aria-expanded", "false");
  const buttons = [
    show,
    namedButton("class.try", "class.tryNamed", root, wording, acts.try),
    signButton("up", "↑", wording.text("class.up", asIs(root)), isFirst, () => acts.move(-1, "up")),
    signButton("down", "↓", wording.text("class.down", asIs(root)), isLast, () => acts.move(1, "down")),
    signButton("remove", icon("close"), wording.text("class.remove", asIs(root)), null, acts.remove),
  ];
  const item = puzzleItem(puzzle, words, buttons, wording);
  item.append(shown);
  return item;
}

/**
 * A button whose accessible name includes the root.
 * @param {import("../page/wording.js").TextKey} text
 * @param {import("../page/wording.js").TextKey} name
 * @param {string} root
 * @param {Wording} wording
 * @param {() => void} act
 */
export function namedButton(text, name, root, wording, act) {
  const made = button(wording.text(text), act);
  made.setAttribute("aria-label", wording.text(name, asIs(root)));
  return made;
}

/**
 * @param {string} kind
 * @param {Node | string} sign
 * @param {string} label
 * @param {boolean | null} isDisabled null for a button that is always enabled
 * @param {() => void} act
 */
function signButton(kind, sign, label, isDisabled, act) {
  const made = make(
    "button",
    { type: "button", class: `icon-button ${kind}`, "aria-label": label, title: label },
    sign,
  );
  if (isDisabled !== null) made.setAttribute("aria-disabled", String(isDisabled));
  made.addEventListener("click", act);
  return made;
}
