"""Refusals: their texts, their effect on the field, and how they are dismissed."""

import re

import pytest
from player import expect

# Words that are refused, each with the title, message and detail of its refusal.
IMPOSSIBLE = ("Word not possible", "You can't spell that word from 'silkworm'!")
REFUSALS = {
    "m1lk": (*IMPOSSIBLE, "1 is not a letter from a to z."),
    "mi": ("Word too short", "Use at least 3 letters.", ""),
    "silkworm": ("That's the word you started with", "Find a different one in it.", ""),
    "milk": ("Word used already", "Be more original", "You found milk earlier."),
    "mill": (*IMPOSSIBLE, "There is only one l in silkworm."),
    "milsk": ("Word not recognized", "You can't just make them up, you know!", ""),
    # This one needs a longer root.
    "international": ("Word too long", "The word list holds words of up to 8 letters.", "Yours has 13."),
}


def expect_refused(player, word):
    title, message, detail = REFUSALS[word]
    expect(player.refusal).to_have_text(f"{title} {message} {detail}OK", use_inner_text=False)
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
        expect_dismissed(player, word, "k")
        expect(player.page.locator(".small.blank"), word).to_have_count(0)
        assert player.found.count() == count, word
        player.press("Escape")


def test_a_refusal_can_be_dismissed_in_every_way(open_page):
    """Every way leads back to the field.

    The next letter replaces the word, Escape removes it, and Backspace and Delete shorten it; otherwise it stays.
    """
    player = open_page()
    ways = {
        "OK": (lambda: player.refusal.get_by_role("button", name="OK").click(), "milsk"),
        "Escape": (lambda: player.press("Escape"), ""),
        "Enter": (lambda: player.press("Enter"), "milsk"),
        "a letter": (lambda: player.type("k"), "k"),
        "Backspace": (lambda: player.press("Backspace"), "mils"),
        "Delete": (lambda: player.button("Delete").click(), "mils"),
        "a bead": (lambda: player.bead("o").click(), "o"),
        "a used bead": (lambda: player.bead("k, used").click(), "k"),
    }
    player.field.focus()
    for way, (dismiss, value) in ways.items():
        player.type("milsk").press("Enter")
        expect_refused(player, "milsk")
        dismiss()
        expect_dismissed(player, way, value)
        player.press("Escape")
    # A shuffle and then New Word also dismiss the refusal.
    player.type("milsk").press("Enter")
    expect_refused(player, "milsk")
    player.button("Shuffle").click()
    player.button("New Word").click()
    expect(player.refusal).to_be_empty()
    expect(player.heading).not_to_have_text("silkworm")


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


# Corrections of the refused word "milsk", and the text of the field after an x has been added.
CORRECTIONS = {
    "Backspace": (lambda player: player.press("Backspace"), "milsx"),
    "an arrow": (lambda player: player.press("ArrowLeft"), "milsxk"),
    "Home": (lambda player: player.press("Home"), "xmilsk"),
    "up, which writes it again": (lambda player: player.press("ArrowUp"), "milskx"),
    "Delete": (lambda player: player.button("Delete").click(), "milsx"),
    "a click in the field": (lambda player: player.field.click(position={"x": 300, "y": 20}), "milskx"),
}
REPLACING_ACTIONS = {
    "nothing": lambda player: None,
    "OK": lambda player: player.refusal.get_by_role("button", name="OK").click(),
    "Enter": lambda player: player.press("Enter"),
    "a pause": lambda player: player.leave().come_back(),
    "Shuffle": lambda player: player.button("Shuffle").click(),
}


@pytest.mark.journey
def test_the_next_letter_replaces_a_refused_word_unless_it_is_corrected(open_page):
    player = open_page()
    marked = player.page.locator(".field.gives-way")
    for way, action in REPLACING_ACTIONS.items():
        player.type("milsk").press("Enter")
        expect(player.refusal, way).to_contain_text("Word not recognized")
        expect(marked, way).to_be_visible()
        action(player)
        expect(player.field, way).to_have_value("milsk")
        player.type("x")
        expect(player.field, way).to_have_value("x")
        expect(marked, way).to_have_count(0)
        player.type("y")
        expect(player.field, way).to_have_value("xy")
        player.press("Escape")
    for way, (action, value) in CORRECTIONS.items():
        player.type("milsk").press("Enter")
        expect(player.refusal, way).to_contain_text("Word not recognized")
        action(player)
        expect(marked, way).to_have_count(0)
        player.type("x")
        expect(player.field, way).to_have_value(value)
        player.press("Escape")
    expect(player.field).to_have_value("")


@pytest.mark.journey
def test_mistakes_cost_no_words_if_the_player_keeps_typing(open_page):
    player = open_page("?root=turmeric")
    for word in ("zzz", "tire", "rice", "tur", "cute"):
        player.type(word).press("Enter")
    player.expect_words("cute", "rice", "tire")


@pytest.mark.parametrize("replaces", [True, False], ids=["in the word", "behind it"])
def test_a_keyboard_that_composes_does_not_bring_a_refused_word_back(open_page, replaces):
    """A keyboard that composes takes the word before the caret into its buffer, and may later write all of it again."""
    player = open_page()
    session = player.page.context.new_cdp_session(player.page)

    def compose(text, replaced=None):
        replacement = {} if replaced is None else {"replacementStart": 0, "replacementEnd": replaced}
        selection = {"selectionStart": len(text), "selectionEnd": len(text)}
        session.send("Input.imeSetComposition", {"text": text, **selection, **replacement})

    def commit(text):
        session.send("Input.insertText", {"text": text})

    refused_text = "milsk" if replaces else ""
    player.type("milsk").press("Enter")
    expect(player.refusal).to_be_visible()
    # The first letter ends the refusal and appears without the word.
    compose(refused_text + "s", 5 if replaces else None)
    expect(player.refusal).to_be_empty()
    expect(player.page.locator("#strand .small")).to_have_text(["s"])
    compose(refused_text + "si")
    expect(player.page.locator("#strand .small")).to_have_text(["s", "i"])
    commit(refused_text + "si")
    expect(player.field).to_have_value("si")
    # The keyboard's buffer still has the whole text.
    compose("milsksil", 2)
    expect(player.page.locator("#strand .small")).to_have_text(["s", "i", "l"])
    commit("milsksilk")
    expect(player.field).to_have_value("silk")
    player.press("Enter").expect_newest("silk")
