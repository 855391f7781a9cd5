"""Fixtures for all tests: the program, a home folder for each test, and ways to play."""

import os
import pathlib
import shutil
import subprocess
import tempfile

import pytest
from game import Game
from records import read_rounds
from terminal import Terminal
from tools import require_tool
from waiting import DEADLINE_SECONDS

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def program():
    """The program under test: the one named by WORDSCRAMBLE, or the debug build."""
    path = pathlib.Path(os.environ.get("WORDSCRAMBLE", ROOT / ".build-make/debug/wordscramble")).resolve()
    if not path.exists():
        pytest.exit(f"{path} is missing; `make build-tests` makes it.", returncode=2)
    return path


@pytest.fixture
def home():
    """A temporary folder for the test. Its path is short enough for sockets, and any user can read it."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="ws-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def state_folder(home):
    """The folder where the game saves its rounds. The game creates it."""
    return home / "state" / "wordscramble"


@pytest.fixture
def rounds_file(state_folder):
    """The file of the saved rounds. The game creates it."""
    return state_folder / "rounds.txt"


@pytest.fixture
def saved_rounds(rounds_file):
    """Returns a function that reads the saved rounds from disk, by ID."""
    return lambda: read_rounds(rounds_file.read_bytes())


@pytest.fixture
def current_round(saved_rounds):
    """Returns a function that reads from disk the round that was opened or played last."""
    return lambda: max(reversed(saved_rounds().values()), key=lambda saved_round: saved_round["touched"])


@pytest.fixture
def environment(home):
    """The environment variables of a player on a UTF-8 terminal."""
    return {"PATH": os.environ["PATH"], "HOME": str(home), "XDG_STATE_HOME": str(home / "state"), "LANG": "C.UTF-8"}


@pytest.fixture
def run(program, environment):
    """Runs the program without a terminal. Standard input is empty unless bytes are given."""

    def run(*arguments, stdin=b"", executable=None, **variables):
        return subprocess.run(
            [executable or program, *arguments],
            input=stdin,
            capture_output=True,
            timeout=DEADLINE_SECONDS,
            env={**environment, **variables},
        )

    run.program = program
    return run


@pytest.fixture
def play(program, home, environment):
    """Starts the game on the screen of a new terminal."""
    require_tool("tmux")
    games = []

    def play(*arguments, **settings):
        game = Game(program, home, {**environment, **settings.pop("variables", {})})
        games.append(game)
        return game.start(arguments, **settings)

    yield play
    for game in games:
        game.close()


@pytest.fixture
def open_terminal(program, environment):
    """Starts the program on a pseudo-terminal that records its output."""
    terminals = []

    def open_terminal(*arguments, variables=None, command=None, **settings):
        command = command or [program, *arguments]
        terminal = Terminal(command, {"TERM": "xterm", **environment, **(variables or {})}, **settings)
        terminals.append(terminal)
        return terminal

    yield open_terminal
    for terminal in terminals:
        terminal.close()


@pytest.fixture
def play_plain(open_terminal):
    """Starts the game in plain mode (`--plain`, line by line) on a pseudo-terminal."""

    def play_plain(*arguments, **settings):
        return open_terminal("play", "--plain", *arguments, **settings)

    return play_plain
