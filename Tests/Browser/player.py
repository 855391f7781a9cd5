"""Plays on a page. Elements are located by role and accessible name."""

import inspect
import re
import time

import saved
from playwright.sync_api import Error, expect

# Waits until the cord is redrawn, which happens before the next frame after a change of layout.
WAIT_FOR_LAYOUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WORDS = [
    "milk",
    "silk",
    "worm",
    "work",
    "slim",
    "swim",
    "risk",
    "soil",
    "oils",
    "owls",
    "rows",
    "mows",
    "lows",
    "slow",
    "kilo",
    "silo",
    "limo",
    "rims",
    "limos",
    "skim",
    "woks",
    "kilos",
    "milks",
    "smirk",
    "swirl",
    "works",
    "worms",
]

# Records the announcements in `heard`, and the milliseconds from the call to each one in `heardAt`. Returns the
# announcement on screen.
RECORD_ANNOUNCEMENTS = """() => {
  window.heard = []; window.heardAt = [];
  const begun = Date.now();
  const spoken = [...document.querySelectorAll("[role=status]")].find((status) => !status.ariaLabel && !status.closest("dialog"));
  new MutationObserver(() => { if (spoken.textContent) { heard.push(spoken.textContent); heardAt.push(Date.now() - begun); } })
    .observe(spoken, { childList: true, characterData: true, subtree: true });
  return spoken.textContent;
}"""

# Seconds between two checks of a condition.
POLL_INTERVAL = 0.02

# What Playwright logs if a test blocks service workers.
SERVICE_WORKER_BLOCKED = "Service Worker registration blocked by Playwright"

# What Playwright reports about errors in Firefox: nothing about most failed requests, and only the class of a logged
# error.
ERRORS_IN_FIREFOX = r"^(Error|\{\}|Loading module from .* was blocked because of a disallowed MIME type.*)$"

# Records every violation of the content security policy, every animation and every focus from the start, and counts the
# write transactions that have not ended.
RECORD_EVENTS = """
  window.violations = []; window.movements = []; window.focused = [];
  addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective + " " + event.blockedURI));
  for (const kind of ["animationstart", "transitionrun"]) {
    addEventListener(kind, (event) => movements.push(event.target.className + " " + (event.animationName ?? event.propertyName)), true);
  }
  addEventListener("focusin", (event) => focused.push(event.target.id), true);
  window.unwritten = 0;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const begun = transaction.apply(this, args);
    if (args[1] === "readwrite") {
      unwritten += 1;
      for (const end of ["complete", "abort"]) begun.addEventListener(end, () => { unwritten -= 1; });
    }
    return begun;
  };
"""

DESCRIBE_PAGE = """() => [
  `focus: ${document.activeElement?.outerHTML.slice(0, 200)}`,
  `dialogs: ${[...document.querySelectorAll("dialog[open]")].map(({ id }) => id)}`,
  `text: ${document.body?.innerText.replace(/\\s+/g, " ").slice(0, 1000)}`,
].join("\\n")"""

READ_DATABASE = """async () => {
  const request = indexedDB.open("word-scramble-rounds");
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const question = database.transaction("texts").objectStore("texts");
  const [keys, values] = await Promise.all([question.getAllKeys(), question.getAll()]
    .map((asked) => new Promise((done) => { asked.onsuccess = () => done(asked.result); })));
  database.close();
  return keys.map((key, at) => [key, values[at]]);
}"""

# Writes entries to the database. Also works before the page was first opened, when there is no database yet.
WRITE_DATABASE = """async (entries) => {
  const request = indexedDB.open("word-scramble-rounds");
  request.onupgradeneeded = () => request.result.createObjectStore("texts");
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const transaction = database.transaction("texts", "readwrite");
  for (const [key, value] of entries) transaction.objectStore("texts").put(value, key);
  await new Promise((done) => { transaction.oncomplete = done; });
  database.close();
}"""

# Pretends that the player switches to another app, or comes back.
SET_HIDDEN = """(isAway) => { Object.defineProperty(document, "hidden", { value: isAway, configurable: true });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true })); }"""


