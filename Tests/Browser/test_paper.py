"""Puzzles on paper: what comes out of a printer, as PDF."""

import re

import pypdfium2
import pytest
import sets
from class_set import open_screen, open_set
from player import expect
from test_accessible import violations

ROOTS, UNITS = "silkworm planters internationally", "milk plant tomb nation"


def pages(document):
    """The texts of the pages of a PDF, in one line each."""
    return [re.sub(r"\s+", " ", page.get_textpage().get_text_bounded()) for page in pypdfium2.PdfDocument(document)]


# In centimetres.
SIZES = {"A4": (21, 29.7), "Letter": (21.59, 27.94)}


def pdf(player, size="A4", **options):
    """What a printer gets. Playwright tells Firefox inches where WebDriver BiDi means centimetres."""
    unit = "in" if player.page.context.browser.browser_type.name == "firefox" else "cm"
    width, height = (f"{length}{unit}" for length in SIZES[size])
    return player.page.pdf(width=width, height=height, **options)


def printed(player, size="A4"):
    return pages(pdf(player, size))


def darkest_beside(document, page, left, top, right, bottom):
    """The darkest value in a part of a page, whose edges are shares of it: 255 for white paper."""
    bitmap = pypdfium2.PdfDocument(document)[page].render(scale=0.5, grayscale=True)
    rows = range(int(top * bitmap.height), int(bottom * bitmap.height))
    columns = slice(int(left * bitmap.width), int(right * bitmap.width))
    return min(min(bytes(bitmap.buffer)[row * bitmap.stride :][columns]) for row in rows)


@pytest.mark.behaviour
@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_a_set_is_printed_with_its_key_on_pages_of_its_own(open_bare_page, size):
    player = open_set(open_bare_page, ROOTS, UNITS)
    open_screen(player, "paper")
    # The round that is played is one of the set.
    [sheet, key] = printed(player, size)
    assert "Round 1 of 3" in sheet and re.search("s ?i ?l ?k ?w ?o ?r ?m", sheet)
    assert "Name" in sheet and "Date" in sheet and "3 letters: 12 words" in sheet and "milk" not in sheet
    assert "Key" in key and "milk ◆" in key and "◆ unit word" in key and "worm" in key and "worm ◆" not in key


@pytest.mark.behaviour
@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_one_puzzle_or_two_are_on_a_page(open_bare_page, size):
    player = open_set(open_bare_page, ROOTS, UNITS)
    dialog = open_screen(player, "paper")
    dialog.get_by_role("checkbox", name="All 3 rounds of the set").check()
    expect(dialog.locator(".paper-preview .sheet")).to_have_count(3)
    texts = printed(player, size)
    sheets = [text for text in texts if "Name" in text]
    assert len(sheets) == 3 and [re.search(r"Round \d", text)[0] for text in sheets] == [
        "Round 1",
        "Round 2",
        "Round 3",
    ]
    assert texts[:3] == sheets and texts[3].startswith("Key")
    dialog.get_by_role("radio", name="2", exact=True).check()
    sheets = [text for text in printed(player, size) if "Name" in text]
    assert [text.count("Name") for text in sheets] == [2, 1]
    # Nothing of a half is cut off.
    player.page.emulate_media(media="print")
    cut = player.page.evaluate("""() => [...document.querySelectorAll(".paper-printed .sheet")]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map(({ textContent }) => textContent)""")
    assert cut == []


@pytest.mark.behaviour
def test_a_single_puzzle_is_printed_black_on_white(open_page):
    player = open_page(color_scheme="dark")
    dialog = open_screen(player, "paper")
    document = pdf(player, print_background=True)
    [sheet, key] = pages(document)
    assert "Word Scramble" in sheet and "Round" not in sheet and "milk" in key and "◆" not in key
    # The edge of the paper is white, and there are black letters.
    assert darkest_beside(document, 0, 0, 0, 0.04, 0.9) == 255
    assert darkest_beside(document, 0, 0.05, 0.05, 0.7, 0.2) < 40
    dialog.get_by_role("checkbox", name=re.compile("^With the key")).uncheck()
    assert len(printed(player)) == 1
    dialog.get_by_role("checkbox", name=re.compile("^With the key")).check()
    dialog.get_by_role("checkbox", name=re.compile("meanings")).check()
    expect(dialog.locator(".key-meanings")).to_be_visible()
    assert "the white drink that comes from cows" in printed(player)[1]
    # Afterwards the page is printed as before.
    player.press("Escape", "Escape")
    expect(player.page.locator(".paper-printed")).to_have_count(0)


def test_the_button_prints(open_page):
    player = open_page(before="window.print = () => { window.prints = (window.prints ?? 0) + 1; }")
    dialog = open_screen(player, "paper")
    dialog.get_by_role("button", name="Print", exact=True).click()
    assert player.page.evaluate("() => prints") == 1
    dialog.get_by_role("radio", name="2", exact=True).check()
    assert violations(player.page) == []
    player.page.emulate_media(color_scheme="dark")
    player.page.set_viewport_size({"width": 320, "height": 568})
    assert violations(player.page) == []
    assert player.page.evaluate("() => document.getElementById('class-body').scrollWidth") <= 320


@pytest.mark.behaviour
@pytest.mark.parametrize("height", [720, 360])
def test_a_screen_opens_at_its_top(open_page, height):
    player = sets.play(open_page(viewport={"width": 320, "height": height}), sets.TWO)
    sets.open_from_maker(player, "Print")
    scrolled = "() => ['class', 'class-body'].map((id) => document.getElementById(id).scrollTop)"
    assert player.page.evaluate(scrolled) == [0, 0]
    expect(player.page.locator("#class-title")).to_be_in_viewport()
