"""The finale: every common word is found, and the closed string fills the screen.

The result names the longest word and the bonus words.
"""

import pytest
from player import expect
from tour import resize, violations
from words import common

ROOT, BONUS = "chubby", "chub"
SIZES = [(320, 568), (390, 844), (740, 360), (1280, 800)]

# The texts of the finale that a bead covers, or that reach beyond a side of the window.
FIND_COVERED = """() => {
  const end = document.querySelector("#end");
  const texts = [...end.querySelectorAll(".stage > :not(.whole-string, .unseen)")].filter((text) => text.checkVisibility());
  const beads = [...end.querySelectorAll(".whole-string i")].map((bead) => bead.getBoundingClientRect());
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isCovered = beads.some((bead) => bead.left < right && bead.right > left && bead.top < bottom && bead.bottom > top);
    return isCovered || left < 0 || right > innerWidth ? [text.textContent] : [];
  });
}"""
MEASURE_STRING = """() => {
  const body = document.querySelector("#end .dialog-body").getBoundingClientRect();
  const { left, right, width, height } = document.querySelector(".whole-string .cord-strand").getBoundingClientRect();
  return { across: width / innerWidth, down: height / body.height, left, right: innerWidth - right };
}"""
# The number of beads that have been threaded so far, and the properties that their animation changes.
COUNT_THREADED = "() => movements.filter((movement) => movement.endsWith(' thread')).length"


@pytest.fixture
def play_all_words(open_page):
    def play_all_words(**settings):
        player = open_page(f"?root={ROOT}", **settings)
        player.find(BONUS, *common(ROOT)[::-1])
        expect(player.page.locator("#end .whole-string")).to_have_count(1)
        return player

    return play_all_words


def test_the_whole_string_fills_the_screen_and_names_the_longest_word_and_the_bonus_words(play_all_words):
    player = play_all_words(reduced_motion="reduce")
    result = player.page.get_by_role("dialog", name=f"End of the round on {ROOT}")
    longest, total = common(ROOT)[0], len(common(ROOT))
    text = f"Longest word: {longest}. Bonus words: {BONUS}."
    expect(result).to_have_accessible_description(f"All words, {total} of {total}. {text}")
    expect(result.locator("#end-named")).to_have_text(text)
    expect(result.locator("#end-longest i")).to_have_text([*longest])
    expect(result.locator(".whole-string i:not(.bonus)")).to_have_count(total)
    expect(result.locator(".whole-string i.bonus")).to_have_count(1)
    expect(result.get_by_role("button", name="Copy result")).to_be_focused()
    for size in SIZES:
        resize(player, size)
        place = player.page.evaluate(MEASURE_STRING)
        assert place["left"] == pytest.approx(place["right"], abs=2) and place["down"] > 0.7, (size, place)
        assert place["across"] > 0.6 or size[0] > 1000, (size, place)
        assert player.page.evaluate(FIND_COVERED) == [], size
        assert violations(player.page) == [], size
    assert player.page.evaluate(COUNT_THREADED) == 0
