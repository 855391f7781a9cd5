"""A full, broken or read-only disk is reported once. Play continues, saved files stay intact, the exit code is 73."""

import resource
import shlex

import pytest
from tools import require_linux, strace_command


@pytest.fixture
def saved_text(play_plain, rounds_file):
    """The content of a file with one word."""
    play_plain("--root", "silkworm").ask("milk", "milk +2").quit()
    return rounds_file.read_bytes()


@pytest.mark.parametrize(
    "fault, reason",
    [
        ("write:error=ENOSPC", "No space left on device"),
        ("fsync:error=EIO", "Input/output error"),
        ("openat:error=EROFS:when=2+", "Read-only file system"),
    ],
)
def test_a_disk_error_is_reported_once_and_play_continues(
    open_terminal, home, program, rounds_file, saved_text, fault, reason
):
    strace = strace_command(home / "log", "-P", rounds_file, "-e", f"inject={fault}")
    game = open_terminal(command=[*strace, program, "play", "--plain", "--root", "silkworm"])
    game.until("silkworm: spell", f"The round cannot be saved: {reason}. You can keep playing.")
    game.ask("worm", "worm +2").ask("/words", "worm milk").ask("silk", "silk +2").ask("/score", "Score 6, 3 of 40")
    assert game.ask("/new", ": spell").quit() == 73
    assert game.text.count("cannot be saved") == 1
    assert rounds_file.read_bytes() == saved_text


def test_a_partial_write_is_truncated_and_repeated_once_there_is_space(
    open_terminal, program, rounds_file, current_round
):
    require_linux()
    command = f'trap "" XFSZ; exec "{program}" play --plain --root silkworm'
    game = open_terminal(command=["bash", "-c", command]).until("silkworm: spell").ask("milk", "milk +2")
    saved_text = rounds_file.read_bytes()
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(game.process.pid, resource.RLIMIT_FSIZE, (len(saved_text) + 20, resource.RLIM_INFINITY))
    game.ask("worm", "worm +2").until("The round cannot be saved: File too large. You can keep playing.")
    game.ask("/clue", "starting with").ask("silk", "silk +2")
    assert rounds_file.read_bytes() == saved_text
    resource.prlimit(game.process.pid, resource.RLIMIT_FSIZE, unlimited)
    assert game.ask("work", "work +2").quit() == 0
    assert current_round()["found"] == ["work", "silk", "worm", "milk"]
    assert len(current_round()["clues"]) == 1
    assert game.text.count("cannot be saved") == 1


def test_the_screen_reports_a_disk_error_once_and_the_exit_code_is_73(play, program, home, rounds_file, saved_text):
    strace = strace_command(home / "log", "-e", "trace=fsync", "-e", "inject=fsync:error=EIO")
    command = shlex.join(map(str, [*strace, program, "play", "--root", "silkworm"]))
    game = play(shell=True)
    game.type(f"{command}; echo code=$?").press("Enter").until(
        "Found 1 of 40", "The round cannot be saved: Input/output error. You can keep playing."
    )
    game.play_found("worm").play_found("silk").until("3 of 40")
    assert "cannot be saved" not in game.screen
    game.press("C-q").until("code=73", "3 of 40 words", absent="Kept for next time")
    assert rounds_file.read_bytes() == saved_text


def test_without_a_home_folder_the_game_can_be_played_but_is_not_saved(open_terminal):
    game = open_terminal("play", "--plain", "--root", "silkworm", variables={"HOME": "", "XDG_STATE_HOME": ""})
    game.until("Your saved rounds cannot be read", "silkworm: spell").ask("milk", "milk +2")
    assert game.quit() == 73
    assert "Score 2, 1 of 40 words" in game.text


def test_a_folder_in_place_of_the_file_is_reported_and_left_there(play_plain, rounds_file):
    rounds_file.mkdir(parents=True)
    game = play_plain("--root", "silkworm").until(
        "Your saved rounds cannot be read: Is a directory. You can keep playing.", "silkworm: spell"
    )
    assert game.ask("worm", "worm +2").ask("milk", "milk +2").quit() == 73
    assert game.text.count("cannot be saved") == 1 and rounds_file.is_dir()
