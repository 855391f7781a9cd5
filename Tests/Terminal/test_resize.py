"""Resizing the terminal, from one cell to hundreds of columns and back."""

import pytest
from test_screen import silkworm

STORM = [(40, 10), (20, 5), (200, 50), (1, 1), (80, 24), (20, 5), (64, 20), (63, 19), (2, 60), (200, 1), (40, 10)]


def test_the_screen_is_restored_after_many_resizes(play):
    game = silkworm(play)
    game.find("milk").find("mirk").type("sil")
    game.until(lambda _: game.field == "(s)(i)(l)", gone="mirk +2")
    before, cursor = game.screen, game.cursor
    for _ in range(3):
        for columns, rows in STORM:
            game.resize(columns, rows)
    game.resize(80, 24).until(lambda screen: screen == before)
    assert game.cursor == cursor
    game.type("k").press("Enter").until("silk +2", "2 of 40, 1 bonus")


def test_typing_during_resizes_loses_no_key(play):
    game = silkworm(play)
    for word, (columns, rows) in zip(["milk", "worm", "silk", "slim", "work"], STORM):
        game.resize(columns, rows).type(word).press("Enter")
    game.resize(80, 24).until("Found 5 of 40", "work +2")
    assert game.found == ["work", "slim", "silk", "worm", "milk"]


@pytest.mark.parametrize("columns, rows", [(80, 24), (40, 10), (20, 5), (200, 50), (64, 20)])
def test_nothing_is_written_into_the_last_column_and_the_cursor_is_in_the_field(play, columns, rows):
    game = silkworm(play)
    game.find("milk").type("mi")
    game.resize(columns, rows)

    def is_right(screen):
        lines = screen.split("\n")[:-1]
        column, row = game.cursor
        is_in_field = row < len(lines) and "(m)(i)_" in lines[row] and lines[row][column : column + 1] == "_"
        return len(lines) == rows and all(len(line) < columns for line in lines) and is_in_field

    game.until(is_right)


@pytest.mark.parametrize("columns, rows", [(1, 1), (2, 2), (5, 3), (20, 1), (300, 90)])
def test_every_size_is_playable(play, columns, rows):
    game = silkworm(play)
    game.resize(columns, rows).type("milk").press("Enter")
    game.type("?").press("Space", "Escape", "Tab", "Escape")
    game.resize(80, 24).until("1 of 40", "Type a word")


def test_the_screen_stays_correct_after_many_small_changes(play):
    game = silkworm(play)
    for word in ["milk", "mill", "mi", "worm", "milk", "x"]:
        game.play(word).until(lambda screen: "+2" in screen or "!" in screen)
        game.press("Space", "Tab", "Escape", "C-u").until(lambda _: game.field == "", "Type a word")
    before = game.screen
    game.press("C-l").type("m").until(lambda _: game.field == "(m)")
    game.press("BSpace").until(lambda screen: screen == before)


def test_redrawing_restores_a_screen_overwritten_by_another_program(play):
    game = silkworm(play)
    before = game.screen
    with open(game.tmux_value("pane_tty"), "w", encoding="ascii") as terminal:
        terminal.write("\033[3;3Hnoise\033[9;1Hnoise")
    game.until("noise")
    game.press("C-l").until(lambda screen: screen == before)
