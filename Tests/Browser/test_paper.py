"""Puzzles on paper, as the PDF that a printer gets."""

import re

import pypdfium2
import pytest
import sets
from player import expect
from test_set_maker import maker, paste
from tour import violations


def page_texts(document):
    """The text of each page of a PDF, on one line."""
    return [re.sub(r"\s+", " ", page.get_textpage().get_text_bounded()) for page in pypdfium2.PdfDocument(document)]


# The width and the height of the paper, in centimeters.
SIZES = {"A4": (21, 29.7), "Letter": (21.59, 27.94)}


def print_to_pdf(player, size="A4", **options):
    """The PDF that a printer gets."""
    width, height = (f"{length}cm" for length in SIZES[size])
    return player.page.pdf(width=width, height=height, **options)


def printed_texts(player, size="A4"):
    return page_texts(print_to_pdf(player, size))


def darkest_beside(document, page, left, top, right, bottom):
    """The darkest value in a part of a page; 255 is white paper. The edges are fractions of the page."""
    bitmap = pypdfium2.PdfDocument(document)[page].render(scale=0.5, grayscale=True)
    rows = range(int(top * bitmap.height), int(bottom * bitmap.height))
    columns = slice(int(left * bitmap.width), int(right * bitmap.width))
    return min(min(bytes(bitmap.buffer)[row * bitmap.stride :][columns]) for row in rows)


# For each sheet, the numbers of words and of lines for each length.
COUNT_LINES = """() => [...document.querySelectorAll(".paper-printed .sheet")].map((sheet) =>
  [...sheet.querySelectorAll("h5")].map((title) =>
    [Number(/: (\\d+)/.exec(title.textContent)[1]), title.nextElementSibling.children.length]))"""
FIND_CUT_OFF = """() => [...document.querySelectorAll(".paper-printed .sheet")]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map(({ textContent }) => textContent)"""


@pytest.mark.journey
def test_the_sheets_of_a_set_and_their_key_are_printed(open_page):
    player = sets.play(open_page, sets.WITH_LONG_ROOT)
    dialog = sets.open_screen(player, "paper")
    expect(dialog.get_by_role("heading", name="Print", exact=True)).to_be_visible()
    # The preview and the browser's own print command both have the sheet and the key. The current round belongs to the
    # set.
    expect(dialog.locator(".paper-preview > *").last).to_have_class("paper-key")
    [sheet, key] = printed_texts(player)
    assert "Word Scramble: Round 1 of 3" in sheet and re.search("s ?i ?l ?k ?w ?o ?r ?m", sheet)
    assert "Name" in sheet and "Date" in sheet and "3 letters: 12 words" in sheet and "milk" not in sheet
    # The sheet states how many unit words are hidden in the letters.
    assert "1 word of the unit is hidden in these letters." in sheet
    assert "Key" in key and "milk ◆" in key and "◆ unit word" in key and "worm" in key and "worm ◆" not in key
    # The key is printed separately, because only the teacher gets it.
    player.page.evaluate("() => { window.print = () => { window.prints = (window.prints ?? 0) + 1; }; }")
    dialog.get_by_role("button", name="Print the key", exact=True).click()
    [key] = printed_texts(player)
    assert key.startswith("Key") and player.page.evaluate("() => prints") == 1
    player.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(player.page.locator(".paper-printed > *")).to_have_count(2)
    dialog.get_by_role("button", name="Print the sheets", exact=True).click()
    [sheet] = printed_texts(player)
    assert "Name" in sheet and "milk" not in sheet and player.page.evaluate("() => prints") == 2


