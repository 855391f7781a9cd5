"""Damaged files: only the damaged part is lost, it is reported, and the game still starts."""

import os
import re
import shutil

import pytest
from records import OPENED_ON_LAST_DAY, encode_record
from tools import case

ROUND_TEMPLATE = "round 1 {id}\nroot {root}\nminimum 3\nscoring classic\nbegan {began}\nplayed 9.0\n{facts}"
ROUND_IDS = {"silkworm": "silkworm-0000000000000001", "triangle": "triangle-0000000000000002"}


def round_record(root="silkworm", facts="found milk 1.5\n", began=1, **changes):
    """A valid record of a round."""
    return encode_record(
        ROUND_TEMPLATE.format(id=changes.get("id", ROUND_IDS[root]), root=root, facts=facts, began=began)
    )


TRIANGLE_RECORD = round_record("triangle", "found angle 2.0\n")
SILKWORM_RECORD = round_record()
SHELF_RECORD = encode_record(
    f"shelf 1\ncurrent {ROUND_IDS['silkworm']}\nearlier {ROUND_IDS['triangle']}\n{OPENED_ON_LAST_DAY}"
)


@pytest.fixture
def write_files(state_folder):
    """Returns a function that replaces files in the game's folder."""

    def write_files(history=TRIANGLE_RECORD + SILKWORM_RECORD, shelf=SHELF_RECORD, **others):
        shutil.rmtree(state_folder, ignore_errors=True)
        state_folder.mkdir(parents=True)
        for name, data in [("history.txt", history), ("shelf.txt", shelf), *others.items()]:
            if data is not None:
                (state_folder / name).write_bytes(data)

    return write_files


def set_aside_files(state_folder):
    """The files that were set aside, by name."""
    return {file.name: file.read_bytes() for file in state_folder.iterdir() if ".corrupt-" in file.name}


def test_records_of_the_first_version_load(play_plain, write_files, saved_rounds):
    write_files()
    play_plain().until("silkworm: spell").ask("/words", "milk").ask("/back", "triangle: spell").ask(
        "/words", "angle"
    ).quit()
    assert saved_rounds.rounds[ROUND_IDS["silkworm"]]["times"] == [1.5]


def altered_record(old, new):
    """The record of the round with one text replaced by another, and a matching checksum."""
    text = SILKWORM_RECORD.decode()
    assert old in text
    return encode_record(text[: text.rindex("sum ")].replace(old, new))


# RecordTests.swift tests every fact that can be wrong.
BROKEN_RECORDS = {
    "checksum": SILKWORM_RECORD.replace(b"milk", b"silk"),
    "word": altered_record("found milk", "found mill"),
    "long": b"round 1 " + b"a" * 1_000_000 + b"\n\n",
    "junk": bytes(range(11, 256)) + b"\n\n",
}


def test_only_the_damaged_record_is_set_aside_and_reported(play_plain, write_files, state_folder, saved_rounds):
    for name, broken in BROKEN_RECORDS.items():
        with case(name):
            write_files(history=TRIANGLE_RECORD + broken + round_record(facts="found worm 3.0\n"))
            game = play_plain().until("One saved record was damaged and set aside as history.txt.corrupt-", ": spell")
            assert game.ask("/words", "worm").ask("silk", "silk +2").quit() == 0
            assert list(set_aside_files(state_folder).values()) == [broken]
            assert saved_rounds.rounds[ROUND_IDS["triangle"]]["found"] == ["angle"] and saved_rounds.current[
                "found"
            ] == ["silk", "worm"]
            assert "damaged" not in play_plain().until("silkworm: spell").text


def test_the_screen_reports_a_damaged_record(play, write_files):
    write_files(history=BROKEN_RECORDS["word"] + TRIANGLE_RECORD + SILKWORM_RECORD)
    game = play()
    game.until("One saved record was damaged and set aside as", "all the others are here.", "Found 1 of 40")
    game.type("m").until(lambda _: game.field == "(m)", absent="damaged")


