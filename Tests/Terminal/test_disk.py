"""A full, broken or read-only disk is said once; play goes on, the old save is whole, and the exit code is 73."""

import json
import os
import shutil

import pytest

needs_strace = pytest.mark.skipif(not shutil.which("strace"), reason="strace is not installed")
FULL = "The round cannot be saved: No space left on device. Play goes on."


@pytest.fixture
def saved(lines, state):
    """The bytes of a save with one word in it."""
    lines("--root", "silkworm").ask("milk", "milk +2").leave()
    return (state / "rounds.json").read_bytes()


def assert_it_goes_on(game, state, saved, said):
    """Plays on though nothing can be kept."""
    game.until("silkworm: spell").ask("worm", "worm +2").until(said)
    game.ask("/words", "worm milk").ask("silk", "silk +2").ask("/new", ": spell").ask("/back", "silkworm: spell")
    assert game.ask("/score", "Score 6, 3 of 44").leave() == 73
    assert game.text.count("cannot be saved") == 1
    assert (state / "rounds.json").read_bytes() == saved
    assert not list(state.glob("*.tmp"))


INJECTIONS = ["fsync:error=EIO", "fsync:error=ENOSPC", "?rename,?renameat,?renameat2:error=ENOSPC",
              "?rename,?renameat,?renameat2:error=EDQUOT"]
MESSAGES = {"EIO": "Input/output error", "ENOSPC": "No space left on device", "EDQUOT": "Disk quota exceeded"}


@needs_strace
@pytest.mark.parametrize("injection", INJECTIONS)
def test_an_error_of_the_disk_is_said_once(open_terminal, home, program, state, saved, injection):
    calls = injection.split(":")[0]
    command = ["strace", "-f", "-qq", "-o", home / "log", "-e", f"trace={calls}", "-e", f"inject={injection}",
               program, "play", "--plain"]
    assert_it_goes_on(open_terminal(command=command), state, saved, MESSAGES[injection.rsplit("=", 1)[1]])


@needs_strace
def test_a_disk_that_is_full_is_said_once(open_terminal, home, program, state, saved):
    # -D keeps the number of the process, and so the name of its temporary file is known.
    script = (f'exec strace -D -f -qq -o "{home}/log" -P "{state}/rounds.json.$$.tmp" -e trace=write '
              f'-e inject=write:error=ENOSPC "{program}" play --plain')
    assert_it_goes_on(open_terminal(command=["bash", "-c", script]), state, saved, FULL)


def test_a_limit_on_the_size_of_files_is_said_once(open_terminal, program, state, saved):
    script = f'trap "" XFSZ; ulimit -f 0; exec "{program}" play --plain'
    assert_it_goes_on(open_terminal(command=["bash", "-c", script]), state, saved, "File too large")


@pytest.fixture
def as_nobody(home):
    """Settings that run a program as a user who may not write everywhere; gives them the home."""
    if os.getuid() != 0:
        return {}
    for folder, _, files in os.walk(home):
        for path in [folder, *(os.path.join(folder, file) for file in files)]:
            os.chown(path, 65534, 65534)
    return {"user": 65534, "group": 65534, "extra_groups": []}


@pytest.fixture
def own_program(program, home):
    """A copy of the program that any user can reach."""
    return shutil.copy(program, home / "wordscramble")


def test_a_read_only_folder_is_said_once(saved, open_terminal, own_program, state, as_nobody):
    state.chmod(0o500)
    game = open_terminal(command=[own_program, "play", "--plain"], **as_nobody)
    assert_it_goes_on(game, state, saved, "The round cannot be saved: Permission denied.")
    state.chmod(0o700)


def test_a_folder_that_cannot_be_made_is_said_once(open_terminal, own_program, home, as_nobody):
    home.chmod(0o555)
    game = open_terminal(command=[own_program, "play", "--plain", "--root", "silkworm"], **as_nobody)
    game.until("silkworm: spell").ask("milk", "milk +2").ask("worm", "worm +2").ask("/score", "Score 4")
    assert game.leave() == 73 and game.text.count("cannot be saved: Permission denied") == 1
    home.chmod(0o755)


def test_a_save_that_cannot_be_read_is_said_and_left_alone(saved, open_terminal, own_program, state, as_nobody):
    (state / "rounds.json").chmod(0)
    game = open_terminal(command=[own_program, "play", "--plain", "--root", "silkworm"], **as_nobody)
    game.until("The round cannot be saved: Permission denied.", "silkworm: spell").ask("worm", "worm +2")
    assert game.leave() == 73 and game.text.count("cannot be saved") == 1
    (state / "rounds.json").chmod(0o600)
    assert (state / "rounds.json").read_bytes() == saved


def test_a_file_in_the_place_of_the_folder_is_said_once(lines, home):
    (home / "state").write_text("a file")
    game = lines("--root", "silkworm").until("silkworm: spell").ask("milk", "milk +2").ask("worm", "worm +2")
    assert game.leave() == 73 and game.text.count("cannot be saved: Not a directory") == 1


def test_without_a_home_the_game_is_played_but_not_kept(open_terminal, program):
    game = open_terminal("play", "--plain", "--root", "silkworm", variables={"HOME": "", "XDG_STATE_HOME": ""})
    game.until("silkworm: spell").ask("milk", "milk +2").leave()
    assert "Score 2, 1 of 44 words" in game.text


@needs_strace
def test_on_the_screen_it_is_said_once_and_the_exit_code_is_73(play, program, home, state, saved):
    command = f"strace -f -qq -o {home}/log -e trace=fsync -e inject=fsync:error=EIO {program} play; echo code=$?"
    game = play(shell=True)
    game.type(command).press("Enter").until("The round cannot be saved: Input/output error. Play goes on.")
    game.find("worm")
    assert "cannot be saved" not in game.screen
    game.find("silk").until("3 of 44")
    game.press("C-q").until("code=73", "3 of 44 words", gone="Kept for next time")
    assert (state / "rounds.json").read_bytes() == saved
    assert json.loads(saved)["current"]["found"] == ["milk"]
