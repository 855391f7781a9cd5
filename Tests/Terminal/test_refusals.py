"""A refusal is explained under the field, and the typed word stays."""

import pytest
from test_screen import SIZES, silkworm

NOT_POSSIBLE = ["Word not possible", "You can't spell that word from 'silkworm'!"]
REFUSALS = {
    "mi1k": [*NOT_POSSIBLE, "1 is not a letter from a to z."],
    "mi": ["Word too short", "Use at least 3 letters."],
    "silkworm": ["That's the word you started with", "Find a different one in it."],
    "milk": ["Word used already", "Be more original", "You found milk earlier."],
    "mill": [*NOT_POSSIBLE, "There is only one l in silkworm."],
    "melk": [*NOT_POSSIBLE, "silkworm has no e."],
    "mikl": ["Word not recognized", "You can't just make them up, you know!", "You may well be right."],
}


@SIZES
@pytest.mark.parametrize("word", REFUSALS)
def test_a_refusal_shows_title_message_and_detail_and_keeps_the_word(play, word, size):
    game = silkworm(play, size)
    if word == "milk":
        game.find("milk")
    game.play(word)
    screen = game.until(*REFUSALS[word])
    assert game.typed == word
    lines = screen.split("\n")
    field = next(row for row, line in enumerate(lines) if "_" in line)
    assert lines[field + 1].startswith(" ! " + REFUSALS[word][0])


@SIZES
def test_a_word_too_long_for_the_list_is_refused_with_its_length(play, size):
    game = play("play", "--root", "telepathsxyz", columns=size[0], rows=size[1])
    game.until("telepathsxyz", "_")
    game.play("telepaths")
    game.until("Word too long", "up to 8 letters.", "Yours has 9.")


def test_the_next_letter_starts_a_new_word(play):
    game = silkworm(play)
    game.play("mill").until("Word not possible")
    game.type("s").until(lambda _: game.field == "(s)", gone="Word not possible")


@pytest.mark.parametrize(
    "keys",
    [
        ["Space"],
        ["Tab", "Tab"],
        ["Tab", "Escape"],
        ["?", "Enter"],
        ["NPage"],
        ["PPage"],
        ["Up"],
        ["Down"],
        ["Left"],
        ["Escape"],
        ["Enter"],
        ["C-g", "Escape"],
        ["C-p"],
        ["C-l"],
        ["Space", "NPage", "Up", "Escape", "Enter"],
    ],
    ids=" ".join,
)
def test_the_next_letter_starts_a_new_word_whatever_keys_came_between(play, keys):
    game = silkworm(play)
    game.play("mill").until("Word not possible")
    for key in keys:
        game.press(key)
    if keys[-1] == "Escape":  # An escape immediately followed by a letter would be read as one key.
        game.until("_", gone=["Word not possible", "Keys", "Words left", "End this round?"])
    game.type("row").until(lambda _: game.field == "(r)(o)(w)")


@pytest.mark.parametrize(
    "keys, field",
    [(["BSpace"], "milr"), (["C-u"], "r"), (["C-u", "Up"], "millr"), (["Space", "BSpace", "Tab", "Tab"], "milr")],
)
def test_after_an_edit_of_the_refused_word_letters_are_appended(play, keys, field):
    game = silkworm(play)
    game.play("mill").until("Word not possible")
    game.press(*keys).type("r").until(lambda _: game.typed == field)


def test_enter_on_the_unchanged_word_only_dismisses_the_refusal(play):
    game = silkworm(play)
    game.play("mikl").until("Word not recognized")
    game.press("Enter").until(lambda _: game.typed == "mikl", gone="Word not recognized")
    game.press("Enter").until("Word not recognized")


def test_escape_dismisses_the_refusal_and_keeps_the_word(play):
    game = silkworm(play)
    game.play("mikl").until("Word not recognized")
    game.press("Escape").until(lambda _: game.typed == "mikl", gone="Word not recognized")


def test_backspace_corrects_the_refused_word(play):
    game = silkworm(play)
    game.play("milx").until("silkworm has no x.")
    game.press("BSpace").until(lambda _: game.typed == "mil", gone="Word not possible")
    game.type("k").press("Enter").until("milk +2")


def test_a_word_found_already_is_marked_in_the_list(play):
    game = silkworm(play)
    game.find("milk").find("worm").play("milk").until("Word used already")
    assert any(row.startswith(">④") and " milk " in row for row in game.rows)
    game.press("C-u").until(lambda _: not any(row.startswith(">") for row in game.rows))


def test_enter_in_an_empty_field_does_nothing(play):
    game = silkworm(play)
    before = game.screen
    game.press("Enter").type("m").until(lambda _: game.field == "(m)")
    game.press("BSpace").until(lambda screen: screen == before)


@pytest.mark.parametrize("text", ["é", "ß", "İ", "你", "😀", "а", "ﬁ"])
def test_other_characters_are_accepted_in_the_field_marked_and_refused(play, text):
    game = silkworm(play)
    game.type("m" + text).until(lambda _: game.field.startswith("(m)<"))
    game.press("Enter").until(*NOT_POSSIBLE, f"{text} is not a letter from a to z.")
    game.press("C-u").until("Type a word")


@pytest.mark.parametrize("character, name", [("\u202e", "U+202E"), ("\u0301", "U+0301"), ("\u200d", "U+200D")])
def test_characters_that_would_disturb_the_screen_are_named_by_code_point(play, character, name):
    game = silkworm(play)
    game.type("m" + character).until(lambda _: game.field == "(m)<?>")
    game.press("Enter").until(f"{name} is not a letter from a to z.")


def test_each_invalid_utf8_byte_is_one_replacement_character(play):
    game = silkworm(play)
    game.send(b"m\xff\xfe").until(lambda _: game.field == "(m)<?><?>")
    game.press("Enter").until("U+FFFD is not a letter from a to z.")
