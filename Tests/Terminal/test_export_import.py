"""Exporting all rounds to one file, and importing them."""

import os

import pytest
from records import decode_records, encode_record, rounds_by_id
from test_damage import BROKEN_RECORDS, SHELF_RECORD, SILKWORM_RECORD, TRIANGLE_RECORD, create_giant_file, round_record
from tools import case, require_linux


@pytest.fixture
def other_environment(home):
    """The environment variables of a game with another state folder."""
    return {"XDG_STATE_HOME": str(home / "elsewhere")}


@pytest.fixture
def exported_rounds(play_plain, run):
    """The export of two rounds with a hint, one of them a daily puzzle."""
    play_plain("--root", "silkworm").ask("milk", "milk +2").ask("mirk", "mirk +2 bonus").ask(
        "/hint", "Words left"
    ).quit()
    play_plain("--daily").until(": spell").ask("/hint", "Words left").quit()
    result = run("export")
    assert (result.returncode, result.stderr) == (0, b"")
    return result.stdout


def test_an_export_contains_every_round_and_names_the_current_one(exported_rounds, saved_rounds, run, home):
    assert rounds_by_id(exported_rounds) == saved_rounds.rounds and len(saved_rounds.rounds) == 2
    assert exported_rounds.startswith(b"shelf 1\ncurrent ") and exported_rounds.isascii()
    assert run("export", "-").stdout == exported_rounds
    assert run("export", home / "all.txt").returncode == 0
    assert (home / "all.txt").read_bytes() == exported_rounds


def without_day(data):
    """The facts of a file without the day of the last visit, which an import does not copy."""
    return [[line for line in lines if line[0] != "opened"] for lines in decode_records(data)]


def test_exported_rounds_can_be_continued_on_another_device(
    exported_rounds, run, play_plain, other_environment, saved_rounds, home
):
    result = run("import", "-", stdin=exported_rounds, **other_environment)
    assert (result.returncode, result.stdout, result.stderr) == (
        0,
        b"Your rounds have been added: 2 new rounds, 2 new words.\n",
        b"",
    )
    assert without_day(run("export", **other_environment).stdout) == without_day(exported_rounds)
    game = (
        play_plain("--root", "silkworm", variables=other_environment).ask("/words", "mirk milk").ask("worm", "worm +2")
    )
    assert game.quit() == 0


def test_importing_twice_has_the_same_result_as_once(exported_rounds, run, state_folder, other_environment, home):
    file = home / "all.txt"
    file.write_bytes(exported_rounds)
    history = (state_folder / "history.txt").read_bytes()
    for variables in [{}, other_environment]:
        for repetition in range(2):
            result = run("import", file, **variables)
            assert result.returncode == 0
            if variables == {} or repetition:
                assert result.stdout == b"Everything in that file was already here.\n"
    assert (state_folder / "history.txt").read_bytes() == history


def test_an_import_merges_the_words_of_both_and_removes_nothing(
    exported_rounds, run, play_plain, other_environment, current_round
):
    run("import", "-", stdin=exported_rounds, **other_environment)
    play_plain("--root", "silkworm", variables=other_environment).ask("worm", "worm +2").ask("/end", "End").ask(
        "/yes", "2 of 40"
    ).ask("/missed", "Words missed").quit()
    play_plain("--root", "silkworm").ask("silk", "silk +2").quit()
    result = run("import", "-", stdin=run("export", **other_environment).stdout)
    assert result.stdout == b"Your rounds have been added: 0 new rounds, 1 new word.\n"
    assert sorted(current_round()["found"]) == ["milk", "mirk", "silk", "worm"]
    assert current_round()["revealed"] and current_round()["hints"] == 1


def test_an_import_writes_only_changed_rounds(exported_rounds, run, state_folder, other_environment):
    run("import", "-", stdin=exported_rounds, **other_environment)
    before = (state_folder / "history.txt").read_bytes()
    run("import", "-", stdin=TRIANGLE_RECORD)
    assert (state_folder / "history.txt").read_bytes() == before + TRIANGLE_RECORD


def test_an_import_during_a_game_loses_nothing(play_plain, run, saved_rounds):
    game = play_plain("--root", "silkworm").ask("milk", "milk +2")
    assert run("import", "-", stdin=TRIANGLE_RECORD).returncode == 0
    game.ask("worm", "worm +2").quit()
    assert {saved_round["root"]: saved_round["found"] for saved_round in saved_rounds.rounds.values()} == {
        "silkworm": ["worm", "milk"],
        "triangle": ["angle"],
    }
    play_plain("--root", "triangle").ask("/words", "angle").quit()


def test_damaged_records_are_skipped_and_counted(run, saved_rounds):
    result = run(
        "import",
        "-",
        stdin=BROKEN_RECORDS["word"] + TRIANGLE_RECORD + BROKEN_RECORDS["checksum"] + SILKWORM_RECORD[:-9],
    )
    assert (result.returncode, result.stdout) == (0, b"Your rounds have been added: 1 new round, 1 new word.\n")
    assert result.stderr == b"3 damaged records were left out.\n"
    assert [saved_round["root"] for saved_round in saved_rounds.rounds.values()] == ["triangle"]


def test_records_of_a_newer_version_are_skipped_and_counted(run):
    newer = b"round 2 x\nwho knows\n\n"
    result = run("import", "-", stdin=newer + TRIANGLE_RECORD)
    assert (result.returncode, result.stdout) == (0, b"Your rounds have been added: 1 new round, 1 new word.\n")
    assert result.stderr == b"1 record from a newer version was left out.\n"
    assert run("import", "-", stdin=newer).returncode == 65


