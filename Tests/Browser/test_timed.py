"""Timed rounds: the cover, the timer and the end."""

import re

import pytest
from player import RECORD_ANNOUNCEMENTS, expect
from words import common

START_TIME = "2026-11-20T12:00:00"
STOP_TIME = "2026-11-20T12:30:00"
LAST_WORD_NOTICE = "Time is up. Finish your word."


@pytest.fixture
def timed_player(open_page):
    """A player in a round of three minutes whose clock moves only when the test moves it."""
    player = open_page("", prepare=lambda page: page.clock.install(time=START_TIME))
    player.page.clock.pause_at(STOP_TIME)
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    return player.deal_timed_round()


def pass_time(player, seconds):
    player.page.clock.run_for(seconds * 1000)


def announcements(player, pattern):
    return [text for text in player.page.evaluate("() => heard") if re.search(pattern, text)]


def expect_time_left(player, time):
    expect(player.page.locator("#time-left")).to_have_text(time)


def expect_covered(player):
    expect(player.cover).to_be_visible()
    for letters in ("#root", "#beads"):
        expect(player.page.locator(letters)).to_be_hidden()
    assert player.page.title() == "Word Scramble"


def expect_result(player):
    result = player.page.locator("#end")
    expect(result).to_be_visible()
    return result


@pytest.mark.journey
def test_a_timed_round_is_covered_until_play_and_ends_with_the_word_that_is_being_typed(timed_player):
    expect(timed_player.cover).to_contain_text("The clock starts with Play.")
    expect_covered(timed_player)
    pass_time(timed_player, 300)
    timed_player.start_clock()
    root = timed_player.root
    word = common(root)[0]
    assert root in timed_player.page.title()
    expect_time_left(timed_player, "3:00")
    pass_time(timed_player, 30)
    timed_player.leave()
    expect_covered(timed_player)
    timed_player.come_back()
    pass_time(timed_player, 300)
    expect_covered(timed_player)
    timed_player.start_clock()
    expect(timed_player.heading).to_have_text(root)
    expect_time_left(timed_player, "2:30")
    timed_player.press("/")
    pass_time(timed_player, 1)
    assert len(announcements(timed_player, "3 minutes left")) == 1
    pass_time(timed_player, 148)
    assert announcements(timed_player, "seconds left$") == ["60 seconds left", "30 seconds left", "10 seconds left"]
    timed_player.type(word[:-1])
    pass_time(timed_player, 20)
    expect(timed_player.notice).to_contain_text(LAST_WORD_NOTICE)
    timed_player.type(word[-1]).press("Enter")
    result = expect_result(timed_player)
    expect(result).to_contain_text("3 minutes: Time is up")
    expect(result).to_contain_text("Found 1 of")
    expect(result).to_have_accessible_description(re.compile("^Time is up"))
    timed_player.press("Escape")
    expect(timed_player.page.get_by_text(LAST_WORD_NOTICE)).to_be_hidden()
    expect(timed_player.page.locator("#time-left")).to_be_hidden()
    # A new word has the same limit.
    timed_player.button("New Word").click()
    expect_covered(timed_player)
    expect_time_left(timed_player, "3:00")


def test_the_clock_runs_behind_a_dialog(timed_player):
    timed_player.start_clock()
    for name, left in [("Settings", "2:40"), ("Rounds", "2:20")]:
        timed_player.button(name).click()
        pass_time(timed_player, 20)
        expect_time_left(timed_player, left)
        timed_player.press("Escape")
    # When the time is up, the result replaces the question.
    timed_player.button("End the round").click()
    expect(timed_player.page.get_by_role("dialog", name="End this round?")).to_be_visible()
    pass_time(timed_player, 200)
    expect_result(timed_player)
    expect(timed_player.page.locator("dialog[open]")).to_have_count(1)


def test_the_end_waits_only_for_the_word_in_the_field(timed_player):
    timed_player.start_clock()
    pass_time(timed_player, 200)
    expect(expect_result(timed_player)).to_have_accessible_description(re.compile("^Time is up. Start"))
    assert announcements(timed_player, "left")[-1] == "10 seconds left"
    timed_player.press("Escape")
    # A refusal of the last word is shown before the result.
    timed_player.deal_timed_round().start_clock().type("zzz")
    pass_time(timed_player, 200)
    timed_player.press("Enter")
    expect(timed_player.refusal).to_contain_text("Word not possible")
    expect(timed_player.page.locator("#end")).to_be_hidden()
    timed_player.press("Escape")
    pass_time(timed_player, 1)
    expect_result(timed_player)
    expect(timed_player.field).to_have_value("")
    timed_player.press("Escape")
    # Deleting the last word ends the round.
    timed_player.deal_timed_round().start_clock().type("z")
    pass_time(timed_player, 200)
    expect(timed_player.notice).to_contain_text(LAST_WORD_NOTICE)
    timed_player.press("Backspace")
    expect_result(timed_player)
    timed_player.press("Escape")
    # Waiting for the last word does not carry over to the next round.
    timed_player.deal_timed_round().start_clock().type("zz")
    pass_time(timed_player, 200)
    expect(timed_player.notice).to_contain_text(LAST_WORD_NOTICE)
    timed_player.deal_timed_round(10).start_clock()
    expect(timed_player.field).to_have_value("")
    expect(timed_player.notice).to_be_hidden()
    timed_player.type("zz").press("Backspace", "Backspace")
    expect_time_left(timed_player, "10:00")


def test_the_cover_can_be_left_without_starting_the_clock(timed_player):
    timed_player.start_clock()
    root = timed_player.root
    word = common(root)[0]
    timed_player.find(word)
    for leave in (
        lambda: timed_player.cover.get_by_role("button", name="Today's puzzle").click(),
        lambda: timed_player.press("Escape"),
    ):
        timed_player.leave()
        timed_player.come_back()
        expect_covered(timed_player)
        leave()
        expect(timed_player.heading).not_to_have_text(root)
        timed_player.offer.get_by_role("link", name="Resume").click()
        expect_covered(timed_player)
        pass_time(timed_player, 60)
        expect_time_left(timed_player, "3:00")
        timed_player.start_clock().expect_words(word)


def test_a_reload_gives_no_time_back_and_covers_the_round(timed_player):
    timed_player.start_clock()
    pass_time(timed_player, 60)
    words = common(timed_player.root)[:2]
    for word, left in [("", "1:56"), (words[0], "1:52"), (words[1], "1:48")]:
        if word:
            timed_player.find(word)
        pass_time(timed_player, 4)
        timed_player.wait_for_writes()
        timed_player.page.reload()
        expect_covered(timed_player)
        pass_time(timed_player, 60)
        expect_time_left(timed_player, left)
        timed_player.start_clock()
        expect_time_left(timed_player, left)
    timed_player.expect_words(*reversed(words))
