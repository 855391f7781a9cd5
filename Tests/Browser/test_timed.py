"""Timed rounds: the timer, the pause, the end, and play in one tab only."""

import re

import pytest
from player import expect
from words import common

TIME = "2026-11-20T12:00:00"
# Records the announcements, in order.
SPOKEN = """
  window.said = [];
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const text = document.querySelector("#spoken").textContent;
    if (text) said.push(text);
  }).observe(document.querySelector("#spoken"), { childList: true, characterData: true, subtree: true }));
"""


def begin(player, minutes=3):
    """Begins a timed round."""
    player.button("Rounds").click()
    player.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=f"{minutes} minutes").click()
    expect(player.page.locator("#kind")).to_have_text(f"{minutes} minutes")
    return player


@pytest.fixture
def timed(open_page):
    """A round of three minutes with a clock that the test controls."""
    return begin(open_page("?root=silkworm", before=SPOKEN, prepare=lambda page: page.clock.install(time=TIME)))


def pass_time(player, seconds):
    player.page.clock.run_for(seconds * 1000)


def expect_time_left(player, minutes, seconds=0):
    """Expects the time left, or up to nine seconds less, because the page's clock keeps running."""
    whole = minutes * 60 + seconds
    times = [f"{time // 60}:{time % 60:02}" for time in range(whole - 9, whole + 1)]
    expect(player.page.locator("#time-left")).to_have_text(re.compile("^(" + "|".join(times) + ")$"))


@pytest.mark.behaviour
def test_the_time_left_is_announced_three_times_and_its_end_ends_the_round(timed):
    pass_time(timed, 60)
    expect_time_left(timed, 2)
    pass_time(timed, 119)
    announced = [text for text in timed.page.evaluate("said") if "left" in text]
    assert [text for text in announced if text.endswith("seconds left")] == [
        "60 seconds left",
        "30 seconds left",
        "10 seconds left",
    ]
    pass_time(timed, 2)
    result = timed.page.get_by_role("dialog", name=timed.page.locator("#root").inner_text())
    expect(result).to_be_visible()
    expect(result).to_contain_text("3 minutes: Time is up")
    expect(result).to_have_accessible_description(re.compile("^Time is up. Thread"))
    expect(result.get_by_role("button", name="Keep playing")).to_be_hidden()
    expect(timed.button("Pause")).to_be_hidden()


def test_a_page_that_slept_to_the_end_does_not_tell_that_no_second_is_left(timed):
    timed.page.clock.fast_forward(600_000)
    expect(timed.page.locator("#end")).to_have_accessible_description(re.compile("^Time is up."))
    assert not [text for text in timed.page.evaluate("said") if "left" in text]


@pytest.mark.parametrize("name", ["Settings", "How to play", "Rounds", "End the round"])
def test_a_dialog_pauses_the_timer_until_the_player_resumes(timed, name):
    pass_time(timed, 60)
    timed.button(name).click()
    pass_time(timed, 40)
    if name == "Settings":
        timed.choose("Look", "Dark")
    timed.press("Escape")
    pass_time(timed, 40)
    timed.page.get_by_role("dialog", name="Paused").get_by_role("button", name="Resume").click()
    expect(timed.page.locator("#beads")).to_be_visible()
    expect_time_left(timed, 2)


def test_a_timed_round_that_can_be_resumed_shows_its_minutes(timed):
    timed.find(common(timed.root)[0])
    root = timed.root
    timed.button("New Word").click()
    timed.button("Rounds").click()
    entry = timed.page.locator("#open").get_by_role("listitem").filter(has_text=root)
    expect(entry).to_contain_text("3 minutes")


def test_the_time_left_is_announced_on_request(timed):
    pass_time(timed, 61)
    timed.press("/")
    pass_time(timed, 1)
    assert any("2 minutes left" in text for text in timed.page.evaluate("said"))


def test_the_word_being_typed_may_be_finished_and_then_the_round_ends(timed):
    word = common(timed.root)[0]
    timed.type(word[:-1])
    pass_time(timed, 200)
    expect(timed.notice).to_contain_text("Time is up. Finish your word.")
    timed.type(word[-1]).press("Enter")
    result = timed.page.get_by_role("dialog", name=timed.root)
    expect(result).to_contain_text("Found 1 of")
    timed.press("Escape")
    expect(timed.page.get_by_text("Time is up. Finish your word.")).to_be_hidden()


def test_the_next_round_has_a_last_word_of_its_own(timed):
    timed.type("zz")
    pass_time(timed, 200)
    expect(timed.notice).to_contain_text("Time is up. Finish your word.")
    begin(timed, 10)
    expect(timed.field).to_have_value("")
    expect(timed.notice).to_be_hidden()
    timed.type("zz").press("Backspace", "Backspace")
    expect(timed.page.locator("#game")).to_have_attribute("data-phase", "playing")
    timed.type("zz")
    pass_time(timed, 700)
    expect(timed.notice).to_contain_text("Time is up. Finish your word.")


def test_a_refusal_of_the_last_word_is_shown_before_the_result(timed):
    timed.type("zzz")
    pass_time(timed, 200)
    timed.press("Enter")
    expect(timed.refusal).to_contain_text("Word not possible")
    expect(timed.page.locator("#end")).to_be_hidden()
    timed.press("Escape")
    pass_time(timed, 1)
    expect(timed.page.locator("#end")).to_be_visible()
    expect(timed.field).to_have_value("")


