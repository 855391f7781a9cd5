// Does in the browser what needs sizes: takes of several views the first that fits, and makes texts smaller that may be.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const box = (element) => element.getBoundingClientRect();

/** Takes the first view that is not wider than its place, the inner ones first. */
function fit(fits) {
  const tries = [...fits.children];
  const take = (chosen) => {
    for (const one of tries) one.classList.toggle("chosen", one === chosen);
  };
  if (fits.dataset.fixed) return;
  const room = roomOf(fits);
  take(
    tries.find((one) => {
      take(one);
      one.style.width = "max-content";
      const { width } = box(one);
      one.style.width = "";
      return width <= room + 0.5;
    }) ?? tries.at(-1),
  );
}

/** How wide a view may be: as wide as what is around it, as far as that does not itself follow from the view. */
function roomOf(view) {
  const fixed = ".fw, .row, .header, .root, .bar, .content, [style*='width']";
  let [around, used] = [view.parentElement, 0];
  for (; !around.matches(fixed); around = around.parentElement) used += paddings(around);
  return box(around).width - paddings(around) - used;
}

function paddings(element) {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
}

/** Makes a text smaller until it fits in its lines and in the frame around it, as far as it may. */
function shrink(text) {
  const size = Number.parseFloat(getComputedStyle(text).fontSize);
  for (let percent = 100; percent >= Number(text.dataset.least) * 100 && (isCut(text) || isTall(text)); percent -= 5) {
    text.style.fontSize = `${(size * percent) / 100}px`;
  }
}

/** Whether a text is higher than the frame around it. */
function isTall(text) {
  const frame = text.closest(".frame");
  return Boolean(frame?.style.height) && box(text).height > box(frame).height + 1;
}

function isCut(text) {
  const frame = text.closest(".frame");
  const range = document.createRange();
  range.selectNodeContents(text);
  const { width } = range.getBoundingClientRect();
  const tall = text.scrollHeight > text.clientHeight + 2 && getComputedStyle(text).webkitLineClamp !== "none";
  return tall || text.scrollWidth > text.clientWidth + 1 || (frame && width > box(frame).width + 1);
}

/** What was placed with the width that was known without a drawing is moved to the same share of the real width. */
function place(geometry) {
  const known = Number(geometry.dataset.width);
  const { width } = box(geometry);
  if (!known || Math.abs(known - width) < 1) return;
  for (const moved of all(".offset", geometry)) {
    const { width: own } = box(moved);
    const x = Number.parseFloat(moved.style.transform.slice("translate(".length)) || 0;
    moved.style.transform = `translate(${(x * (width - own)) / (known - own)}px)`;
  }
  for (const frame of all(".frame", geometry)) {
    const own = Number.parseFloat(frame.style.width);
    if (own && !frame.closest(".offset")) frame.style.width = `${(own * width) / known}px`;
  }
}

/** In a row without room words break, as in a stack, which gives a short text its place first. */
function tighten(stack) {
  const parts = [...stack.children];
  if (!parts.some((one) => box(one).right > box(stack).right + 1)) return;
  for (const part of parts) if (box(part).width < box(stack).width / 3) part.style.flexShrink = 0;
  stack.classList.add("tight");
}

globalThis.draw = () => {
  all(".preview").forEach((device) => {
    const wide = all(".frame", device).some((frame) => Number.parseFloat(frame.style.width) > 393);
    device.classList.toggle("wide", wide);
  });
  all(".fits").forEach(fit);
  all("[data-least]").forEach(shrink);
  all(".geometry").forEach(place);
  all(".hstack, .label").forEach(tighten);
  document.querySelector("main").classList.add("drawn");
};
