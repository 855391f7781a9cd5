"""A full, broken or read-only disk is reported once. Play continues, saved files stay intact, the exit code is 73."""

import resource
import shlex

import pytest
from tools import require_linux, strace_command


@pytest.fixture
def saved_history(play_plain, state_folder):
    """The bytes of a history with one word."""
    play_plain("--root", "silkworm").ask("milk", "milk +2").quit()
    return (state_folder / "history.txt").read_bytes()


def assert_play_continues(game, state_folder, saved_history, message):
    """Asserts that play continues although nothing can be saved."""
    game.until("silkworm: spell", message).ask("worm", "worm +2")
    game.ask("/words", "worm milk").ask("silk", "silk +2").ask("/score", "Score 6, 3 of 40")
    assert game.ask("/new", ": spell").quit() == 73
    assert game.text.count("cannot be saved") == 1
    assert (state_folder / "history.txt").read_bytes() == saved_history
    assert not list(state_folder.glob("*.tmp"))


def test_a_full_disk_is_reported_once(open_terminal, home, program, state_folder, saved_history):
    options = ["-P", state_folder / "history.txt", "-e", "trace=write", "-e", "inject=write:error=ENOSPC"]
    command = [*strace_command(home / "log", *options), program, "play", "--plain", "--root", "silkworm"]
    message = "The round cannot be saved: No space left on device. You can keep playing."
    assert_play_continues(open_terminal(command=command), state_folder, saved_history, message)


def test_a_partial_write_is_truncated_and_repeated_once_there_is_space(
    open_terminal, program, state_folder, saved_rounds
):
    require_linux()
    command = f'trap "" XFSZ; exec "{program}" play --plain --root silkworm'
    game = open_terminal(command=["bash", "-c", command]).until("silkworm: spell").ask("milk", "milk +2")
    saved_history = (state_folder / "history.txt").read_bytes()
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(game.process.pid, resource.RLIMIT_FSIZE, (len(saved_history) + 40, resource.RLIM_INFINITY))
    game.ask("worm", "worm +2").until("The round cannot be saved: File too large. You can keep playing.")
    game.ask("/clue", "starting with").ask("silk", "silk +2")
    assert (state_folder / "history.txt").read_bytes() == saved_history
    resource.prlimit(game.process.pid, resource.RLIMIT_FSIZE, unlimited)
    assert game.ask("work", "work +2").quit() == 0
    assert saved_rounds.current["found"] == ["work", "silk", "worm", "milk"]
    assert len(saved_rounds.current["clues"]) == 1
    assert game.text.count("cannot be saved") == 1


def test_without_a_home_folder_the_game_can_be_played_but_is_not_saved(open_terminal, program):
    game = open_terminal("play", "--plain", "--root", "silkworm", variables={"HOME": "", "XDG_STATE_HOME": ""})
    game.until("The round cannot be saved", "silkworm: spell").ask("milk", "milk +2")
    assert game.quit() == 73
    assert "Score 2, 1 of 40 words" in game.text


def test_the_screen_reports_a_disk_error_once_and_the_exit_code_is_73(play, program, home, state_folder, saved_history):
    strace = strace_command(home / "log", "-e", "trace=fsync", "-e", "inject=fsync:error=EIO")
    command = shlex.join(map(str, [*strace, program, "play", "--root", "silkworm"]))
    game = play(shell=True)
    game.type(f"{command}; echo code=$?").press("Enter").until(
        "Found 1 of 40", "The round cannot be saved: Input/output error. You can keep playing."
    )
    game.play_found("worm").play_found("silk").until("3 of 40")
    assert "cannot be saved" not in game.screen
    game.press("C-q").until("code=73", "3 of 40 words", absent="Kept for next time")
    assert (state_folder / "history.txt").read_bytes() == saved_history
