"""The end of a round: the missed words, the result, and the celebration if all words were found."""

import re

import pytest
from player import expect
from words import blocked, common, never_shown


@pytest.mark.behaviour
@pytest.mark.parametrize(
    "root, found", [("composer", ["compose", "proem", "corpse", "rose"]), ("silkworm", ["milk"]), ("alarming", [])]
)
def test_the_result_shows_every_missed_word_and_no_blocked_word(open_page, root, found):
    player = open_page(f"?root={root}").find(*found)
    end = player.reveal()
    missed = [word for word in common(root) if word not in found]
    expect(end).to_contain_text(f"{len(missed)} words you missed")
    shown = re.findall(r"[a-z]+", " ".join(end.locator("#missed [lang=en]").all_text_contents()))
    assert shown == missed
    everything = set(re.findall(r"[a-z]+", player.page.locator("body").text_content()))
    assert everything & never_shown() & set(blocked(root)) <= set(found)


@pytest.mark.behaviour
def test_the_result_shows_the_bonus_words_and_all_found_words(open_page):
    end = open_page().find("milk", "swirl", "skirl").reveal()
    expect(end).to_contain_text("Found 2 of 40")
    expect(end).to_contain_text("1 bonus")
    expect(end.get_by_role("heading", name="Your bonus words")).to_be_visible()
    expect(end).to_contain_text("skirl")
    end.get_by_text("All 3 words you found").click()
    expect(end.get_by_text("skirl, swirl, milk")).to_be_visible()


@pytest.mark.not_in_firefox("permission to read the clipboard")
def test_the_copied_result_names_no_word_and_links_to_the_round(open_page):
    player = open_page().find("milk", "swirl", "skirl")
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=player.address.rstrip("/"))
    player.end()
    player.button("Copy result").click()
    expect(player.page.locator("#copy-status")).to_have_text("Copied.")
    copied = player.page.evaluate("() => navigator.clipboard.readText()")
    line = f"Word Scramble, silkworm: 2 of 40 words, 1 bonus, 6 points, Strand. {player.address}"
    assert re.fullmatch(re.escape(line) + r"#c1\.[\w-]+", copied), copied


@pytest.mark.not_in_firefox("permission to read the clipboard")
def test_the_result_of_a_daily_names_its_number_and_no_root(open_page):
    player = open_page("?daily=325")
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=player.address.rstrip("/"))
    player.end()
    player.button("Copy result").click()
    expect(player.page.locator("#copy-status")).to_have_text("Copied.")
    copied = player.page.evaluate("() => navigator.clipboard.readText()")
    total = len(common(player.page.locator("#root").inner_text()))
    assert copied == f"Word Scramble No 325: 0 of {total} words, 0 points, Thread. {player.address}?daily=325"


def test_a_result_that_cannot_be_copied_is_shown_instead(open_page):
    player = open_page(before="delete Navigator.prototype.clipboard").find("milk")
    player.end()
    player.button("Copy result").click()
    expect(player.page.get_by_text("/#c1.")).to_be_visible()


@pytest.mark.behaviour
@pytest.mark.parametrize("root", ["rhythm", "cat", "gypsum"])
def test_finding_all_common_words_is_celebrated_and_play_continues(open_page, root):
    player = open_page(f"?root={root}")
    *words, last = common(root)[::-1]
    player.find(*words)
    expect(player.notice).to_be_hidden()
    player.find(last)
    end = player.page.get_by_role("dialog", name=root)
    expect(end).to_contain_text("There may still be bonus words.")
    expect(end.get_by_role("button", name="Show missed words")).to_be_hidden()
    assert end.locator("footer .act").all_inner_texts() == ["Copy result"], "sharing comes first"
    expect(end.get_by_role("button", name="Copy result")).to_be_focused()
    expect(end.locator(".necklace-knot")).to_have_count(1)
    # The last bead of the cord is knotted too.
    assert player.page.locator(".rank-mark").last.evaluate("(mark) => getComputedStyle(mark).outlineStyle") == "solid"
    end.get_by_role("button", name="Keep playing").click()
    expect(player.notice).to_contain_text("Every common word found. There may still be bonus words.")
    expect(player.notice.get_by_role("button")).to_have_text("New Word")
    expect(player.page.locator(".rank")).to_contain_text("Whole string")
    player.type("qqqq").press("Enter")
    expect(player.refusal).to_contain_text("Word not possible")
    player.press("Escape", "Escape")
    player.button("Show the result").click()
    expect(end).to_contain_text("Whole string")
    assert "missed" not in end.inner_text()
    end.get_by_role("button", name="Close").click()
    player.notice.get_by_role("button", name="New Word").click()
    expect(player.heading).not_to_have_text(root)
    expect(player.notice).to_be_hidden()


