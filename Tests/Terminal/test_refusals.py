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
    "mikl": ["Word not recognized", "You can't just make them up, you know!"],
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


def test_a_word_that_was_already_found_is_marked_in_the_list(play):
    game = start_silkworm(play)
    game.play_found("milk").play_found("worm").play("milk").until("Word used already")
    assert any(row.startswith(">④") and " milk " in row for row in game.rows)
    game.press("C-u").until(lambda _: not any(row.startswith(">") for row in game.rows))


def test_other_characters_are_accepted_in_the_field_marked_and_refused(play):
    game = start_silkworm(play)
    for text in ["é", "İ", "你", "😀", "ﬁ"]:
        with case(text):
            game.type("m" + text).until(lambda _: game.field.startswith("(m)<"))
            game.press("Enter").until(*NOT_POSSIBLE_TEXTS, f"{text} is not a letter from a to z.")
            game.press("C-u").until("Type a word")