class Player:
    def __init__(self, page, address):
        self.page = page
        self.address = address
        self.errors = []
        self.expected_errors = []
        browser = page.context.browser
        self.is_in_firefox = browser is not None and browser.browser_type.name == "firefox"
        self.requests = []
        self.heading = page.get_by_role("heading", level=1)
        self.field = page.locator("#word")
        self.found = page.get_by_role("list", name=re.compile("^(Words found|找到的词)$")).get_by_role("listitem")
        self.refusal = page.get_by_role("alert")
        self.score = page.get_by_role("status", name=re.compile("^(Score|得分)$"))
        self.notice = page.get_by_role("note")
        self.offer = page.locator("#offer")
        self.cover = page.get_by_role("dialog", name="Timed round")
        page.add_init_script(RECORD_EVENTS)
        page.on(
            "console",
            lambda message: (
                message.type in ("error", "warning")
                and message.text != SERVICE_WORKER_BLOCKED
                and self.errors.append(message.text)
            ),
        )
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("dialog", lambda dialog: (self.errors.append(dialog.message), dialog.dismiss()))
        page.on("request", lambda request: self.requests.append(request.url))
        self.unanswered = []
        page.on("request", lambda request: self.unanswered.append(request.url))
        for end in ["requestfinished", "requestfailed"]:
            page.on(end, lambda request: request.url in self.unanswered and self.unanswered.remove(request.url))

    def report(self):
        """What helps to find the cause of a failure."""
        try:
            shown = self.page.evaluate(DESCRIBE_PAGE)
        except Error as error:  # The page is closed or has crashed.
            return f"a page that does not answer: {error}"
        return f"{self.page.url}\n{shown}\nerrors: {self.errors}\nrequests without an answer: {self.unanswered}"

    def visit(self, query="", ready=True):
        """Goes to an address of the page, once all writes are complete."""
        self.wait_for_writes()
        self.page.goto(self.address + query)
        if ready:
            expect(self.heading).to_be_visible()
        return self

    def reload(self):
        self.wait_for_writes()
        self.page.reload()
        expect(self.heading).to_be_visible()
        return self

    def wait_for_writes(self):
        if self.page.url != "about:blank":
            # Polls by time: the default uses animation frames, which a background tab may not get.
            self.page.wait_for_function("() => !window.unwritten", polling=POLL_INTERVAL * 1000)

    def until(self, condition):
        """Waits until a condition about events holds.

        Playwright delivers requests and messages only during its own calls.
        """
        return until(condition, before_each=lambda: self.page.evaluate("() => true"))

    def expect_errors(self, pattern):
        """Waits for an error that the test provokes. In Firefox, does not wait.

        Errors that match the pattern are ignored, however often and late they come.
        """
        self.expected_errors.append(pattern)
        if self.is_in_firefox:
            self.expected_errors.append(ERRORS_IN_FIREFOX)
            return
        self.until(lambda: any(re.search(pattern, error) for error in self.errors))

    def problems(self):
        """Console errors, page errors and policy violations that the test does not expect."""
        unexpected = [
            error for error in self.errors if not any(re.search(pattern, error) for pattern in self.expected_errors)
        ]
        violations = [] if self.page.is_closed() else self.page.evaluate("() => window.violations ?? []")
        return unexpected + violations

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def bead(self, letter):
        return self.page.get_by_role("group", name="Letters").get_by_role("button", name=letter, exact=True)

    @property
    def root(self):
        return self.heading.inner_text()

    def type(self, text):
        self.page.keyboard.type(text)
        return self

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def enter(self, text):
        """Replaces the text of the field, as a paste does, and presses Enter."""
        self.field.focus()
        self.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(text)
        return self.press("Enter")

    def find(self, *words):
        """Plays words, and waits until each is at the top of the list."""
        for word in words:
            self.field.focus()
            self.type(word).press("Enter")
            self.expect_newest(word)
        return self

    def expect_newest(self, word):
        expect(self.found.first).to_have_text(re.compile(rf"^{word}\b"))

    def words(self):
        """The words in the list, from the top down."""
        return [re.match("[a-z]+", text)[0] for text in self.found.all_text_contents()]

    def expect_words(self, *words):
        """Waits until the list has exactly these words, in this order."""
        expect(self.found).to_have_text([re.compile(rf"^{word}\b") for word in words])

    def on_disk(self):
        return dict(self.page.evaluate(READ_DATABASE))

    def saved_words(self, root):
        """The saved words of the round on a root without a time limit, newest first."""
        return saved.found_words(self.on_disk()[root], root)

    def end(self):
        """Ends the round and confirms; returns the result."""
        self.button("End the round").click()
        self.page.get_by_role("dialog", name="End this round?").get_by_role("button", name="End the round").click()
        result = self.page.get_by_role("dialog", name=self.page.locator("#root").inner_text())
        expect(result).to_be_visible()
        return result

    def resume(self, *words):
        """Follows the line on an empty board to the round with these words, the newest first."""
        self.offer.get_by_role("link", name="Resume").click()
        self.expect_words(*words)
        return self

    def deal_timed_round(self, minutes=3):
        """Deals a timed round, whose letters are covered."""
        self.button("Rounds").click()
        self.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=f"{minutes} minutes").click()
        expect(self.page.locator("#kind")).to_have_text(f"{minutes} minutes")
        return self

    def start_clock(self):
        self.cover.get_by_role("button", name="Play").click()
        expect(self.page.locator("#beads")).to_be_visible()
        return self

    def write(self, key, value):
        """Writes a value to the database, without the page's code."""
        self.page.evaluate(WRITE_DATABASE, [[key, value]])
        return self

    def save(self, *records):
        """Writes records to the database, without the page's code."""
        self.page.evaluate(WRITE_DATABASE, [[saved.key(record), record] for record in records])
        return self

    def leave(self):
        self.page.evaluate(SET_HIDDEN, True)
        return self

    def come_back(self):
        self.page.evaluate(SET_HIDDEN, False)
        return self

    def choose(self, choice, value):
        self.page.get_by_role("group", name=choice).get_by_role("radio", name=value, exact=True).check()
        return self


def open_saved(open_page, *records, query="?root=silkworm", **settings):
    """Opens the page with saved records. They are written from a picture at its address, which runs no script."""
    return open_page("icons/icon-192.png", ready=False, **settings).save(*records).visit(query)


def until(condition, seconds=30, before_each=lambda: None):
    """Waits until a condition is true; returns its value."""
    deadline = time.monotonic() + seconds
    before_each()
    while not (value_found := condition()):
        assert time.monotonic() < deadline, f"not within {seconds} s: {inspect.getsource(condition).strip()}"
        # Without the pause, polling takes the processor time that the page needs.
        time.sleep(POLL_INTERVAL)
        before_each()
    return value_found
