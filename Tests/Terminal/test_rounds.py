"""New words and the end of a round on the screen."""

import json
import re

from test_screen import AT_BOTH_SIZES, start_silkworm


def shown_root(game):
    return re.search(r"^ ([a-z]{3,15})\b(?! more)", "\n".join(game.rows[:2]), re.MULTILINE)[1]


def test_a_new_word_replaces_the_round_which_goes_on_by_its_root(play):
    game = start_silkworm(play)
    game.play_found("milk").play_found("worm")
    game.press("C-n").until("New word: ", "0 of", absent="silkworm")
    game.until(f"New word: {shown_root(game)}.")
    game.press("C-q")
    play("play", "--root", "silkworm").until("2 of 40, 0 bonus", "④ milk", "④ worm")


def end_round(game):
    game.press("C-g").until("End this round?", "Enter end the round", "Esc keep playing", absent="Word Scramble")
    return game.press("Enter").until("The round on ", "Enter new word", absent=["End this", "Esc keep playing"])


def test_ending_a_round_asks_for_confirmation_each_time(play):
    game = start_silkworm(play, (40, 10))
    for key in ["Escape", "C-g", "m"]:
        game.press("C-g").until("End this round?", "Enter end the round")
        game.press(key).until("0 of 40", absent="End this round?")
    game.until(lambda _: game.field == "(m)")
    game.type("ilk").press("Enter").until("milk +2")


@AT_BOTH_SIZES
def test_the_end_of_a_round_is_final(play, current_round, size):
    game = start_silkworm(play, size)
    game.play_found("milk")
    assert "1 of 40 words" in " ".join(end_round(game).split())
    game.press("Escape", "m").until("The round on silkworm")
    game.press("Enter").until("New word: ", absent="The round on")
    game.press("C-q")
    play("play", "--root", "silkworm").until("The round on silkworm", "Words missed", absent="keep playing")
    assert current_round()["found"] == ["milk"] and current_round()["ended"]


def test_the_end_of_a_round_shows_the_missed_words_but_no_blocked_ones(play, run):
    solved = json.loads(run("solve", "silkworm", "--json").stdout)
    game = start_silkworm(play)
    game.play_found("milk").play_found("mirk")
    screen = end_round(game)
    assert "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Start." in screen
    missed, bonus = screen.split("Words missed, longest first")[1].split("Possible bonus words")
    missed_words = re.findall(r"\b[a-z]{3,8}\b", missed)
    bonus_words = re.findall(r"\b[a-z]{3,8}\b", bonus.split("^O today")[0])
    assert missed_words == [word for word in solved["common"] if word != "milk"]
    assert bonus_words == [word for word in solved["rare"] if word != "mirk"]


def test_a_small_screen_shows_the_end_of_a_round_page_by_page(play, run):
    common = json.loads(run("solve", "silkworm", "--common", "--json").stdout)["common"]
    game = start_silkworm(play, (40, 10))
    first = end_round(game)
    seen = []
    while True:
        before = game.screen
        seen += re.findall(r"\b[a-z]{3,8}\b", before)
        if game.press("Space").until(lambda screen, before=before: screen != before) == first:
            break
    assert set(common) <= set(seen)
