"""A refusal is explained under the field, and the typed word stays."""

from test_screen import AT_BOTH_SIZES, start_silkworm
from tools import case

NOT_POSSIBLE_TEXTS = ["Word not possible", "You can't spell that word from 'silkworm'!"]
REFUSAL_TEXTS = {
    "mi1k": [*NOT_POSSIBLE_TEXTS, "1 is not a letter from a to z."],
    "mi": ["Word too short", "Use at least 3 letters."],
    "silkworm": ["That's the word you started with", "Find a different one in it."],
    "milk": ["Word used already", "Be more original", "You found milk earlier."],
    "mill": [*NOT_POSSIBLE_TEXTS, "There is only one l in silkworm."],
    "melk": [*NOT_POSSIBLE_TEXTS, "silkworm has no e."],
    "mikl": ["Word not recognized", "You can't just make them up, you know!", "You may well be right."],
}


@AT_BOTH_SIZES
def test_a_refusal_shows_title_message_and_detail_and_keeps_the_word(play, size):
    game = start_silkworm(play, size)
    game.play_found("milk")
    for word, texts in REFUSAL_TEXTS.items():
        with case(word):
            game.play(word)
            screen = game.until(*texts)
            assert game.typed == word
            lines = screen.split("\n")
            field = next(row for row, line in enumerate(lines) if "_" in line)
            assert lines[field + 1].startswith(" ! " + texts[0])
            game.press("C-u").until("Type a word", absent=texts[0])


def test_a_word_too_long_for_the_word_list_is_refused_with_its_length(play):
    game = play("play", "--root", "telepathsxyz", columns=40, rows=10)
    game.until("telepathsxyz", "_")
    game.play("telepaths")
    game.until("Word too long", "up to 8 letters.", "Yours has 9.")


def test_after_a_refusal_a_letter_starts_a_new_word_and_an_edit_corrects_it(play):
    # FieldTests.swift and ScreenGameTests.swift test every key that can be pressed in between.
    game = start_silkworm(play)
    game.play("mill").until("Word not possible")
    game.type("s").until(lambda _: game.field == "(s)", absent="Word not possible")
    game.press("C-u").play("mill").until("Word not possible")
    game.press("Space", "Tab").until("Words left")
    game.press("Tab", "Tab").type("row").until(lambda _: game.field == "(r)(o)(w)", absent="Words left")
    game.press("C-u").play("milx").until("silkworm has no x.")
    game.press("BSpace").until(lambda _: game.typed == "mil", absent="Word not possible")
    game.type("k").press("Enter").until("milk +2")


def test_enter_only_dismisses_a_refusal_and_escape_clears_the_word(play):
    game = start_silkworm(play)
    game.play("mikl").until("Word not recognized")
    game.press("Enter").until(lambda _: game.typed == "mikl", absent="Word not recognized")
    game.press("Enter").until("Word not recognized")
    game.press("Escape").until(lambda _: game.typed == "", absent="Word not recognized")


def test_a_word_that_was_already_found_is_marked_in_the_list(play):
    game = start_silkworm(play)
    game.play_found("milk").play_found("worm").play("milk").until("Word used already")
    assert any(row.startswith(">④") and " milk " in row for row in game.rows)
    game.press("C-u").until(lambda _: not any(row.startswith(">") for row in game.rows))


def test_enter_in_an_empty_field_does_nothing(play):
    game = start_silkworm(play)
    before = game.screen
    game.press("Enter").type("m").until(lambda _: game.field == "(m)")
    game.press("BSpace").until(lambda screen: screen == before)


def test_other_characters_are_accepted_in_the_field_marked_and_refused(play):
    game = start_silkworm(play)
    for text in ["é", "İ", "你", "😀", "ﬁ"]:
        with case(text):
            game.type("m" + text).until(lambda _: game.field.startswith("(m)<"))
            game.press("Enter").until(*NOT_POSSIBLE_TEXTS, f"{text} is not a letter from a to z.")
            game.press("C-u").until("Type a word")


def test_characters_that_would_disturb_the_screen_are_named_by_code_point(play):
    game = start_silkworm(play)
    for character, name in [("\u202e", "U+202E"), ("\u0301", "U+0301"), ("\u200d", "U+200D")]:
        with case(name):
            game.type("m" + character + "i").until(lambda _: game.field == "(m)<?>(i)")
            game.press("Enter").until(f"{name} is not a letter from a to z.")
            game.press("C-u").until("Type a word")


def test_each_invalid_utf8_byte_is_one_replacement_character(play):
    game = start_silkworm(play)
    game.send(b"m\xff\xfe").until(lambda _: game.field == "(m)<?><?>")
    game.press("Enter").until("U+FFFD is not a letter from a to z.")
