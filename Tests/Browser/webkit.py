"""WebKit behind the part of Playwright's interface that Player and the journeys use.

Selenium drives the MiniBrowser of WebKitGTK. Elements are found by the rules in webkit.js, and before a click on what was found by its role
WebKit itself is asked for the role and the name of the element. There is no touch, throttling, network switch or clock. Scripts that should
run before those of the page run once it is loaded, so errors and violations of the policy are seen from then on only; if one of them keeps
the game from starting, a test sees that.
"""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import types

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError
from webkit_expect import Expectation, PageExpectation, until

FIND = pathlib.Path(__file__).with_name("webkit.js").read_text(encoding="utf-8")
BROWSERS = "/usr/lib", "*/webkit2gtk-4.*/MiniBrowser"  # The folder between them is that of the architecture.
VIEWPORT = {"width": 1280, "height": 720}
# How long a command may take, in seconds. The driver itself waits for a browser that has ended without end.
ANSWER = 60
KEYS = {
    "ArrowDown": Keys.ARROW_DOWN,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowUp": Keys.ARROW_UP,
    "Control": Keys.CONTROL,
    "ControlOrMeta": Keys.CONTROL,
    "Shift": Keys.SHIFT,
    **{
        name: getattr(Keys, name.upper())
        for name in ("Alt", "Backspace", "End", "Enter", "Escape", "Home", "Space", "Tab")
    },
}

# With bars as they come, a window could not be as narrow as a phone.
SMALL_BARS = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }"

# What the page reports while nobody looks.
WATCH = """
  window.troubles = [];
  addEventListener("error", (event) => event.message && troubles.push(event.message));
  addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...all) => { troubles.push(all.join(" ")); say.apply(console, all); };
  }
"""
EVALUATE = "const it = (%s); return typeof it === 'function' ? it(...arguments) : it;"


