"""Playwright's expectations of what `webkit.py` finds: they wait until something holds."""

import re
import time

SECONDS = 20
PAUSE = 0.02


def fits(text, expected, is_whole):
    """Whether a text is the expected one, contains it or matches its pattern."""
    if isinstance(expected, re.Pattern):
        return bool(expected.search(text))
    expected = " ".join(expected.split())
    return text == expected if is_whole else expected in text


class Expectation:
    """Waits until something holds of what a locator finds, or, after `not_`, until it does not hold."""

    def __init__(self, locator, is_wanted=True):
        self.locator = locator
        self.is_wanted = is_wanted

    def __getattr__(self, name):
        if not name.startswith("not_"):
            raise AttributeError(name)
        return getattr(type(self)(self.locator, not self.is_wanted), name.removeprefix("not_"))

    def holds(self, condition, what):
        """Waits for a condition on the states of all found elements."""
        states = []

        def is_so():
            states[:] = self.locator.ask("state")
            return condition(states) == self.is_wanted

        until(
            is_so,
            lambda: (
                f"{self.locator} {'' if self.is_wanted else 'not '}{what}, but {[state['text'] for state in states]}"
            ),
        )

    def one(self, condition, what):
        """Waits for a condition on the state of the one element, which has to be there also if it is not to hold."""
        self.holds(
            lambda states: bool(condition(states[0])) if len(states) == 1 else not self.is_wanted,
            what,
        )

    def to_be_visible(self):
        self.one(lambda state: state["isVisible"], "is visible")

    def to_be_hidden(self):
        self.holds(lambda states: not any(state["isVisible"] for state in states), "is hidden")

    def to_be_attached(self):
        self.holds(bool, "is attached")

    def to_have_count(self, count):
        self.holds(lambda states: len(states) == count, f"are {count}")

    def to_be_focused(self):
        self.one(lambda state: state["isFocused"], "has the focus")

    def to_be_checked(self):
        self.one(lambda state: state["checked"], "is chosen")

    def to_be_empty(self):
        self.one(lambda state: state["isEmpty"], "is empty")

    def to_have_value(self, value):
        self.one(lambda state: state["value"] == value, f"has the value {value!r}")

    def to_have_attribute(self, name, value):
        self.one(lambda state: fits(state["attributes"].get(name, ""), value, True), f"has {name} {value!r}")

    def to_have_accessible_name(self, expected):
        self.one(lambda state: fits(state["name"], expected, True), f"has the name {expected!r}")

    def to_have_class(self, value):
        self.to_have_attribute("class", value)

    def to_have_text(self, expected, use_inner_text=False):
        self.texts(expected, True)

    def to_contain_text(self, expected):
        self.texts(expected, False)

    def texts(self, expected, is_whole):
        if isinstance(expected, list):
            condition = lambda states: (
                len(states) == len(expected)
                and all(fits(state["text"], text, is_whole) for state, text in zip(states, expected))
            )
            self.holds(condition, f"are {expected}")
        else:
            self.one(
                lambda state: fits(state["text"], expected, is_whole), f"{'is' if is_whole else 'has'} {expected!r}"
            )

    def to_be_in_viewport(self, ratio=0.001):
        def share(state):
            box, (width, height) = state["box"], state["inner"]
            seen = max(0, min(box["right"], width) - max(box["left"], 0)) * max(
                0, min(box["bottom"], height) - max(box["top"], 0)
            )
            return seen >= ratio * box["width"] * box["height"] - 1 and state["isVisible"]

        self.one(share, "is in view")


class PageExpectation(Expectation):
    """Waits until something holds of a page."""

    def to_have_url(self, url):
        until(lambda: (self.locator.url == url) == self.is_wanted, f"the address is {url}")

    def to_have_title(self, title):
        until(lambda: fits(self.locator.title(), title, True) == self.is_wanted, f"the title is {title}")


def until(condition, what, seconds=SECONDS):
    """Waits until a condition holds; returns its value."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"not within {seconds} s: {what() if callable(what) else what}"
        time.sleep(PAUSE)
    return found