def test_all_rounds_fit_on_a_page_each_or_two_on_one(open_page):
    player = sets.play(open_page, sets.WITH_LONG_ROOT)
    dialog = sets.open_screen(player, "paper")
    puzzle_choice, copies = (
        dialog.get_by_role("combobox", name="Puzzles"),
        dialog.get_by_role("spinbutton", name="Copies"),
    )
    page_count_text = dialog.get_by_role("status").first
    expect(page_count_text).to_have_text("1 puzzle, 30 copies: 30 pages")
    puzzle_choice.select_option("All 3 rounds of the set")
    expect(dialog.locator(".paper-preview .sheet")).to_have_count(3)
    # The number of pages is shown before printing.
    expect(page_count_text).to_have_text("3 puzzles, 30 copies: 90 pages")
    dialog.get_by_role("radio", name="2", exact=True).check()
    expect(page_count_text).to_have_text("3 puzzles, 30 copies: 60 pages")
    # An impossible number changes nothing.
    copies.fill("0")
    expect(page_count_text).to_have_text("3 puzzles, 30 copies: 60 pages")
    copies.fill("1")
    expect(page_count_text).to_have_text("3 puzzles, 1 copy: 2 pages")
    # A single puzzle can be printed without removing the others from the set.
    puzzle_choice.select_option("Round 3 of 3: internationally")
    expect(page_count_text).to_have_text("1 puzzle, 1 copy: 1 page")
    [sheet, _] = printed_texts(player)
    assert "Round 3 of 3" in sheet
    puzzle_choice.select_option("All 3 rounds of the set")
    for per_page, puzzles_per_page in [("1", [1, 1, 1]), ("2", [2, 1])]:
        dialog.get_by_role("radio", name=per_page, exact=True).check()
        for size in SIZES:
            texts = printed_texts(player, size)
            sheets = [text for text in texts if "Name" in text]
            assert [text.count("Name") for text in sheets] == puzzles_per_page, (per_page, size)
            assert re.findall(r"Round \d", " ".join(sheets)) == ["Round 1", "Round 2", "Round 3"], (per_page, size)
            assert texts[: len(sheets)] == sheets and texts[len(sheets)].startswith("Key"), (per_page, size)
        # More words get more lines.
        few, *many = player.page.evaluate(COUNT_LINES)
        assert all(words == lines for words, lines in few), per_page
        for sheet in many:
            assert sum(lines for _, lines in sheet) < sum(words for words, _ in sheet)
            for words, lines in sheet:
                assert 0 < lines <= words
                assert [other for other in sheet if other[0] > 1.5 * words and other[1] < lines] == [], sheet
        player.page.emulate_media(media="print")
        assert player.page.evaluate(FIND_CUT_OFF) == [], per_page
        player.page.emulate_media(media="null")


def test_a_single_puzzle_is_printed_black_on_white_with_the_meanings_once_they_are_there(open_page):
    player = open_page(color_scheme="dark")
    dialog = sets.open_screen(player, "paper")
    document = print_to_pdf(player, print_background=True)
    [sheet, key] = page_texts(document)
    assert "Word Scramble" in sheet and "Round" not in sheet and "milk" in key and "◆" not in key
    # The edge of the paper is white, and the letters are black.
    assert darkest_beside(document, 0, 0, 0, 0.04, 0.9) == 255
    assert darkest_beside(document, 0, 0.05, 0.05, 0.7, 0.2) < 40
    box, status = dialog.get_by_role("checkbox", name=re.compile("definitions")), dialog.get_by_role("status").last
    player.page.context.set_offline(True)
    box.check()
    expect(status).to_contain_text("The key has no definitions, because they could not be loaded.")
    player.expect_errors("ERR_|Failed to load|NetworkError")
    expect(dialog.locator(".key-meanings")).to_have_count(0)
    box.uncheck()
    expect(status).to_be_empty()
    player.page.context.set_offline(False)
    box.check()
    expect(dialog.locator(".key-meanings")).to_be_visible()
    expect(status).to_be_empty()
    assert "the white drink that comes from cows" in printed_texts(player)[1]
    box.uncheck()
    dialog.get_by_role("radio", name="2", exact=True).check()
    for scheme, width in [("light", 1280), ("dark", 320)]:
        player.page.emulate_media(color_scheme=scheme)
        player.page.set_viewport_size({"width": width, "height": 568})
        assert violations(player.page) == [], (scheme, width)
        assert player.page.evaluate("() => document.getElementById('class-body').scrollWidth <= innerWidth"), width
    # Afterwards the page prints as before.
    player.press("Escape", "Escape")
    expect(player.page.locator(".paper-printed")).to_have_count(0)


def test_no_sheet_has_the_name_of_the_set_which_is_only_for_the_teacher(open_page):
    player = open_page("?class")
    paste(player, "milk\nplants\ntomb")
    maker(player).get_by_label("Name of the set, only for you").fill("Cells 8b")
    maker(player).get_by_role("button", name="Keep on this device").click()
    expect(maker(player).locator(".saved-sets b")).to_have_text("Cells 8b")
    maker(player).get_by_role("button", name="Print", exact=True).click()
    heads = player.page.locator(".paper-printed .sheet h4")
    expect(heads.first).to_have_text(re.compile(r"^Word Scramble: Round 1 of \d$"))
    assert "Cells 8b" not in " ".join(printed_texts(player))
