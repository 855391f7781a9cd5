"""A pupil plays a set: which round it is, the words of the unit, and what comes after a round."""

import re

import pytest
import sets
from player import LISTEN, expect, until
from test_accessible import violations

# Whether the browser has cached every file of the meanings.
ALL_MEANINGS = """async () => {
  const { folder, first } = await (await fetch(new URL("meanings.json", preloaded.folder))).json();
  const cached = await (await caches.open(`meanings ${folder}`)).keys();
  return cached.length === first.length;
}"""


@pytest.fixture
def pupil(open_page):
    """A player in the first round of a set of three, without a limit of time."""
    return sets.play(open_page(), sets.THREE)


def header(player):
    return player.page.locator("#game > header .kind")


@pytest.mark.behaviour
def test_the_header_says_which_set_and_which_round(pupil):
    expect(header(pupil)).to_contain_text("Set silkworm + 2")
    expect(header(pupil)).to_contain_text("Round 1 of 3")
    # The way to today's puzzle is not offered in a set.
    expect(header(pupil).get_by_role("link")).to_have_count(0)
    sets.play_round(pupil, "composer")
    expect(header(pupil)).to_contain_text("Set silkworm + 2")
    expect(header(pupil)).to_contain_text("Round 3 of 3")


def test_unit_words_are_counted_and_marked_once_they_are_found(pupil):
    page = pupil.page
    expect(page.locator("#unit-count")).to_have_text("· Unit words: 0 of 1")
    assert not re.search(r"\b(milk|plant|tomb)\b", page.locator("body").inner_text())
    page.evaluate(LISTEN)
    pupil.find("worm", "milk")
    expect(page.locator("#unit-count")).to_have_text("· Unit words: 1 of 1")
    expect(pupil.found.first).to_contain_text("unit word")
    expect(pupil.found.last).not_to_contain_text("unit word")
    until(lambda: [said for said in page.evaluate("() => heard") if re.search("milk.*A unit word", said)])
    pupil.press("/")
    until(lambda: [said for said in page.evaluate("() => heard") if "Round 1 of 3" in said and "Unit words: 1" in said])


def test_bonus_words_count_and_meanings_are_shown(pupil):
    pupil.find("skirl")
    expect(pupil.found.first).to_contain_text("+ bonus")
    pupil.found.first.click()
    expect(pupil.found.first.locator(".meaning")).to_contain_text("noun")


def test_meanings_are_there_without_a_network_whatever_the_settings_are(pupil):
    page = pupil.page
    until(lambda: page.evaluate(ALL_MEANINGS))
    page.context.set_offline(True)
    pupil.find("worm")
    pupil.found.first.click()
    expect(pupil.found.first.locator(".meaning")).to_contain_text("noun")


@pytest.mark.behaviour
def test_the_result_leads_to_the_next_round_and_after_the_last_one_to_handing_in(pupil):
    page = pupil.page
    pupil.find("worm")
    result = pupil.end()
    expect(page.locator("#end-kind")).to_have_text("Set silkworm + 2 · Round 1 of 3")
    shown = [button.inner_text() for button in result.locator("footer :is(button, a)").all() if button.is_visible()]
    assert shown == ["Hand in", "Next round"]
    expect(page.locator("#share-beads")).to_be_hidden()
    result.get_by_role("button", name="Show missed words").click()
    expect(page.locator("#missed li").filter(has_text="milk").first).to_be_visible()
    expect(page.locator("#missed .unit")).to_have_count(1)
    expect(page.locator("#missed li:has(.unit) .word")).to_have_text("milk")
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    result.get_by_role("button", name="Next round").click()
    expect(pupil.heading).to_have_text("planters")
    # The first round has ended, so that the second one is all that is left.
    sets.play_round(pupil, "composer")
    pupil.end().get_by_role("button", name="Next round").click()
    expect(pupil.heading).to_have_text("planters")
    last = pupil.end()
    expect(page.locator("#end-kind")).to_contain_text("Round 2 of 3")
    expect(last.get_by_role("button", name="Next round")).to_be_hidden()
    last.get_by_role("button", name="Hand in").click()
    expect(page.get_by_role("dialog", name="Hand in")).to_contain_text("All rounds have ended.")