def test_a_damaged_shelf_is_set_aside_and_replaced_by_the_previous_one(play_plain, write_files, state_folder):
    too_long = encode_record("shelf 1\n" + f"earlier {ROUND_IDS['triangle']}\n" * 21)
    for shelf in [b"", SHELF_RECORD[:-3], SHELF_RECORD.replace(b"triangle", b"tr1angle"), too_long]:
        with case(shelf):
            write_files(shelf=shelf, **{"shelf.txt.previous": SHELF_RECORD})
            game = play_plain().until(
                "was damaged and set aside as shelf.txt.corrupt-", "an earlier list is back.", "silkworm: spell"
            )
            assert game.ask("worm", "worm +2").quit() == 0
            assert list(set_aside_files(state_folder).values()) == [shelf]


def test_a_round_in_the_file_of_the_shelf_is_loaded(play_plain, write_files, state_folder):
    write_files(shelf=SILKWORM_RECORD, **{"shelf.txt.previous": SHELF_RECORD})
    play_plain("--root", "silkworm").until("silkworm: spell").ask("/words", "milk").quit()
    assert not set_aside_files(state_folder)


def test_every_round_is_available_without_a_valid_shelf(play_plain, write_files, state_folder):
    write_files(shelf=b"no shelf")
    game = play_plain("--root", "silkworm").until("was damaged and set aside as shelf.txt.corrupt-", "silkworm: spell")
    assert game.ask("/words", "milk").quit() == 0
    assert list(set_aside_files(state_folder).values()) == [b"no shelf"]
    assert "damaged" not in play_plain("--root", "triangle").until("triangle: spell").ask("/words", "angle").text


def test_a_history_written_by_another_program_is_set_aside(play_plain, write_files, state_folder, saved_rounds):
    foreign = b"PK\x03\x04" + bytes(500)
    write_files(history=foreign, shelf=None)
    game = play_plain("--root", "silkworm").until(
        "Your saved rounds were damaged and have been set aside as", ": spell"
    )
    assert game.ask("milk", "milk +2").quit() == 0
    assert list(set_aside_files(state_folder).values()) == [foreign] and saved_rounds.current["found"] == ["milk"]


