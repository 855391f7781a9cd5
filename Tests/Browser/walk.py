"""A walk through every dialog of the page, in any browser engine, which measures what of it is in sight."""

# A desktop, the narrowest window in which a dialog is a card, and a phone upright and sideways.
SIZES = [(1280, 720), (700, 900), (390, 844), (740, 360)]

# Returns the faults that were found, and the names of the measured states.
WALK_SCRIPT = """async () => {
  const [faults, measured] = [[], []];
  const one = (selector) => document.querySelector(selector);
  const click = (selector) => one(selector).click();
  const frame = () => new Promise((done) => setTimeout(done, 50));
  const until = async (condition, name) => {
    for (let count = 0; count < 200; count += 1) {
      if (condition()) return;
      await frame();
    }
    throw new Error(`the walk ends before ${name}`);
  };
  const closeAll = () => { for (const open of document.querySelectorAll("dialog[open]")) open.close(); };

  // What of an element is in sight: not cut by the window, nor by an element that scrolls or hides what overflows.
  const inSight = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    const cut = (box) => {
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let above = element.parentElement; above; above = above.parentElement)
      if (getComputedStyle(above).overflow !== "visible") cut(above.getBoundingClientRect());
    return { width: right - left, height: bottom - top };
  };
  const isDrawn = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && !element.closest(".heard");
  };
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
  const name = (element) => `${element.id || element.tagName}: ${(element.textContent || "").trim().slice(0, 40)}`;
  const fault = (state, ...words) => faults.push(`${state}: ${words.join(" ")}`);

  // A title is in sight, and a line of every text and all of a control once it is scrolled to.
  const isWhole = (element, most) => {
    const [box, seen] = [element.getBoundingClientRect(), inSight(element)];
    return seen.width >= Math.min(box.width, innerWidth) - 2 && seen.height >= Math.min(box.height, most) - 2;
  };
  const measure = async (state, dialog) => {
    await frame();
    await frame();
    measured.push(state);
    const title = [...dialog.querySelectorAll("h2")].find(isDrawn);
    if (!title) fault(state, "no title");
    else {
      if (!isWhole(title, Infinity)) title.scrollIntoView({ block: "center", behavior: "instant" });
      if (!isWhole(title, Infinity)) fault(state, "title", JSON.stringify(inSight(title)));
    }
    const scrolling = [...dialog.querySelectorAll("*"), dialog].filter((element) =>
      element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY));
    const { height } = dialog.getBoundingClientRect();
    // What scrolls has most of the window: a dialog leaves at most 72 px free, or is 46 rem high.
    if (scrolling.length > 0 && height < Math.min(736, innerHeight - 74)) fault(state, "scrolls at a height of", height);
    for (const element of scrolling)
      if (element.clientHeight < Math.min(120, element.scrollHeight)) fault(state, name(element), "scrolls in", element.clientHeight);
    const across = [dialog, ...dialog.querySelectorAll(".dialog-body")].find((element) => element.scrollWidth > element.clientWidth + 1);
    if (across) fault(state, "is", across.scrollWidth, "wide in", across.clientWidth);
    const controls = [...dialog.querySelectorAll("button, a[href], input, select, summary")].filter(isDrawn);
    const texts = [...dialog.querySelectorAll("*")].filter((element) => hasText(element) && isDrawn(element));
    for (const element of new Set([...controls, ...texts])) {
      element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const isControl = controls.includes(element);
      const line = parseFloat(getComputedStyle(element).fontSize);
      const shown = element.matches("input[type=radio], input[type=checkbox]") ? (element.labels[0] ?? element) : element;
      if (!isWhole(shown, isControl ? 120 : line)) {
        fault(state, name(element), JSON.stringify(inSight(shown)), JSON.stringify(shown.getBoundingClientRect()));
        continue;
      }
      const box = shown.getBoundingClientRect();
      const [x, y] = [(Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2, (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2];
      const hit = document.elementFromPoint(x, y);
      if (isControl && !shown.contains(hit) && !hit?.contains(shown)) fault(state, name(element), "is under", hit?.outerHTML.slice(0, 60));
    }
    for (const element of scrolling) element.scrollTop = 0;
  };
  const visit = async (state, act, selector = `#${state}[open]`) => {
    act();
    await until(() => one(selector), state);
    await measure(state, one(selector).closest("dialog"));
  };

  await visit("how", () => click("#open-how"));
  closeAll();
  await visit("settings", () => click("#open-settings"));
  await visit("ask-forget", () => click("#open-forget"));
  closeAll();
  await visit("rounds", () => click("#open-rounds"));
  await visit("statistics", () => click("#open-statistics"), "#statistics[open] .cords");
  await visit("word book", () => click("#tab-book"), "#statistics [role=tabpanel]:not([hidden])");
  await visit("calendar", () => click("#tab-calendar"), "#statistics .month");
  closeAll();
  await visit("ask-end", () => click("#end-round"));
  await visit("end", () => click("#confirm-end"), "#end[open] #missed button");
  closeAll();
  click("#open-rounds");
  await until(() => one("#timed button"), "the times");
  await visit("cover", () => click("#timed button"));
  await visit("elsewhere", () => one("#elsewhere").showModal());
  return [faults, measured];
}"""
STATE_COUNT = 11