def test_the_rounds_of_the_set_can_be_reached(pupil):
    pupil.find("worm", "milk")
    pupil.button("Rounds of the set").click()
    rounds = pupil.page.get_by_role("dialog", name="Set silkworm + 2")
    items = rounds.get_by_role("listitem")
    expect(items).to_have_text([r"1. silkworm 2 of 40 being played"] + [re.compile("not begun")] * 2)
    expect(rounds.locator("[aria-current]")).to_contain_text("silkworm")
    items.nth(2).get_by_role("button").press("Enter")
    expect(pupil.heading).to_have_text("composer")
    pupil.button("Rounds of the set").click()
    items.first.get_by_role("button").press("Enter")
    pupil.sees_words("milk", "worm")


def test_a_reload_in_the_middle_of_a_set_and_without_a_network_resumes_it(pupil):
    sets.play_round(pupil, "planters")
    pupil.find("plant").reload().sees_words("plant")
    expect(header(pupil)).to_contain_text("Round 2 of 3")
    expect(pupil.page.locator("#unit-count")).to_have_text("· Unit words: 1 of 1")
    # The meanings may still be on their way.
    pupil.expected_errors.append("ERR_INTERNET_DISCONNECTED")
    pupil.page.context.set_offline(True)
    pupil.find("planet").end().get_by_role("button", name="Next round").click()
    expect(pupil.heading).to_have_text("composer")


def test_a_timed_round_of_a_set_says_which_one_it_is(open_page, phone):
    player = sets.play(open_page(**phone), sets.TIMED)
    expect(header(player)).to_contain_text("Round 1 of 2")
    expect(player.page.get_by_role("timer")).to_have_text(re.compile("[45]:"))


def test_a_set_needs_no_unit_words(open_page):
    player = sets.play(open_page(), sets.ONE)
    expect(header(player)).to_contain_text("Set composer")
    expect(player.page.locator("#unit-count")).to_have_text("")
    player.find("rose").end()
    expect(player.page.locator("#end-bonus")).to_have_text("")
    player.visit("?class", ready=False)
    maker = player.page.get_by_role("dialog", name="For a class")
    maker.locator(".kept-sets").get_by_role("button", name="Open Set composer").click()
    expect(maker.locator("ol.puzzles b")).to_have_text(["composer"])


def test_a_pupil_does_not_leave_the_set_by_mistake(pupil):
    for name in ("New Word", "Undo New Word", "Redo New Word"):
        expect(pupil.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(pupil.button("Hand in")).to_be_in_viewport(ratio=1)


def test_nothing_of_a_set_is_shown_in_another_round(pupil):
    page = pupil.page
    pupil.visit("?root=alarming")
    expect(page.locator("#open-hand-in")).to_be_hidden()
    expect(page.locator("#unit-count")).to_have_text("")
    expect(header(pupil)).not_to_contain_text("Round")
    result = pupil.end()
    expect(result.get_by_role("button", name="Hand in")).to_be_hidden()
    expect(result.get_by_role("button", name="Next round")).to_be_hidden()
    expect(result.get_by_role("button", name="Copy result")).to_be_visible()


@pytest.mark.parametrize("width", [320, 1280])
def test_axe_finds_nothing_in_a_set(pupil, width):
    page = pupil.page
    page.set_viewport_size({"width": width, "height": 568})
    pupil.find("milk")
    # The points of the word fade first.
    expect(page.locator("#gain")).to_be_empty()
    assert violations(page) == []
    pupil.button("Rounds of the set").click()
    expect(page.locator("#set-rounds")).to_be_visible()
    assert violations(page) == []
    page.locator("#set-rounds-hand-in").click()
    page.locator("#seat").fill("7")
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
