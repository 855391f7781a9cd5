"""A whole game, once by keyboard and once by touch."""

import re

import pytest
from player import WORDS, expect

# The name of the focused button.
READ_FOCUS = "() => (document.activeElement.ariaLabel ?? document.activeElement.innerText).trim()"


@pytest.mark.journey
def test_a_whole_game_is_played_by_keyboard_alone(open_page):
    player = open_page()
    expect(player.field).to_be_focused()
    player.find(*WORDS[:6])
    player.type("milk").press("Enter")
    expect(player.refusal).to_contain_text("Word used already")
    player.press("Backspace").type("l")
    expect(player.field).to_have_value("mill")
    player.press("Enter")
    expect(player.refusal).to_contain_text("There is only one l in silkworm.")
    player.press("Escape", "Escape").type("silo").press("Enter")
    player.expect_newest("silo")
    player.press("ArrowUp")
    expect(player.field).to_have_value("silo")
    player.press("Escape")
    expect(player.field).to_have_value("")
    expect(player.score).to_have_text(re.compile(r"^14\s+points$"))
    before = player.page.get_by_role("group", name="Letters").inner_text()
    player.press(*["Space"] * 5)
    expect(player.page.get_by_role("group", name="Letters")).not_to_have_text(re.sub(r"\s", "", before))
    expect(player.field).to_have_value("")
    player.press("?")
    expect(player.page.get_by_role("dialog", name="How to play")).to_be_visible()
    player.press("Escape")
    expect(player.field).to_be_focused()
    tab_to(player, "End the round").press("Enter")
    tab_to(player, "End the round").press("Enter")
    end = player.page.get_by_role("dialog", name="silkworm")
    expect(end).to_contain_text("33 words you missed")
    tab_to(player, "New Word").press("Enter")
    expect(end).to_be_hidden()
    expect(player.heading).not_to_have_text("silkworm")


def tab_to(player, name):
    for _ in range(80):
        player.press("Tab")
        if player.page.evaluate(READ_FOCUS) == name:
            return player
    raise AssertionError(f"Tab never comes to {name}")


def spell(player, word):
    for letter in word:
        player.bead(letter).tap()


@pytest.mark.journey
def test_a_whole_game_is_played_by_touch_on_a_phone(open_page, phone):
    player = open_page(**phone)
    for word in WORDS[:3]:
        spell(player, word)
        expect(player.field).to_have_value(word)
        expect(player.page.get_by_role("button", name=f"{word[0]}, used", exact=True)).to_be_visible()
        player.button("Enter").tap()
        player.expect_newest(word)
    spell(player, "worms")
    player.page.get_by_role("button", name="o, used", exact=True).tap()
    expect(player.field).to_have_value("wrms")
    player.button("Delete").tap()
    expect(player.field).to_have_value("wrm")
    player.button("Enter").tap()
    expect(player.refusal).to_contain_text("Word not recognized")
    player.bead("s").tap()
    expect(player.refusal).to_be_empty()
    expect(player.field).to_have_value("s")
    spell(player, "lim")
    player.button("Enter").tap()
    player.expect_newest("slim")
    player.bead("k").tap()
    player.button("Enter").tap()
    expect(player.refusal).to_contain_text("Use at least 3 letters.")
    player.refusal.get_by_role("button", name="OK").tap()
    expect(player.refusal).to_be_empty()
    expect(player.field).to_have_value("k")
    player.button("Delete").tap()
    player.button("Shuffle").tap()
    player.button("New Word").tap()
    expect(player.heading).not_to_have_text("silkworm")
    player.offer.get_by_role("link", name="Resume").tap()
    player.expect_words("slim", *WORDS[2::-1])
    player.button("End the round").tap()
    player.page.get_by_role("dialog").get_by_role("button", name="End the round").tap()
    expect(player.page.get_by_role("dialog", name="silkworm")).to_contain_text("36 words you missed")
    player.page.get_by_role("dialog").get_by_role("button", name="New Word").tap()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert "word" not in player.page.evaluate("() => focused")
    player.field.tap()
    expect(player.field).to_be_focused()
