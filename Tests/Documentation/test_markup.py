"""What every dialog of the page must have, including dialogs that are added later."""

from html.parser import HTMLParser
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "Web/index.html"
VOID_TAGS = {"input", "link", "meta", "br", "hr", "img"}


class Element:
    def __init__(self, tag, attributes, parent):
        self.tag, self.attributes, self.parent = tag, dict(attributes), parent
        self.children, self.text = [], ""

    def __iter__(self):
        """Iterates over all elements inside."""
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
        self.root = self.current = Element("", {}, None)
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        element = Element(tag, attributes, self.current)
        self.current.children.append(element)
        if tag not in VOID_TAGS:
            self.current = element

    def handle_endtag(self, tag):
        assert self.current.tag == tag, f"</{tag}> closes <{self.current.tag}>"
        self.current = self.current.parent

    def handle_data(self, data):
        self.current.text += data


DIALOGS = [element for element in Page(PAGE.read_text(encoding="utf-8")).root if element.tag == "dialog"]


def expect_of_every_dialog(is_right):
    """Expects a condition of every dialog, and names the dialogs that fail it."""
    assert len(DIALOGS) > 10
    assert [dialog.attributes["id"] for dialog in DIALOGS if not is_right(dialog)] == []


def test_every_dialog_has_the_style_of_dialogs():
    def has_style(dialog):
        parts = {name for element in dialog for name in element.classes}
        return ("dialog" in dialog.classes and "dialog-body" in parts) or (
            "class" in dialog.classes and "class-body" in parts
        )

    expect_of_every_dialog(has_style)


def test_every_dialog_is_named_by_a_heading_in_it():
    def is_named(dialog):
        headings = {element.attributes.get("id") for element in dialog if element.tag in ("h2", "p")}
        # A script sets the name of the dialog that shows the result.
        return dialog.attributes["id"] == "end" or dialog.attributes.get("aria-labelledby", "no name") in headings

    expect_of_every_dialog(is_named)


def test_every_dialog_has_a_button_that_closes_it():
    def can_be_closed(dialog):
        is_closing = ["close" in element.classes or element.attributes.get("method") == "dialog" for element in dialog]
        # A paused round offers two ways to continue.
        return any(is_closing) or dialog.attributes["id"] == "paused"

    expect_of_every_dialog(can_be_closed)


def test_every_control_of_a_dialog_has_a_name():
    def has_name(element):
        has_picture = any(child.tag == "svg" for child in element)
        # A script sets the text of elements with an ID.
        names = {"data-label"} if has_picture else {"data-text", "data-label", "id"}
        return names & element.attributes.keys() or any("data-text" in child.attributes for child in element)

    controls = [element for dialog in DIALOGS for element in dialog if element.tag in ("button", "a", "summary")]
    assert [element.attributes for element in controls if not has_name(element)] == []


def test_every_text_of_a_dialog_is_in_the_catalog():
    def is_example(element):
        return element.is_or_is_in("lang", "en") or element.is_or_is_in("aria-hidden", "true")

    texts = [element.text for dialog in DIALOGS for element in dialog if not is_example(element)]
    assert [text for text in texts if any(map(str.isalpha, text))] == []
