"""A browser with Safari's engine, and its windows, with what a player does and sees in them.

WebKitWebDriver drives MiniBrowser, a part of WebKitGTK, on a virtual screen.
"""

import contextlib
import os
import subprocess
import time

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

# Seconds: how long a command may take (the driver itself waits forever for a dead browser), how long a test waits for
# what it expects, and the pause between two checks.
COMMAND_TIMEOUT, WAIT_TIMEOUT, POLL_INTERVAL = 60, 20, 0.02
# With bars of the default size, a window could not be as narrow as a phone.
SMALL_BARS = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }"

# Records the problems that the page reports, and counts pending saves. The script runs once the page has loaded. If it
# ran earlier, WebKit would stop loading. Errors that keep the game from starting are visible without the script.
RECORD_PROBLEMS = """
  if (window.troubles) return;
  Object.assign(window, { troubles: [], unsaved: 0 });
  addEventListener("error", (event) => troubles.push(event.message));
  addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => troubles.push(`${event.violatedDirective} ${event.blockedURI}`));
  for (const level of ["error", "warn"]) console[level] = (...all) => troubles.push(all.join(" "));
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const begun = transaction.apply(this, args);
    if (args[1] !== "readwrite") return begun;
    unsaved += 1;
    for (const end of ["complete", "abort"]) begun.addEventListener(end, () => { unsaved -= 1; });
    return begun;
  };
"""
# Withholds the events of the next click from the page if the click misses an element.
GUARD_CLICK = """
  const [element] = arguments;
  window.clickGuard?.abort();
  Object.assign(window, { clickGuard: new AbortController(), hasMissed: undefined });
  const guard = (event) => {
    window.hasMissed ??= !element.contains(event.target);
    if (hasMissed) event.stopImmediatePropagation();
    if (hasMissed) event.preventDefault();
    if (event.type === "click") clickGuard.abort();
  };
  for (const kind of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
    addEventListener(kind, guard, { capture: true, signal: clickGuard.signal });
"""
# Selectors of the elements that may have a role. WebKit must also report the role.
ROLES = {
    "button": "button, summary",
    "link": "a[href]",
    "radio": "input[type=radio]",
    "textbox": "input:not([type]), input[type=text]",
}
# Finds named elements in the top dialog, or on the page if no dialog is open.
FIND_ELEMENTS = """
  const [selector, name, group] = arguments;
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const top = document.activeElement?.closest("dialog[open]") ?? dialogs.at(-1) ?? document;
  const namers = (one) => [one, ...(one.labels ?? []), document.getElementById(one.getAttribute("aria-labelledby"))];
  const isNamed = (one) => [one.ariaLabel, ...namers(one).map((namer) => namer?.textContent)]
    .some((text) => text?.replace(/\\s+/g, " ").includes(name));
  const isIn = (one) => !group || one.closest("fieldset")?.textContent.startsWith(group);
  return [...top.querySelectorAll(selector)].filter((one) => one.checkVisibility() && isNamed(one) && isIn(one));
"""


