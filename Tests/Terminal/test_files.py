"""The files of the game: found wherever the program is, and refused in one line if they are damaged."""

import os
import pathlib
import shutil

import pytest

GAME = ("play", "--root", "silkworm")


@pytest.fixture
def originals(program):
    """The game's files as they were built."""
    built = program.parent / "word-scramble_ScrambleKit.resources"
    source = pathlib.Path(__file__).resolve().parents[2] / "Sources/ScrambleKit/Resources"
    return built if built.exists() else source


@pytest.fixture
def resources(originals, home):
    """A folder with copies of these files, which a test may change."""
    return pathlib.Path(shutil.copytree(originals, home / "resources"))


@pytest.fixture
def run_with(run, resources):
    """Runs the program with the files of that folder."""
    return lambda *arguments, **settings: run(*arguments, WORDSCRAMBLE_RESOURCES=str(resources), **settings)


def test_the_program_copied_alone_still_plays(run, program, home):
    alone = shutil.copy(program, home / "moved")
    done = run(*GAME, given=b"milk\nmill\n", executable=alone)
    assert done.stdout.splitlines()[0] == b"milk +2" and done.returncode == 0
    assert run("daily", "--number", "1", executable=alone).stdout == run("daily", "--number", "1").stdout
    link = home / "link"
    link.symlink_to(alone)
    assert run("words", "--roots", executable=link).stdout == run("words", "--roots").stdout


def test_the_program_runs_in_a_folder_with_unusual_characters(run, program, home):
    folder = home / "söme földer ; 'x'"
    folder.mkdir()
    done = run(*GAME, given=b"milk\n", executable=shutil.copy(program, folder / "word scramble"))
    assert done.stdout.startswith(b"milk +2\n")


@pytest.mark.parametrize("place", ["bin", "share/wordscramble"])
def test_files_beside_the_program_or_in_share_are_used(run, program, originals, home, place):
    (home / "bin").mkdir()
    installed = shutil.copy(program, home / "bin/wordscramble")
    shutil.copytree(originals, home / place, dirs_exist_ok=True)
    (home / place / "start.txt").write_text("notebook\n")
    assert run("words", "--roots", executable=installed).stdout == b"notebook\n"
    assert run("play", executable=installed).stderr == b"notebook\n"


def test_silkworm_is_dealt_if_the_list_of_roots_is_empty(run_with, resources, play):
    for content in ["", "\n\n", "  \n\t\n"]:
        (resources / "start.txt").write_text(content)
        assert run_with("play", given=b"milk\n").stderr == b"silkworm\n"
        assert run_with("words", "--roots").stdout == b"silkworm\n"
    game = play(variables={"WORDSCRAMBLE_RESOURCES": str(resources)})
    game.until("Daily No")
    game.press("C-n").until("silkworm", "Found 0 of 40")


def test_a_changed_list_of_roots_is_honoured(run_with, resources):
    (resources / "start.txt").write_text("\nnotebook\r\n\n  Alarming \n")
    assert run_with("words", "--roots").stdout == b"alarming\nnotebook\n"
    assert {run_with("play", "--seed", str(seed)).stderr for seed in range(12)} == {b"alarming\n", b"notebook\n"}


@pytest.mark.parametrize("line", ["si lk", "ab", "a" * 16, "café", "mi\x1bk"])
def test_an_invalid_root_is_reported_with_its_line_number(run_with, resources, line):
    (resources / "start.txt").write_text(f"silkworm\n{line}\n")
    done = run_with("play", given=b"milk\n")
    assert (done.returncode, done.stdout) == (65, b"")
    assert done.stderr == b"wordscramble: start.txt, line 2, is not a word of 3 to 15 letters.\n"


@pytest.mark.parametrize(
    "name, arguments",
    [
        ("english.lex", GAME),
        ("english.lex", ("check", "silkworm", "milk")),
        ("english.lex", ("solve", "silkworm")),
        ("english.lex", ("daily",)),
        ("english.lex", ("words",)),
        ("start.txt", ("play",)),
        ("start.txt", ("words", "--roots")),
        ("Localizable.xcstrings", GAME),
        ("Localizable.xcstrings", ("check", "silkworm", "mill")),
    ],
)
def test_a_missing_file_is_named_in_one_line(run_with, resources, name, arguments):
    (resources / name).unlink()
    done = run_with(*arguments, given=b"milk\n")
    assert (done.returncode, done.stdout) == (74, b"")
    assert done.stderr.decode() == f"wordscramble: Could not load {name} from bundle.\n"


