"""Desktops: words and figures stay close to the board, the type grows with the screen, and the score stays visible."""

import pytest
from player import WORDS, expect
from tour import resize

# The elements that found words do not move.
UNMOVED_ELEMENTS = ["#root", "#beads", "#field", "#enter", ".progress", "#open-hint"]


def bounding_box(player, name):
    return player.page.locator(name).bounding_box()


def test_words_and_figures_stay_with_the_board_and_type_grows(open_page):
    """Tests windows with the text size that each should have. Some are too low for large text."""
    windows = {(1280, 800): 16, (1440, 900): 16, (1920, 840): 16, (1920, 1080): 20, (1920, 940): 20, (2560, 1300): 24}
    player = open_page(reduced_motion="reduce")
    before = {}
    for size, text in windows.items():
        resize(player, size)
        before[size] = [bounding_box(player, name) for name in UNMOVED_ELEMENTS]
        size_of = "(element) => parseFloat(getComputedStyle(element).fontSize)"
        assert player.page.locator("#points-unit").evaluate(size_of) == text, size
    player.find(*WORDS[:8])
    for size, text in windows.items():
        resize(player, size)
        assert [bounding_box(player, name) for name in UNMOVED_ELEMENTS] == before[size], size
        words, beads, figures = (
            bounding_box(player, ".words"),
            bounding_box(player, "#beads"),
            bounding_box(player, ".progress"),
        )
        # The distances are measured in text sizes, however large the screen is.
        assert (figures["x"] + figures["width"] - words["x"]) / text <= 80, size
        assert 0 < (beads["x"] - words["x"] - words["width"]) / text < 6, size
        assert 0 < (figures["x"] - beads["x"] - beads["width"]) / text < 6, size
        # The columns are centered, and begin where the top line begins.
        aside, right = bounding_box(player, ".mark")["x"], size[0] - figures["x"] - figures["width"]
        assert (aside, aside) == (pytest.approx(words["x"]), pytest.approx(right, abs=11)), size


def test_the_score_stays_in_sight_with_the_hint_open(open_page):
    player = open_page(reduced_motion="reduce").find("milk")
    player.button("Hint").click()
    end_button = player.button("End the round")
    for size in [(1280, 800), (1180, 820), (1280, 620), (1920, 1080)]:
        resize(player, size)
        player.page.locator(".rest").evaluate("(list) => list.scrollTo(0, 0)")
        end_button.focus()
        player.press("Shift+Tab", "Tab")
        for part in (player.score, player.page.locator("#rank"), player.page.locator("#found-count"), end_button):
            expect(part, f"{size}").to_be_in_viewport(ratio=1)
        focus_ring_width = 6
        left, link = bounding_box(player, ".rest"), end_button.bounding_box()
        assert link["y"] + link["height"] + focus_ring_width <= left["y"] + left["height"], size
        assert left["x"] + focus_ring_width <= link["x"], size
