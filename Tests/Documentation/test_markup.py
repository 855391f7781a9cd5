"""What every dialog of the page needs, so that a new one lacks nothing of it."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "Web/index.html"
VOID = {"input", "link", "meta", "br", "hr", "img"}


class Element:
    def __init__(self, tag, attributes, parent):
        self.tag, self.attributes, self.parent = tag, dict(attributes), parent
        self.children, self.text = [], ""

    def __iter__(self):
        """All elements in it."""
        for child in self.children:
            yield child
            yield from child

    @property
    def classes(self):
        return self.attributes.get("class", "").split()

    def is_or_is_in(self, name, value):
        return self.attributes.get(name) == value or (self.parent and self.parent.is_or_is_in(name, value))


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.root = self.at = Element("", {}, None)
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        element = Element(tag, attributes, self.at)
        self.at.children.append(element)
        if tag not in VOID:
            self.at = element

    def handle_endtag(self, tag):
        assert self.at.tag == tag, f"</{tag}> closes <{self.at.tag}>"
        self.at = self.at.parent

    def handle_data(self, data):
        self.at.text += data


DIALOGS = [element for element in Page(PAGE.read_text(encoding="utf-8")).root if element.tag == "dialog"]
every_dialog = pytest.mark.parametrize("dialog", DIALOGS, ids=lambda dialog: dialog.attributes["id"])


@every_dialog
def test_a_dialog_has_the_style_of_dialogs(dialog):
    parts = {name for element in dialog for name in element.classes}
    assert ("dialog" in dialog.classes and "dialog-body" in parts) or (
        "class" in dialog.classes and "class-body" in parts
    )


@every_dialog
def test_a_dialog_is_named_by_a_heading_in_it(dialog):
    headings = {element.attributes.get("id") for element in dialog if element.tag in ("h2", "p")}
    # A script names the result by its word.
    is_named_by_script = dialog.attributes["id"] == "end"
    assert is_named_by_script or dialog.attributes.get("aria-labelledby", "no name") in headings


@every_dialog
def test_a_button_closes_a_dialog(dialog):
    closing = [
        element for element in dialog if "close" in element.classes or element.attributes.get("method") == "dialog"
    ]
    # A paused round has two ways on.
    assert closing or dialog.attributes["id"] == "paused"


@every_dialog
def test_every_control_of_a_dialog_has_a_name(dialog):
    for element in dialog:
        if element.tag not in ("button", "a", "summary"):
            continue
        has_picture = any(child.tag == "svg" for child in element)
        # A script writes the text of what has an id.
        names = {"data-label"} if has_picture else {"data-text", "data-label", "id"}
        has_text = any("data-text" in child.attributes for child in element)
        assert names & element.attributes.keys() or has_text, element.attributes


@every_dialog
def test_every_text_of_a_dialog_is_in_the_catalog(dialog):
    for element in dialog:
        is_example = element.is_or_is_in("lang", "en") or element.is_or_is_in("aria-hidden", "true")
        assert is_example or not any(letter.isalpha() for letter in element.text), element.text