class Browser:
    """MiniBrowser on its own screen."""

    def __init__(self, screen, driver, program, home):
        # Without -noreset, Xvfb resets when its last browser ends, and rejects one that starts at that moment.
        command = [screen, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"]
        self.screen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.downloads = home / "downloads"
        self.downloads.mkdir()
        (home / "gtk-3.0").mkdir()
        (home / "gtk-3.0/gtk.css").write_text(SMALL_BARS)
        (home / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{self.downloads}"\n')
        own_variables = {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "LANG": "en_US.UTF-8", "GTK_THEME": "Adwaita"}
        own_variables["DISPLAY"] = f":{self.screen.stdout.readline().strip()}"
        removed_variables = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "WAYLAND_DISPLAY"}
        environment = {name: value for name, value in os.environ.items() if name not in removed_variables}
        self.service = Service(driver, env=environment | own_variables)
        self.options = Options()
        self.options.binary_location = str(program)
        self.options.add_argument("--automation")
        self.start()

    def start(self):
        self.service.start()
        url = self.service.service_url
        # The browser runs on this machine and reads files itself, so Selenium must not upload them.
        settings = {"file_detector": UselessFileDetector(), "client_config": ClientConfig(url, timeout=COMMAND_TIMEOUT)}
        try:
            self.driver = webdriver.Remote(url, options=self.options, **settings)
        except BaseException:
            self.close()
            raise

    def restart(self):
        """Restarts the driver together with its browser, even if the browser no longer answers."""
        self.service.stop()
        self.start()

    def close(self):
        self.service.stop()
        self.screen.kill()
        self.screen.wait(10)


class Window:
    def __init__(self, browser, address):
        self.address, self.driver, self.problems = address, browser.driver, []
        self.driver.switch_to.new_window("window")
        self.handle = self.driver.current_window_handle

    def run(self, script, *arguments):
        self.driver.switch_to.window(self.handle)
        return self.driver.execute_script(script, *arguments)

    def until(self, condition, expected):
        """Waits until a condition is true; returns its value."""
        deadline = time.monotonic() + WAIT_TIMEOUT
        while not (value := condition()):
            if time.monotonic() > deadline:
                raise AssertionError(
                    f"not within {WAIT_TIMEOUT} s: {expected}. {self.driver.current_url}: {self.text()}"
                )
            time.sleep(POLL_INTERVAL)
        return value

    def settle(self):
        """Waits until everything is saved, and collects what the page has reported."""
        self.until(lambda: self.run("return !window.unsaved"), "everything is saved")
        self.problems += self.run("return window.troubles?.splice(0) ?? []")

    def go(self, command, *arguments):
        """Navigates by a command of the driver (`back`, `forward`, `refresh` or `get`), and waits for the game."""
        self.settle()
        getattr(self.driver, command)(*arguments)
        self.until(lambda: self.run("return document.querySelector('#game')?.inert === false"), "the game has begun")
        self.run(RECORD_PROBLEMS)

    def visit(self, query=""):
        self.go("get", self.address + query)
        return self

    def close(self):
        self.settle()
        self.driver.close()
        self.driver.switch_to.window(self.driver.window_handles[0])  # The one that opened with the browser.

    def resize(self, width, height):
        """Resizes the window so that the page inside the window's bars has this size."""

        def fits():
            inner, outer = self.run("return [innerWidth, innerHeight]"), self.driver.get_window_size()
            self.driver.set_window_size(outer["width"] + width - inner[0], outer["height"] + height - inner[1])
            return inner == [width, height]

        self.until(fits, f"the page is {width} x {height}")

    def find(self, role, name, group=None):
        """Finds an element by role and name. WebKit must report both, but it has no role for a summary."""

        def found():
            candidates = self.run(FIND_ELEMENTS, ROLES[role], name, group)
            return [one for one in candidates if one.accessible_name == name and one.aria_role in (role, "")]

        return self.until(found, f"there is the {role} {name!r}")[0]

    def click(self, name, role="button", group=None):
        """Clicks an element as soon as nothing covers it, or its label, which may hide it, if it has one.

        The driver computes where the element is and clicks there a moment later. A click that hits something else, for
        example because the page has scrolled meanwhile, does not reach the page and is repeated.
        """

        def clicked():
            with contextlib.suppress(WebDriverException):
                target = self.run("return arguments[0].labels?.[0] ?? arguments[0]", self.find(role, name, group))
                self.run(GUARD_CLICK, target)
                target.click()
                return self.run("return window.hasMissed !== true")

        self.until(clicked, f"the {role} {name!r} can be clicked")

    def press(self, *keys):
        for key in keys:
            self.run("return document.activeElement").send_keys(key)

    def enter(self, text):
        self.press(text, Keys.ENTER)

    def text(self, where="body"):
        """The visible or typed text of the elements that match a selector, on one line."""
        read = "return [...document.querySelectorAll(arguments[0])].map((one) => one.value || one.innerText)"
        return " ".join(" ".join(self.run(read, where)).split())

    def sees(self, *texts, where="body"):
        for text in texts:
            self.until(lambda text=text: text in self.text(where), f"{where} says {text!r}")

    def does_not_see(self, text, where="body"):
        self.until(lambda: text not in self.text(where), f"{where} does not say {text!r}")

    def sees_exactly(self, where, expected):
        self.until(lambda: self.text(where) == expected, f"{where} is {expected!r}")

    def sees_words(self, *words):
        """Waits until the list has exactly these words, from the top down."""
        self.sees_exactly("#found .word", " ".join(words))

    def plays_words(self, *words):
        """Plays words, and waits until each is in the list."""
        for word in words:
            self.enter(word)
            self.until(lambda word=word: word in self.text("#found .word").split(), f"{word} is found")
