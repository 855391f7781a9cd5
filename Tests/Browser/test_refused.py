"""Refusals: their texts, their effect on the field, and how they are dismissed."""

import re

import pytest
from player import expect

# code: root, words found before, typed word, title, message, detail
REFUSALS = {
    "notLetters": (
        "silkworm",
        [],
        "m1lk",
        "Word not possible",
        "You can't spell that word from 'silkworm'!",
        "1 is not a letter from a to z.",
    ),
    "tooShort": ("silkworm", [], "mi", "Word too short", "Use at least 3 letters.", ""),
    "sameAsRoot": ("silkworm", [], "silkworm", "That's the word you started with", "Find a different one in it.", ""),
    "alreadyFound": ("silkworm", ["milk"], "milk", "Word used already", "Be more original", "You found milk earlier."),
    "lettersNotInRoot": (
        "silkworm",
        [],
        "mill",
        "Word not possible",
        "You can't spell that word from 'silkworm'!",
        "There is only one l in silkworm.",
    ),
    "tooLong": (
        "internationally",
        [],
        "international",
        "Word too long",
        "The word list holds words of up to 8 letters.",
        "Yours has 13.",
    ),
    "unknownWord": (
        "silkworm",
        [],
        "milsk",
        "Word not recognized",
        "You can't just make them up, you know!",
        "Not in our word list. You may well be right.",
    ),
}


@pytest.fixture(params=REFUSALS)
def refused(request, open_page):
    """A player whose word has just been refused."""
    root, before, typed, *texts = REFUSALS[request.param]
    player = open_page(f"?root={root}").find(*before)
    player.field.focus()
    player.type(typed).press("Enter")
    player.texts, player.typed = texts, typed
    player.offer = " That is a word!" if request.param == "unknownWord" else ""
    expect(player.refusal.get_by_role("button", name="OK")).to_be_visible()
    return player


@pytest.mark.behaviour
def test_a_refusal_shows_its_reason_and_can_be_dismissed_in_every_way(refused):
    """One game for each reason: every way to dismiss the refusal leads back to the same state."""
    player = refused
    title, message, player.detail = player.texts

    def expect_refused():
        expect(player.refusal).to_have_count(1)
        expect(player.refusal).to_have_text(f"{title} {message} {player.detail}{player.offer}OK", use_inner_text=False)
        expect(player.field).to_be_focused()
        expect(player.field).to_have_value(player.typed)

    def expect_dismissed(value):
        expect(player.refusal).to_be_empty()
        expect(player.field).to_be_focused()
        expect(player.field).to_have_value(value)

    count = player.found.count()
    expect_refused()
    player.refusal.get_by_role("button", name="OK").click()
    expect_dismissed(player.typed)
    player.press("Enter")
    if player.offer:
        player.detail = "You tried this one already."
    expect_refused()
    player.press("Escape")
    expect_dismissed(player.typed)
    player.press("Enter")
    expect_refused()
    player.press("Enter")
    expect_dismissed(player.typed)
    player.press("Enter")
    expect_refused()
    player.type("k")
    expect_dismissed(player.typed + "k")
    player.press("Backspace", "Enter")
    expect_refused()
    player.press("Backspace")
    expect_dismissed(player.typed[:-1])
    player.press("Escape").type(player.typed).press("Enter")
    expect_refused()
    player.button("Delete").click()
    expect_dismissed(player.typed[:-1])
    player.press("Escape").type(player.typed).press("Enter")
    expect_refused()
    unused_letter = next((letter for letter in player.root if player.bead(letter).count()), None)
    if unused_letter:
        player.bead(unused_letter).first.click()
        expect_dismissed(player.typed + unused_letter)
    assert player.found.count() == count


def test_the_refusal_is_not_a_dialog_and_play_continues(refused):
    player = refused
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.button("Shuffle").click()
    player.button("New Word").click()
    expect(player.refusal).to_be_empty()


@pytest.mark.journey
def test_letters_are_inserted_at_the_caret(open_page):
    player = open_page()
    player.type("mlk").press("ArrowLeft", "ArrowLeft").type("i")
    expect(player.field).to_have_value("milk")
    player.press("Backspace")
    expect(player.field).to_have_value("mlk")
    player.press("End", "Shift+ArrowLeft").type("n")
    expect(player.field).to_have_value("mln")


@pytest.mark.journey
def test_ok_by_keyboard_returns_the_focus_to_the_field(open_page):
    player = open_page()
    player.type("milsk").press("Enter")
    expect(player.refusal.get_by_role("button", name="OK")).to_be_visible()
    player.press("Shift+Tab")
    expect(player.refusal.get_by_role("button", name="OK")).to_be_focused()
    player.press("Enter")
    expect(player.refusal).to_be_empty()
    expect(player.field).to_be_focused()


@pytest.mark.not_in_firefox("touch")
def test_a_word_refused_by_touch_stays_and_the_field_is_not_focused(open_page, phone):
    player = open_page(**phone)
    for letter in "milsk":
        player.bead(letter).tap()
    player.button("Enter").tap()
    expect(player.refusal).to_contain_text("Word not recognized")
    expect(player.field).to_have_value("milsk")
    expect(player.field).not_to_be_focused()
    player.button("Enter").tap()
    expect(player.refusal).to_be_empty()
    expect(player.field).to_have_value("milsk")


@pytest.mark.behaviour
def test_a_missing_letter_is_marked_while_typing(open_page):
    player = open_page()
    player.type("milll")
    marked = "() => [...document.querySelectorAll('#strand .small')].map((bead) => bead.classList.contains('missing'))"
    assert player.page.evaluate(marked) == [False, False, False, True, True]
    expect(player.refusal).to_be_empty()


@pytest.mark.journey
def test_a_word_found_already_is_marked_in_the_list(open_page):
    player = open_page().find("milk", "silk")
    player.type("milk").press("Enter")
    expect(player.page.locator("#found .marked")).to_have_text([re.compile("^milk")])
    player.press("Enter")
    expect(player.page.locator("#found .marked")).to_have_count(0)


@pytest.mark.behaviour
def test_an_empty_entry_shows_no_refusal(open_page):
    player = open_page()
    player.press("Enter")
    player.enter("   ")
    player.enter("　 ")
    player.press("Escape").find("milk")
    expect(player.refusal).to_be_empty()


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (320, 568)], ids=str)
def test_the_alert_does_not_cover_the_word_that_it_points_at(open_page, size):
    words = ["milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls"]
    player = open_page(viewport={"width": size[0], "height": size[1]}).find(*words)
    for word in ("milk", "slim"):
        player.enter(word)
        expect(player.refusal).to_contain_text(f"You found {word} earlier.")
        marked = player.page.locator(".find.marked .word").bounding_box()
        assert marked["y"] + marked["height"] <= player.refusal.bounding_box()["y"]
        player.press("Escape", "Escape")
