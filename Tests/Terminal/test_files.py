"""The files of the game. They are found wherever the program is, and a missing one is named in one line."""

import pathlib
import shutil

import pytest
from tools import case

PLAY_ARGUMENTS = ("play", "--root", "silkworm")


@pytest.fixture
def original_resources(program):
    """The files of the game as built."""
    built = program.parent / "word-scramble_ScrambleKit.resources"
    source = pathlib.Path(__file__).resolve().parents[2] / "Sources/ScrambleKit/Resources"
    return built if built.exists() else source


@pytest.fixture
def resources(original_resources, home):
    """A folder with copies of the game's files, which a test may change."""
    return pathlib.Path(shutil.copytree(original_resources, home / "resources"))


@pytest.fixture
def run_with_resources(run, resources):
    """Runs the program with the files in the folder of `resources`."""
    return lambda *arguments, **settings: run(*arguments, WORDSCRAMBLE_RESOURCES=str(resources), **settings)


def test_a_copy_of_the_program_alone_can_be_played(run, program, home):
    program_copy = shutil.copy(program, home / "moved")
    result = run(*PLAY_ARGUMENTS, stdin=b"milk\nmill\n", executable=program_copy)
    assert result.stdout.splitlines()[0] == b"milk +2" and result.returncode == 0
    link = home / "link"
    link.symlink_to(program_copy)
    for executable in [program_copy, link]:
        with case(executable):
            assert run("daily", "--number", "1", executable=executable).stdout == run("daily", "--number", "1").stdout


def test_files_next_to_the_program_or_in_share_are_used(run, program, original_resources, home):
    for folder_name in ["bin", "share/wordscramble"]:
        with case(folder_name):
            prefix = home / folder_name.replace("/", "-")
            (prefix / "bin").mkdir(parents=True)
            installed = shutil.copy(program, prefix / "bin/wordscramble")
            shutil.copytree(original_resources, prefix / folder_name, dirs_exist_ok=True)
            (prefix / folder_name / "start.txt").write_text("notebook\n")
            assert run("play", executable=installed).stderr == b"notebook\n"


def test_silkworm_is_dealt_if_the_list_of_roots_is_empty(run_with_resources, resources, play):
    (resources / "start.txt").write_text("  \n\t\n")
    assert run_with_resources("play", stdin=b"milk\n").stderr == b"silkworm\n"
    game = play(variables={"WORDSCRAMBLE_RESOURCES": str(resources)})
    game.until("Daily No")
    game.press("C-n").until("silkworm", "Found 0 of 40")


def test_a_missing_list_of_roots_ends_the_game_once_a_word_is_dealt(open_terminal, resources):
    (resources / "start.txt").unlink()
    variables = {"WORDSCRAMBLE_RESOURCES": str(resources)}
    game = open_terminal("play", "--root", "silkworm", variables=variables).until("Type a word")
    game.press(b"milk\r").until("milk +2").press(b"\x0e")
    game.until("\x1b[?1049l", "wordscramble: Could not load start.txt from bundle.")
    assert game.wait_for_exit() == 74


def test_a_missing_file_is_named_in_one_line(run_with_resources, resources, original_resources):
    for name, commands in {
        "english.lex": [PLAY_ARGUMENTS, ("check", "silkworm", "milk"), ("solve", "silkworm"), ("daily",)],
        "start.txt": [("play",)],
        "Localizable.xcstrings": [PLAY_ARGUMENTS, ("check", "silkworm", "mill")],
    }.items():
        (resources / name).unlink()
        for arguments in commands:
            with case((name, arguments)):
                result = run_with_resources(*arguments, stdin=b"milk\n")
                assert (result.returncode, result.stdout) == (74, b"")
                assert result.stderr.decode() == f"wordscramble: Could not load {name} from bundle.\n"
        shutil.copy(original_resources / name, resources / name)
