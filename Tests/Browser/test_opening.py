"""What a visit opens, depending on the day and on what was on screen before.

The core decides this (ScrambleCoreTests/OpeningTests.swift).
"""

import datetime

import pytest
import saved
from player import expect, open_saved
from words import common, dailies

MONDAY_EVENING = datetime.datetime(2026, 11, 23, 21)
PUZZLE_NUMBER = 327
UNTIL_MORNING = datetime.timedelta(hours=12)


def stop_clock_at(moment):
    """Stops the clock at a moment before the page is opened."""
    return lambda page: page.clock.set_fixed_time(moment)


def set_clock(player, moment):
    player.page.clock.set_fixed_time(moment)


def morning_of(number):
    return MONDAY_EVENING + UNTIL_MORNING + datetime.timedelta(days=number - PUZZLE_NUMBER - 1)


def expect_round(player, number):
    expect(player.page.locator("#kind")).to_have_text(f"Daily No {number}")
    expect(player.heading).to_have_text(dailies()[number - 1])


@pytest.mark.journey
def test_each_morning_opens_its_puzzle_and_leads_to_the_one_of_the_day_before(open_page):
    player = open_page("", prepare=stop_clock_at(MONDAY_EVENING))
    expect_round(player, PUZZLE_NUMBER)
    word = lambda number: common(dailies()[number - 1])[0]
    total = lambda number: len(common(dailies()[number - 1]))
    player.find(word(PUZZLE_NUMBER))
    # Yesterday's unfinished round can be resumed, and stays on the next visit.
    today = PUZZLE_NUMBER + 1
    set_clock(player, morning_of(today))
    player.reload()
    expect_round(player, today)
    expect(player.offer).to_have_text(f"Yesterday: 1 of {total(PUZZLE_NUMBER)} Resume")
    set_clock(player, morning_of(today) + datetime.timedelta(minutes=1))
    player.resume(word(PUZZLE_NUMBER)).reload()
    expect_round(player, PUZZLE_NUMBER)
    # The result leads to today's puzzle, whose line leads to the words missed yesterday.
    result = player.end()
    # The words of each length begin on a new line.
    list_marker = (
        result.locator("#missed .first").nth(1).evaluate("(item) => getComputedStyle(item, '::before').content")
    )
    assert list_marker == '"\\a "'
    result.get_by_role("link", name="Today's puzzle").click()
    expect_round(player, today)
    expect(player.offer).to_have_text(f"Yesterday: 1 of {total(PUZZLE_NUMBER)}, Start See the rest")
    player.offer.get_by_role("link", name="See the rest").click()
    expect_round(player, PUZZLE_NUMBER)
    missed_count = total(PUZZLE_NUMBER) - 1
    expect(result.get_by_role("heading", name=f"{missed_count} words you missed")).to_be_visible()


def test_a_whole_puzzle_of_yesterday_is_only_named(open_page):
    root = dailies()[PUZZLE_NUMBER - 2]
    whole = saved.round_record(PUZZLE_NUMBER - 1, common(root))
    player = open_saved(open_page, whole, query="", prepare=stop_clock_at(MONDAY_EVENING))
    expect_round(player, PUZZLE_NUMBER)
    expect(player.offer).to_have_text(f"Yesterday: all {len(common(root))} words")


@pytest.mark.journey
def test_half_a_word_and_the_order_of_the_beads_survive_a_reload(open_page):
    player = open_page()
    beads = player.page.locator("#beads .bead")
    order = beads.all_text_contents()
    # Two shuffles, for an order that no page begins with.
    for _ in range(2):
        player.button("Shuffle").click()
        expect(beads).not_to_have_text(order)
        order = beads.all_text_contents()
    player.type("mil").reload()
    expect(player.field).to_have_value("mil")
    expect(beads).to_have_text(order)
    player.type("k").press("Enter")
    expect(player.field).to_have_value("")
    # A refused word is not saved, because a reload removes its refusal. Another round begins with an empty field.
    player.type("mill").press("Enter")
    expect(player.refusal).not_to_be_empty()
    player.reload()
    expect(player.field).to_have_value("")
    expect(beads).to_have_text(order)
    player.type("wor").button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.reload()
    expect(player.field).to_have_value("")
    player.resume("milk")
    expect(player.field).to_have_value("")
