"""The terminal is resized from one cell to hundreds of columns and back."""

from test_screen import start_silkworm
from tools import case

RESIZES = [(40, 10), (20, 5), (200, 50), (1, 1), (80, 24), (20, 5), (64, 20), (63, 19), (2, 60), (200, 1), (40, 10)]


def test_the_screen_is_restored_after_many_resizes(play):
    game = start_silkworm(play)
    game.play_found("milk").play_found("mirk").type("sil")
    game.until(lambda _: game.field == "(s)(i)(l)", absent="mirk +2")
    before, cursor = game.screen, game.cursor
    for columns, rows in RESIZES:
        game.resize(columns, rows)
    game.resize(80, 24).until(lambda screen: screen == before)
    assert game.cursor == cursor
    game.type("k").press("Enter").until("silk +2", "2 of 40, 1 bonus")


def test_typing_during_resizes_loses_no_key(play):
    game = start_silkworm(play)
    for word, (columns, rows) in zip(["milk", "worm", "silk", "slim", "work"], RESIZES):
        game.resize(columns, rows).type(word).press("Enter")
    game.resize(80, 24).until("Found 5 of 40", "work +2")
    assert game.found == ["work", "slim", "silk", "worm", "milk"]


def test_the_last_column_stays_empty_and_the_cursor_is_in_the_field(play):
    game = start_silkworm(play)
    game.play_found("milk").type("mi")
    for columns, rows in [(80, 24), (40, 10), (20, 5), (200, 50)]:

        def is_right(screen, columns=columns, rows=rows):
            lines = screen.split("\n")[:-1]
            column, row = game.cursor
            is_in_field = row < len(lines) and "(m)(i)_" in lines[row] and lines[row][column : column + 1] == "_"
            return len(lines) == rows and all(len(line) < columns for line in lines) and is_in_field

        with case((columns, rows)):
            game.resize(columns, rows).until(is_right)


def test_every_size_is_playable(play):
    game = start_silkworm(play)
    for count, (word, columns, rows) in enumerate(
        [("milk", 1, 1), ("silk", 5, 3), ("worm", 20, 1), ("work", 300, 90)], 1
    ):
        with case((columns, rows)):
            game.resize(columns, rows).type(word).press("Enter")
            game.type("?").press("Space", "Escape", "Tab", "Escape")
            game.resize(80, 24).until(f"{count} of 40", "Type a word")


def test_the_screen_stays_correct_after_many_small_changes(play):
    game = start_silkworm(play)
    for word in ["milk", "mill", "mi", "worm", "milk", "x"]:
        game.play(word).until(lambda screen: "+2" in screen or "!" in screen)
        game.press("Space", "Tab", "Escape", "C-u").until(lambda _: game.field == "", "Type a word")
    before = game.screen
    game.press("C-l").type("m").until(lambda _: game.field == "(m)")
    game.press("BSpace").until(lambda screen: screen == before)


def test_redrawing_restores_a_screen_overwritten_by_another_program(play):
    game = start_silkworm(play)
    before = game.screen
    with open(game.tmux_value("pane_tty"), "w", encoding="ascii") as terminal:
        terminal.write("\033[3;3Hnoise\033[9;1Hnoise")
    game.until("noise")
    game.press("C-l").until(lambda screen: screen == before)
