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
    dialog.get_by_role("checkbox", name=re.compile("meanings")).check()
    expect(dialog.locator(".key-meanings")).to_be_visible()
    assert "the white drink that comes from cows" in printed(player)[1]
    # Afterwards the page is printed as before.
    player.press("Escape", "Escape")
    expect(player.page.locator(".paper-printed")).to_have_count(0)


@pytest.mark.behaviour
def test_the_sheets_and_the_key_are_printed_apart(open_bare_page):
    player = open_set(open_bare_page, ROOTS, UNITS)
    dialog = open_screen(player, "paper")
    expect(dialog.get_by_role("heading", name="Print", exact=True)).to_be_visible()
    # The preview has both, and so has what the browser prints by its own command.
    expect(dialog.locator(".paper-preview > *").last).to_have_class("paper-key")
    player.page.evaluate("() => { window.print = () => { window.prints = (window.prints ?? 0) + 1; }; }")
    dialog.get_by_role("button", name="Print the key", exact=True).click()
    [key] = pages(pdf(player))
    assert key.startswith("Key") and player.page.evaluate("() => prints") == 1
    player.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert len(printed(player)) == 2
    dialog.get_by_role("button", name="Print the sheets", exact=True).click()
    [sheet] = printed(player)
    assert "Name" in sheet and "milk" not in sheet and player.page.evaluate("() => prints") == 2


def test_axe_finds_no_violation_on_paper(open_page):
    player = open_page()
    dialog = open_screen(player, "paper")
    dialog.get_by_role("radio", name="2", exact=True).check()
    assert violations(player.page) == []
    player.page.emulate_media(color_scheme="dark")
    player.page.set_viewport_size({"width": 320, "height": 568})
    assert violations(player.page) == []
    assert player.page.evaluate("() => document.getElementById('class-body').scrollWidth") <= 320


# For each sheet, how many words and how many lines each length has.
LINES = """() => [...document.querySelectorAll(".paper-printed .sheet")].map((sheet) =>
  [...sheet.querySelectorAll("h5")].map((title) =>
    [Number(/: (\\d+)/.exec(title.textContent)[1]), title.nextElementSibling.children.length]))"""


@pytest.mark.behaviour
@pytest.mark.parametrize("per_page", ["1", "2"])
def test_where_there_are_more_words_there_are_more_lines(open_bare_page, per_page):
    player = open_set(open_bare_page, ROOTS, UNITS)
    dialog = open_screen(player, "paper")
    dialog.get_by_role("checkbox", name="All 3 rounds of the set").check()
    dialog.get_by_role("radio", name=per_page, exact=True).check()
    few, *many = player.page.evaluate(LINES)
    assert all(words == lines for words, lines in few)
    for sheet in many:
        assert sum(lines for _, lines in sheet) < sum(words for words, _ in sheet)
        for words, lines in sheet:
            assert 0 < lines <= words
            assert [other for other in sheet if other[0] > 1.5 * words and other[1] < lines] == [], sheet


@pytest.mark.not_in_firefox("an error of the network in the console")
def test_meanings_that_cannot_be_loaded_are_told(open_page):
    player = open_page()
    dialog = open_screen(player, "paper")
    box, status = dialog.get_by_role("checkbox", name=re.compile("meanings")), dialog.get_by_role("status")
    player.page.context.set_offline(True)
    box.check()
    expect(status).to_contain_text("Meanings are missing in the key, because they could not be loaded.")
    player.expect_errors("ERR_|Failed to load|NetworkError")
    expect(dialog.locator(".key-meanings")).to_have_count(0)
    box.uncheck()
    expect(status).to_be_empty()
    player.page.context.set_offline(False)
    box.check()
    expect(dialog.locator(".key-meanings")).to_be_visible()
    expect(status).to_be_empty()


@pytest.mark.behaviour
@pytest.mark.parametrize("height", [720, 360])
def test_a_screen_opens_at_its_top(open_page, height):
    player = sets.play(open_page(viewport={"width": 320, "height": height}), sets.TWO)
    sets.open_from_maker(player, "Print")
    scrolled = "() => ['class', 'class-body'].map((id) => document.getElementById(id).scrollTop)"
    assert player.page.evaluate(scrolled) == [0, 0]
    expect(player.page.locator("#class-title")).to_be_in_viewport()
