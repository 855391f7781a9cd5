"""The end of a round: the missed words and the result."""

import re

import pytest
from player import expect
from words import common


def end_button_colour(player):
    """The color of a bead, which differs after the end of the round."""
    return player.bead("s").evaluate("(bead) => getComputedStyle(bead).backgroundColor")


def ask(player):
    """Asks to end the round; returns the question."""
    player.button("End the round").click()
    question = player.page.get_by_role("dialog", name="End this round?")
    expect(question).to_have_accessible_description(re.compile("^39 words are left"))
    return question


@pytest.mark.journey
@pytest.mark.every_browser
def test_a_round_is_ended_after_a_question_and_stays_ended(open_page):
    player = open_page().find("milk")
    colour_before = end_button_colour(player)
    player.type("sil").press("Enter")
    expect(player.refusal).to_contain_text("Word not recognized")
    # The question can be declined.
    ask(player).get_by_role("button", name="Keep playing").click()
    expect(player.button("End the round")).to_be_focused()
    ask(player)
    player.press("Escape")
    expect(player.button("End the round")).to_be_focused()
    result = player.end()
    expect(result).to_contain_text("Found 1 of 40")
    expect(result).to_contain_text("39 words you missed")
    items = player.page.locator("#missed li")
    words = items.get_by_role("button").all_inner_texts()
    assert sorted(words) == sorted(set(common("silkworm")) - {"milk"})
    circles = [item.locator(".circle").count() for item in items.all()]
    assert circles == [int(index == 0 or len(word) != len(words[index - 1])) for index, word in enumerate(words)]
    player.press("Escape")
    # There is no refusal and no half-typed word, and words are not accepted.
    expect(player.refusal).to_be_empty()
    expect(player.field).to_have_value("")
    expect(player.page.locator("#strand .small")).to_have_count(0)
    expect(player.page.locator("#letter-count")).to_have_text("This round is over")
    assert end_button_colour(player) != colour_before
    player.enter("silk")
    expect(player.refusal).to_contain_text("This round is over New Word deals another.")
    player.press("Escape", "Escape")
    assert player.words() == player.saved_words("silkworm") == ["milk"]
    player.button("Show the result").click()
    result.get_by_role("button", name="Close").click()
    expect(player.button("Show the result")).to_be_focused()
    # Whenever the round is opened, the result is shown again.
    for visit in (player.reload, lambda: player.visit("?root=silkworm")):
        visit()
        expect(result).to_contain_text("39 words you missed")
    result.get_by_role("button", name="New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_the_copied_result_names_no_found_word_and_links_to_the_puzzle(open_page):
    player = open_page().find("milk", "swirl", "skirl")
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=player.address.rstrip("/"))
    beads = player.page.get_by_role("checkbox", name="Include the string of beads")
    status = player.page.locator("#copy-status")

    def copied():
        player.button("Copy result").click()
        expect(status).to_have_text("Copied.")
        return player.page.evaluate("() => navigator.clipboard.readText()")

    player.end()
    expect(beads).not_to_be_checked()
    result = "Word Scramble, silkworm: 2 of 40 words, 1 bonus, 8 points, Fair."
    link = f"{player.address}?root=silkworm"
    assert copied() == f"{result} {link}"
    beads.check()
    assert copied() == f"{result}\n●●○○○○○\n{link}"
    # The result of a daily puzzle names its number but not its root.
    player.visit("?daily=325").end()
    expect(beads).to_be_checked()
    beads.uncheck()
    total = len(common(player.page.locator("#root").inner_text()))
    assert copied() == f"Word Scramble No 325: 0 of {total} words, 0 points, Start. {player.address}?daily=325"
    # A text that cannot be copied is shown.
    player.page.evaluate("() => { delete Navigator.prototype.clipboard; }")
    player.button("Copy result").click()
    expect(status).to_contain_text("Word Scramble No 325: 0 of")


# A share menu whose answer the test gives.
MOCK_SHARE_MENU = """window.shared = [];
Navigator.prototype.share = (given) => { shared.push(given); return new Promise((_, fail) => { window.failShare = fail; }); };"""


@pytest.mark.journey
@pytest.mark.parametrize("end", ["closed", "no answer", "not allowed"])
def test_a_share_menu_leaves_a_way_to_copy(open_page, phone, end):
    for settings in ({}, phone):
        player = open_page(before=MOCK_SHARE_MENU, **settings).find("milk")
        origin = player.address.rstrip("/")
        player.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=origin)
        player.end()
        status = player.page.locator("#copy-status")
        # On a phone, Copy result is shown only after Share was used. With a mouse, both are shown at once.
        expect(player.button("Copy result")).to_be_visible(visible=not settings)
        player.button("Share").click()
        player.until(lambda player=player: player.page.evaluate("() => shared.length === 1"))
        if end == "not allowed":
            player.page.evaluate("() => failShare(new DOMException('', 'NotAllowedError'))")
        else:
            if end == "closed":
                player.page.evaluate("() => failShare(new DOMException('', 'AbortError'))")
            expect(status).to_be_empty()
            player.button("Copy result").click()
        expect(status).to_have_text("Copied.")
        copied = player.page.evaluate("() => navigator.clipboard.readText()")
        assert copied.startswith("Word Scramble, silkworm: 1 of 40 words"), copied
