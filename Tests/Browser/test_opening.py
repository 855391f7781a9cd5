"""What a visit opens, depending on the day and on what was on screen before.

The core decides this (ScrambleCoreTests/OpeningTests.swift).
"""

import datetime

import pytest
from player import expect
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


def result_of(player, number):
    return player.page.get_by_role("dialog", name=f"End of the round on {dailies()[number - 1]}")


def end_question(player):
    return player.page.get_by_role("dialog", name="End this round?")


def confirm_end(player):
    end_question(player).get_by_role("button", name="End the round").click()


@pytest.mark.journey
def test_each_morning_opens_its_puzzle_and_offers_what_was_missed_the_day_before(open_page):
    player = open_page("", prepare=stop_clock_at(MONDAY_EVENING))
    expect_round(player, PUZZLE_NUMBER)
    offers = player.page.locator("#offers")
    resume = offers.get_by_role("link", name="Resume", exact=True)
    word = lambda number: common(dailies()[number - 1])[0]

    def wake(number):
        """Comes back the next morning and opens today's puzzle."""
        set_clock(player, morning_of(number))
        # A visit and a reload in alternation.
        player.visit("") if number % 2 else player.reload()
        expect_round(player, number)
        expect(offers).to_contain_text(f"Yesterday: 1 of {len(common(dailies()[number - 2]))}.")
        expect(player.notice).to_be_hidden()
        expect(player.undo).to_have_attribute("aria-disabled", "true")

    def look_at_yesterday(number):
        player.find(word(number))
        offers.get_by_role("button", name="See what you missed").click()
        if resume.count() == 1:
            confirm_end(player)
        missed_count = len(common(dailies()[number - 2])) - 1
        expect(
            result_of(player, number - 1).get_by_role("heading", name=f"{missed_count} words you missed")
        ).to_be_visible()
        return result_of(player, number - 1)

    def expect_today(number):
        expect_round(player, number)
        player.expect_words(word(number))
        expect(player.page.locator("dialog[open]")).to_have_count(0)
        expect(offers).not_to_contain_text("Yesterday")

    # Yesterday's unfinished round can be resumed, or its result shown; closing the result leads back.
    player.find(word(PUZZLE_NUMBER))
    today = PUZZLE_NUMBER + 1
    wake(today)
    resume.click()
    expect_round(player, PUZZLE_NUMBER)
    player.expect_words(word(PUZZLE_NUMBER))
    player.page.go_back()
    expect_round(player, today)
    result = look_at_yesterday(today)
    # The words of each length begin on a new line.
    list_marker = (
        result.locator("#missed .first").nth(1).evaluate("(item) => getComputedStyle(item, '::before').content")
    )
    assert list_marker == '"\\a "'
    result.get_by_role("button", name="Close").click()
    expect_today(today)
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    player.reload()
    expect_today(today)
    # An ended round cannot be resumed. A reload while its result is shown also leads back.
    player.end()
    player.press("Escape")
    today += 1
    wake(today)
    expect(resume).to_have_count(0)
    look_at_yesterday(today)
    player.reload()
    expect_today(today)
    # The result leads to today's puzzle.
    today += 1
    wake(today)
    look_at_yesterday(today).get_by_role("link", name="Today's puzzle").click()
    expect_today(today)
    # If today's puzzle has ended, its result does not open again.
    today += 1
    wake(today)
    player.find(word(today)).end()
    player.press("Escape")
    player.button("See what you missed").click()
    confirm_end(player)
    expect(result_of(player, today - 1)).to_be_visible()
    player.press("Escape")
    expect_today(today)
    # A round that the address asks for also opens in the morning, and stays on the next visit.
    set_clock(player, morning_of(today + 1))
    for query in ["?root=silkworm", ""]:
        player.visit(query)
        expect(player.heading).to_have_text("silkworm")


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
    player.button("Undo New Word").click()
    expect(player.heading).to_have_text("silkworm")
    expect(player.field).to_have_value("")
