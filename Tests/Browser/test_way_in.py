"""A teacher who is new to the game finds the screens for a class by their name, without scrolling."""

import pytest
from player import expect
from sets import TWO_ROUNDS, play

CLASS_BUTTON = "For a class"


def expect_maker(player, button):
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    expect(player.page.get_by_role("dialog", name=CLASS_BUTTON)).to_be_visible()
    player.press("Escape")
    expect(player.page.get_by_role("dialog", name=CLASS_BUTTON)).to_be_hidden()


@pytest.mark.journey
@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (768, 1024)])
def test_a_wide_screen_names_the_class_and_the_rounds(open_page, size):
    player = open_page("", viewport={"width": size[0], "height": size[1]})
    expect(player.page.locator("#open-rounds").get_by_text("Rounds", exact=True)).to_be_in_viewport(ratio=1)
    expect_maker(player, player.button(CLASS_BUTTON))


def test_a_phone_names_the_class_on_the_first_visit_and_later_among_the_rounds(open_page, phone):
    player = open_page("", **phone)
    expect_maker(player, player.button(CLASS_BUTTON))
    player.button("Got it").click()
    expect(player.button(CLASS_BUTTON)).to_have_count(0)
    player.page.locator("#open-rounds").click()
    expect_maker(player, player.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=CLASS_BUTTON))


def test_pupils_play_what_they_are_given(open_page):
    player = play(open_page, TWO_ROUNDS, viewport={"width": 1366, "height": 768})
    expect(player.button("Rounds")).to_be_visible()
    expect(player.button(CLASS_BUTTON)).to_have_count(0)
