"""Timed rounds: the timer, the pause, the end, and play in one tab only."""

import re

import pytest
from player import LISTEN, expect
from tour import resize
from words import common

TIME = "2026-11-20T12:00:00"
LATER = "2026-11-20T12:30:00"
LAST_WORD = "Time is up. Finish your word."


def begin(player, minutes=3):
    player.button("Rounds").click()
    player.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=f"{minutes} minutes").click()
    expect(player.page.locator("#kind")).to_have_text(f"{minutes} minutes")
    expect(player.page.locator("#rounds")).to_be_hidden()
    return player


@pytest.fixture
def timed(open_page):
    """A round of three minutes whose clock moves only when the test moves it."""
    player = open_page(prepare=lambda page: page.clock.install(time=TIME))
    player.page.clock.pause_at(LATER)
    player.page.evaluate(LISTEN)
    return begin(player)


def pass_time(player, seconds):
    player.page.clock.run_for(seconds * 1000)


def heard(player, pattern):
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
def test_a_timed_round_is_paused_and_ends_with_the_word_that_is_being_typed(timed):
    root = timed.root
    word = common(root)[0]
    pass_time(timed, 30)
    timed.button("Pause").click()
    expect(pause(timed)).to_contain_text("Letters hidden, clock stopped.")
    for letters in ("#root", "#beads"):
        expect(timed.page.locator(letters)).to_be_hidden()
    assert root not in timed.page.title()
    pass_time(timed, 300)
    resume(timed)
    expect(timed.heading).to_have_text(root)
    assert root in timed.page.title()
    expect_time_left(timed, "2:30")
    timed.press("/")
    pass_time(timed, 1)
    assert len(heard(timed, "3 minutes left")) == 1
    pass_time(timed, 148)
    assert heard(timed, "seconds left$") == ["60 seconds left", "30 seconds left", "10 seconds left"]
    timed.type(word[:-1])
    pass_time(timed, 20)
    expect(timed.notice).to_contain_text(LAST_WORD)
    timed.type(word[-1]).press("Enter")
    result = expect_result(timed)
    expect(result).to_contain_text("3 minutes: Time is up")
    expect(result).to_contain_text("Found 1 of")
    expect(result).to_have_accessible_description(re.compile("^Time is up"))
    expect(result.get_by_role("button", name="Keep playing")).to_be_hidden()
    timed.press("Escape")
    expect(timed.page.get_by_text(LAST_WORD)).to_be_hidden()
    expect(timed.button("Pause")).to_be_hidden()


def test_a_dialog_pauses_the_timer_and_closing_it_resumes(timed):
    left = 180
    for name in ["Settings", "How to play", "Rounds", "End the round"]:
        timed.button(name).first.click()
        pass_time(timed, 40)
        expect(timed.page.locator("#beads"), name).to_be_hidden()
        if name == "Settings":
            timed.choose("Look", "Dark")
            # A dialog above this one closes; this one still covers the letters.
            timed.button("Forget everything").click()
            timed.press("Escape")
            pass_time(timed, 40)
        timed.press("Escape")
        expect(timed.page.get_by_role("dialog"), name).to_have_count(0)
        expect(timed.page.locator("#beads"), name).to_be_visible()
        pass_time(timed, 10)
        left -= 10
        expect_time_left(timed, f"{left // 60}:{left % 60:02}")


def test_only_the_player_ends_a_pause_that_the_player_began(timed):
    timed.button("Pause").click()
    pause(timed)
    pass_time(timed, 40)
    timed.leave()
    timed.come_back()
    resume(timed)
    expect_time_left(timed, "3:00")


def test_new_word_keeps_the_minutes_and_the_rounds_offer_no_time_limit(timed):
    first = timed.root
    pass_time(timed, 50)
    timed.button("New Word").click()
    expect(timed.heading).not_to_have_text(first)
    expect(timed.page.locator("#kind")).to_have_text("3 minutes")
    expect_time_left(timed, "3:00")
    # A new word during a pause can be played at once.
    timed.button("Pause").click()
    pause(timed).get_by_role("button", name="New Word").click()
    expect(timed.page.get_by_role("dialog")).to_have_count(0)
    expect_time_left(timed, "3:00")
    timed.find(common(timed.root)[0])
    timed.button("Rounds").click()
    timed.button("No time limit").click()
    expect(timed.button("Pause")).to_be_hidden()
    timed.button("Rounds").click()
    expect(timed.button("No time limit")).to_have_count(0)


def test_after_the_end_the_same_minutes_are_offered_first(timed):
    pass_time(timed, 181)
    result = expect_result(timed)
    again = result.get_by_role("button", name="3 minutes again")
    strong = [button.inner_text() for button in result.locator("footer .act:visible").all()]
    assert strong == ["3 minutes again"]
    assert result.locator("footer :is(button, a):visible").first.inner_text() == "3 minutes again"
    again.click()
    expect(timed.page.get_by_role("dialog")).to_have_count(0)
    expect_time_left(timed, "3:00")
    # New Word in the result, and at the top after the round has ended, deals an untimed round.
    pass_time(timed, 181)
    expect_result(timed).get_by_role("button", name="New Word").click()
    expect(timed.button("Pause")).to_be_hidden()
    expect(timed.page.locator("#kind")).to_contain_text("Free round")
    timed.end()
    expect(timed.page.locator("#end-again")).to_be_hidden()


