"""A pupil plays a set: which round it is, the unit words, and what comes after a round."""

import re

import pytest
import sets
from player import RECORD_ANNOUNCEMENTS, expect, until
from tour import violations

# Whether the browser has cached every file of meanings.
LOAD_ALL_MEANINGS = """async () => {
  const { folder, first } = await (await fetch(new URL("meanings.json", preloaded.folder))).json();
  const cached = await (await caches.open(`meanings ${folder}`)).keys();
  return cached.length === first.length;
}"""


def header(player):
    return player.page.locator("#game > header .kind")


@pytest.mark.journey
def test_a_pupil_plays_a_set_from_its_first_round_to_handing_in(open_page):
    pupil = sets.play(open_page, sets.THREE_ROUNDS)
    page = pupil.page
    expect(header(pupil)).to_contain_text("Set silkworm + 2")
    expect(header(pupil)).to_contain_text("Round 1 of 3")
    # A set does not offer today's puzzle, and a pupil does not leave it by mistake.
    expect(header(pupil).get_by_role("link")).to_have_count(0)
    for name in ("New Word", "Undo New Word", "Redo New Word"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(pupil.button("Hand in")).to_be_in_viewport(ratio=1)

    # Unit words are counted and marked once they are found. Bonus words count.
    expect(page.locator("#unit-count")).to_have_text("Unit words: 0 of 1")
    assert not re.search(r"\b(milk|plant|tomb)\b", page.locator("body").inner_text())
    page.evaluate(RECORD_ANNOUNCEMENTS)
    pupil.find("skirl", "worm", "milk")
    expect(page.locator("#unit-count")).to_have_text("Unit words: 1 of 1")
    expect(pupil.found.first).to_contain_text("unit word")
    expect(pupil.found.nth(1)).not_to_contain_text("unit word")
    expect(pupil.found.last).to_contain_text("+ bonus")
    until(lambda: [text for text in page.evaluate("() => heard") if re.search("milk.*A unit word", text)])
    pupil.press("/")
    until(lambda: [text for text in page.evaluate("() => heard") if "Round 1 of 3" in text and "Unit words: 1" in text])

    # Every round of the set can be reached, and left again.
    pupil.button("Rounds of the set").click()
    rounds = page.get_by_role("dialog", name="Set silkworm + 2")
    items = rounds.get_by_role("listitem")
    expect(items).to_have_text([r"1. silkworm 2 of 40 being played"] + [re.compile("not started")] * 2)
    expect(rounds.locator("[aria-current]")).to_contain_text("silkworm")
    items.nth(2).get_by_role("button").press("Enter")
    expect(pupil.heading).to_have_text("composer")
    expect(header(pupil)).to_contain_text("Round 3 of 3")
    sets.play_round(pupil, "silkworm").expect_words("milk", "worm", "skirl")

    # The result leads to the next round.
    result = pupil.end()
    expect(page.locator("#end-kind")).to_have_text("Set silkworm + 2 · Round 1 of 3")
    shown = [button.inner_text() for button in result.locator("footer :is(button, a)").all() if button.is_visible()]
    assert shown == ["Hand in", "Next round"]
    expect(page.locator("#share-beads")).to_be_hidden()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    result.get_by_role("button", name="Next round").click()
    expect(pupil.heading).to_have_text("planters")
    # The first and the third round have ended, so only the second one is left.
    sets.play_round(pupil, "composer").end().get_by_role("button", name="Next round").click()
    expect(pupil.heading).to_have_text("planters")
    # Among the missed words, unit words are marked. After the last round, handing in is all that is left.
    last = pupil.reveal()
    expect(page.locator("#end-kind")).to_contain_text("Round 2 of 3")
    expect(page.locator("#missed li").filter(has_text="plant").first).to_be_visible()
    expect(page.locator("#missed .unit")).to_have_count(1)
    expect(page.locator("#missed li:has(.unit) .word")).to_have_text("plant")
    expect(last.get_by_role("button", name="Next round")).to_be_hidden()
    last.get_by_role("button", name="Hand in").click()
    expect(page.get_by_role("dialog", name="Hand in")).to_contain_text("All rounds have ended.")

    # A round outside the set shows nothing of the set.
    pupil.visit("?root=alarming")
    expect(page.locator("#open-hand-in")).to_be_hidden()
    expect(page.locator("#unit-count")).to_have_text("")
    expect(header(pupil)).not_to_contain_text("Round")
    result = pupil.end()
    expect(result.get_by_role("button", name="Hand in")).to_be_hidden()
    expect(result.get_by_role("button", name="Next round")).to_be_hidden()
    expect(result.get_by_role("button", name="Copy result")).to_be_visible()


def test_a_set_continues_offline_with_meanings_whatever_the_settings_are(open_page):
    pupil = sets.play(open_page, sets.THREE_ROUNDS)
    page = pupil.page
    sets.play_round(pupil, "planters")
    pupil.find("plant").reload().expect_words("plant")
    expect(header(pupil)).to_contain_text("Round 2 of 3")
    expect(page.locator("#unit-count")).to_have_text("Unit words: 1 of 1")
    until(lambda: page.evaluate(LOAD_ALL_MEANINGS))
    page.context.set_offline(True)
    pupil.find("planet").found.first.click()
    expect(pupil.found.first.locator(".meaning")).to_contain_text("noun")
    pupil.end().get_by_role("button", name="Next round").click()
    expect(pupil.heading).to_have_text("composer")


def test_axe_finds_nothing_in_a_set_and_its_timed_round_has_its_number(open_page, phone):
    pupil = sets.play(open_page, sets.TIMED_ROUNDS, **phone)
    page = pupil.page
    expect(header(pupil)).to_contain_text("Round 1 of 2")
    expect(page.get_by_role("timer")).to_have_text(re.compile("[45]:"))
    pupil.find("milk")
    # The page is checked once the points of the word have faded.
    expect(page.locator("#gain")).to_be_empty()
    found = {}

    def check(state):
        for width in (320, 1280):
            page.set_viewport_size({"width": width, "height": 568})
            found[state, width] = violations(page)
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (state, width)

    check("playing")
    pupil.button("Rounds of the set").click()
    expect(page.locator("#set-rounds")).to_be_visible()
    check("rounds")
    page.locator("#set-rounds-hand-in").click()
    page.locator("#seat").fill("7")
    check("handing in")
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_a_set_needs_no_unit_words(open_page):
    player = sets.play(open_page, sets.ONE_ROUND)
    expect(header(player)).to_contain_text("Set composer")
    expect(player.page.locator("#unit-count")).to_have_text("")
    player.find("rose").end()
    expect(player.page.locator("#end-bonus")).to_have_text("")
    player.press("Escape")
    maker = sets.open_maker(player)
    maker.locator(".saved-sets").get_by_role("button", name="Open Set composer").click()
    expect(maker.locator("ol.puzzles b")).to_have_text(["composer"])