def long_record(first):
    """A record of 203 to 206 KB. Two of them for the same round are too large to merge."""
    clues = "".join(f"assist clue silkworm {first + index}.5\n" for index in range(2600))
    return round_record(facts="challenge " + "c" * 131_072 + "\n" + clues)


def test_a_round_that_cannot_be_merged_is_left_out_and_counted(run, state_folder):
    run("import", "-", stdin=long_record(100))
    before = (state_folder / "history.txt").read_bytes()
    result = run("import", "-", stdin=long_record(9000) + TRIANGLE_RECORD)
    assert (result.returncode, result.stdout) == (0, b"Your rounds have been added: 1 new round, 1 new word.\n")
    assert result.stderr == b"1 damaged record was left out.\n"
    assert (state_folder / "history.txt").read_bytes() == before + TRIANGLE_RECORD


def test_a_file_from_an_editor_on_windows_is_imported(run):
    result = run("import", "-", stdin=b"\xef\xbb\xbf" + (TRIANGLE_RECORD + SILKWORM_RECORD).replace(b"\n", b"\r\n"))
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout == b"Your rounds have been added: 2 new rounds, 2 new words.\n"


def test_a_file_without_a_record_is_refused(run, state_folder):
    for data in [b"", b"milk\n", bytes(range(256)), SILKWORM_RECORD[:50], b"round 1\n\n" * 9]:
        with case(data):
            result = run("import", "-", stdin=data)
            assert (result.returncode, result.stdout) == (65, b"")
            assert result.stderr == b"That file holds no rounds. Nothing was changed.\n"
            assert not (state_folder / "history.txt").exists()


def test_an_unreadable_file_is_reported_in_one_line(run, home):
    for name, create, message in [
        ("missing", lambda file: None, "No such file or directory"),
        ("folder", os.mkdir, "Not a plain file; import - reads standard input"),
        ("pipe", os.mkfifo, "Not a plain file; import - reads standard input"),
        ("giant", create_giant_file, "File too large"),
    ]:
        with case(name):
            create(home / name)
            result = run("import", home / name)
            assert (result.returncode, result.stdout) == (74, b"")
            assert result.stderr.decode() == f"wordscramble: cannot read {home}/{name}: {message}\n"


def test_an_export_overwrites_a_file_only_with_force(exported_rounds, run, home):
    file = home / "all.txt"
    file.write_text("mine")
    result = run("export", file)
    assert result.returncode == 73 and file.read_text() == "mine"
    assert result.stderr.decode() == f"wordscramble: cannot write {file}: File exists; --force replaces it\n"
    assert run("export", "--force", file).returncode == 0
    assert file.read_bytes() == exported_rounds and {entry.name for entry in home.iterdir()} == {"all.txt", "state"}


def test_an_unwritable_file_is_reported_in_one_line(exported_rounds, run, home):
    for path, message in [
        ("missing/all.txt", "No such file or directory"),
        ("state", "Operation not permitted"),
        ("state/wordscramble/history.txt/all.txt", "Not a directory"),
    ]:
        with case(path):
            result = run("export", "--force", home / path)
            assert (result.returncode, result.stdout) == (73, b"")
            assert result.stderr.decode() == f"wordscramble: cannot write {home}/{path}: {message}\n"


def test_an_export_to_a_full_device_fails(exported_rounds, run, program):
    require_linux()
    result = run("-c", f'"{program}" export >/dev/full', executable="/bin/sh")
    assert result.returncode == 73 and b"cannot write: No space left on device" in result.stderr


def test_an_import_that_cannot_be_saved_is_reported(run, home, state_folder):
    (home / "state").write_text("no folder")
    result = run("import", "-", stdin=SILKWORM_RECORD)
    assert result.returncode in (73, 74) and result.stdout == b"" and result.stderr.count(b"\n") == 1
    (home / "state").unlink()
    state_folder.mkdir(parents=True)
    (state_folder / "shelf.txt").write_bytes(b"shelf 2\n\n")
    result = run("import", "-", stdin=SILKWORM_RECORD)
    assert (result.returncode, result.stdout) == (73, b"") and b"newer version" in result.stderr
    assert not (state_folder / "history.txt").exists()


def test_saved_records_of_a_newer_version_are_exported_unchanged(run, state_folder):
    newer = b"round 2 x\nwho knows\n\n"
    state_folder.mkdir(parents=True)
    (state_folder / "history.txt").write_bytes(newer + SILKWORM_RECORD)
    (state_folder / "shelf.txt").write_bytes(SHELF_RECORD)
    assert run("export").stdout.endswith(SILKWORM_RECORD + newer)


def test_without_rounds_the_export_is_an_empty_shelf(run):
    assert run("export").stdout == encode_record("shelf 1\n")
    assert run("import", "-", stdin=encode_record("shelf 1\n")).stdout == b"Everything in that file was already here.\n"


def test_an_imported_round_without_words_becomes_the_current_round(run):
    shelf = encode_record("shelf 1\ncurrent silkworm-0000000000000001\n")
    assert run("import", "-", stdin=shelf + round_record(facts="")).returncode == 0
    assert run("export").stdout.startswith(b"shelf 1\ncurrent silkworm-0000000000000001\n")
