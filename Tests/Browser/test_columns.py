"""Lists on a phone: rows of one kind look alike, and words are in columns."""

import datetime

import pytest
import saved
from player import expect, open_saved
from words import common, dailies

BEGAN_AT = int(datetime.datetime(2026, 11, 17, 9, tzinfo=datetime.UTC).timestamp())

READ_LEFT_EDGES = "(items) => items.map((item) => Math.round(item.getBoundingClientRect().left))"
READ_HEIGHTS = "(items) => [...new Set(items.map((item) => Math.round(item.getBoundingClientRect().height)))]"


def saved_records():
    root = dailies()[2]
    rounds = [
        saved.round_record("silkworm-00000000000000bb", "silkworm", ["milk", "silk"], began=BEGAN_AT),
        saved.round_record("starving-00000000000000aa", "starving", ["star"], began=BEGAN_AT, more="limit 180.0\n"),
        saved.round_record("3-3-classic", root, common(root)[:1], began=BEGAN_AT),
        saved.round_record("internationally-00000000000000cc", "internationally", ["tile", "learn"], began=BEGAN_AT),
    ]
    return [*rounds, saved.shelf_record(*map(saved.key, rounds))]


@pytest.mark.thorough
@pytest.mark.parametrize("width", [390, 412])
def test_rows_of_one_kind_look_alike(open_page, width):
    viewport = {"width": width, "height": 844}
    player = open_saved(open_page, *saved_records(), query="?daily", viewport=viewport, timezone_id="UTC")
    page = player.page
    page.locator("#open-rounds").click()
    rounds = page.get_by_role("list", name="Unfinished rounds").get_by_role("listitem")
    expect(rounds).to_have_count(4)
    # Two rows have a line between them.
    heights = rounds.evaluate_all(READ_HEIGHTS)
    assert max(heights) - min(heights) <= 1
    page.locator("#open-book").click()
    entries = page.get_by_role("list", name="Word book").get_by_role("listitem")
    expect(entries).to_have_count(6)
    assert len(entries.evaluate_all(READ_HEIGHTS)) == 1


@pytest.mark.thorough
def test_missed_words_are_in_columns(open_page):
    player = open_page(viewport={"width": 390, "height": 844}).find("milk")
    dialog = player.reveal()
    words = dialog.locator("#missed .word")
    short = words.evaluate_all(
        "(items) => items.filter((item) => item.textContent.length <= 5)"
        ".map((item) => Math.round(item.getBoundingClientRect().left))"
    )
    assert len(short) > 20 and len(set(short)) <= 6


def test_the_rules_mention_every_other_feature(open_page):
    player = open_page()
    player.button("How to play").first.click()
    rules = player.page.get_by_role("dialog", name="How to play")
    for text in ["A red bead", "rank by rank", "A hint shows", "at midnight", "who won"]:
        expect(rules).to_contain_text(text)
    player.press("Escape")
    player.button("Settings").click()
    # A note beside choices that take effect in the next round says so.
    note = player.page.get_by_text("Changes to words and points apply from the next round.")
    assert note.evaluate("(note) => note.previousElementSibling.textContent") == "Game"