@pytest.mark.behaviour
def test_the_result_leads_back_to_the_round_or_to_a_new_one(open_page):
    player = open_page().find("milk")
    end = player.end()
    end.get_by_role("button", name="Close").click()
    expect(player.button("Show the result")).to_be_focused()
    player.button("Show the result").click()
    end.get_by_role("button", name="New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.undo.click()
    expect(player.page.get_by_role("dialog", name="silkworm")).to_be_visible()


def test_an_ended_round_looks_ended_and_the_field_shows_it(open_page):
    player = open_page().find("milk")
    filled = player.bead("s").evaluate("(bead) => getComputedStyle(bead).backgroundColor")
    player.end()
    player.press("Escape")
    expect(player.page.locator("#letter-count")).to_have_text("This round is over")
    assert player.bead("s").evaluate("(bead) => getComputedStyle(bead).backgroundColor") != filled
    player.button("Show the result").click()
    player.button("Keep playing").click()
    expect(player.page.locator("#letter-count")).to_have_text("Tap letters or type")
    assert player.bead("s").evaluate("(bead) => getComputedStyle(bead).backgroundColor") == filled


@pytest.mark.journey
def test_ending_asks_each_time_and_can_be_declined(open_page):
    player = open_page().find("milk")
    question = player.page.get_by_role("dialog", name="End this round?")
    for way in ("Keep playing", "Escape"):
        player.button("End the round").click()
        expect(question).to_be_visible()
        if way == "Escape":
            player.press("Escape")
        else:
            question.get_by_role("button", name=way).click()
        expect(question).to_be_hidden()
        expect(player.page.get_by_role("dialog")).to_have_count(0)
        expect(player.button("End the round")).to_be_focused()
    player.find("silk")


@pytest.mark.journey
def test_an_ended_round_can_be_continued_and_shows_no_missed_word(open_page):
    player = open_page().find("milk")
    end = player.end()
    expect(end).to_contain_text("Found 1 of 40")
    assert not set(re.findall(r"[a-z]+", end.inner_text())) & set(common("silkworm")) - {"word"}
    end.get_by_role("button", name="Keep playing").click()
    expect(end).to_be_hidden()
    player.find("silk")
    assert player.saved_rounds()["current"]["revealed"] is False


@pytest.mark.behaviour
def test_ending_leaves_no_refusal_and_no_half_word_behind(open_page):
    player = open_page().find("milk").type("sil").press("Enter")
    expect(player.refusal).to_contain_text("Word not recognized")
    result = player.end()
    player.press("Escape")
    expect(player.refusal).to_be_empty()
    expect(player.field).to_have_value("")
    expect(player.page.locator("#strand .small")).to_have_count(0)
    player.button("Show the result").click()
    result.get_by_role("button", name="Keep playing").click()
    player.find("silk")


@pytest.mark.journey
def test_an_ended_round_accepts_no_word(open_page):
    player = open_page().find("milk")
    player.end()
    player.press("Escape")
    player.field.focus()
    player.type("silk").press("Enter")
    expect(player.refusal).to_contain_text("This round is over New Word deals another.")
    player.press("Escape")
    expect(player.found).to_have_count(1)
    player.button("Show the result").click()
    player.button("Show missed words").click()
    player.press("Escape")
    player.field.focus()
    player.type("silk").press("Enter")
    expect(player.refusal).to_contain_text("This round is over")
    assert player.saved_words("silkworm") == ["milk"]


@pytest.mark.behaviour
def test_an_ended_round_shows_its_result_after_a_reload_and_can_be_continued(open_page):
    player = open_page().find("milk")
    end = player.end()
    player.reload()
    expect(end).to_contain_text("Found 1 of 40")
    end.get_by_role("button", name="Keep playing").click()
    player.find("silk").reload()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.find("worm")


@pytest.mark.journey
def test_a_revealed_round_stays_finished_after_a_reload(open_page):
    player = open_page().find("milk", "silk")
    player.reveal()
    player.reload()
    end = player.page.get_by_role("dialog", name="silkworm")
    expect(end).to_contain_text("38 words you missed")
    expect(end.get_by_role("button", name="Keep playing")).to_be_hidden()
    player.press("Escape")
    player.enter("worm")
    expect(player.refusal).to_contain_text("This round is over")
    player.visit("")
    expect(end).to_contain_text("38 words you missed")


@pytest.mark.behaviour
def test_escape_from_the_result_that_a_reload_opens_gives_the_field_the_focus(open_page, phone):
    # On a touch screen nothing has the focus at first.
    player = open_page(**phone)
    player.end()
    player.reload()
    expect(player.page.get_by_role("dialog", name="End of the round on silkworm")).to_be_visible()
    player.press("Escape")
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    expect(player.field).to_be_focused()