def test_files_from_an_editor_on_windows_are_read(play_plain, write_files, state_folder):
    write_files(
        *(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n") for data in (TRIANGLE_RECORD + SILKWORM_RECORD, SHELF_RECORD))
    )
    game = play_plain().until("silkworm: spell").ask("/words", "milk").ask("worm", "worm +2")
    assert game.quit() == 0 and not set_aside_files(state_folder) and "damaged" not in game.text
    assert "cut short" not in play_plain("--root", "triangle").until("triangle: spell").ask("/words", "angle").text


def test_extreme_numbers_cause_no_crash(play_plain, write_files):
    for change in [
        ("began 1", f"began {2**63 - 1}"),
        ("began 1", f"began {10**18 - 1}"),
        ("found milk 1.5", "found milk 99999999.9"),
        ("played 9.0", "played 99999999.9"),
    ]:
        with case(change):
            write_files(history=TRIANGLE_RECORD + altered_record(*change))
            game = play_plain("--root", "silkworm").until(": spell words").ask("/hint", "Words left")
            game.ask("worm", "worm +2").ask("/new", ": spell words").ask("/back", ": spell words")
            assert game.quit() == 0


def test_a_truncated_history_keeps_every_complete_record(play_plain, write_files, state_folder, saved_rounds):
    # RoundStoreDamageTests.swift tests every length.
    for rest in [SILKWORM_RECORD[:1], SILKWORM_RECORD[:-2]]:
        with case(rest):
            write_files(history=TRIANGLE_RECORD + rest)
            game = play_plain("--root", "triangle").until("was cut short", "triangle: spell").ask("/words", "angle")
            assert game.quit() == 0
            assert list(set_aside_files(state_folder).values()) == [rest]
            assert saved_rounds.rounds[ROUND_IDS["triangle"]]["found"] == ["angle"]
            assert "cut short" not in play_plain().until(": spell").text


def test_a_shelf_of_a_newer_version_is_reported_and_left_unchanged(
    play_plain, play, program, write_files, state_folder
):
    newer = b"shelf 1000 \xff\n\n" + SILKWORM_RECORD
    write_files(shelf=newer)
    history = (state_folder / "history.txt").read_bytes()
    game = play_plain("--root", "silkworm").until(
        "Your saved rounds are from a newer version.", "this round is not saved."
    )
    assert game.ask("worm", "worm +2").ask("/new", ": spell").quit() == 73
    game = play(shell=True)
    game.type(f"{program} play --root silkworm; echo code=$?").press("Enter")
    game.until("Your saved rounds are from a newer version.")
    game.play_found("worm").press("C-q").until("2 of 40 words", "code=73", absent="Kept for next time")
    assert (state_folder / "shelf.txt").read_bytes() == newer and (state_folder / "history.txt").read_bytes() == history
    assert not set_aside_files(state_folder)


def test_records_of_a_newer_version_are_reported_and_left_unchanged(play_plain, write_files, state_folder):
    newer = b"round 2 silkworm-0000000000000009\nwho knows \xff\xfe\n\n"
    write_files(history=newer + TRIANGLE_RECORD + SILKWORM_RECORD)
    game = play_plain().until(
        "Some saved rounds are from a newer version. They are left as they are.", "silkworm: spell"
    )
    assert game.ask("worm", "worm +2").quit() == 0
    assert (state_folder / "history.txt").read_bytes().startswith(
        newer + TRIANGLE_RECORD + SILKWORM_RECORD
    ) and not set_aside_files(state_folder)
    write_files(history=BROKEN_RECORDS["word"] + newer + SILKWORM_RECORD)
    play_plain().until("One saved record was damaged").quit()
    assert newer in (state_folder / "history.txt").read_bytes()


def create_giant_file(file):
    """Creates a sparse file of 200 GB."""
    with open(file, "wb") as giant:
        giant.truncate(200 << 30)


# RoundStoreDamageTests.swift puts each of these in the place of each file.
FILES_SET_ASIDE = [
    ("history.txt", "pipe", os.mkfifo),
    ("shelf.txt", "giant", create_giant_file),
]
FILES_LEFT_IN_PLACE = [
    ("history.txt", "folder", os.mkdir),
    ("history.txt", "circle", lambda file: os.symlink(file, file)),
    ("shelf.txt", "device", lambda file: os.symlink("/dev/zero", file)),
]


def test_an_oversized_file_or_a_pipe_is_set_aside_and_reported(play_plain, write_files, state_folder, saved_rounds):
    for name, kind, create in FILES_SET_ASIDE:
        with case((name, kind)):
            write_files()
            (state_folder / name).unlink()
            create(state_folder / name)
            game = play_plain("--root", "silkworm").until(f"set aside as {name}.corrupt-", "silkworm: spell")
            assert game.ask("worm", "worm +2").quit() == 0
            assert saved_rounds.current["found"] == (["worm"] if name == "history.txt" else ["worm", "milk"])
            (set_aside_file,) = [file for file in state_folder.iterdir() if file.name.startswith(f"{name}.corrupt-")]
            assert kind != "giant" or set_aside_file.stat().st_size == 200 << 30
            assert "damaged" not in play_plain().until("silkworm: spell").text


def test_a_folder_device_or_circular_link_is_reported_and_left_in_place(play_plain, write_files, state_folder):
    for name, kind, create in FILES_LEFT_IN_PLACE:
        with case((name, kind)):
            write_files()
            (state_folder / name).unlink()
            create(state_folder / name)
            before = os.lstat(state_folder / name)
            game = play_plain("--root", "silkworm").until(
                "The round cannot be saved: Not a plain file. You can keep playing.", "silkworm: spell"
            )
            assert game.ask("worm", "worm +2").quit() == 73
            assert game.text.count("cannot be saved") == 1 and not re.search("Fatal|Trace", game.text)
            assert os.lstat(state_folder / name).st_ino == before.st_ino and not set_aside_files(state_folder)
