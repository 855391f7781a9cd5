"""Damaged files: only the damaged part is lost, it is reported, and the game still starts."""

import os
import re
import shutil

import pytest
from records import encode_record
from tools import case

ROUND_TEMPLATE = "round 1 {root}-0\nroot {root}\nbegan 1\ntouched 1\n{facts}"


def round_record(root="silkworm", facts="found milk\n"):
    """A valid record of a round."""
    return encode_record(ROUND_TEMPLATE.format(root=root, facts=facts))


TRIANGLE_RECORD = round_record("triangle", "found angle\n")
SILKWORM_RECORD = round_record()


@pytest.fixture
def write_history(state_folder):
    """Returns a function that replaces the game's folder by one with a history."""

    def write_history(history):
        shutil.rmtree(state_folder, ignore_errors=True)
        state_folder.mkdir(parents=True)
        (state_folder / "history.txt").write_bytes(history)

    return write_history


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


def test_only_the_damaged_record_is_set_aside_and_reported(play_plain, write_history, state_folder, saved_rounds):
    for name, broken in BROKEN_RECORDS.items():
        with case(name):
            write_history(TRIANGLE_RECORD + broken + round_record(facts="found worm\n"))
            game = play_plain("--root", "silkworm")
            game.until("One saved record was damaged and set aside as history.txt.corrupt-", ": spell")
            assert game.ask("/words", "worm").ask("silk", "silk +2").quit() == 0
            assert list(set_aside_files(state_folder).values()) == [broken]
            assert saved_rounds.rounds["triangle-0"]["found"] == ["angle"]
            assert saved_rounds.current["found"] == ["silk", "worm"]
            assert "damaged" not in play_plain("--root", "silkworm").until("silkworm: spell").text


def test_the_screen_reports_a_damaged_record(play, write_history):
    write_history(BROKEN_RECORDS["word"] + TRIANGLE_RECORD + SILKWORM_RECORD)
    game = play("play", "--root", "silkworm")
    game.until("One saved record was damaged and set aside as", "all the others are here.", "Found 1 of 40")
    game.type("m").until(lambda _: game.field == "(m)", absent="damaged")


UNUSABLE_HISTORIES = [
    ("folder", os.mkdir),
    ("circle", lambda file: os.symlink(file, file)),
    ("device", lambda file: os.symlink("/dev/zero", file)),
]


def test_a_folder_device_or_circular_link_is_reported_and_left_in_place(play_plain, state_folder):
    history = state_folder / "history.txt"
    for kind, create in UNUSABLE_HISTORIES:
        with case(kind):
            shutil.rmtree(state_folder, ignore_errors=True)
            state_folder.mkdir(parents=True)
            create(history)
            before = os.lstat(history)
            game = play_plain("--root", "silkworm").until(
                "The round cannot be saved: Not a plain file. You can keep playing.", "silkworm: spell"
            )
            assert game.ask("worm", "worm +2").quit() == 73
            assert game.text.count("cannot be saved") == 1 and not re.search("Fatal|Trace", game.text)
            assert os.lstat(history).st_ino == before.st_ino and not set_aside_files(state_folder)