class Browser:
    """Opens windows on a screen of its own, which nobody sees."""

    def __init__(self):
        found = next(iter(pathlib.Path(BROWSERS[0]).glob(BROWSERS[1])), None)
        self.program, self.driver, screen = found, shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        if not (found and self.driver and screen):
            pytest.exit("WebKitWebDriver, MiniBrowser or Xvfb is missing; `make setup` installs them.", returncode=2)
        self.screen = subprocess.Popen(
            # When the last browser ends, Xvfb would reset, and refuse the next one that starts at that moment.
            [screen, "-displayfd", "1", "-screen", "0", "2000x1600x24", "-nolisten", "tcp", "-noreset"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.display = f":{self.screen.stdout.readline().strip()}"

    def new_context(self, **settings):
        return Context(self, **settings)

    def close(self):
        self.screen.kill()
        self.screen.wait(10)


class Context:
    """A browser without data; its windows share what they keep."""

    def __init__(self, browser, *, locale="en-US", color_scheme="light", viewport=None, service_workers="allow"):
        # Service workers cannot be blocked here, so they take part in every test, as in life.
        self.viewport = viewport or VIEWPORT
        # A process of the browser may still write there for a moment after the browser has ended.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        home = pathlib.Path(self.folder.name)
        self.downloads = home / "downloads"
        self.downloads.mkdir()
        (home / "gtk-3.0").mkdir()
        (home / "gtk-3.0/gtk.css").write_text(SMALL_BARS)
        (home / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{self.downloads}"\n')
        options = Options()
        options.binary_location = str(browser.program)
        options.add_argument("--automation")
        environment = {
            **os.environ,
            "DISPLAY": browser.display,
            "GTK_THEME": "Adwaita:dark" if color_scheme == "dark" else "Adwaita",
            "HOME": self.folder.name,
            "LANG": f"{locale.replace('-', '_')}.UTF-8",
            "XDG_CONFIG_HOME": self.folder.name,
        }
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        self.service = Service(browser.driver, env=environment)
        self.service.start()
        try:
            self.driver = webdriver.Remote(
                self.service.service_url,
                options=options,
                file_detector=UselessFileDetector(),  # The browser reads files here; none is to be sent to it.
                client_config=ClientConfig(self.service.service_url, timeout=ANSWER),
            )
        except BaseException:
            self.end()
            raise
        self.pages = []
        self.active = None

    def set_default_timeout(self, _):
        """The time is that of the expectations."""

    def new_page(self):
        if self.pages:
            self.driver.switch_to.new_window("window")
        page = Page(self, self.driver.current_window_handle)
        self.pages.append(page)
        page.set_viewport_size(self.viewport)
        return page

    def close(self):
        with contextlib.suppress(WebDriverException, HTTPError):
            self.driver.quit()
        self.end()

    def end(self):
        self.service.stop()
        self.folder.cleanup()


class Page:
    """A window."""

    def __init__(self, context, handle):
        self.context = context
        self.driver = context.driver
        self.handle = handle
        self.scripts = [WATCH]
        self.handlers = {}
        self.closed = False
        self.keyboard = Keyboard(self)

    def activate(self):
        """Sends what follows to this window."""
        if self.context.active is not self:
            self.driver.switch_to.window(self.handle)
            self.context.active = self
        return self.driver

    def run(self, script, *given):
        return self.activate().execute_script(script, *given)

    def evaluate(self, expression, given=None):
        self.collect()
        return self.run(EVALUATE % expression, *([] if given is None else [given]))

    def collect(self):
        """Hands on what the page has reported."""
        for trouble in self.run("return window.troubles?.splice(0) ?? []"):
            self.handlers["pageerror"](trouble)

    def on(self, event, handler):
        """Errors of all kinds come as errors of the page; the other events are not seen."""
        self.handlers[event] = handler

    def add_init_script(self, script):
        self.scripts.append(script)

    def leave(self, way):
        """Goes to another document, and runs our scripts in it once it is loaded: any sooner, WebKit would stop loading."""
        self.collect()
        way()
        self.run("".join(["if (window.troubles) return;", *self.scripts]))

    def goto(self, address):
        self.leave(lambda: self.driver.get(address))

    def reload(self):
        self.leave(self.driver.refresh)

    def go_back(self):
        self.leave(self.driver.back)

    def go_forward(self):
        self.leave(self.driver.forward)

    def wait_for_function(self, expression, polling=None, arg=None):
        until(lambda: self.evaluate(expression, arg), expression)

    @property
    def url(self):
        return self.activate().current_url

    def title(self):
        return self.activate().title

    def is_closed(self):
        return self.closed

    def close(self):
        self.collect()
        self.activate().close()
        self.closed, self.context.active = True, None

    def bring_to_front(self):
        self.activate()

    def set_viewport_size(self, size):
        """Makes the window as large as the page with the bars around it."""
        width, height = size["width"], size["height"]
        driver = self.activate()

        def fits():
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return True
            outer = driver.get_window_size()
            driver.set_window_size(outer["width"] + width - inner[0], outer["height"] + height - inner[1])
            return False

        until(fits, f"the window is {width} x {height}")

    def screenshot(self, path=None):
        return self.activate().save_screenshot(str(path))

    @contextlib.contextmanager
    def expect_file_chooser(self):
        """The dialog of the system is not there; its file comes to the page's field for files."""
        yield types.SimpleNamespace(
            value=types.SimpleNamespace(set_files=self.locator("input[type=file]").set_input_files)
        )

    @contextlib.contextmanager
    def expect_download(self):
        before = set(self.context.downloads.iterdir())
        download = types.SimpleNamespace(value=None)
        yield download

        def saved():
            return [
                path
                for path in set(self.context.downloads.iterdir()) - before
                if path.suffix == ".txt" and path.stat().st_size
            ]

        [path] = until(saved, "a file is saved")
        download.value = types.SimpleNamespace(save_as=lambda other: shutil.move(path, other))

    def locator(self, selector):
        return Locator(self).locator(selector)

    def get_by_role(self, role, **settings):
        return Locator(self).get_by_role(role, **settings)

    def get_by_text(self, text, **settings):
        return Locator(self).get_by_text(text, **settings)

    def get_by_label(self, text, **settings):
        return Locator(self).get_by_label(text, **settings)

    def expectation(self):
        return PageExpectation(self)


class Keyboard:
    """Presses keys in a window."""

    def __init__(self, page):
        self.page = page

    def type(self, text):
        ActionChains(self.page.activate()).send_keys(text).perform()

    def press(self, keys):
        *held, last = (KEYS.get(key, key) for key in keys.split("+"))
        chain = ActionChains(self.page.activate())
        for key in held:
            chain.key_down(key)
        chain.send_keys(last)
        for key in held:
            chain.key_up(key)
        chain.perform()

    def insert_text(self, text):
        self.page.run("document.execCommand('insertText', false, arguments[0])", text)


class Locator:
    """What is found on a page by some steps, anew each time."""

    def __init__(self, page, steps=()):
        self.page = page
        self.steps = [*steps]

    def then(self, kind, **step):
        return Locator(self.page, [*self.steps, {"kind": kind, **step}])

    def locator(self, selector):
        return self.then("css", selector=selector)

    def get_by_role(self, role, *, name=None, exact=False, checked=None, level=None):
        return self.then("role", role=role, name=wanted(name, exact), checked=checked, level=level)

    def get_by_text(self, text, *, exact=False):
        return self.then("text", name=wanted(text, exact))

    def get_by_label(self, text, *, exact=False):
        return self.then("label", name=wanted(text, exact))

    def filter(self, *, has_text):
        return self.then("filter", name=wanted(has_text, False))

    def nth(self, at):
        return self.then("nth", at=at)

    @property
    def first(self):
        return self.nth(0)

    @property
    def last(self):
        return self.nth(-1)

    def ask(self, question):
        return self.page.run(f"{FIND} return answer(...arguments);", self.steps, question)

    def count(self):
        return self.ask("count")

    def all(self):
        return [self.nth(at) for at in range(self.count())]

    def all_text_contents(self):
        return self.ask("texts")

    def one(self, question="elements"):
        """Waits until one element is there; more are a mistake of the test."""
        found = until(lambda: self.ask(question), self)
        assert len(found) == 1, f"{self} is not one element but {len(found)}"
        return found[0]

    def __str__(self):
        return " > ".join(str({key: value for key, value in step.items() if value is not None}) for step in self.steps)

    def is_visible(self):
        return any(state["isVisible"] for state in self.ask("state"))

    def inner_text(self):
        return self.one("state")["shown"]

    def text_content(self):
        return self.one("state")["text"]

    def input_value(self):
        return self.one("state")["value"]

    def get_attribute(self, name):
        return self.one("state")["attributes"].get(name)

    def bounding_box(self):
        return self.one("state")["box"]

    def evaluate(self, function, given=None):
        return self.page.run(f"return ({function})(...arguments)", self.one(), *([] if given is None else [given]))

    def evaluate_all(self, function):
        return self.page.run(f"return ({function})(arguments[0])", self.ask("elements"))

    def focus(self):
        self.page.run("arguments[0].focus()", self.one())

    def set_input_files(self, path):
        self.one().send_keys(str(path))

    def select_option(self, value=None, *, label=None):
        """Chooses an option as its list would: by its value or its text."""
        chosen = """(list, wanted) => {
          const option = [...list.options].find(({ value, text }) => value === wanted || text === wanted);
          list.value = option.value;
          for (const kind of ["input", "change"]) list.dispatchEvent(new Event(kind, { bubbles: true }));
        }"""
        self.evaluate(chosen, value or label)

    def click(self, force=False):
        """Clicks once nothing is in the way; WebKit has to see the role and the name by which the element was found."""
        problems = []

        def clicked():
            element = self.one()
            try:
                self.compare(element)
                # A radio button is hidden behind its label.
                self.page.run(
                    "return arguments[0].matches('[type=radio]') ? arguments[0].labels[0] : arguments[0]", element
                ).click()
            except (WebDriverException, AssertionError) as problem:
                problems[:] = [str(problem)]
            else:
                return True

        until(clicked, lambda: f"{self} can be clicked: {problems}")

    def compare(self, element):
        """Compares a role and a name with those that WebKit computes for assistive technology."""
        step = self.steps[-1]
        if step["kind"] == "role":
            name = self.one("state")["name"]
            assert (element.aria_role, element.accessible_name) == (step["role"], name), f"not so for WebKit: {self}"

    def check(self):
        self.click()
        until(lambda: self.one("state")["checked"], f"{self} is chosen")

    def expectation(self):
        return Expectation(self)


def wanted(text, exact):
    if text is None:
        return None
    return {"pattern": text.pattern} if isinstance(text, re.Pattern) else {"text": text, "exact": exact}
