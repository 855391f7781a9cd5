"""New words, earlier rounds, and the end of a round on the screen."""

import json
import re

from test_screen import AT_BOTH_SIZES, start_silkworm


def shown_root(game):
    return re.search(r"^ ([a-z]{3,15})\b(?! more)", "\n".join(game.rows[:2]), re.MULTILINE)[1]


def deal_new_word(game):
    """Deals a new word and waits until it is on the screen."""
    before = shown_root(game)
    game.press("C-n").until(f"A new word. ^P brings {before} back.")
    return shown_root(game)


def test_a_new_word_can_be_undone_and_the_round_is_unchanged(play):
    game = start_silkworm(play)
    game.play_found("milk").play_found("worm")
    assert deal_new_word(game) != "silkworm"
    game.until("0 of")
    game.press("C-p").until("Back to silkworm, as you left it.", "2 of 40, 0 bonus", "④ milk", "④ worm")
    assert shown_root(game) == "silkworm"


def end_round(game):
    game.press("C-g").until("End this round?", "Enter end the round", "Esc keep playing", absent="words,")
    return game.press("Enter").until("The round on ", "Tab show missed words", "Esc keep playing", absent="End this")


def test_ending_a_round_asks_for_confirmation_each_time(play):
    game = start_silkworm(play, (40, 10))
    for key in ["Escape", "C-g", "m"]:
        game.press("C-g").until("End this round?", "Enter end the round")
        game.press(key).until("0 of 40", absent="End this round?")
    game.until(lambda _: game.field == "(m)")
    game.type("ilk").press("Enter").until("milk +2")


@AT_BOTH_SIZES
def test_an_ended_round_can_be_continued_until_missed_words_are_shown(play, current_round, size):
    game = start_silkworm(play, size)
    game.play_found("milk")
    screen = end_round(game)
    assert "1 of 40 words" in " ".join(screen.split()) and "kilos" not in screen
    game.press("Escape").until("1 of 40", "Type a word", absent="The round on")
    game.play_found("worm")
    assert current_round()["found"] == ["worm", "milk"] and not current_round()["revealed"]
    end_round(game)
    game.press("m").until("The round on silkworm")
    game.press("Tab").until("Words missed, longest first", absent="keep playing")
    game.press("Escape").type("silk").press("Enter").until("A new word. ^P brings silkworm back.")
    assert shown_root(game) != "silkworm"
    game.press("C-p").until("The round on silkworm", "2 of 40 words", "Words missed")
    assert current_round()["found"] == ["worm", "milk"] and current_round()["revealed"]
    game.press("C-q")
    play("play", "--root", "silkworm").until("The round on silkworm", "Words missed", absent="keep playing")


def test_the_end_of_a_round_shows_the_missed_words_but_no_blocked_ones(play, run):
    solved = json.loads(run("solve", "silkworm", "--json").stdout)
    game = start_silkworm(play)
    game.play_found("milk").play_found("mirk")
    end_round(game)
    screen = game.press("Tab").until("The round on silkworm", "Words missed, longest first", "Possible bonus words")
    assert "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Thread." in screen
    missed, bonus = screen.split("Words missed, longest first")[1].split("Possible bonus words")
    missed_words = re.findall(r"\b[a-z]{3,8}\b", missed)
    bonus_words = re.findall(r"\b[a-z]{3,8}\b", bonus.split("^O today")[0])
    assert missed_words == [word for word in solved["common"] if word != "milk"]
    assert bonus_words == [word for word in solved["rare"] if word != "mirk"]


def test_a_small_screen_shows_the_end_of_a_round_page_by_page(play, run):
    common = json.loads(run("solve", "silkworm", "--common", "--json").stdout)["common"]
    game = start_silkworm(play, (40, 10))
    end_round(game)
    game.press("Tab").until("The round on silkworm", "kilos")
    first, seen = game.screen, []
    while True:
        before = game.screen
        seen += re.findall(r"\b[a-z]{3,8}\b", before)
        if game.press("Space").until(lambda screen, before=before: screen != before) == first:
            break
    assert set(common) <= set(seen)
