// Does the layout that depends on sizes: selects the first view that fits, shrinks texts that may be smaller, moves
// elements that were placed by an estimated width, and breaks words in rows without room.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const box = (element) => element.getBoundingClientRect();

/** Selects the first view that is not wider than the available room, or the last one. A fixed choice stays. */
function fit(fits) {
  const tries = [...fits.children];
  const select = (chosen) => {
    for (const one of tries) one.classList.toggle("chosen", one === chosen);
  };
  if (fits.dataset.fixed) return;
  const available = availableWidth(fits);
  select(
    tries.find((one) => {
      select(one);
      one.style.width = "max-content";
      const { width } = box(one);
      one.style.width = "";
      return width <= available + 0.5;
    }) ?? tries.at(-1),
  );
}

/** The available width of a view: that of the nearest ancestor whose width does not depend on the view. */
function availableWidth(view) {
  const fixed = ".fw, .row, .header, .root, .bar, .content, [style*='width']";
  let [ancestor, usedWidth] = [view.parentElement, 0];
  for (; !ancestor.matches(fixed); ancestor = ancestor.parentElement) usedWidth += paddings(ancestor);
  return box(ancestor).width - paddings(ancestor) - usedWidth;
}

function paddings(element) {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
}

/** Shrinks a text until it fits its lines and its frame, down to its minimum scale. */
function shrink(text) {
  const size = Number.parseFloat(getComputedStyle(text).fontSize);
  for (
    let percent = 100;
    percent >= Number(text.dataset.least) * 100 && (isCut(text) || isTallerThanFrame(text));
    percent -= 5
  ) {
    text.style.fontSize = `${(size * percent) / 100}px`;
  }
}

/** Whether a text is higher than its frame. */
function isTallerThanFrame(text) {
  const frame = text.closest(".frame");
  return Boolean(frame?.style.height) && box(text).height > box(frame).height + 1;
}

function isCut(text) {
  const frame = text.closest(".frame");
  const range = document.createRange();
  range.selectNodeContents(text);
  const { width } = range.getBoundingClientRect();
  const isTooTall = text.scrollHeight > text.clientHeight + 2 && getComputedStyle(text).webkitLineClamp !== "none";
  return isTooTall || text.scrollWidth > text.clientWidth + 1 || (frame && width > box(frame).width + 1);
}

/** Moves elements that were placed by an estimated width to the same fraction of the real width, and scales frames. */
function reposition(geometry) {
  const estimatedWidth = Number(geometry.dataset.width);
  const { width } = box(geometry);
  if (!estimatedWidth || Math.abs(estimatedWidth - width) < 1) return;
  for (const moved of all(".offset", geometry)) {
    const { width: ownWidth } = box(moved);
    const x = Number.parseFloat(moved.style.transform.slice("translate(".length)) || 0;
    moved.style.transform = `translate(${(x * (width - ownWidth)) / (estimatedWidth - ownWidth)}px)`;
  }
  for (const frame of all(".frame", geometry)) {
    const ownWidth = Number.parseFloat(frame.style.width);
    if (ownWidth && !frame.closest(".offset")) frame.style.width = `${(ownWidth * width) / estimatedWidth}px`;
  }
}

/** Breaks words in a row without room, like a stack, which gives short texts their width first. */
function tighten(stack) {
  const parts = [...stack.children];
  if (!parts.some((one) => box(one).right > box(stack).right + 1)) return;
  for (const part of parts) if (box(part).width < box(stack).width / 3) part.style.flexShrink = 0;
  stack.classList.add("tight");
}

globalThis.layOut = () => {
  all(".preview").forEach((device) => {
    const isWide = all(".frame", device).some((frame) => Number.parseFloat(frame.style.width) > 393);
    device.classList.toggle("wide", isWide);
  });
  all(".fits").forEach(fit);
  all("[data-least]").forEach(shrink);
  all(".geometry").forEach(reposition);
  all(".hstack, .label").forEach(tighten);
  document.querySelector("main").classList.add("drawn");
};
