"""Every round in one file, and back."""

import os

import pytest
from records import record, rounds
from test_damage import BROKEN, SHELF, SILKWORM, TRIANGLE, put_giant, saved_round


@pytest.fixture
def elsewhere(home):
    """The variables of another place to play at."""
    return {"XDG_STATE_HOME": str(home / "elsewhere")}


@pytest.fixture
def exported(lines, run):
    """What is exported after two rounds, one of them a daily puzzle with a hint."""
    lines("--root", "silkworm").ask("milk", "milk +2").ask("mirk", "mirk +2 bonus").ask("/hint", "Words left").leave()
    lines("--daily").until(": spell").ask("/hint", "Words left").leave()
    done = run("export")
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


def test_an_export_has_every_round_and_which_was_played_last(exported, saved, run, home):
    assert rounds(exported) == saved.rounds and len(saved.rounds) == 2
    assert exported.startswith(b"shelf 1\ncurrent ") and exported.isascii()
    assert run("export", "-").stdout == exported
    assert run("export", home / "all.txt").returncode == 0
    assert (home / "all.txt").read_bytes() == exported


def test_what_is_exported_is_played_on_elsewhere(exported, run, lines, elsewhere, saved, home):
    done = run("import", "-", given=exported, **elsewhere)
    assert (done.returncode, done.stdout, done.stderr) == (
        0,
        b"Your rounds have been added: 2 new rounds, 2 new words.\n",
        b"",
    )
    assert run("export", **elsewhere).stdout == exported
    game = lines("--root", "silkworm", variables=elsewhere).ask("/words", "mirk milk").ask("worm", "worm +2")
    assert game.leave() == 0


def test_importing_twice_is_the_same_as_once(exported, run, state, elsewhere, home):
    file = home / "all.txt"
    file.write_bytes(exported)
    history = (state / "history.txt").read_bytes()
    for variables in [{}, elsewhere]:
        for place in range(2):
            done = run("import", file, **variables)
            assert done.returncode == 0
            if variables == {} or place:
                assert done.stdout == b"Everything in that file was here already.\n"
    assert (state / "history.txt").read_bytes() == history


def test_an_import_unites_the_words_of_both_and_takes_nothing_away(exported, run, lines, elsewhere, kept):
    run("import", "-", given=exported, **elsewhere)
    lines("--root", "silkworm", variables=elsewhere).ask("worm", "worm +2").ask("/end", "End").ask(
        "/yes", "2 of 40"
    ).ask("/missed", "Words missed").leave()
    lines("--root", "silkworm").ask("silk", "silk +2").leave()
    done = run("import", "-", given=run("export", **elsewhere).stdout)
    assert done.stdout == b"Your rounds have been added: 0 new rounds, 1 new word.\n"
    assert sorted(kept()["found"]) == ["milk", "mirk", "silk", "worm"]
    assert kept()["revealed"] and kept()["hints"] == 1


def test_an_import_writes_only_the_rounds_that_have_changed(exported, run, state, elsewhere):
    run("import", "-", given=exported, **elsewhere)
    before = (state / "history.txt").read_bytes()
    run("import", "-", given=TRIANGLE)
    assert (state / "history.txt").read_bytes() == before + TRIANGLE


def test_a_game_that_is_played_meanwhile_gets_what_is_imported(lines, run, saved):
    game = lines("--root", "silkworm").ask("milk", "milk +2")
    assert run("import", "-", given=TRIANGLE).returncode == 0
    game.ask("worm", "worm +2").leave()
    assert {kept["root"]: kept["found"] for kept in saved.rounds.values()} == {
        "silkworm": ["worm", "milk"],
        "triangle": ["angle"],
    }
    lines("--root", "triangle").ask("/words", "angle").leave()


def test_damaged_records_are_left_out_and_counted(run, saved):
    done = run("import", "-", given=BROKEN["word"] + TRIANGLE + BROKEN["checksum"] + SILKWORM[:-9])
    assert (done.returncode, done.stdout) == (0, b"Your rounds have been added: 1 new round, 1 new word.\n")
    assert done.stderr == b"3 damaged records were left out.\n"
    assert [kept["root"] for kept in saved.rounds.values()] == ["triangle"]


