"""Damaged files: only the damaged part is lost, it is reported, and the game still starts."""

import os
import re
import shutil

import pytest
from records import OPENED_ON_LAST_DAY, encode_record
from tools import case

ROUND_TEMPLATE = "round 1 {id}\nroot {root}\nbegan {began}\nplayed 9.0\n{facts}"
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


FILES_LEFT_IN_PLACE = [
    ("history.txt", "folder", os.mkdir),
    ("history.txt", "circle", lambda file: os.symlink(file, file)),
    ("shelf.txt", "device", lambda file: os.symlink("/dev/zero", file)),
]


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
