"""What a player comes back for: a good day, the weeks in a row, practice, and each New Word undone and redone."""

import datetime

import pytest
import saved
from player import expect
from words import common, dailies

NOVEMBER = datetime.datetime(2026, 11, 1, 12, tzinfo=datetime.UTC)


def played(number, words):
    """The record of a daily puzzle that was played on its own day."""
    began = int((NOVEMBER + datetime.timedelta(days=number - 305)).timestamp())
    return saved.round_record(f"{number}-3-classic", dailies()[number - 1], words, began=began)


@pytest.mark.behaviour
def test_new_words_are_undone_and_redone_one_by_one(open_page):
    player = open_page()
    roots = [player.root]
    for _ in range(3):
        before = player.root
        player.button("New Word").click()
        expect(player.heading).not_to_have_text(before)
        roots.append(player.root)
    redo = player.page.locator("#redo")
    expect(redo).to_be_hidden()
    for root in roots[-2::-1]:
        player.undo.click()
        expect(player.heading).to_have_text(root)
    for root in roots[1:]:
        redo.click()
        expect(player.heading).to_have_text(root)
    expect(redo).to_be_hidden()
    assert len(set(roots)) == len(roots)


def test_a_daily_puzzle_at_cord_is_a_good_day_and_says_nothing_before(open_page):
    player = open_page("?daily=320")
    expect(player.page.locator("#good-day")).to_be_empty()
    for word in common(player.root):
        player.find(word)
        if "Cord" in player.page.locator("#rank").inner_text():
            break
        assert player.page.locator("#good-day").inner_text() == ""
    expect(player.page.locator("#good-day")).to_have_text("· A good day")


def test_the_weeks_in_a_row_stand_beside_the_days(open_page):
    player = open_page(
        "?daily=320", prepare=lambda page: page.clock.set_fixed_time("2026-11-22T12:00:00"), timezone_id="UTC"
    )
    expect(player.page.locator("#weeks")).to_be_empty()
    for number in (313, 314, 315, 320, 321, 322):
        player.write(f"{number}-3-classic", played(number, [common(dailies()[number - 1])[0]]))
    player.visit("?daily=326")
    expect(player.page.locator("#weeks")).to_have_text("2")
    player.button("Rounds").click()
    expect(player.page.get_by_text("2 weeks in a row")).to_be_visible()


def test_a_round_that_holds_the_words_missed_twice_is_offered_once_a_week(open_page):
    player = open_page("?daily=320", prepare=lambda page: page.clock.set_fixed_time("2026-11-22T12:00:00"))
    root = dailies()[310]
    for number, key in enumerate(["aa", "bb"]):
        name = f"{root}-00000000000000{key}"
        total = len(common(root))
        ended = f"ended 1\ntotal {total} {2 * total} 0000000000000001\nrevealed\n"
        player.write(name, saved.round_record(name, root, [common(root)[number]], more=ended))
    player.visit("?daily=320")
    player.button("Rounds").click()
    offer = player.page.locator("#practice button")
    expect(offer).to_contain_text("This week: a round with ")
    offer.click()
    # A new round, although the root was played before.
    expect(player.heading).to_have_text(root)
    expect(player.found).to_have_count(0)
    expect(player.page.locator("#end")).to_be_hidden()
    player.button("Rounds").click()
    expect(player.page.locator("#days a").first).to_be_visible()
    expect(player.page.locator("#practice")).to_be_hidden()
    player.page.locator("#open-book").click()
    player.page.locator("#statistics summary", has_text="Words to learn").click()
    player.page.get_by_role("button", name="Play a round with").click()
    expect(player.page.locator("#statistics")).to_be_hidden()
    expect(player.found).to_have_count(0)
