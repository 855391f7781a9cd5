// Finds faults that a drawing shows reliably, and doubts that only a device can resolve.

const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 0;

/** The boxes of a text's lines, without clipped parts. */
function lines(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  const clip = clipOf(text);
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
function clipOf(element) {
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

const texts = (place) =>
  all("*", place).filter(
    (one) =>
      isShown(one) &&
      !one.closest("[data-system]") &&
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()),
  );

const COVERS = ".sheet, .alert, .dialog, .popover";

/** The visible texts: nothing covers the middle of their first line. */
function inSight(figure) {
  return texts(figure.querySelector(".device")).flatMap((text) => {
    const shown = lines(text);
    if (!shown.length) return [];
    const [{ left, right, top, bottom }] = shown;
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const front = stack.indexOf(text);
    const isCovered = stack.slice(0, Math.max(front, 0)).some((one) => one.matches(`.dim, ${COVERS}`));
    return front < 0 || isCovered
      ? []
      : [{ text, lines: shown, layer: text.closest(COVERS), behind: stack.slice(front) }];
  });
}

const overlap = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

function* textOnText(figure) {
  const shown = inSight(figure);
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) {
      if (one.layer === other.layer && one.lines.some((line) => other.lines.some((next) => overlap(line, next)))) {
        yield `“${one.text.textContent}” and “${other.text.textContent}” lie over each other`;
      }
    }
  }
}

/** Elements that are positioned along a line, such as the beads of the ranks. */
function* markOnMark(figure) {
  for (const stack of all(".zstack", figure)) {
    const marks = [...stack.children].filter((one) => one.matches(".offset:has(.shape)") && isShown(one));
    for (const [index, mark] of marks.entries()) {
      if (!index || !overlap(box(marks[index - 1]), box(mark))) continue;
      yield `mark ${index} and mark ${index + 1} lie over each other`;
    }
  }
}

function* cut(figure) {
  const screen = box(figure.querySelector(".device"));
  for (const text of texts(figure.querySelector(".device"))) {
    const shown = text.textContent;
    if (text.matches(".limited") && isCut(text)) yield `“${shown}” is cut`;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    if (text.matches(".prompt")) continue;
    if (left < screen.left - 1 || right > screen.right + 1) yield `“${shown}” is not all on the screen`;
    else if (left < clipOf(text).left - 1 || right > clipOf(text).right + 1) yield `“${shown}” is cut by its box`;
  }
}

function* unnamed(figure) {
  for (const control of all("[role]", figure)) {
    if (isShown(control) && !control.ariaLabel && !control.innerText.trim()) yield `a ${control.role} has no name`;
  }
}

function* undrawn(figure) {
  for (const symbol of all("[data-missing]", figure)) yield `the symbol ${symbol.dataset.missing} has no drawing`;
}

function* empty(figure) {
  const drawn = all(
    ".device .text, .device svg, .device .form, .device .field, .device .spinner, .device .number, .device .navbar",
    figure,
  );
  if (!drawn.some((one) => isShown(one))) yield "nothing is shown";
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
const over = ([red, green, blue, alpha], below) =>
  [red, green, blue].map((part, index) => (part * alpha + below[index] * (255 - alpha)) / 255);

function paint(element) {
  if (element instanceof SVGGeometryElement) {
    const { fill } = getComputedStyle(element);
    return color(fill === "none" ? "transparent" : fill);
  }
  return color(getComputedStyle(element).backgroundColor);
}

const light = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Disabled elements, prompts of fields, and secondary and warning texts have the system's colors. */
const isSystems = (text) =>
  text.closest("[data-off], .prompt, .search, .dialog .message, .popover, .paste") ||
  ["var(--label2)", "rgb(255, 59, 48)"].includes(text.style.color);

function* faint(figure, isDoubt = false) {
  for (const { text, behind } of inSight(figure)) {
    // The system's background color of a bordered button is unknown.
    if (isSystems(text) || Boolean(text.closest(".bordered")) !== isDoubt) continue;
    const ground = behind.reduceRight((below, element) => over(paint(element), below), [255, 255, 255]);
    const style = getComputedStyle(text);
    const isLarge = Number.parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24);
    const found = contrast(over(color(style.color), ground), ground);
    if (found < (isLarge ? 3 : 4.5)) yield `“${text.textContent}” has a contrast of ${found.toFixed(2)}`;
  }
}

// MARK: Doubts that only a device can resolve

function* tight(figure) {
  for (const stack of all(".tight", figure)) {
    const parts = texts(stack).map((text) => text.textContent);
    if (isShown(stack)) yield `a row has no room for “${parts.join(" · ")}”`;
  }
}

function* shortPrompt(figure) {
  for (const prompt of all(".prompt", figure)) {
    if (isShown(prompt) && isCut(prompt)) yield `the prompt “${prompt.textContent}” is cut`;
  }
}

// MARK: All checks

/** Runs checks and returns the kind, the figure and the description of each fault. */
const found = (checks) =>
  all("figure").flatMap((figure) => {
    // Finding the frontmost element at a point is faster without the other figures.
    for (const one of all("figure")) one.hidden = one !== figure;
    const results = Object.entries(checks).flatMap(([kind, find]) =>
      [...new Set(find(figure))].map((fault) => [kind, figure.querySelector("figcaption").textContent, fault]),
    );
    for (const one of all("figure")) one.hidden = false;
    return results;
  });
const faults = () => found({ empty, unnamed, undrawn, cut, textOnText, markOnMark, faint });
const doubts = () => found({ tight, shortPrompt, bordered: (figure) => faint(figure, true) });

document.fonts.ready.then(() => {
  globalThis.draw();
  globalThis.gallery = { faults, doubts };
});