def test_deleting_the_last_word_ends_the_round(timed):
    timed.type("z")
    pass_time(timed, 200)
    timed.press("Backspace")
    expect(timed.page.locator("#end")).to_be_visible()


@pytest.mark.behaviour
def test_a_pause_hides_the_letters_and_stops_the_timer(timed):
    root = timed.root
    pass_time(timed, 30)
    timed.button("Pause").click()
    dialog = timed.page.get_by_role("dialog", name="Paused")
    expect(dialog).to_contain_text("Letters hidden, clock stopped.")
    expect(timed.page.locator("#root")).to_be_hidden()
    expect(timed.page.locator("#beads")).to_be_hidden()
    assert root not in timed.page.title()
    pass_time(timed, 300)
    dialog.get_by_role("button", name="Resume").click()
    expect(timed.heading).to_have_text(root)
    expect_time_left(timed, 2, 30)
    assert root in timed.page.title()


@pytest.mark.behaviour
def test_a_reloaded_round_waits_for_the_player(timed):
    word = common(timed.root)[0]
    timed.find(word)
    pass_time(timed, 60)
    timed.button("Pause").click()
    timed.settle()
    timed.page.reload()
    dialog = timed.page.get_by_role("dialog", name="Paused")
    expect(dialog).to_be_visible()
    pass_time(timed, 60)
    timed.press("Escape")
    expect_time_left(timed, 2)
    timed.sees_words(word)


@pytest.mark.parametrize("finds", [0, 1])
def test_a_reload_gives_no_time_back(timed, finds):
    timed.find(*common(timed.root)[:finds])
    pass_time(timed, 60)
    for passed in 64, 68:
        pass_time(timed, 4)
        timed.settle()
        timed.page.reload()
        dialog = timed.page.get_by_role("dialog", name="Paused")
        expect(dialog).to_be_visible()
        expect_time_left(timed, 0, 180 - passed)
        dialog.get_by_role("button", name="Resume").click()
        expect(timed.heading).to_be_visible()  # The round goes on.


@pytest.mark.journey
def test_a_timed_round_is_played_in_one_tab_at_a_time(open_page, new_context):
    context = new_context()
    one = begin(open_page(context=context))
    one.find(common(one.root)[0])
    one.settle()
    other = open_page("?root=" + one.root, context=context, ready=False)
    dialog = other.page.get_by_role("dialog", name="Paused")
    expect(dialog).to_contain_text("This timed round is being played in another tab.")
    expect(dialog.get_by_role("button", name="Resume")).to_be_hidden()
    other.press("Escape", "Escape")
    expect(dialog).to_be_visible()
    one.page.close()
    dialog.get_by_role("button", name="Resume").click()
    expect(other.heading).to_be_visible()


def test_the_result_of_a_round_ended_early_tells_its_time(timed):
    pass_time(timed, 20)
    expect(timed.end()).to_contain_text(re.compile(r"Found 0 of \d+\s*· 0:2"))


@pytest.mark.parametrize("width", [320, 390])
def test_a_long_time_left_fits_on_a_phone(open_page, width):
    player = open_page(viewport={"width": width, "height": 568})
    player.button("Settings").click()
    player.choose("Extra time for timed rounds", "10×").press("Escape")
    begin(player, 100)
    left, right = (player.page.locator(at).bounding_box() for at in ("#pause", "#open-rounds"))
    assert left["x"] >= 0 and left["x"] + left["width"] <= right["x"] and right["x"] + right["width"] <= width
    text_end = """() => { const [kind, text] = [document.querySelector("#kind"), document.createRange()];
      text.selectNodeContents(kind);
      return getComputedStyle(kind).clipPath === "none" ? text.getBoundingClientRect().right : 0; }"""
    assert player.page.evaluate(text_end) <= left["x"] + 10


@pytest.mark.behaviour
def test_a_new_word_during_a_pause_is_playable_at_once(timed):
    timed.button("Pause").click()
    timed.page.get_by_role("dialog", name="Paused").get_by_role("button", name="New Word").click()
    expect(timed.page.get_by_role("dialog")).to_have_count(0)
    expect(timed.button("Pause")).to_be_hidden()
    pass_time(timed, 1)
    timed.type(common(timed.root)[0]).press("Enter")
    timed.sees_words(common(timed.root)[0])


def test_a_new_word_is_playable_at_once_while_another_tab_has_the_round(open_page, new_context):
    context = new_context()
    one = begin(open_page(context=context))
    one.find(common(one.root)[0])
    one.settle()
    other = open_page("?root=" + one.root, context=context, ready=False)
    other.page.get_by_role("dialog", name="Paused").get_by_role("button", name="New Word").click()
    expect(other.page.get_by_role("dialog")).to_have_count(0)
    other.find(common(other.root)[0])


def test_the_pause_closes_when_another_tab_reveals_the_round(open_page, new_context):
    context = new_context()
    one = begin(open_page(context=context))
    one.find(common(one.root)[0])
    one.settle()
    other = open_page("?root=" + one.root, context=context, ready=False)
    expect(other.page.get_by_role("dialog", name="Paused")).to_be_visible()
    one.page.bring_to_front()
    one.reveal()
    expect(other.page.locator("#paused")).to_be_hidden()


def test_the_time_can_be_extended_tenfold(open_page):
    player = open_page()
    player.button("Settings").click()
    player.choose("Extra time for timed rounds", "10×")
    player.press("Escape")
    begin(player, 100)
    expect_time_left(player, 100)