def test_the_last_half_minute_is_visible(timed):
    def look():
        return timed.page.locator("#pause").evaluate(
            "(timer) => { const { borderTopStyle, backgroundColor, animationName } = getComputedStyle(timer);"
            " return [borderTopStyle, backgroundColor, animationName]; }"
        )

    calm = look()
    pass_time(timed, 149)
    assert look() == calm
    pass_time(timed, 1)
    expect_time_left(timed, "0:30")
    soon = look()
    pass_time(timed, 20)
    last = look()
    # First a line around the time, then a filled shape. Nothing blinks.
    assert (calm[0], soon[0], last[0]) == ("none", "solid", "solid") and soon[1] != last[1]
    assert calm[2] == soon[2] == last[2] == "none"


def test_keep_playing_resumes_the_round(timed):
    timed.end().get_by_role("button", name="Keep playing").click()
    expect(timed.page.get_by_role("dialog")).to_have_count(0)
    pass_time(timed, 10)
    expect_time_left(timed, "2:50")
    timed.end().get_by_role("button", name="Keep playing").click()
    expect(timed.page.get_by_role("dialog")).to_have_count(0)
    pass_time(timed, 10)
    expect_time_left(timed, "2:40")


def test_the_end_waits_only_for_the_word_in_the_field(timed):
    pass_time(timed, 200)
    expect(expect_result(timed)).to_have_accessible_description(re.compile("^Time is up. Thread"))
    assert heard(timed, "left")[-1] == "10 seconds left"
    timed.press("Escape")
    # A refusal of the last word is shown before the result.
    begin(timed).type("zzz")
    pass_time(timed, 200)
    timed.press("Enter")
    expect(timed.refusal).to_contain_text("Word not possible")
    expect(timed.page.locator("#end")).to_be_hidden()
    timed.press("Escape")
    pass_time(timed, 1)
    expect_result(timed)
    expect(timed.field).to_have_value("")
    timed.press("Escape")
    # Deleting the last word ends the round.
    begin(timed).type("z")
    pass_time(timed, 200)
    expect(timed.notice).to_contain_text(LAST_WORD)
    timed.press("Backspace")
    expect_result(timed)
    timed.press("Escape")
    # The next round has its own last word.
    begin(timed).type("zz")
    pass_time(timed, 200)
    expect(timed.notice).to_contain_text(LAST_WORD)
    begin(timed, 10)
    expect(timed.field).to_have_value("")
    expect(timed.notice).to_be_hidden()
    timed.type("zz").press("Backspace", "Backspace")
    expect(timed.page.locator("#game")).to_have_attribute("data-phase", "playing")
    timed.type("zz")
    pass_time(timed, 700)
    expect(timed.notice).to_contain_text(LAST_WORD)
    # The result of a round that ends early shows its time.
    begin(timed)
    pass_time(timed, 20)
    expect(timed.end()).to_contain_text(re.compile(r"Found 0 of \d+\s*· 0:20"))


def test_a_reload_gives_no_time_back_and_the_round_waits_for_the_player(timed):
    pass_time(timed, 60)
    words = common(timed.root)[:2]
    for word, left in [("", "1:56"), (words[0], "1:52"), (words[1], "1:48")]:
        if word:
            timed.find(word)
        pass_time(timed, 4)
        timed.settle()
        timed.page.reload()
        pause(timed)
        pass_time(timed, 60)
        expect_time_left(timed, left)
        resume(timed)
        expect_time_left(timed, left)
    timed.sees_words(*reversed(words))
    # The list of rounds to resume shows its minutes.
    root = timed.root
    timed.button("New Word").click()
    timed.button("Rounds").click()
    expect(timed.page.locator("#open").get_by_role("listitem").filter(has_text=root)).to_contain_text("3 minutes")


def test_a_timed_round_is_played_in_one_tab_at_a_time(open_page, new_context):
    context = new_context()
    one = begin(open_page(context=context))
    one.find(common(one.root)[0]).settle()
    other = open_page("?root=" + one.root, context=context, ready=False)
    expect(pause(other)).to_contain_text("This timed round is being played in another tab.")
    expect(pause(other).get_by_role("button", name="Resume")).to_be_hidden()
    other.press("Escape", "Escape")
    pause(other).get_by_role("button", name="New Word").click()
    expect(other.page.get_by_role("dialog")).to_have_count(0)
    other.find(common(other.root)[0])
    # The pause ends when the playing tab reveals the round.
    other.visit("?root=" + one.root, ready=False)
    pause(other)
    one.page.bring_to_front()
    one.reveal()
    expect(other.page.locator("#paused")).to_be_hidden()
    one.press("Escape")
    # When the playing tab is closed, the other one continues.
    begin(one).find(common(one.root)[0]).settle()
    other.page.bring_to_front()
    other.visit("?root=" + one.root, ready=False)
    pause(other)
    one.page.close()
    resume(other)
    expect(other.heading).to_be_visible()


def test_the_time_can_be_extended_tenfold_and_fits_on_a_phone(open_page):
    player = open_page()
    player.button("Settings").click()
    player.choose("Extra time for timed rounds", "10×").press("Escape")
    resize(player, (390, 568))
    begin(player, 100)
    expect(player.page.locator("#time-left")).to_have_text(re.compile("^(100:00|99:..)$"))
    text_end = """() => { const [kind, text] = [document.querySelector("#kind"), document.createRange()];
      text.selectNodeContents(kind);
      return getComputedStyle(kind).clipPath === "none" ? text.getBoundingClientRect().right : 0; }"""
    for width in (390, 320):
        resize(player, (width, 568))
        left, right = (player.page.locator(at).bounding_box() for at in ("#pause", "#open-rounds"))
        assert left["x"] >= 0 and left["x"] + left["width"] <= right["x"] and right["x"] + right["width"] <= width
        assert player.page.evaluate(text_end) <= left["x"] + 10, width
