"""What a visit opens, depending on the day and on what was on screen before.

The core decides this (WordScrambleTests/OpeningTests.swift).
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


def test_later_on_the_same_day_the_page_opens_what_was_on_screen(open_page):
    player = open_page("", prepare=stop_clock_at(MONDAY_EVENING - UNTIL_MORNING))
    first, second = common(player.root)[:2]
    result = result_of(player, PUZZLE_NUMBER)
    player.find(first).visit("")
    expect_round(player, PUZZLE_NUMBER)
    player.expect_words(first)
    expect(result).to_be_hidden()
    player.end()
    player.visit("")
    expect(result).to_be_visible()
    # Today's puzzle has ended, and it was the player's first.
    expect(result.get_by_role("link")).to_have_count(0)
    expect(result.get_by_role("button", name="A free round")).to_be_visible()
    result.get_by_role("button", name="Keep playing").click()
    player.find(second).reveal()
    player.visit("")
    expect_round(player, PUZZLE_NUMBER)
    expect(result.get_by_role("button", name="A free round")).to_be_visible()
    expect(result.get_by_role("link")).to_have_count(0)


def test_a_page_left_open_overnight_opens_the_new_puzzle_unless_the_player_is_busy_with_the_old_one(open_page):
    player = open_page("", prepare=stop_clock_at(MONDAY_EVENING))
    aside = player.page.locator("#aside")

    def sleep(moment):
        player.leave()
        set_clock(player, moment)
        player.come_back()

    def expect_to_stay(number, today):
        expect(aside).to_have_text(f"No {today} is here")
        player.wait_for_writes()
        expect_round(player, number)

    sleep(MONDAY_EVENING + datetime.timedelta(hours=1))
    expect_round(player, PUZZLE_NUMBER)
    player.field.focus()
    player.type("a")
    sleep(morning_of(PUZZLE_NUMBER + 1))
    expect_to_stay(PUZZLE_NUMBER, PUZZLE_NUMBER + 1)
    player.press("Backspace")
    player.button("Settings").click()
    sleep(morning_of(PUZZLE_NUMBER + 2))
    expect_to_stay(PUZZLE_NUMBER, PUZZLE_NUMBER + 2)
    player.press("Escape")
    sleep(morning_of(PUZZLE_NUMBER + 3))
    expect_round(player, PUZZLE_NUMBER + 3)
    player.find(common(player.root)[0]).end()
    sleep(morning_of(PUZZLE_NUMBER + 4))
    expect_round(player, PUZZLE_NUMBER + 4)
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.find(common(player.root)[0])
    sleep(morning_of(PUZZLE_NUMBER + 5))
    expect_to_stay(PUZZLE_NUMBER + 4, PUZZLE_NUMBER + 5)
    player.visit("")
    expect_round(player, PUZZLE_NUMBER + 5)


def test_words_missed_yesterday_are_shown_once_a_day_until_the_first_word(open_page):
    root = dailies()[PUZZLE_NUMBER - 2]
    *missed, found = common(root)
    began = int((MONDAY_EVENING - datetime.timedelta(days=1)).timestamp())
    yesterday = saved.round_record(
        f"{PUZZLE_NUMBER - 1}-3-classic", root, [found], began=began, more=saved.finished_lines(len(missed) + 1)
    )
    player = open_saved(open_page, yesterday, query="?root=x", prepare=stop_clock_at(MONDAY_EVENING))
    days = player.page.locator("#week .begun")
    # Another notice comes first.
    expect(days).to_have_count(1)
    expect(player.notice).to_contain_text("We could not find")
    player.visit("?daily")
    expect(player.page.locator("#notice-text")).to_have_text(
        f"Missed yesterday: {', '.join(missed[:5])} and {len(missed) - 5} more."
    )
    expect(player.notice.get_by_role("button")).to_have_text("Close")
    assert player.notice.get_by_role("link").count() == 0
    player.find(common(player.root)[0])
    expect(player.notice).to_be_hidden()
    player.reload()
    expect(days).to_have_count(2)
    expect(player.notice).to_be_hidden()


# What the player did with each evening's puzzle.
EVENING_OUTCOMES = ["unfinished", "untouched", "unfinished", "ended", "whole", "unfinished", "revealed", "unfinished"]


def spend_evening(player, outcome):
    """Plays today's puzzle as far as the given kind of evening requires."""
    words = common(player.root)
    if outcome == "whole":
        player.find(*words)
        player.page.get_by_role("dialog").get_by_role("button", name="Keep playing").click()
    elif outcome != "untouched":
        player.find(*words[:3])
    if outcome in ("ended", "revealed"):
        player.end() if outcome == "ended" else player.reveal()
        player.press("Escape")


@pytest.mark.thorough
def test_nine_mornings_lose_no_round(open_page):
    player = open_page("", prepare=stop_clock_at(MONDAY_EVENING), viewport={"width": 390, "height": 844})
    expect_round(player, PUZZLE_NUMBER)
    offers = player.page.locator("#offers")
    for today, outcome in enumerate(EVENING_OUTCOMES, start=PUZZLE_NUMBER + 1):
        before = player.root
        spend_evening(player, outcome)
        set_clock(player, morning_of(today))
        player.reload() if today % 2 else player.visit("")
        expect_round(player, today)
        expect(player.page.locator("dialog[open]")).to_have_count(0)
        if outcome in ("unfinished", "ended"):
            expect(offers).to_contain_text(f"Yesterday: 3 of {len(common(before))}.")
        else:
            expect(offers).not_to_contain_text("Yesterday")
        expect(offers.get_by_role("link", name="Resume", exact=True)).to_have_count(int(outcome == "unfinished"))
    player.button("Rounds").click()
    rounds = player.page.get_by_role("list", name="Unfinished rounds").get_by_role("link")
    # A puzzle that was only begun is unfinished. One that has ended, was revealed or was found completely is not.
    expect(rounds).to_have_count(EVENING_OUTCOMES.count("unfinished"))
    days = player.page.get_by_role("list", name="The last seven days").get_by_role("link")
    labels = days.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert [label.split(", ")[1] for label in labels][2] == "Whole string", labels


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


def test_half_a_word_is_restored_only_in_its_own_round(open_page):
    player = open_page().type("mil")
    player.reload()
    expect(player.field).to_have_value("mil")
    # Another round may have the same root.
    player.page.add_init_script("""
      const name = "word-scramble typing";
      const kept = JSON.parse(sessionStorage.getItem(name));
      sessionStorage.setItem(name, JSON.stringify({ ...kept, key: "silkworm-00000000000000aa" }));
    """)
    player.reload()
    expect(player.field).to_have_value("")