def test_records_of_a_newer_version_are_left_out_and_told(run):
    later = b"round 2 x\nwho knows\n\n"
    done = run("import", "-", given=later + TRIANGLE)
    assert (done.returncode, done.stdout) == (0, b"Your rounds have been added: 1 new round, 1 new word.\n")
    assert done.stderr == b"1 record of a newer version was left out.\n"
    assert run("import", "-", given=later).returncode == 65


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n",
        b"milk\n",
        b"\0" * 99,
        bytes(range(256)),
        b'{"format":1,"shelf":[]}',
        SILKWORM[:50],
        b"round 1\n\n" * 9,
    ],
    ids=range(8),
)
def test_a_file_without_any_record_is_damaged_data(run, state, data):
    done = run("import", "-", given=data)
    assert (done.returncode, done.stdout) == (65, b"")
    assert done.stderr == b"That file holds no rounds. Nothing was changed.\n"
    assert not (state / "history.txt").exists()


@pytest.mark.parametrize(
    "make, message",
    [
        (lambda file: None, "No such file or directory"),
        (os.mkdir, "Not a plain file"),
        (os.mkfifo, "Not a plain file"),
        (lambda file: os.symlink("/dev/zero", file), "Not a plain file"),
        (put_giant, "File too large"),
    ],
)
def test_a_file_that_cannot_be_read_is_said_in_a_line(run, home, make, message):
    make(home / "all.txt")
    done = run("import", home / "all.txt")
    assert (done.returncode, done.stdout) == (74, b"")
    assert done.stderr.decode() == f"wordscramble: cannot read {home}/all.txt: {message}\n"


def test_an_export_overwrites_a_file_only_if_it_is_told_to(exported, run, home):
    file = home / "all.txt"
    file.write_text("mine")
    done = run("export", file)
    assert done.returncode == 73 and file.read_text() == "mine"
    assert done.stderr.decode() == f"wordscramble: cannot write {file}: File exists; --force replaces it\n"
    assert run("export", "--force", file).returncode == 0
    assert file.read_bytes() == exported and {entry.name for entry in home.iterdir()} == {"all.txt", "state"}


@pytest.mark.parametrize(
    "place, message",
    [
        ("missing/all.txt", "No such file or directory"),
        ("state", "Operation not permitted"),
        ("state/wordscramble/history.txt/all.txt", "Not a directory"),
    ],
)
def test_a_file_that_cannot_be_written_is_said_in_a_line(exported, run, home, place, message):
    done = run("export", "--force", home / place)
    assert (done.returncode, done.stdout) == (73, b"")
    assert done.stderr.decode() == f"wordscramble: cannot write {home}/{place}: {message}\n"


def test_an_export_to_a_full_device_is_no_success(exported, run, program):
    done = run("-c", f'"{program}" export >/dev/full', executable="/bin/sh")
    assert done.returncode == 73 and b"cannot write: No space left on device" in done.stderr


def test_what_cannot_be_imported_because_nothing_can_be_written_is_said(run, home, state):
    (home / "state").write_text("no folder")
    done = run("import", "-", given=SILKWORM)
    assert done.returncode in (73, 74) and done.stdout == b"" and done.stderr.count(b"\n") == 1
    (home / "state").unlink()
    state.mkdir(parents=True)
    (state / "shelf.txt").write_bytes(b"shelf 2\n\n")
    done = run("import", "-", given=SILKWORM)
    assert (done.returncode, done.stdout) == (73, b"") and b"newer version" in done.stderr
    assert not (state / "history.txt").exists()


def test_records_of_a_newer_version_here_are_exported_as_they_are(run, state):
    later = b"round 2 x\nwho knows\n\n"
    state.mkdir(parents=True)
    (state / "history.txt").write_bytes(later + SILKWORM)
    (state / "shelf.txt").write_bytes(SHELF)
    assert run("export").stdout.endswith(SILKWORM + later)


def test_without_rounds_the_export_is_an_empty_shelf(run):
    assert run("export").stdout == record("shelf 1\n")
    assert run("import", "-", given=record("shelf 1\n")).stdout == b"Everything in that file was here already.\n"


def test_a_round_without_a_word_takes_its_place_on_the_shelf(run, lines):
    assert (
        run(
            "import", "-", given=record("shelf 1\ncurrent silkworm-0000000000000001\n") + saved_round(facts="")
        ).returncode
        == 0
    )
    lines().until("silkworm: spell").leave()
