"""Neighbors are aligned and have room around them, and nothing on a screen is cut off."""

import pytest
import sets
from player import expect
from words import common

# For each row of the hint, the distance from its letter to its first circle, and from its top to that circle.
MEASURE_HINT = """() => [...document.querySelectorAll("#hint li")].map((row) => {
  const range = document.createRange();
  range.selectNodeContents(row.querySelector("b"));
  const [first] = row.querySelectorAll(".circle");
  return [first.getBoundingClientRect().left - range.getBoundingClientRect().right,
    first.getBoundingClientRect().top - row.getBoundingClientRect().top];
})"""


def bounding_box(locator):
    return locator.bounding_box()


def test_a_letter_of_the_hint_has_room_and_its_circles_begin_at_the_top(open_page, phone):
    player = open_page("?root=turmeric", **phone)
    player.page.locator("#open-hint").click()
    expect(player.page.locator("#hint li").first).to_be_visible()
    rows = player.page.evaluate(MEASURE_HINT)
    assert min(gap for gap, _ in rows) >= 6, rows
    assert {round(top) for _, top in rows} == {4}, rows


def test_the_button_for_a_new_day_is_beside_the_kind_of_the_round(open_page, phone):
    player = open_page("?daily=329", **phone)
    new_day, kind, root = (player.page.locator(part) for part in (".new-day", "#kind", "#root"))
    expect(new_day).to_be_visible()
    assert (
        abs(
            bounding_box(new_day)["y"]
            + bounding_box(new_day)["height"] / 2
            - bounding_box(kind)["y"]
            - bounding_box(kind)["height"] / 2
        )
        <= 2
    )
    assert bounding_box(new_day)["y"] + bounding_box(new_day)["height"] <= bounding_box(root)["y"]


def test_a_button_that_does_nothing_yet_is_flat_and_a_text_of_two_lines_is_centred(open_page):
    player = open_page()
    player.button("Rounds").click()
    assert player.page.locator("#play-own").evaluate("(button) => getComputedStyle(button).boxShadow") == "none"
    assert player.page.locator("#end-daily").evaluate("(link) => getComputedStyle(link).textAlign") == "center"


def test_the_finale_of_a_set_focuses_the_button_for_the_next_round(open_page):
    player = sets.play(open_page, sets.TWO_OTHER_ROUNDS, reduced_motion="reduce")
    sets.play_round(player, "planters")
    for word in common("planters"):
        player.enter(word)
    expect(player.page.locator("#end .whole-string")).to_have_count(1)
    expect(player.page.locator("#end").get_by_role("button", name="Next round")).to_be_focused()


def test_the_points_of_the_whole_string_stay_on_one_line(open_page):
    player = open_page("?root=chubby", viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    player.find(*common("chubby"))
    player.press("Escape")
    at = player.page.locator(".rung.here .at")
    expect(at).to_have_text("all 4")
    assert at.evaluate("(at) => at.offsetHeight / parseFloat(getComputedStyle(at).lineHeight)") < 1.5


@pytest.mark.not_in_firefox("a phone")
def test_a_phone_shows_all_of_the_projector(open_page, phone):
    player = sets.play(open_page, sets.TIMED_ROUNDS, **phone)
    dialog = sets.open_screen(player, "projector")
    dialog.get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(dialog.get_by_role("button", name="End the round")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [390, 1366])
def test_the_choices_for_paper_are_aligned(open_page, width):
    player = sets.play(open_page, sets.TWO_ROUNDS, viewport={"width": width, "height": 844})
    dialog = sets.open_screen(player, "paper")
    choices = dialog.locator(".paper-choices")
    one, other = choices.locator(".segments"), choices.locator("#paper-copies")
    assert (
        abs(bounding_box(one)["y"] - bounding_box(other)["y"]) <= 1
        and abs(bounding_box(one)["height"] - bounding_box(other)["height"]) <= 2
    )
    legend, label = choices.locator("legend"), choices.locator("label[for=paper-copies]")
    assert abs(bounding_box(legend)["y"] - bounding_box(label)["y"]) <= 2
