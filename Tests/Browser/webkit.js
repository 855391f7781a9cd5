// Finds elements as Playwright's locators do: by role and name, text, label or selector, from the first step to the last.

const NATIVE = {
  button: "button, summary",
  checkbox: "input[type=checkbox]",
  combobox: "select",
  complementary: "aside",
  dialog: "dialog",
  group: "fieldset",
  heading: "h1, h2, h3",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  radio: "input[type=radio]",
  textbox: "input:not([type]), input[type=text]",
};

const one = (text) => text.replace(/\s+/g, " ").trim();
const isRendered = (element) => element.checkVisibility({ visibilityProperty: true });
const isVisible = (element) =>
  isRendered(element) && element.getBoundingClientRect().width > 0 && element.getBoundingClientRect().height > 0;
const isHidden = (element) => !isRendered(element) || element.closest("[aria-hidden=true]") !== null;

/** What is read of an element: its label, or the texts in it. */
function spoken(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true" || getComputedStyle(node).display === "none")
    return "";
  return node.ariaLabel ?? [...node.childNodes].map(spoken).join("");
}

function nameOf(element) {
  const labels = element
    .getAttribute("aria-labelledby")
    ?.split(" ")
    .map((id) => document.getElementById(id));
  if (labels) return one(labels.map((label) => label?.textContent ?? "").join(" "));
  if (element.ariaLabel !== null) return one(element.ariaLabel);
  if (element.matches("fieldset")) return one(element.querySelector("legend")?.textContent ?? "");
  if (element.labels?.length) return one([...element.labels].map(spoken).join(" "));
  return element.matches("dialog, ul, ol, aside, [role=group], [role=list], [role=status]") ? "" : one(spoken(element));
}

/** Whether a text is the wanted one, matches the wanted pattern, or contains it. */
function fits(text, { text: wanted, pattern, exact }) {
  if (pattern !== undefined) return new RegExp(pattern, "s").test(text);
  return exact ? text === one(wanted) : text.toLowerCase().includes(one(wanted).toLowerCase());
}

const STEPS = {
  css: (inside, { selector }) => inside.querySelectorAll(selector),
  role: (inside, { role, name, checked, level }) =>
    [...inside.querySelectorAll(`[role=${role}], :is(${NATIVE[role] ?? "none"}):not([role])`)].filter(
      (element) =>
        !isHidden(element) &&
        (!name || fits(nameOf(element), name)) &&
        (checked === null || element.checked === checked) &&
        (level === null || element.matches(`h${level}`)),
    ),
  text: (inside, { name }) => {
    const all = [...inside.querySelectorAll("*:not(script, style, noscript)")].filter((element) =>
      fits(one(element.textContent), name),
    );
    return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  },
  label: (inside, { name }) =>
    [...inside.querySelectorAll("input, select, [aria-label]")].filter((element) => fits(nameOf(element), name)),
};

function find(steps) {
  return steps.reduce(
    (found, step) => {
      if (step.kind === "nth") return found.slice(step.at, step.at === -1 ? undefined : step.at + 1);
      if (step.kind === "filter") return found.filter((element) => fits(one(element.textContent), step.name));
      const inside = new Set(found.flatMap((element) => [...STEPS[step.kind](element, step)]));
      return [...inside].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    },
    [document],
  );
}

const QUESTIONS = {
  elements: (found) => found,
  count: (found) => found.length,
  texts: (found) => found.map((element) => one(element.textContent)),
  state: (found) =>
    found.map((element) => ({
      text: one(element.textContent),
      shown: element.innerText,
      value: element.value ?? null,
      checked: element.checked ?? element.ariaChecked === "true",
      isVisible: isVisible(element),
      isFocused: document.activeElement === element,
      name: nameOf(element),
      isEmpty: element.value === undefined ? element.textContent === "" : element.value === "",
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      box: element.getBoundingClientRect().toJSON(),
      inner: [innerWidth, innerHeight],
    })),
};

/** Answers a question about what some steps find. */
function answer(steps, question) {
  return QUESTIONS[question](find(steps));
}
