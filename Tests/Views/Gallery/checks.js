// Finds faults that a drawing shows reliably, and doubts that only a device can resolve.

const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 0;

/** The boxes of a text's lines, without clipped parts. */
function lineBoxes(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  const clip = clipBox(text);
  return [...range.getClientRects()]
    .map((line) => ({
      left: Math.max(line.left, clip.left),
      right: Math.min(line.right, clip.right),
      // The glyphs of a line are less high than its box.
      top: Math.max(line.top + line.height * 0.2, clip.top),
      bottom: Math.min(line.bottom - line.height * 0.2, clip.bottom),
    }))
    .filter((line) => line.right - line.left > 1 && line.bottom - line.top > 1);
}

/** The part of the screen in which an element is visible. Each ancestor can clip it. */
function clipBox(element) {
  const clip = { left: 0, top: 0, right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
  for (let one = element.parentElement; one && !one.matches("figure"); one = one.parentElement) {
    if (getComputedStyle(one).overflow === "visible") continue;
    const { left, top, right, bottom } = box(one);
    clip.left = Math.max(clip.left, left);
    clip.top = Math.max(clip.top, top);
    clip.right = Math.min(clip.right, right);
    clip.bottom = Math.min(clip.bottom, bottom);
  }
  return clip;
}

const textElements = (root) =>
  all("*", root).filter(
    (one) =>
      isShown(one) &&
      !one.closest("[data-system]") &&
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()),
  );

const COVER_SELECTOR = ".sheet, .alert, .dialog, .popover";

/** The visible texts: nothing covers the middle of their first line. */
function uncoveredTexts(figure) {
  return textElements(figure.querySelector(".device")).flatMap((text) => {
    const boxes = lineBoxes(text);
    if (!boxes.length) return [];
    const [{ left, right, top, bottom }] = boxes;
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const front = stack.indexOf(text);
    const isCovered = stack.slice(0, Math.max(front, 0)).some((one) => one.matches(`.dim, ${COVER_SELECTOR}`));
    return front < 0 || isCovered
      ? []
      : [{ text, lines: boxes, layer: text.closest(COVER_SELECTOR), behind: stack.slice(front) }];
  });
}

const overlap = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

function* findOverlappingTexts(figure) {
  const uncovered = uncoveredTexts(figure);
  for (const [index, one] of uncovered.entries()) {
    for (const other of uncovered.slice(index + 1)) {
      if (one.layer === other.layer && one.lines.some((line) => other.lines.some((next) => overlap(line, next)))) {
        yield `“${one.text.textContent}” and “${other.text.textContent}” lie over each other`;
      }
    }
  }
}

/** Finds neighbors that overlap among elements positioned along a line, such as the beads of the ranks. */
function* findOverlappingMarks(figure) {
  for (const stack of all(".zstack", figure)) {
    const marks = [...stack.children].filter((one) => one.matches(".offset:has(.shape)") && isShown(one));
    for (const [index, mark] of marks.entries()) {
      if (!index || !overlap(box(marks[index - 1]), box(mark))) continue;
      yield `mark ${index} and mark ${index + 1} lie over each other`;
    }
  }
}

function* findCutTexts(figure) {
  const screen = box(figure.querySelector(".device"));
  for (const text of textElements(figure.querySelector(".device"))) {
    const content = text.textContent;
    if (text.matches(".limited") && isCut(text)) yield `“${content}” is cut`;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    if (text.matches(".prompt")) continue;
    if (left < screen.left - 1 || right > screen.right + 1) yield `“${content}” is not all on the screen`;
    else if (left < clipBox(text).left - 1 || right > clipBox(text).right + 1) yield `“${content}” is cut by its box`;
  }
}

function* findUnnamedControls(figure) {
  for (const control of all("[role]", figure)) {
    if (isShown(control) && !control.ariaLabel && !control.innerText.trim()) yield `a ${control.role} has no name`;
  }
}

function* findUndrawnSymbols(figure) {
  for (const symbol of all("[data-missing]", figure)) yield `the symbol ${symbol.dataset.missing} has no drawing`;
}

function* findEmptyFigures(figure) {
  const drawnElements = all(
    ".device .text, .device svg, .device .form, .device .field, .device .spinner, .device .number, .device .navbar",
    figure,
  );
  if (!drawnElements.some((one) => isShown(one))) yield "nothing is shown";
}

// MARK: Contrast

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** A CSS color as red, green, blue and alpha. */
function color(css) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

/** Blends a color with an opaque background. */
const blend = ([red, green, blue, alpha], below) =>
  [red, green, blue].map((part, index) => (part * alpha + below[index] * (255 - alpha)) / 255);

function fillColor(element) {
  if (element instanceof SVGGeometryElement) {
    const { fill } = getComputedStyle(element);
    return color(fill === "none" ? "transparent" : fill);
  }
  return color(getComputedStyle(element).backgroundColor);
}

const linearLight = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]) =>
  0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Disabled elements, prompts of fields, and secondary and warning texts have the system's colors. */
const hasSystemColor = (text) =>
  text.closest("[data-off], .prompt, .search, .dialog .message, .popover, .paste") ||
  ["var(--label2)", "rgb(255, 59, 48)"].includes(text.style.color);

function* findFaintTexts(figure, isDoubt = false) {
  for (const { text, behind } of uncoveredTexts(figure)) {
    // The system's background color of a bordered button is unknown.
    if (hasSystemColor(text) || Boolean(text.closest(".bordered")) !== isDoubt) continue;
    const background = behind.reduceRight((below, element) => blend(fillColor(element), below), [255, 255, 255]);
    const style = getComputedStyle(text);
    const isLarge = Number.parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24);
    const ratio = contrast(blend(color(style.color), background), background);
    if (ratio < (isLarge ? 3 : 4.5)) yield `“${text.textContent}” has a contrast of ${ratio.toFixed(2)}`;
  }
}

// MARK: Doubts that only a device can resolve

function* findTightRows(figure) {
  for (const stack of all(".tight", figure)) {
    const parts = textElements(stack).map((text) => text.textContent);
    if (isShown(stack)) yield `a row has no room for “${parts.join(" · ")}”`;
  }
}

function* findCutPrompts(figure) {
  for (const prompt of all(".prompt", figure)) {
    if (isShown(prompt) && isCut(prompt)) yield `the prompt “${prompt.textContent}” is cut`;
  }
}

// MARK: All checks

/** Runs checks and returns the kind, the figure and the description of each fault. */
const runChecks = (checks) =>
  all("figure").flatMap((figure) => {
    // Finding the frontmost element at a point is faster without the other figures.
    for (const one of all("figure")) one.hidden = one !== figure;
    const results = Object.entries(checks).flatMap(([kind, find]) =>
      [...new Set(find(figure))].map((fault) => [kind, figure.querySelector("figcaption").textContent, fault]),
    );
    for (const one of all("figure")) one.hidden = false;
    return results;
  });
const faults = () =>
  runChecks({
    empty: findEmptyFigures,
    unnamed: findUnnamedControls,
    undrawn: findUndrawnSymbols,
    cut: findCutTexts,
    textOnText: findOverlappingTexts,
    markOnMark: findOverlappingMarks,
    faint: findFaintTexts,
  });
const doubts = () =>
  runChecks({ tight: findTightRows, shortPrompt: findCutPrompts, bordered: (figure) => findFaintTexts(figure, true) });

document.fonts.ready.then(() => {
  globalThis.layOut();
  globalThis.gallery = { faults, doubts };
});
