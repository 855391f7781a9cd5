"""Timed rounds on the screen."""

import pytest
from records import OPENED_ON_LAST_DAY, encode_record
from test_screen import AT_BOTH_SIZES

ROUND_ID = "silkworm-0000000000000001"


@pytest.fixture
def resume_round(state_folder, play):
    """Opens a saved one-minute round that was played for some seconds. Its timer starts at the next key."""

    def resume_round(seconds_played, *found, size=(80, 24)):
        facts = "".join(f"found {word} 1.0\n" for word in found)
        text = f"round 1 {ROUND_ID}\nroot silkworm\nbegan 1\nlimit 60.0\nplayed {seconds_played}\n"
        state_folder.mkdir(parents=True)
        (state_folder / "history.txt").write_bytes(encode_record(text + facts))
        (state_folder / "shelf.txt").write_bytes(encode_record(f"shelf 1\ncurrent {ROUND_ID}\n{OPENED_ON_LAST_DAY}"))
        game = play("play", columns=size[0], rows=size[1])
        game.until("Paused")
        return game

    return resume_round


@AT_BOTH_SIZES
def test_a_resumed_timed_round_is_paused_with_hidden_letters(resume_round, size):
    game = resume_round(18.0, "milk", size=size)
    screen = game.until("Paused", "Letters hidden, clock stopped.", "0:42")
    assert game.letters == "" and "milk" not in screen and "silkworm" not in screen
    game.type("m").press("Escape").until("_", "Type a word", absent="Paused")
    assert sorted(game.letters) == sorted("silkworm") and game.typed == ""
    game.press("C-t").until("Paused", absent="(s)")


@AT_BOTH_SIZES
def test_the_round_ends_when_the_time_is_up(resume_round, current_round, size):
    game = resume_round(59.8, "milk", size=size).press("Enter")
    screen = game.until("Time is up", "Word Scramble, silkworm: 1 of 40 words in 1 minute, 2 points, Strand.")
    assert "keep playing" not in screen
    game.press("Escape").press("Tab").until("Words missed" if size[0] == 80 else "Space more")
    assert current_round()["played"] == 60.0


def test_suspending_the_game_pauses_a_timed_round(play, program):
    shell = play(shell=True)
    shell.type(f"{program} play --root silkworm --minutes 100").press("Enter").until("Free round, medium, 99:")
    shell.press("C-z").until("Stopped")
    shell.type("fg").press("Enter").until("Paused", "Letters hidden, clock stopped.")
    shell.press("Enter").until("Type a word", absent="Paused")
