"""The statistics, the word book and the calendar of all rounds."""

import datetime
import re

import pytest
import saved
from player import expect, open_saved

# Noon on a Sunday, in the test's time zone.
NOON = datetime.datetime(2026, 11, 22, 12)
BERLIN = datetime.timezone(datetime.timedelta(hours=1))


def unix_time(day):
    """Nine o'clock on a day in November 2026, in seconds since 1970."""
    return int(datetime.datetime(2026, 11, day, 9, tzinfo=BERLIN).timestamp())


def open_with_records(open_page, *records, **settings):
    """Opens the page at `NOON`, with saved rounds."""
    clock = lambda page: page.clock.set_fixed_time(NOON)
    return open_saved(open_page, *records, prepare=clock, timezone_id="Europe/Berlin", **settings)


def open_tab(player, part):
    player.page.locator("#open-rounds").click()
    player.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=part, exact=True).click()
    dialog = player.page.locator("#statistics")
    expect(dialog).to_have_accessible_name(part)
    expect(dialog.get_by_role("tab", name=part)).to_have_attribute("aria-selected", "true")
    return dialog


def definitions(figures):
    return dict(
        figures.evaluate(
            "(list) => [...list.children].map((line) => [line.querySelector('dt').textContent, line.querySelector('dd').textContent])"
        )
    )


def test_the_record_is_loaded_when_it_is_first_opened_and_has_three_tabs(open_page):
    player = open_page()
    record_requests = lambda: [url for url in player.requests if "/statistics" in url]
    assert record_requests() == []
    dialog = open_tab(player, "Statistics")
    panel = dialog.get_by_role("tabpanel")
    expect(panel.get_by_text("Nothing yet. Find a word and it is counted here.")).to_be_visible()
    assert dialog.get_by_role("radio").count() == 0
    # The tabs are one Tab stop, and the arrow keys select one.
    dialog.get_by_role("tab", name="Statistics").focus()
    player.press("ArrowRight")
    expect(dialog.get_by_role("tab", name="Word book")).to_be_focused()
    expect(dialog.get_by_role("tabpanel", name="Word book")).to_be_visible()
    expect(dialog.get_by_role("heading", level=2)).to_have_text("Word book")
    expect(panel.get_by_text("Nothing yet.")).to_be_visible()
    expect(dialog.locator("#book-filter")).to_be_hidden()
    player.press("End")
    expect(dialog.get_by_role("tabpanel", name="Calendar")).to_be_visible()
    expect(panel).to_have_count(1)
    player.press("Escape", "Escape")
    open_tab(player, "Calendar")
    assert len(record_requests()) == 2


@pytest.mark.journey
def test_a_finished_round_is_in_the_record_and_its_missed_words_are_words_to_learn(open_page):
    player = open_page("?root=rhythm").find("myth")
    player.end()
    player.press("Escape")
    dialog = open_tab(player, "Statistics")
    figures = definitions(dialog.locator(".figures"))
    assert figures["Rounds"] == "1" and figures["Words found"] == "1"
    assert "Weeks in a row with 3 daily puzzles" not in figures
    dialog.get_by_role("tab", name="Word book").click()
    dialog.get_by_text("Words to learn").click()
    lesson = dialog.get_by_role("list", name="Words to learn").get_by_role("listitem").first
    expect(lesson).to_contain_text("missed once")
    lesson.get_by_role("button").click()
    expect(lesson.locator(".meaning")).to_be_visible()


def test_the_word_book_can_be_searched_navigated_and_read(open_page):
    silk, alarm = ["milk", "silk", "worms"], ["alarm", "margin"]
    player = open_with_records(
        open_page,
        saved.round_record("silkworm", silk, began=unix_time(3)),
        saved.round_record("silkworm-3", ["milk"], began=unix_time(5)),
        saved.round_record("alarming", alarm, began=unix_time(4)),
    )
    page, dialog = player.page, open_tab(player, "Word book")
    book = dialog.get_by_role("list", name="Word book")
    items = book.get_by_role("listitem")
    expect(items).to_have_text([re.compile(f"^{word}") for word in sorted(silk + alarm)])
    expect(items.nth(2)).to_contain_text("found 2 times, first on Nov 3, 2026")
    # The word book is one Tab stop. Arrow keys, Home, End and letters move the focus.
    assert book.locator("[tabindex='0']").count() == 1
    book.get_by_role("button", name="alarm").focus()
    for key, word in (
        ("ArrowDown", "margin"),
        ("End", "worms"),
        ("Home", "alarm"),
        ("m", "margin"),
        ("m", "milk"),
        ("ArrowUp", "margin"),
    ):
        player.press(key)
        expect(book.get_by_role("button", name=word, exact=True)).to_be_focused()
    player.press("Enter")
    expect(items.nth(1).locator(".meaning")).to_contain_text("noun")
    heights = page.evaluate(
        "() => [...document.querySelectorAll('.book .entry')].map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    )
    assert all(abs(next_top - bottom) < 2 for (_, bottom), (next_top, _) in zip(heights, heights[1:]))
    player.press("Escape")
    expect(items.nth(1).locator(".meaning")).to_have_count(0)
    expect(dialog).to_be_visible()
    dialog.get_by_label("Letters in the word").fill("IL")
    expect(items).to_have_text([re.compile("^milk"), re.compile("^silk")])
    expect(dialog.get_by_text("2 words", exact=True)).to_be_visible()
    dialog.get_by_role("combobox", name="Any length").select_option("6")
    expect(dialog.get_by_text("None of your words look like that.")).to_be_visible()
    dialog.get_by_label("Letters in the word").fill("")
    expect(items).to_have_text([re.compile("^margin")])
    dialog.get_by_role("combobox", name="Any length").select_option("Any length")
    letter = dialog.get_by_role("combobox", name="First letter")
    letter.select_option("m")
    expect(items).to_have_text([re.compile("^margin"), re.compile("^milk")])
    letter.select_option("z")
    expect(dialog.get_by_text("None of your words look like that.")).to_be_visible()
