"""The end of a round: the missed words and the result."""

import re

import pytest
from player import expect
from words import common


def end_button_colour(player):
    """The color of a bead, which differs after the end of the round."""
    return player.bead("s").evaluate("(bead) => getComputedStyle(bead).backgroundColor")


@pytest.mark.journey
@pytest.mark.every_browser
def test_a_round_is_ended_and_goes_on_as_often_as_the_player_likes(open_page):
    player = open_page().find("milk")
    colour_before = end_button_colour(player)
    player.type("sil").press("Enter")
    expect(player.refusal).to_contain_text("Word not recognized")
    end_button = player.button("End the round")
    # The question can be declined.
    question = player.page.get_by_role("dialog", name="End this round?")
    for way in ("Keep playing", "Escape"):
        end_button.click()
        expect(question, way).to_have_accessible_description(
            "39 words are left to find. You can come back until you look at the words you missed."
        )
        if way == "Escape":
            player.press("Escape")
        else:
            question.get_by_role("button", name=way).click()
        expect(player.page.get_by_role("dialog"), way).to_have_count(0)
        expect(end_button, way).to_be_focused()
    result = player.end()
    expect(result).to_contain_text("Found 1 of 40")
    assert not set(re.findall(r"[a-z]+", result.inner_text())) & set(common("silkworm")) - {"word"}
    player.press("Escape")
    # There is no refusal and no half-typed word, and words are not accepted.
    expect(player.refusal).to_be_empty()
    expect(player.field).to_have_value("")
    expect(player.page.locator("#strand .small")).to_have_count(0)
    expect(player.page.locator("#letter-count")).to_have_text("This round is over")
    assert end_button_colour(player) != colour_before
    player.field.focus()
    player.type("silk").press("Enter")
    expect(player.refusal).to_contain_text("This round is over New Word deals another.")
    player.press("Escape", "Escape")
    assert player.words() == player.saved_words("silkworm") == ["milk"]
    # A reload shows the result again. The round can continue from there.
    player.reload()
    expect(result).to_contain_text("Found 1 of 40")
    result.get_by_role("button", name="Keep playing").click()
    expect(player.page.locator("#letter-count")).to_have_text("Tap letters or type")
    assert end_button_colour(player) == colour_before
    player.find("silk").reload()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.find("worm")
    assert player.saved_rounds()["current"]["revealed"] is False


@pytest.mark.journey
def test_a_round_whose_missed_words_were_shown_stays_finished(open_page):
    player = open_page().find("milk", "silk")
    result = player.reveal()
    expect(result).to_contain_text("38 words you missed")
    items = player.page.locator("#missed li")
    lengths = [len(word) for word in items.get_by_role("button").all_inner_texts()]
    circles = [item.locator(".circle").count() for item in items.all()]
    assert circles == [int(index == 0 or length != lengths[index - 1]) for index, length in enumerate(lengths)]
    player.press("Escape")
    for visit in (player.reload, lambda: player.visit("?root=silkworm"), lambda: player.visit("")):
        visit()
        expect(result).to_contain_text("38 words you missed")
    expect(result.get_by_role("button", name="Keep playing")).to_be_hidden()
    result.get_by_role("button", name="Close").click()
    player.enter("worm")
    expect(player.refusal).to_contain_text("This round is over")
    player.press("Escape", "Escape")
    player.button("Show the result").click()
    result.get_by_role("button", name="Close").click()
    expect(player.button("Show the result")).to_be_focused()
    # The result leads to another round, and Undo leads back to it.
    player.button("Show the result").click()
    result.get_by_role("button", name="New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    player.undo.click()
    expect(result).to_be_visible()


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
    result = "Word Scramble, silkworm: 2 of 40 words, 1 bonus, 6 points, Strand."
    link = f"{player.address}?root=silkworm"
    assert copied() == f"{result} {link}"
    beads.check()
    assert copied() == f"{result}\n●●○○○○○\n{link}"
    # The result of a daily puzzle names its number but not its root.
    player.visit("?daily=325").end()
    expect(beads).to_be_checked()
    beads.uncheck()
    total = len(common(player.page.locator("#root").inner_text()))
    assert copied() == f"Word Scramble No 325: 0 of {total} words, 0 points, Thread. {player.address}?daily=325"
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
