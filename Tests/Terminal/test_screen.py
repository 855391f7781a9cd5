"""A whole game on the screen, at two sizes."""

import re

import pytest

SIZES = pytest.mark.parametrize("size", [(80, 24), (40, 10)], ids=["80x24", "40x10"])


def silkworm(play, size=(80, 24), *arguments, **settings):
    game = play("play", "--root", "silkworm", *arguments, columns=size[0], rows=size[1], **settings)
    game.until("silkworm", "_", "Type a word")
    return game


def test_words_are_spelled_found_counted_and_ranked(play):
    game = silkworm(play)
    game.until("6 points to Strand")
    game.type("MiLK").until(lambda _: game.field == "(m)(i)(l)(k)", "4 letters")
    game.press("Enter").until("milk +2", "1 of 40, 0 bonus", "2 points")
    assert game.field == ""
    game.find("mirk", "+2 bonus").until("1 of 40, 1 bonus", "4 points")
    game.find("row", "+1").until("2 of 40, 1 bonus", "5 points")
    game.find("swirl").until("Strand reached", "7 points, Strand", "7 points to Braid")
    assert game.found == ["swirl", "row", "mirk", "milk"]
    rows = [" ".join(row[:40].split()) for row in game.rows[4:8]]
    assert rows == ["⑤ swirl +2", "③ row +1", "④ mirk bonus +2", "④ milk +2"]
    game.until("③", "11 left", "④", "20 left", "⑤", "6 left")


def test_a_small_screen_shows_several_words_on_each_line_newest_first(play):
    game = silkworm(play, (40, 10))
    game.until("6 to Strand")
    game.find("milk").find("mirk", "+2 bonus").until("1 of 40, 1 bonus", "4 points")
    game.find("row", "+1").press("C-u")
    screen = game.until("③ row")
    assert re.search(r"③ row +④ mirk \+ +④ milk", screen)
    assert "left 3:11 4:20 5:7" in screen
    game.find("worm").until("Strand reached", "7 points")
    game.press("C-u").until("7 to Braid")


@SIZES
def test_used_letters_are_dimmed_missing_ones_marked_and_space_shuffles(play, size):
    game = silkworm(play, size)
    before = game.letters
    game.type("milx").until(lambda _: game.field == "(m)(i)(l)<x>")
    taken = re.findall(r"\.([a-z])\.", game.tiles)
    assert sorted(taken) == list("ilm") and game.letters == before
    game.press("BSpace", "BSpace").until(lambda _: game.field == "(m)(i)")
    assert "(l)" in game.tiles
    game.press("Space").until(lambda _: game.letters != before)
    assert sorted(game.letters) == sorted("silkworm") and game.field == "(m)(i)"
    game.press("C-u").until(lambda _: game.field == "", "Type a word")
    assert "." not in game.tiles
    game.play("mill").until("only one l")
    game.press("C-u").until(lambda _: game.field == "")
    game.press("Up").until(lambda _: game.field == "(m)(i)(l)<l>")


def test_letters_are_never_commands(play):
    game = play("play", "--root", "qnhpsx")
    game.until("qnhpsx")
    game.type("qnhpsx").until(lambda _: game.field == "(q)(n)(h)(p)(s)(x)")


@SIZES
def test_question_mark_shows_the_keys_and_enter_escape_or_question_mark_closes_them(play, size):
    game = silkworm(play, size)
    for key in ["Enter", "Escape", "?"]:
        game.type("?").until("Keys", "Enter      play the word", "Enter or Esc closes")
        game.press(key).until("Type a word", gone="Keys")
    pages = game.type("?").until("Keys")
    while size == (40, 10) and "^Q or ^C" not in pages:
        shown = game.screen
        game.press("PPage" if "Page 3" in shown else "Space").until(lambda screen, shown=shown: screen != shown)
        pages += game.screen
    assert "^G         end" in pages and "^Q or ^C   leave" in pages
    game.type("m").until(lambda _: game.field == "(m)", gone="Keys")


def test_the_counts_of_the_hint_add_up_to_the_remaining_words(play):
    game = silkworm(play)
    game.find("milk").find("row", "+1").press("Tab")
    screen = game.until("Words left by first letter and length")
    counts = re.findall(r"\d:(\d+)", screen)
    assert sum(map(int, counts)) == 38
    assert re.search(r"r  3:1  4:3", screen)  # rim is left, row is found
    game.press("Escape").until("Type a word")


def test_a_clue_is_shown_under_the_hint_and_counted_in_the_result(play, current_round):
    game = silkworm(play)
    game.press("Tab").until("Tab a clue")
    game.press("Tab").until("  Clues", "4 letters, starting with s, adjective: thin in a graceful")
    game.press("Escape").until("Type a word")
    game.find("slim").press("Tab").until("Tab a clue", "slim, found. 4 letters")
    game.press("Escape").until("Type a word")
    assert current_round()["hints"] == 2
    game.press("C-g").until("End this round?")
    game.press("Enter").until("1 of 40 words, 1 clue, ")


def test_page_down_and_page_up_scroll_the_words(play):
    game = silkworm(play)
    words = ["milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls"]
    for word in words:
        game.find(word)
    game.until("more below")
    assert game.found[0] == "owls"
    game.press("NPage").until(lambda _: "milk" in game.found, gone="more below")
    game.press("PPage").until(lambda _: game.found[0] == "owls")


@SIZES
def test_the_last_common_word_reaches_the_highest_rank_and_play_continues(play, size):
    game = play("play", "--root", "kilo", columns=size[0], rows=size[1])
    game.until("0 of 2", "Type a word")
    game.find("oil", "+1").find("ilk", "+1")
    game.until("2 of 2", "Every common word found.", "Longest word: oil.", "^S share")
    if size == (80, 24):
        game.until("still be bonus words.")
    game.press("Escape").until("Type a word")
    if size == (80, 24):
        game.until("2 points, Whole string")
    game.play("kil").until("Word not recognized")


def test_the_screen_announces_a_forget_in_another_window(play, run, saved):
    game = silkworm(play)
    game.find("milk")
    assert run("forget", "--yes").returncode == 0
    game.until("Everything was forgotten in another window. The round begins again.", "Found 0 of 40")
    game.find("worm")
    assert saved.current["found"] == ["worm"]
