"""Exporting all rounds to one file, and importing them."""

import os

import pytest
from records import facts, record, rounds
from test_damage import BROKEN, SHELF, SILKWORM, TRIANGLE, create_giant_file, round_record
from tools import case, need_linux


@pytest.fixture
def other_environment(home):
    """The environment variables of a game with another state folder."""
    return {"XDG_STATE_HOME": str(home / "elsewhere")}


@pytest.fixture
def exported(play_plain, run):
    """The export of two rounds, one of them a daily puzzle with a hint."""
    play_plain("--root", "silkworm").ask("milk", "milk +2").ask("mirk", "mirk +2 bonus").ask(
        "/hint", "Words left"
    ).leave()
    play_plain("--daily").until(": spell").ask("/hint", "Words left").leave()
    done = run("export")
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


def test_an_export_contains_every_round_and_names_the_current_one(exported, saved, run, home):
    assert rounds(exported) == saved.rounds and len(saved.rounds) == 2
    assert exported.startswith(b"shelf 1\ncurrent ") and exported.isascii()
    assert run("export", "-").stdout == exported
    assert run("export", home / "all.txt").returncode == 0
    assert (home / "all.txt").read_bytes() == exported


def without_day(data):
    """The facts of a file without the day of the last visit, which an import does not copy."""
    return [[line for line in lines if line[0] != "opened"] for lines in facts(data)]


def test_exported_rounds_can_be_continued_on_another_device(exported, run, play_plain, other_environment, saved, home):
    done = run("import", "-", given=exported, **other_environment)
    assert (done.returncode, done.stdout, done.stderr) == (
        0,
        b"Your rounds have been added: 2 new rounds, 2 new words.\n",
        b"",
    )
    assert without_day(run("export", **other_environment).stdout) == without_day(exported)
    game = (
        play_plain("--root", "silkworm", variables=other_environment).ask("/words", "mirk milk").ask("worm", "worm +2")
    )
    assert game.leave() == 0


def test_importing_twice_has_the_same_result_as_once(exported, run, state, other_environment, home):
    file = home / "all.txt"
    file.write_bytes(exported)
    history = (state / "history.txt").read_bytes()
    for variables in [{}, other_environment]:
        for place in range(2):
            done = run("import", file, **variables)
            assert done.returncode == 0
            if variables == {} or place:
                assert done.stdout == b"Everything in that file was already here.\n"
    assert (state / "history.txt").read_bytes() == history


def test_an_import_merges_the_words_of_both_and_removes_nothing(
    exported, run, play_plain, other_environment, current_round
):
    run("import", "-", given=exported, **other_environment)
    play_plain("--root", "silkworm", variables=other_environment).ask("worm", "worm +2").ask("/end", "End").ask(
        "/yes", "2 of 40"
    ).ask("/missed", "Words missed").leave()
    play_plain("--root", "silkworm").ask("silk", "silk +2").leave()
    done = run("import", "-", given=run("export", **other_environment).stdout)
    assert done.stdout == b"Your rounds have been added: 0 new rounds, 1 new word.\n"
    assert sorted(current_round()["found"]) == ["milk", "mirk", "silk", "worm"]
    assert current_round()["revealed"] and current_round()["hints"] == 1


def test_an_import_writes_only_changed_rounds(exported, run, state, other_environment):
    run("import", "-", given=exported, **other_environment)
    before = (state / "history.txt").read_bytes()
    run("import", "-", given=TRIANGLE)
    assert (state / "history.txt").read_bytes() == before + TRIANGLE


def test_an_import_during_a_game_loses_nothing(play_plain, run, saved):
    game = play_plain("--root", "silkworm").ask("milk", "milk +2")
    assert run("import", "-", given=TRIANGLE).returncode == 0
    game.ask("worm", "worm +2").leave()
    assert {kept["root"]: kept["found"] for kept in saved.rounds.values()} == {
        "silkworm": ["worm", "milk"],
        "triangle": ["angle"],
    }
    play_plain("--root", "triangle").ask("/words", "angle").leave()


def test_damaged_records_are_skipped_and_counted(run, saved):
    done = run("import", "-", given=BROKEN["word"] + TRIANGLE + BROKEN["checksum"] + SILKWORM[:-9])
    assert (done.returncode, done.stdout) == (0, b"Your rounds have been added: 1 new round, 1 new word.\n")
    assert done.stderr == b"3 damaged records were left out.\n"
    assert [kept["root"] for kept in saved.rounds.values()] == ["triangle"]


def test_records_of_a_newer_version_are_skipped_and_counted(run):
    newer = b"round 2 x\nwho knows\n\n"
    done = run("import", "-", given=newer + TRIANGLE)
    assert (done.returncode, done.stdout) == (0, b"Your rounds have been added: 1 new round, 1 new word.\n")
    assert done.stderr == b"1 record from a newer version was left out.\n"
    assert run("import", "-", given=newer).returncode == 65


