"""Timed rounds: the timer, the pause and the end."""

import re

import pytest
from player import RECORD_ANNOUNCEMENTS, expect
from words import common

START_TIME = "2026-11-20T12:00:00"
PAUSE_TIME = "2026-11-20T12:30:00"
LAST_WORD_NOTICE = "Time is up. Finish your word."


def begin_timed_round(player, minutes=3):
    player.button("Rounds").click()
    player.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=f"{minutes} minutes").click()
    expect(player.page.locator("#kind")).to_have_text(f"{minutes} minutes")
    expect(player.page.locator("#rounds")).to_be_hidden()
    return player


@pytest.fixture
def timed_player(open_page):
    """A player in a round of three minutes whose clock moves only when the test moves it."""
    player = open_page(prepare=lambda page: page.clock.install(time=START_TIME))
    player.page.clock.pause_at(PAUSE_TIME)
    player.page.evaluate(RECORD_ANNOUNCEMENTS)
    return begin_timed_round(player)


def pass_time(player, seconds):
    player.page.clock.run_for(seconds * 1000)


def announcements(player, pattern):
    return [text for text in player.page.evaluate("() => heard") if re.search(pattern, text)]


def expect_time_left(player, time):
    expect(player.page.locator("#time-left")).to_have_text(time)


def pause(player, *case):
    """Waits for the pause dialog and returns it."""
    dialog = player.page.get_by_role("dialog", name="Paused")
    expect(dialog, *case).to_be_visible()
    return dialog


def resume(player):
    pause(player).get_by_role("button", name="Resume").click()
    expect(player.page.locator("#beads")).to_be_visible()


def expect_result(player):
    result = player.page.locator("#end")
    expect(result).to_be_visible()
    return result


@pytest.mark.journey
def test_a_timed_round_is_paused_and_ends_with_the_word_that_is_being_typed(timed_player):
    root = timed_player.root
    word = common(root)[0]
    pass_time(timed_player, 30)
    timed_player.button("Pause").click()
    expect(pause(timed_player)).to_contain_text("Letters hidden, clock stopped.")
    for letters in ("#root", "#beads"):
        expect(timed_player.page.locator(letters)).to_be_hidden()
    assert root not in timed_player.page.title()
    pass_time(timed_player, 300)
    resume(timed_player)
    expect(timed_player.heading).to_have_text(root)
    assert root in timed_player.page.title()
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
    expect(result.get_by_role("button", name="Keep playing")).to_be_hidden()
    timed_player.press("Escape")
    expect(timed_player.page.get_by_text(LAST_WORD_NOTICE)).to_be_hidden()
    expect(timed_player.button("Pause")).to_be_hidden()


def test_a_dialog_pauses_the_timer_and_closing_it_resumes(timed_player):
    left = 180
    for name in ["Settings", "How to play", "Rounds", "End the round"]:
        timed_player.button(name).first.click()
        pass_time(timed_player, 40)
        expect(timed_player.page.locator("#beads"), name).to_be_hidden()
        if name == "Settings":
            timed_player.choose("Look", "Dark")
            # A dialog above this one closes; this one still covers the letters.
            timed_player.button("Forget everything").click()
            timed_player.press("Escape")
            pass_time(timed_player, 40)
        timed_player.press("Escape")
        expect(timed_player.page.get_by_role("dialog"), name).to_have_count(0)
        expect(timed_player.page.locator("#beads"), name).to_be_visible()
        pass_time(timed_player, 10)
        left -= 10
        expect_time_left(timed_player, f"{left // 60}:{left % 60:02}")


def test_the_end_waits_only_for_the_word_in_the_field(timed_player):
    pass_time(timed_player, 200)
    expect(expect_result(timed_player)).to_have_accessible_description(re.compile("^Time is up. Thread"))
    assert announcements(timed_player, "left")[-1] == "10 seconds left"
    timed_player.press("Escape")
    # A refusal of the last word is shown before the result.
    begin_timed_round(timed_player).type("zzz")
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
    begin_timed_round(timed_player).type("z")
    pass_time(timed_player, 200)
    expect(timed_player.notice).to_contain_text(LAST_WORD_NOTICE)
    timed_player.press("Backspace")
    expect_result(timed_player)
    timed_player.press("Escape")
    # Waiting for the last word does not carry over to the next round.
    begin_timed_round(timed_player).type("zz")
    pass_time(timed_player, 200)
    expect(timed_player.notice).to_contain_text(LAST_WORD_NOTICE)
    begin_timed_round(timed_player, 10)
    expect(timed_player.field).to_have_value("")
    expect(timed_player.notice).to_be_hidden()
    timed_player.type("zz").press("Backspace", "Backspace")
    expect(timed_player.page.locator("#game")).to_have_attribute("data-phase", "playing")
    timed_player.type("zz")
    pass_time(timed_player, 700)
    expect(timed_player.notice).to_contain_text(LAST_WORD_NOTICE)
    # The result of a round that ends early shows its time.
    begin_timed_round(timed_player)
    pass_time(timed_player, 20)
    expect(timed_player.end()).to_contain_text(re.compile(r"Found 0 of \d+\s*· 0:20"))


def test_a_reload_gives_no_time_back_and_the_round_waits_for_the_player(timed_player):
    pass_time(timed_player, 60)
    words = common(timed_player.root)[:2]
    for word, left in [("", "1:56"), (words[0], "1:52"), (words[1], "1:48")]:
        if word:
            timed_player.find(word)
        pass_time(timed_player, 4)
        timed_player.wait_for_writes()
        timed_player.page.reload()
        pause(timed_player)
        pass_time(timed_player, 60)
        expect_time_left(timed_player, left)
        resume(timed_player)
        expect_time_left(timed_player, left)
    timed_player.expect_words(*reversed(words))
    # The list of rounds to resume shows the minutes of a timed round.
    root = timed_player.root
    timed_player.button("New Word").click()
    timed_player.button("Rounds").click()
    expect(timed_player.page.locator("#open").get_by_role("listitem").filter(has_text=root)).to_contain_text(
        "3 minutes"
    )
