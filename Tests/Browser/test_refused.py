"""Refusals: their texts, their effect on the field, and how they are dismissed."""

import re

import pytest
from player import expect

# A word with its title, message and detail, and what is offered; each for another reason.
IMPOSSIBLE = ("Word not possible", "You can't spell that word from 'silkworm'!")
REFUSALS = {
    "m1lk": (*IMPOSSIBLE, "1 is not a letter from a to z.", ""),
    "mi": ("Word too short", "Use at least 3 letters.", "", ""),
    "silkworm": ("That's the word you started with", "Find a different one in it.", "", ""),
    "milk": ("Word used already", "Be more original", "You found milk earlier.", ""),
    "mill": (*IMPOSSIBLE, "There is only one l in silkworm.", ""),
    "milsk": (
        "Word not recognized",
        "You can't just make them up, you know!",
        "Not in our word list. You may well be right.",
        " That is a word!",
    ),
    # This one on a longer root.
    "international": ("Word too long", "The word list holds words of up to 8 letters.", "Yours has 13.", ""),
}


def expect_refused(player, word, repeated=None):
    title, message, detail, offer = REFUSALS[word]
    expect(player.refusal).to_have_text(f"{title} {message} {repeated or detail}{offer}OK", use_inner_text=False)
    expect(player.field, word).to_be_focused()
    expect(player.field).to_have_value(word)


def expect_dismissed(player, case, value):
    expect(player.refusal, case).to_be_empty()
    expect(player.field, case).to_be_focused()
    expect(player.field, case).to_have_value(value)


@pytest.mark.journey
def test_a_refusal_shows_its_reason_until_the_player_types_on(open_page):
    player = open_page().find("milk")
    for word in REFUSALS:
        if word == "international":
            player.visit("?root=internationally").field.focus()
        count = player.found.count()
        player.type(word).press("Enter")
        expect_refused(player, word)
        expect(player.page.get_by_role("dialog"), word).to_have_count(0)
        player.type("k")
        expect_dismissed(player, word, word + "k")
        assert player.found.count() == count, word
        player.press("Escape")


def test_a_refusal_can_be_dismissed_in_every_way(open_page):
    """Every way leads back to the field; the word stays, so that it can be mended."""
    player = open_page()
    ways = {
        "OK": (lambda: player.refusal.get_by_role("button", name="OK").click(), "milsk"),
        "Escape": (lambda: player.press("Escape"), "milsk"),
        "Enter": (lambda: player.press("Enter"), "milsk"),
        "a letter": (lambda: player.type("k"), "milskk"),
        "Backspace": (lambda: player.press("Backspace"), "mils"),
        "Delete": (lambda: player.button("Delete").click(), "mils"),
        "a bead": (lambda: player.bead("o").click(), "milsko"),
    }
    player.field.focus()
    repeated = None
    for way, (dismiss, value) in ways.items():
        player.type("milsk").press("Enter")
        expect_refused(player, "milsk", repeated)
        dismiss()
        expect_dismissed(player, way, value)
        player.press("Escape")
        repeated = "You tried this one already."
    # Letters in another order and another round dismiss it as well.
    player.type("milsk").press("Enter")
    expect_refused(player, "milsk", repeated)
    player.button("Shuffle").click()
    player.button("New Word").click()
    expect(player.refusal).to_be_empty()
    expect(player.heading).not_to_have_text("silkworm")


def test_letters_are_inserted_at_the_caret(open_page):
    player = open_page()
    player.type("mlk").press("ArrowLeft", "ArrowLeft").type("i")
    expect(player.field).to_have_value("milk")
    player.press("Backspace")
    expect(player.field).to_have_value("mlk")
    player.press("End", "Shift+ArrowLeft").type("n")
    expect(player.field).to_have_value("mln")


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


def test_a_missing_letter_is_marked_while_typing(open_page):
    player = open_page()
    player.type("milll")
    marked = "() => [...document.querySelectorAll('#strand .small')].map((bead) => bead.classList.contains('missing'))"
    assert player.page.evaluate(marked) == [False, False, False, True, True]
    expect(player.refusal).to_be_empty()


def test_a_word_found_already_is_marked_in_the_list(open_page):
    player = open_page().find("milk", "silk")
    player.type("milk").press("Enter")
    expect(player.page.locator("#found .marked")).to_have_text([re.compile("^milk")])
    player.press("Enter")
    expect(player.page.locator("#found .marked")).to_have_count(0)


def test_an_empty_entry_shows_no_refusal(open_page):
    player = open_page()
    player.press("Enter")
    player.enter("   ")
    player.enter("　 ")
    player.press("Escape").find("milk")
    expect(player.refusal).to_be_empty()
