"""A full, broken or read-only disk is said once; play goes on, the old save is whole, and the exit code is 73."""

import os
import resource
import shutil

import pytest

needs_strace = pytest.mark.skipif(not shutil.which("strace"), reason="strace is not installed")
FULL = "The round cannot be saved: No space left on device. Play goes on."


@pytest.fixture
def before(lines, state):
    """The bytes of a history with one word in it."""
    lines("--root", "silkworm").ask("milk", "milk +2").leave()
    return (state / "history.txt").read_bytes()


def assert_it_goes_on(game, state, before, said):
    """Plays on though nothing can be saved."""
    game.until("silkworm: spell").ask("worm", "worm +2").until(said)
    game.ask("/words", "worm milk").ask("silk", "silk +2").ask("/new", ": spell").ask("/back", "silkworm: spell")
    assert game.ask("/score", "Score 6, 3 of 40").leave() == 73
    assert game.text.count("cannot be saved") == 1
    assert (state / "history.txt").read_bytes() == before
    assert not list(state.glob("*.tmp"))


INJECTIONS = ["fsync:error=EIO", "fsync:error=ENOSPC"]
MESSAGES = {"EIO": "Input/output error", "ENOSPC": "No space left on device"}


@needs_strace
@pytest.mark.parametrize("injection", INJECTIONS)
def test_an_error_of_the_disk_is_said_once(open_terminal, home, program, state, before, injection):
    calls = injection.split(":")[0]
    command = [
        "strace",
        "-f",
        "-qq",
        "-o",
        home / "log",
        "-e",
        f"trace={calls}",
        "-e",
        f"inject={injection}",
        program,
        "play",
        "--plain",
    ]
    assert_it_goes_on(open_terminal(command=command), state, before, MESSAGES[injection.rsplit("=", 1)[1]])


@needs_strace
def test_a_disk_that_is_full_is_said_once(open_terminal, home, program, state, before):
    script = (
        f'exec strace -f -qq -o "{home}/log" -P "{state}/history.txt" -e trace=write '
        f'-e inject=write:error=ENOSPC "{program}" play --plain'
    )
    assert_it_goes_on(open_terminal(command=["bash", "-c", script]), state, before, FULL)


@needs_strace
@pytest.mark.parametrize("error", ["ENOSPC", "EDQUOT"])
def test_a_shelf_that_cannot_be_renamed_is_said_once_and_the_one_before_stays(
    open_terminal, home, program, state, before, error
):
    shelf = (state / "shelf.txt").read_bytes()
    calls = "?rename,?renameat,?renameat2"
    command = [
        "strace",
        "-f",
        "-qq",
        "-o",
        home / "log",
        "-e",
        f"trace={calls}",
        "-e",
        f"inject={calls}:error={error}",
        program,
        "play",
        "--plain",
    ]
    game = open_terminal(command=command).until("silkworm: spell").ask("worm", "worm +2")
    game.ask("/new", ": spell").until("The round cannot be saved: ").ask("/back", "silkworm: spell")
    assert game.leave() == 73 and game.text.count("cannot be saved") == 1
    assert (state / "shelf.txt").read_bytes() == shelf and b"found worm" in (state / "history.txt").read_bytes()
    assert not list(state.glob("*.tmp"))


def test_a_limit_on_the_size_of_files_is_said_once(open_terminal, program, state, before):
    script = f'trap "" XFSZ; ulimit -f 0; exec "{program}" play --plain'
    assert_it_goes_on(open_terminal(command=["bash", "-c", script]), state, before, "File too large")


def test_what_there_was_no_room_for_is_cut_back_and_there_once_there_is_room(
    open_terminal, program, state, saved, before
):
    game = open_terminal(command=["bash", "-c", f'trap "" XFSZ; exec "{program}" play --plain']).until(
        "silkworm: spell"
    )
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(game.process.pid, resource.RLIMIT_FSIZE, (len(before) + 40, resource.RLIM_INFINITY))
    game.ask("worm", "worm +2").until("The round cannot be saved: File too large. Play goes on.")
    game.ask("/hint", "Words left").ask("silk", "silk +2")
    assert (state / "history.txt").read_bytes() == before
    resource.prlimit(game.process.pid, resource.RLIMIT_FSIZE, unlimited)
    assert game.ask("work", "work +2").leave() == 0
    assert (saved.current["found"], saved.current["hints"]) == (["work", "silk", "worm", "milk"], 1)
    assert game.text.count("cannot be saved") == 1


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


def test_a_read_only_file_is_said_once(before, open_terminal, own_program, state, as_nobody):
    state.chmod(0o500)
    (state / "history.txt").chmod(0o400)
    game = open_terminal(command=[own_program, "play", "--plain"], **as_nobody)
    assert_it_goes_on(game, state, before, "The round cannot be saved: Permission denied.")
    state.chmod(0o700)


def test_a_folder_that_cannot_be_made_is_said_once(open_terminal, own_program, home, as_nobody):
    home.chmod(0o555)
    game = open_terminal(command=[own_program, "play", "--plain", "--root", "silkworm"], **as_nobody)
    game.until("silkworm: spell").ask("milk", "milk +2").ask("worm", "worm +2").ask("/score", "Score 4")
    assert game.leave() == 73 and game.text.count("cannot be saved: Permission denied") == 1
    home.chmod(0o755)


@pytest.mark.parametrize("name", ["history.txt", "shelf.txt"])
def test_a_file_that_cannot_be_read_is_said_and_left_alone(before, open_terminal, own_program, state, as_nobody, name):
    content = (state / name).read_bytes()
    (state / name).chmod(0)
    game = open_terminal(command=[own_program, "play", "--plain", "--root", "silkworm"], **as_nobody)
    game.until("The round cannot be saved: Permission denied.", "silkworm: spell").ask("worm", "worm +2")
    assert game.leave() == 73 and game.text.count("cannot be saved") == 1
    (state / name).chmod(0o600)
    assert (state / name).read_bytes() == content and (state / "history.txt").read_bytes() == before


def test_a_file_in_the_place_of_the_folder_is_said_once(lines, home):
    (home / "state").write_text("a file")
    game = lines("--root", "silkworm").until("silkworm: spell").ask("milk", "milk +2").ask("worm", "worm +2")
    assert game.leave() == 73 and game.text.count("cannot be saved: Not a directory") == 1


def test_without_a_home_the_game_is_played_but_not_kept(open_terminal, program):
    game = open_terminal("play", "--plain", "--root", "silkworm", variables={"HOME": "", "XDG_STATE_HOME": ""})
    game.until("The round cannot be saved", "silkworm: spell").ask("milk", "milk +2")
    assert game.leave() == 73
    assert "Score 2, 1 of 40 words" in game.text


@needs_strace
def test_on_the_screen_it_is_said_once_and_the_exit_code_is_73(play, program, home, state, before):
    command = f"strace -f -qq -o {home}/log -e trace=fsync -e inject=fsync:error=EIO {program} play; echo code=$?"
    game = play(shell=True)
    game.type(command).press("Enter").until("Found 1 of 40")
    game.find("worm").until("The round cannot be saved: Input/output error. Play goes on.")
    game.find("silk")
    assert "cannot be saved" not in game.screen
    game.until("3 of 40")
    game.press("C-q").until("code=73", "3 of 40 words", gone="Kept for next time")
    assert (state / "history.txt").read_bytes() == before