@pytest.mark.parametrize("name", ["english.lex", "start.txt", "Localizable.xcstrings"])
def test_a_folder_pipe_or_device_is_refused_in_one_line(run_with, resources, name):
    file = resources / name
    file.unlink()
    for make in (file.mkdir, lambda: os.mkfifo(file), lambda: file.symlink_to("/dev/zero")):
        make()
        done = run_with("play", given=b"milk\n")
        assert (done.returncode, done.stdout) == (74, b"")
        assert done.stderr.decode() == f"wordscramble: {name} is not a plain file.\n"
        file.rmdir() if file.is_dir() else file.unlink()


def assert_refused(done, name):
    """Asserts exit code 65 and one line that names the file."""
    assert (done.returncode, done.stdout) == (65, b"")
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1 and lines[0].startswith(f"wordscramble: {name} ")


@pytest.mark.parametrize("share", [0, 1, 7, 8, 50, 500, 900, 999, 1000])
def test_a_truncated_lexicon_is_refused_in_one_line(run_with, resources, share):
    file = resources / "english.lex"
    data = file.read_bytes()
    file.write_bytes(data[: min(len(data) * share // 1000, len(data) - 1)])
    assert_refused(run_with(*GAME, given=b"milk\n"), "english.lex")


@pytest.mark.parametrize("share", [0, 3, 9, 17, 40, 100, 333, 500, 750, 900, 999])
def test_a_lexicon_with_a_flipped_bit_is_refused_in_one_line(run_with, resources, share):
    file = resources / "english.lex"
    data = bytearray(file.read_bytes())
    data[min(share if share < 64 else len(data) * share // 1000, len(data) - 1)] ^= 1
    file.write_bytes(data)
    assert_refused(run_with("solve", "silkworm"), "english.lex")


@pytest.mark.parametrize(
    "change",
    [lambda data: data + b"\0", lambda data: b"", lambda data: b"no lexicon" * 999, lambda data: data * 2],
    ids=["longer", "empty", "text", "twice"],
)
def test_a_file_that_is_not_a_lexicon_is_refused_in_one_line(run_with, resources, change):
    file = resources / "english.lex"
    file.write_bytes(change(file.read_bytes()))
    assert_refused(run_with(*GAME, given=b"milk\n"), "english.lex")


@pytest.mark.parametrize("content", ["", "{}", "{", "[]", '{"strings":[]}'])
def test_a_damaged_catalog_is_refused_in_one_line(run_with, resources, content):
    (resources / "Localizable.xcstrings").write_text(content)
    assert_refused(run_with(*GAME, given=b"milk\n"), "Localizable.xcstrings")


def test_an_error_in_a_file_leaves_the_terminal_unchanged(open_terminal, resources):
    (resources / "english.lex").write_bytes(b"")
    terminal = open_terminal(variables={"WORDSCRAMBLE_RESOURCES": str(resources)})
    assert terminal.end() == 65
    assert b"\x1b" not in terminal.output and b"english.lex" in terminal.output


def test_a_damaged_or_missing_file_of_meanings_is_named(run_with, resources):
    (resources / "english.glosses").write_text("no meanings")
    done = run_with("define", "milk")
    assert (done.returncode, done.stdout) == (65, b"")
    assert done.stderr == b"wordscramble: english.glosses is damaged: it does not hold what words mean.\n"
    (resources / "english.glosses").unlink()
    assert run_with("define", "milk").returncode == 74
    assert run_with("play", given=b"").returncode == 0


def test_no_command_that_plays_reads_the_sensitive_words(run_with, resources):
    (resources / "english.sensitive").write_bytes(b"damaged")
    for arguments in (GAME, ("check", "silkworm", "milk"), ("daily",)):
        assert run_with(*arguments, given=b"milk\n").returncode == 0
