"""The files of the game. They are found wherever the program is, and damaged ones are refused in one line."""

import os
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
    assert run("daily", "--number", "1", executable=program_copy).stdout == run("daily", "--number", "1").stdout
    link = home / "link"
    link.symlink_to(program_copy)
    assert run("words", "--roots", executable=link).stdout == run("words", "--roots").stdout


def test_the_program_runs_in_a_folder_with_unusual_characters(run, program, home):
    folder = home / "söme földer ; 'x'"
    folder.mkdir()
    result = run(*PLAY_ARGUMENTS, stdin=b"milk\n", executable=shutil.copy(program, folder / "word scramble"))
    assert result.stdout.startswith(b"milk +2\n")


def test_files_next_to_the_program_or_in_share_are_used(run, program, original_resources, home):
    for folder_name in ["bin", "share/wordscramble"]:
        with case(folder_name):
            prefix = home / folder_name.replace("/", "-")
            (prefix / "bin").mkdir(parents=True)
            installed = shutil.copy(program, prefix / "bin/wordscramble")
            shutil.copytree(original_resources, prefix / folder_name, dirs_exist_ok=True)
            (prefix / folder_name / "start.txt").write_text("notebook\n")
            assert run("words", "--roots", executable=installed).stdout == b"notebook\n"
            assert run("play", executable=installed).stderr == b"notebook\n"


def test_silkworm_is_dealt_if_the_list_of_roots_is_empty(run_with_resources, resources, play):
    (resources / "start.txt").write_text("  \n\t\n")
    assert run_with_resources("play", stdin=b"milk\n").stderr == b"silkworm\n"
    assert run_with_resources("words", "--roots").stdout == b"silkworm\n"
    game = play(variables={"WORDSCRAMBLE_RESOURCES": str(resources)})
    game.until("Daily No")
    game.press("C-n").until("silkworm", "Found 0 of 40")


def test_a_changed_list_of_roots_is_used(run_with_resources, resources):
    (resources / "start.txt").write_text("\nnotebook\r\n\n  Alarming \n")
    assert run_with_resources("words", "--roots").stdout == b"alarming\nnotebook\n"
    assert {run_with_resources("play", "--seed", str(seed)).stderr for seed in range(6)} == {
        b"alarming\n",
        b"notebook\n",
    }


def test_an_invalid_root_is_reported_with_its_line_number(run_with_resources, resources):
    for line in ["ab", "a" * 16, "mi\x1bk"]:
        with case(line):
            (resources / "start.txt").write_text(f"silkworm\n{line}\n")
            result = run_with_resources("play", stdin=b"milk\n")
            assert (result.returncode, result.stdout) == (65, b"")
            assert result.stderr == b"wordscramble: start.txt, line 2, is not a word of 3 to 15 letters.\n"


def test_a_missing_file_is_named_in_one_line(run_with_resources, resources, original_resources):
    for name, commands in {
        "english.lex": [PLAY_ARGUMENTS, ("check", "silkworm", "milk"), ("solve", "silkworm"), ("daily",), ("words",)],
        "start.txt": [("play",), ("words", "--roots")],
        "Localizable.xcstrings": [PLAY_ARGUMENTS, ("check", "silkworm", "mill")],
    }.items():
        (resources / name).unlink()
        for arguments in commands:
            with case((name, arguments)):
                result = run_with_resources(*arguments, stdin=b"milk\n")
                assert (result.returncode, result.stdout) == (74, b"")
                assert result.stderr.decode() == f"wordscramble: Could not load {name} from bundle.\n"
        shutil.copy(original_resources / name, resources / name)


def test_a_folder_pipe_or_device_is_refused_in_one_line(run_with_resources, resources, original_resources):
    for name, create in [
        ("english.lex", os.mkfifo),
        ("start.txt", os.mkdir),
        ("Localizable.xcstrings", lambda file: file.symlink_to("/dev/zero")),
    ]:
        with case(name):
            file = resources / name
            file.unlink()
            create(file)
            result = run_with_resources("play", stdin=b"milk\n")
            assert (result.returncode, result.stdout) == (74, b"")
            assert result.stderr.decode() == f"wordscramble: {name} is not a plain file.\n"
            file.rmdir() if file.is_dir() else file.unlink()
            shutil.copy(original_resources / name, file)


def assert_refused(result, name):
    """Asserts exit code 65 and one line that names the file."""
    assert (result.returncode, result.stdout) == (65, b"")
    lines = result.stderr.decode().splitlines()
    assert len(lines) == 1 and lines[0].startswith(f"wordscramble: {name} ")


def test_a_damaged_lexicon_is_refused_in_one_line(run_with_resources, resources):
    # LexiconOpeningTests.swift tests every length and every byte.
    file = resources / "english.lex"
    data = file.read_bytes()
    flipped = bytearray(data)
    flipped[len(data) // 3] ^= 1
    for name, content in {
        "empty": b"",
        "other": b"no lexicon" * 999,
        "truncated": data[: len(data) // 2],
        "a byte short": data[:-1],
        "flipped": flipped,
        "a byte more": data + b"\0",
    }.items():
        with case(name):
            file.write_bytes(content)
            assert_refused(run_with_resources(*PLAY_ARGUMENTS, stdin=b"milk\n"), "english.lex")


def test_a_damaged_catalog_is_refused_in_one_line(run_with_resources, resources):
    for content in ["", "{}", '{"strings":[]}']:
        with case(content):
            (resources / "Localizable.xcstrings").write_text(content)
            assert_refused(run_with_resources(*PLAY_ARGUMENTS, stdin=b"milk\n"), "Localizable.xcstrings")


def test_an_error_in_a_file_leaves_the_terminal_unchanged(open_terminal, resources):
    (resources / "english.lex").write_bytes(b"")
    terminal = open_terminal(variables={"WORDSCRAMBLE_RESOURCES": str(resources)})
    assert terminal.wait_for_exit() == 65
    assert b"\x1b" not in terminal.output and b"english.lex" in terminal.output


def test_a_damaged_or_missing_file_of_meanings_is_named(run_with_resources, resources):
    (resources / "english.glosses").write_text("no meanings")
    result = run_with_resources("define", "milk")
    assert (result.returncode, result.stdout) == (65, b"")
    assert result.stderr == b"wordscramble: english.glosses is damaged: it does not hold what words mean.\n"
    (resources / "english.glosses").unlink()
    assert run_with_resources("define", "milk").returncode == 74
    assert run_with_resources("play", stdin=b"").returncode == 0


def test_commands_that_play_do_not_read_the_sensitive_words(run_with_resources, resources):
    (resources / "english.sensitive").write_bytes(b"damaged")
    for arguments in (PLAY_ARGUMENTS, ("check", "silkworm", "milk"), ("daily",)):
        assert run_with_resources(*arguments, stdin=b"milk\n").returncode == 0
