"""Desktops: words and figures stay with the board, type grows with the screen, and the score stays in sight."""

import pytest
from player import WORDS, expect


def box(player, name):
    return player.page.locator(name).bounding_box()


@pytest.mark.parametrize(
    "size, text",
    [((1280, 800), 16), ((1440, 900), 16), ((1920, 1080), 20), ((1920, 940), 20), ((2560, 1300), 24)],
    ids=str,
)
def test_words_and_figures_stay_with_the_board_and_type_grows(open_page, size, text):
    player = open_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    before = [box(player, name) for name in ("#root", "#beads", "#field", "#enter", ".progress", "#open-hint")]
    player.find(*WORDS[:8])
    after = [box(player, name) for name in ("#root", "#beads", "#field", "#enter", ".progress", "#open-hint")]
    assert before == after
    words, beads, figures = box(player, ".words"), box(player, "#beads"), box(player, ".progress")
    size_of = "(element) => parseFloat(getComputedStyle(element).fontSize)"
    assert player.page.locator("#points-unit").evaluate(size_of) == text
    # In letters of the text, however large the screen is.
    assert (figures["x"] + figures["width"] - words["x"]) / text <= 80
    assert 0 < (beads["x"] - words["x"] - words["width"]) / text < 6
    assert 0 < (figures["x"] - beads["x"] - beads["width"]) / text < 6
    # In the middle, and under the top line.
    aside = box(player, ".mark")["x"]
    assert aside == pytest.approx(words["x"]) and aside == pytest.approx(
        size[0] - figures["x"] - figures["width"], abs=11
    )


def test_a_window_for_which_large_text_is_too_large_keeps_its_type(open_page):
    player = open_page(viewport={"width": 1920, "height": 840})
    assert player.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "16px"


@pytest.mark.parametrize("size", [(1280, 800), (1180, 820), (1280, 620), (1920, 1080)], ids=str)
def test_the_score_stays_in_sight_with_the_hint_open(open_page, size):
    player = open_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce").find("milk")
    player.button("Hint").click()
    last = player.button("End the round")
    last.focus()
    player.press("Shift+Tab", "Tab")
    for part in (player.score, player.page.locator("#rank"), player.page.locator("#found-count"), last):
        expect(part).to_be_in_viewport(ratio=1)
    ring = 6
    left, link = box(player, ".left"), last.bounding_box()
    assert link["y"] + link["height"] + ring <= left["y"] + left["height"]
    assert left["x"] + ring <= link["x"]
