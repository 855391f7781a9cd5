"""A whole game on the screen, at two sizes."""

import re

import pytest

AT_BOTH_SIZES = pytest.mark.parametrize("size", [(80, 24), (40, 10)], ids=["80x24", "40x10"])


def start_silkworm(play, size=(80, 24), *arguments, **settings):
    game = play("play", "--root", "silkworm", *arguments, columns=size[0], rows=size[1], **settings)
    game.until("silkworm", "_", "Type a word")
    return game


def test_words_are_spelled_found_counted_and_ranked(play):
    game = start_silkworm(play)
    game.until("6 points to Fair")
    game.type("MiLK").until(lambda _: game.field == "(m)(i)(l)(k)", "4 letters")
    game.press("Enter").until("milk +2", "1 of 40, 0 bonus", "2 points")
    assert game.field == ""
    game.play_found("mirk", "+2 bonus").until("1 of 40, 1 bonus", "4 points")
    game.play_found("row", "+1").until("2 of 40, 1 bonus", "5 points")
    game.play_found("swirl", "+3").until("Fair reached", "8 points, Fair", "7 points to Fine")
    assert game.found == ["swirl", "row", "mirk", "milk"]
    rows = [" ".join(row[:40].split()) for row in game.rows[4:8]]
    assert rows == ["⑤ swirl +3", "③ row +1", "④ mirk bonus +2", "④ milk +2"]
    game.until("③", "11 left", "④", "20 left", "⑤", "6 left")


def test_a_small_screen_shows_several_words_on_each_line_newest_first(play):
    game = start_silkworm(play, (40, 10))
    game.until("6 to Fair")
    game.play_found("milk").play_found("mirk", "+2 bonus").until("1 of 40, 1 bonus", "4 points")
    game.play_found("row", "+1").press("C-u")
    screen = game.until("③ row")
    assert re.search(r"③ row +④ mirk \+ +④ milk", screen)
    assert "left 3:11 4:20 5:7" in screen
    game.play_found("worm").until("Fair reached", "7 points")
    game.press("C-u").until("8 to Fine")


@AT_BOTH_SIZES
def test_used_letters_are_dimmed_missing_ones_marked_and_space_shuffles(play, size):
    game = start_silkworm(play, size)
    before = game.letters
    game.type("milx").until(lambda _: game.field == "(m)(i)(l)<x>")
    used_letters = re.findall(r"\.([a-z])\.", game.beads)
    assert sorted(used_letters) == list("ilm") and game.letters == before
    game.press("BSpace", "BSpace").until(lambda _: game.field == "(m)(i)")
    assert "(l)" in game.beads
    game.press("Space").until(lambda _: game.letters != before)
    assert sorted(game.letters) == sorted("silkworm") and game.field == "(m)(i)"
    game.press("C-u").until(lambda _: game.field == "", "Type a word")
    assert "." not in game.beads
    game.play("mill").until("only one l")
    game.press("C-u").until(lambda _: game.field == "")
    game.press("Up").until(lambda _: game.field == "(m)(i)(l)<l>")


def test_letters_are_never_commands(play):
    game = play("play", "--root", "qnhpsx")
    game.until("qnhpsx")
    game.type("qnhpsx").until(lambda _: game.field == "(q)(n)(h)(p)(s)(x)")


@AT_BOTH_SIZES
def test_question_mark_shows_the_keys_and_enter_escape_or_question_mark_closes_them(play, size):
    game = start_silkworm(play, size)
    for key in ["Enter", "Escape", "?"]:
        game.type("?").until("Keys", "Enter      play the word", "Enter or Esc closes")
        game.press(key).until("Type a word", absent="Keys")
    pages = game.type("?").until("Keys")
    while size == (40, 10) and "^Q or ^C" not in pages:
        screen_before = game.screen
        game.press("PPage" if "Page 3" in screen_before else "Space").until(
            lambda screen, screen_before=screen_before: screen != screen_before
        )
        pages += game.screen
    assert "^G         end" in pages and "^Q or ^C   leave" in pages
    game.type("m").until(lambda _: game.field == "(m)", absent="Keys")


def test_the_counts_of_the_hint_add_up_to_the_remaining_words(play):
    game = start_silkworm(play)
    game.play_found("milk").play_found("row", "+1").press("Tab")
    screen = game.until("Words left by first letter and length")
    counts = re.findall(r"\d:(\d+)", screen)
    assert sum(map(int, counts)) == 38
    assert re.search(r"r  3:1  4:3", screen)  # rim is left, row is found
    game.press("Escape").until("Type a word")


def test_a_clue_is_shown_under_the_hint_and_counted_in_the_result(play, current_round):
    game = start_silkworm(play)
    game.press("Tab").until("Tab a clue")
    game.press("Tab").until("  Clues", "4 letters, starting with s, adjective: thin in a graceful")
    game.press("Escape").until("Type a word")
    game.play_found("slim").press("Tab").until("Tab a clue", "slim, found. 4 letters")
    game.press("Escape").until("Type a word")
    assert current_round()["clues"] == ["slim"]
    game.press("C-g").until("End this round?")
    game.press("Enter").until("1 of 40 words, 1 clue, ")


def test_page_down_and_page_up_scroll_the_words(play):
    game = start_silkworm(play)
    words = ["milk", "silk", "worm", "work", "slim", "swim", "risk", "soil", "oils", "owls"]
    for word in words:
        game.play_found(word)
    game.until("more below")
    assert game.found[0] == "owls"
    game.press("NPage").until(lambda _: "milk" in game.found, absent="more below")
    game.press("PPage").until(lambda _: game.found[0] == "owls")


@AT_BOTH_SIZES
def test_the_last_common_word_reaches_the_highest_rank_and_play_continues(play, size):
    game = play("play", "--root", "kilo", columns=size[0], rows=size[1])
    game.until("0 of 2", "Type a word")
    game.play_found("oil", "+1").play_found("ilk", "+1")
    game.until("2 of 2", "Every common word found.", "Longest word: oil.")
    if size == (80, 24):
        game.until("still be bonus words.")
    game.press("Escape").until("Type a word")
    if size == (80, 24):
        game.until("2 points, All words")
    game.play("kil").until("Word not recognized")
