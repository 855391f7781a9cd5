"""The finale: every common word is found, and the closed string fills the screen.

The result names the longest word and the bonus words.
"""

import re

import pytest
from player import WAIT_FOR_LAYOUT, expect
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
READ_ANIMATED_PROPERTIES = """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === "thread")
  .flatMap((rule) => [...rule.cssRules].flatMap(({ style }) => [...style]))"""


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
    expect(result).to_have_accessible_description(f"Whole string, with {total} of {total} words. {text}")
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


def test_the_bonus_words_are_named_in_alphabetical_order(open_page):
    player = open_page("?root=civilize", reduced_motion="reduce").find("vlei", "ceil", *common("civilize"))
    expect(player.page.locator("#end-named")).to_have_text(re.compile(r"Bonus words: ceil, vlei\.$"))


def test_longer_words_are_larger_beads(play_all_words):
    player = play_all_words(reduced_motion="reduce")
    widths = player.page.locator(".whole-string i:not(.bonus)").evaluate_all(
        "(beads) => beads.map((bead) => bead.offsetWidth)"
    )
    assert len(set(widths)) == len({len(word) for word in common(ROOT)})


def test_the_beads_are_threaded_once_without_layout_and_can_be_closed_at_any_time(play_all_words):
    player = play_all_words()
    expect(player.page.locator("#end .whole-string i")).to_have_count(len(common(ROOT)) + 1)
    player.until(lambda: player.page.evaluate(COUNT_THREADED) > len(common(ROOT)))
    threaded = player.page.evaluate(COUNT_THREADED)
    assert set(player.page.evaluate(READ_ANIMATED_PROPERTIES)) == {"opacity", "transform"}
    player.press("Escape")
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    # When it is opened again, the result shows the same picture without motion.
    player.button("Show the result").click()
    expect(player.page.locator("#end .whole-string i.bonus")).to_be_visible()
    player.page.go_back()
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    assert player.page.evaluate(COUNT_THREADED) == threaded
    player.reload()
    player.button("Show the result").click()
    expect(player.page.locator("#end .whole-string i.bonus")).to_be_visible()
    assert player.page.evaluate(COUNT_THREADED) == 0
    player.press("Escape")
    # Another round has a necklace again.
    player.visit("?root=silkworm").find("milk").end()
    expect(player.page.locator("#end .whole-string")).to_have_count(0)
    expect(player.page.locator("#end .necklace-drawing")).to_have_count(1)


def test_the_result_does_not_open_over_another_round_that_was_begun_before_its_style_came(open_page):
    held_routes = []

    def hold(route):
        held_routes.append(route)

    player = open_page(f"?root={ROOT}", reduced_motion="reduce", prepare=lambda page: page.route("**/finale.css", hold))
    player.find(*common(ROOT)[::-1])
    player.until(lambda: held_routes)
    player.page.locator("#new-word").click()
    expect(player.heading).not_to_have_text(ROOT)
    held_routes[0].continue_()
    # The page is notified of the style sheet a moment after it has arrived.
    is_styled = "() => [...document.styleSheets].some(({ href }) => href?.endsWith('/finale.css'))"
    player.until(lambda: player.page.evaluate(is_styled))
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate(WAIT_FOR_LAYOUT)
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    # The result can be opened once its round is on screen again.
    player.undo.click()
    expect(player.heading).to_have_text(ROOT)
    player.button("Show the result").click()
    expect(player.page.locator("#end .whole-string")).to_have_count(1)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (740, 360), (1366, 768)])
def test_what_a_button_of_the_result_has_done_is_said_in_view(play_all_words, size):
    player = play_all_words(reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})
    result = player.page.locator("#end")
    before = result.get_by_role("button", name="Copy result").bounding_box()
    result.get_by_role("button", name="Copy result").click()
    expect(result.locator("#copy-status")).not_to_be_empty()
    for part in ["#copy-status", "#with-beads"]:
        box = result.locator(part).bounding_box()
        assert box["y"] >= result.locator(".dialog-body").bounding_box()["y"], part
        assert box["y"] + box["height"] <= size[1], part
        assert player.page.evaluate(
            "([x, y, part]) => document.elementFromPoint(x, y).closest(part) !== null",
            [box["x"] + 10, box["y"] + box["height"] / 2, part],
        ), part
    # The button stays under the finger.
    assert result.get_by_role("button", name="Copy result").bounding_box() == before
