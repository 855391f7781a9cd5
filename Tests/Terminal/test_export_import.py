"""Exporting all rounds to one file, and importing them."""

import pytest
from records import read_rounds
from test_damage import DAMAGED_PARTS, MILK_RECORD

TRIANGLE_RECORD = b"round triangle\nbegan 1\ntouched 1\nfound angle common\nend\n\n"


@pytest.fixture
def other_environment(home):
    """The environment variables of a game with another state folder."""
    return {"XDG_STATE_HOME": str(home / "elsewhere")}


@pytest.fixture
def exported_rounds(play_plain, run):
    """The export of two rounds with a clue, one of them a daily puzzle."""
    game = play_plain("--root", "silkworm").ask("milk", "milk +2").ask("mirk", "mirk +2 bonus")
    game.ask("/clue", "starting with").quit()
    play_plain("--daily").until(": spell").ask("/clue", "starting with").quit()
    result = run("export")
    assert (result.returncode, result.stderr) == (0, b"")
    return result.stdout


def test_an_export_contains_every_round(exported_rounds, saved_rounds, run, home):
    assert read_rounds(exported_rounds) == saved_rounds() and len(saved_rounds()) == 2
    assert exported_rounds.startswith(b"round ") and exported_rounds.isascii()
    assert run("export", "-").stdout == exported_rounds
    assert run("export", home / "all.txt").returncode == 0
    assert (home / "all.txt").read_bytes() == exported_rounds


def test_exported_rounds_can_be_continued_on_another_device(exported_rounds, run, play_plain, other_environment):
    result = run("import", "-", stdin=exported_rounds, **other_environment)
    assert (result.returncode, result.stdout, result.stderr) == (
        0,
        b"Your rounds have been added: 2 new rounds, 2 new words.\n",
        b"",
    )
    assert run("export", **other_environment).stdout == exported_rounds
    game = (
        play_plain("--root", "silkworm", variables=other_environment).ask("/words", "mirk milk").ask("worm", "worm +2")
    )
    assert game.quit() == 0


def test_an_import_during_a_game_loses_nothing(play_plain, run, saved_rounds):
    game = play_plain("--root", "silkworm").ask("milk", "milk +2")
    assert run("import", "-", stdin=TRIANGLE_RECORD).returncode == 0
    game.ask("worm", "worm +2").quit()
    assert saved_rounds()["silkworm"]["found"] == ["worm", "milk"] and saved_rounds()["triangle"]["found"] == ["angle"]
    play_plain("--root", "triangle").ask("/words", "angle").quit()


@pytest.mark.parametrize("data", [b"", b"milk\n", bytes(range(256)), MILK_RECORD[:50], b"round 1\n\n" * 9])
def test_a_file_without_a_record_is_refused_and_changes_nothing(run, rounds_file, data):
    rounds_file.parent.mkdir(parents=True)
    rounds_file.write_bytes(TRIANGLE_RECORD)
    result = run("import", "-", stdin=data)
    assert (result.returncode, result.stdout) == (65, b"")
    assert result.stderr == b"That file holds no rounds. Nothing was changed.\n"
    assert rounds_file.read_bytes() == TRIANGLE_RECORD


def test_what_cannot_be_read_in_a_file_is_left_out_and_told(run, saved_rounds):
    result = run("import", "-", stdin=TRIANGLE_RECORD + DAMAGED_PARTS["wrong fact"])
    assert (result.returncode, result.stderr) == (0, b"")
    message = b"Your rounds have been added: 1 new round, 1 new word. Part of that file could not be read.\n"
    assert result.stdout == message and saved_rounds().keys() == {"triangle"}


def test_an_export_overwrites_a_file_only_with_force(exported_rounds, run, home):
    file = home / "all.txt"
    file.write_text("mine")
    result = run("export", file)
    assert result.returncode == 73 and file.read_text() == "mine"
    assert result.stderr.decode() == f"wordscramble: cannot write {file}: File exists; --force replaces it\n"
    assert run("export", "--force", file).returncode == 0
    assert file.read_bytes() == exported_rounds and {entry.name for entry in home.iterdir()} == {"all.txt", "state"}


def test_an_import_that_cannot_be_saved_is_reported(run, home):
    (home / "state").write_text("no folder")
    result = run("import", "-", stdin=MILK_RECORD)
    assert result.returncode in (73, 74) and result.stdout == b"" and result.stderr.count(b"\n") == 1