def long_record(first):
    """A record of 205 KB. Two of them for the same round are too large to merge."""
    clues = "".join(f"assist clue silkworm {first + place}.5\n" for place in range(2600))
    return round_record(facts="challenge " + "c" * 131_072 + "\n" + clues)


def test_a_round_that_cannot_be_merged_is_left_out_and_counted(run, state):
    run("import", "-", given=long_record(100))
    before = (state / "history.txt").read_bytes()
    done = run("import", "-", given=long_record(9000) + TRIANGLE)
    assert (done.returncode, done.stdout) == (0, b"Your rounds have been added: 1 new round, 1 new word.\n")
    assert done.stderr == b"1 damaged record was left out.\n"
    assert (state / "history.txt").read_bytes() == before + TRIANGLE


def test_a_file_from_an_editor_on_windows_is_imported(run):
    done = run("import", "-", given=b"\xef\xbb\xbf" + (TRIANGLE + SILKWORM).replace(b"\n", b"\r\n"))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b"Your rounds have been added: 2 new rounds, 2 new words.\n"


def test_a_file_without_a_record_is_refused(run, state):
    for data in [b"", b"milk\n", bytes(range(256)), SILKWORM[:50], b"round 1\n\n" * 9]:
        with case(data):
            done = run("import", "-", given=data)
            assert (done.returncode, done.stdout) == (65, b"")
            assert done.stderr == b"That file holds no rounds. Nothing was changed.\n"
            assert not (state / "history.txt").exists()


def test_an_unreadable_file_is_reported_in_one_line(run, home):
    for name, make, message in [
        ("missing", lambda file: None, "No such file or directory"),
        ("folder", os.mkdir, "Not a plain file; import - reads standard input"),
        ("pipe", os.mkfifo, "Not a plain file; import - reads standard input"),
        ("giant", create_giant_file, "File too large"),
    ]:
        with case(name):
            make(home / name)
            done = run("import", home / name)
            assert (done.returncode, done.stdout) == (74, b"")
            assert done.stderr.decode() == f"wordscramble: cannot read {home}/{name}: {message}\n"


def test_an_export_overwrites_a_file_only_with_force(exported, run, home):
    file = home / "all.txt"
    file.write_text("mine")
    done = run("export", file)
    assert done.returncode == 73 and file.read_text() == "mine"
    assert done.stderr.decode() == f"wordscramble: cannot write {file}: File exists; --force replaces it\n"
    assert run("export", "--force", file).returncode == 0
    assert file.read_bytes() == exported and {entry.name for entry in home.iterdir()} == {"all.txt", "state"}


def test_an_unwritable_file_is_reported_in_one_line(exported, run, home):
    for place, message in [
        ("missing/all.txt", "No such file or directory"),
        ("state", "Operation not permitted"),
        ("state/wordscramble/history.txt/all.txt", "Not a directory"),
    ]:
        with case(place):
            done = run("export", "--force", home / place)
            assert (done.returncode, done.stdout) == (73, b"")
            assert done.stderr.decode() == f"wordscramble: cannot write {home}/{place}: {message}\n"


def test_an_export_to_a_full_device_fails(exported, run, program):
    need_linux()
    done = run("-c", f'"{program}" export >/dev/full', executable="/bin/sh")
    assert done.returncode == 73 and b"cannot write: No space left on device" in done.stderr


def test_an_import_that_cannot_be_saved_is_reported(run, home, state):
    (home / "state").write_text("no folder")
    done = run("import", "-", given=SILKWORM)
    assert done.returncode in (73, 74) and done.stdout == b"" and done.stderr.count(b"\n") == 1
    (home / "state").unlink()
    state.mkdir(parents=True)
    (state / "shelf.txt").write_bytes(b"shelf 2\n\n")
    done = run("import", "-", given=SILKWORM)
    assert (done.returncode, done.stdout) == (73, b"") and b"newer version" in done.stderr
    assert not (state / "history.txt").exists()


def test_saved_records_of_a_newer_version_are_exported_unchanged(run, state):
    newer = b"round 2 x\nwho knows\n\n"
    state.mkdir(parents=True)
    (state / "history.txt").write_bytes(newer + SILKWORM)
    (state / "shelf.txt").write_bytes(SHELF)
    assert run("export").stdout.endswith(SILKWORM + newer)


def test_without_rounds_the_export_is_an_empty_shelf(run):
    assert run("export").stdout == record("shelf 1\n")
    assert run("import", "-", given=record("shelf 1\n")).stdout == b"Everything in that file was already here.\n"


def test_an_imported_round_without_words_becomes_the_current_round(run):
    shelf = record("shelf 1\ncurrent silkworm-0000000000000001\n")
    assert run("import", "-", given=shelf + round_record(facts="")).returncode == 0
    assert run("export").stdout.startswith(b"shelf 1\ncurrent silkworm-0000000000000001\n")
