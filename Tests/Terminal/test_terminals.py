"""Differences between terminals: when keys arrive, how wide characters are, and what a key sends."""

import re

import pytest

POSITION_REQUEST = b"\x1b[6n"
UTF8_LOCALE = {"LC_ALL": "C.UTF-8"}


@pytest.fixture
def start(open_terminal):
    """Starts the game with *silkworm* on a terminal that records its output."""

    def start(**variables):
        return open_terminal("play", "--root", "silkworm", variables=UTF8_LOCALE | variables)

    return start


def test_text_typed_while_the_game_starts_is_in_the_field(start):
    for word in ("milk", "silk", "worm"):
        game = start().press(word[:3].encode()).until("\x1b[?1049h").press(f"{word[3]}\r".encode()).until(f"{word} +2")
        assert game.quit(b"\x11") == 0


def bead_of_milk(game):
    """The bead before the word in the list, once the word is found."""
    return re.findall(r"33m([^\x1b]+)\x1b\[m\x1b\[\d+G\x1b\[1mmilk", game.until("milk +2").output.decode())[-1]


@pytest.mark.parametrize(("column", "bead"), [(2, "④"), (3, "(4)")])
def test_circles_are_used_only_if_they_are_one_cell_wide(start, column, bead):
    game = start().until(POSITION_REQUEST)
    game.press(f"\x1b[2;{column}R".encode()).press(b"milk\r")
    assert bead_of_milk(game) == bead
    last_picture = game.press(b"\x0c").until("\x1b[2J", "? all keys").output.rpartition(b"\x1b[2J")[2].decode()
    assert (re.search("[①-⑮●○─━]", last_picture) is None) == (column == 3)


def test_circles_are_used_if_the_terminal_does_not_report_their_width(start):
    assert bead_of_milk(start().until(POSITION_REQUEST).press(b"milk\r")) == "④"


def test_only_the_first_requested_cursor_position_counts(start):
    game = start().until(POSITION_REQUEST)
    game.press(b"\x1b[1;3R").press(b"\x1b[2;2R").press(b"\x1b[2;3R").press(b"milk\r")
    assert bead_of_milk(game) == "④"


def test_a_terminal_without_circles_is_not_asked_for_their_width(start):
    game = start(LC_ALL="C").until("Type a word").press(b"milk\r")
    assert bead_of_milk(game) == "(4)" and POSITION_REQUEST not in game.output


@pytest.mark.parametrize("keys", [b"\x17", b"\x1b\x7f", b"\x1b\x08"])
def test_a_key_deletes_the_word(start, keys):
    game = start().press(b"kiro\r").until("not recognized").press(keys).press(b"oil\r").until("oil +1")
    game.press(b"mil").press(keys).press(b"worm\r").until("worm +2")
    assert game.quit(b"\x11") == 0


def test_escape_clears_a_refused_word(start):
    game = start().press(b"kiro\r").until("not recognized").press(b"\x1b").until("Type a word")
    assert game.quit(b"\x11") == 0
