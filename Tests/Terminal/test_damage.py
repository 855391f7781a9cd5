"""Damaged files: only the damaged part is lost, it is reported, and the game still starts."""

import os
import re
import shutil

import pytest
from records import OPENED, record
from tools import case

ROUND = "round 1 {id}\nroot {root}\nminimum 3\nscoring classic\nbegan {began}\nplayed 9.0\n{facts}"
IDS = {"silkworm": "silkworm-0000000000000001", "triangle": "triangle-0000000000000002"}


def round_record(root="silkworm", facts="found milk 1.5\n", began=1, **changes):
    """A valid record of a round."""
    return record(ROUND.format(id=changes.get("id", IDS[root]), root=root, facts=facts, began=began))


TRIANGLE = round_record("triangle", "found angle 2.0\n")
SILKWORM = round_record()
SHELF = record(f"shelf 1\ncurrent {IDS['silkworm']}\nearlier {IDS['triangle']}\n{OPENED}")


@pytest.fixture
def save(state):
    """Returns a function that replaces files in the game's folder."""

    def save(history=TRIANGLE + SILKWORM, shelf=SHELF, **others):
        shutil.rmtree(state, ignore_errors=True)
        state.mkdir(parents=True)
        for name, data in [("history.txt", history), ("shelf.txt", shelf), *others.items()]:
            if data is not None:
                (state / name).write_bytes(data)

    return save


def set_aside_files(state):
    """The files that were set aside, by name."""
    return {file.name: file.read_bytes() for file in state.iterdir() if ".corrupt-" in file.name}


def test_records_of_the_first_version_load(play_plain, save, saved):
    save()
    play_plain().until("silkworm: spell").ask("/words", "milk").ask("/back", "triangle: spell").ask(
        "/words", "angle"
    ).leave()
    assert saved.rounds[IDS["silkworm"]]["times"] == [1.5]


def altered_record(old, new):
    """The record of the round with one text replaced by another, and a matching checksum."""
    text = SILKWORM.decode()
    assert old in text
    return record(text[: text.rindex("sum ")].replace(old, new))


# RecordTests.swift tests every fact that can be wrong.
BROKEN = {
    "checksum": SILKWORM.replace(b"milk", b"silk"),
    "word": altered_record("found milk", "found mill"),
    "long": b"round 1 " + b"a" * 1_000_000 + b"\n\n",
    "junk": bytes(range(11, 256)) + b"\n\n",
}


def test_only_the_damaged_record_is_set_aside_and_reported(play_plain, save, state, saved):
    for name, broken in BROKEN.items():
        with case(name):
            save(history=TRIANGLE + broken + round_record(facts="found worm 3.0\n"))
            game = play_plain().until("One saved record was damaged and set aside as history.txt.corrupt-", ": spell")
            assert game.ask("/words", "worm").ask("silk", "silk +2").leave() == 0
            assert list(set_aside_files(state).values()) == [broken]
            assert saved.rounds[IDS["triangle"]]["found"] == ["angle"] and saved.current["found"] == ["silk", "worm"]
            assert "damaged" not in play_plain().until("silkworm: spell").text


def test_the_screen_reports_damage_too(play, save):
    save(history=BROKEN["word"] + TRIANGLE + SILKWORM)
    game = play()
    game.until("One saved record was damaged and set aside as", "all the others are here.", "Found 1 of 40")
    game.type("m").until(lambda _: game.field == "(m)", gone="damaged")


def test_a_damaged_shelf_is_set_aside_and_replaced_by_the_previous_one(play_plain, save, state):
    too_long = record("shelf 1\n" + f"earlier {IDS['triangle']}\n" * 21)
    for shelf in [b"", SHELF[:-3], SHELF.replace(b"triangle", b"tr1angle"), too_long]:
        with case(shelf):
            save(shelf=shelf, **{"shelf.txt.previous": SHELF})
            game = play_plain().until(
                "was damaged and set aside as shelf.txt.corrupt-", "an earlier list is back.", "silkworm: spell"
            )
            assert game.ask("worm", "worm +2").leave() == 0
            assert list(set_aside_files(state).values()) == [shelf]


def test_a_round_in_the_file_of_the_shelf_is_loaded(play_plain, save, state):
    save(shelf=SILKWORM, **{"shelf.txt.previous": SHELF})
    play_plain("--root", "silkworm").until("silkworm: spell").ask("/words", "milk").leave()
    assert not set_aside_files(state)


def test_every_round_is_available_without_a_valid_shelf(play_plain, save, state):
    save(shelf=b"no shelf")
    game = play_plain("--root", "silkworm").until("was damaged and set aside as shelf.txt.corrupt-", "silkworm: spell")
    assert game.ask("/words", "milk").leave() == 0
    assert list(set_aside_files(state).values()) == [b"no shelf"]
    assert "damaged" not in play_plain("--root", "triangle").until("triangle: spell").ask("/words", "angle").text


def test_a_history_written_by_another_program_is_set_aside(play_plain, save, state, saved):
    foreign = b"PK\x03\x04" + bytes(500)
    save(history=foreign, shelf=None)
    game = play_plain("--root", "silkworm").until(
        "Your saved rounds were damaged and have been set aside as", ": spell"
    )
    assert game.ask("milk", "milk +2").leave() == 0
    assert list(set_aside_files(state).values()) == [foreign] and saved.current["found"] == ["milk"]


def test_files_from_an_editor_on_windows_are_read(play_plain, save, state):
    save(*(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n") for data in (TRIANGLE + SILKWORM, SHELF)))
    game = play_plain().until("silkworm: spell").ask("/words", "milk").ask("worm", "worm +2")
    assert game.leave() == 0 and not set_aside_files(state) and "damaged" not in game.text
    assert "cut short" not in play_plain("--root", "triangle").until("triangle: spell").ask("/words", "angle").text


def test_extreme_numbers_cause_no_crash(play_plain, save):
    for change in [
        ("began 1", f"began {2**63 - 1}"),
        ("began 1", f"began {10**18 - 1}"),
        ("found milk 1.5", "found milk 99999999.9"),
        ("played 9.0", "played 99999999.9"),
    ]:
        with case(change):
            save(history=TRIANGLE + altered_record(*change))
            game = play_plain("--root", "silkworm").until(": spell words").ask("/hint", "Words left")
            game.ask("worm", "worm +2").ask("/new", ": spell words").ask("/back", ": spell words")
            assert game.leave() == 0


def test_a_truncated_history_keeps_every_complete_record(play_plain, save, state, saved):
    # RoundStoreDamageTests.swift tests every length.
    for rest in [SILKWORM[:1], SILKWORM[:-2]]:
        with case(rest):
            save(history=TRIANGLE + rest)
            game = play_plain("--root", "triangle").until("was cut short", "triangle: spell").ask("/words", "angle")
            assert game.leave() == 0
            assert list(set_aside_files(state).values()) == [rest]
            assert saved.rounds[IDS["triangle"]]["found"] == ["angle"]
            assert "cut short" not in play_plain().until(": spell").text


def test_a_shelf_of_a_newer_version_is_reported_and_left_unchanged(play_plain, play, program, save, state):
    newer = b"shelf 1000 \xff\n\n" + SILKWORM
    save(shelf=newer)
    history = (state / "history.txt").read_bytes()
    game = play_plain("--root", "silkworm").until(
        "Your saved rounds are from a newer version.", "this round is not saved."
    )
    assert game.ask("worm", "worm +2").ask("/new", ": spell").leave() == 73
    game = play(shell=True)
    game.type(f"{program} play --root silkworm; echo code=$?").press("Enter")
    game.until("Your saved rounds are from a newer version.")
    game.find("worm").press("C-q").until("2 of 40 words", "code=73", gone="Kept for next time")
    assert (state / "shelf.txt").read_bytes() == newer and (state / "history.txt").read_bytes() == history
    assert not set_aside_files(state)


def test_records_of_a_newer_version_are_reported_and_left_unchanged(play_plain, save, state):
    newer = b"round 2 silkworm-0000000000000009\nwho knows \xff\xfe\n\n"
    save(history=newer + TRIANGLE + SILKWORM)
    game = play_plain().until(
        "Some saved rounds are from a newer version. They are left as they are.", "silkworm: spell"
    )
    assert game.ask("worm", "worm +2").leave() == 0
    assert (state / "history.txt").read_bytes().startswith(newer + TRIANGLE + SILKWORM) and not set_aside_files(state)
    save(history=BROKEN["word"] + newer + SILKWORM)
    play_plain().until("One saved record was damaged").leave()
    assert newer in (state / "history.txt").read_bytes()


def create_giant_file(file):
    """Creates a sparse file of 200 GB."""
    with open(file, "wb") as giant:
        giant.truncate(200 << 30)


# RoundStoreDamageTests.swift puts each of them in place of each file.
SET_ASIDE = [
    ("history.txt", "pipe", os.mkfifo),
    ("shelf.txt", "giant", create_giant_file),
]
LEFT_IN_PLACE = [
    ("history.txt", "folder", os.mkdir),
    ("history.txt", "circle", lambda file: os.symlink(file, file)),
    ("shelf.txt", "device", lambda file: os.symlink("/dev/zero", file)),
]


def test_an_oversized_file_or_a_pipe_is_set_aside_and_reported(play_plain, save, state, saved):
    for name, kind, create in SET_ASIDE:
        with case((name, kind)):
            save()
            (state / name).unlink()
            create(state / name)
            game = play_plain("--root", "silkworm").until(f"set aside as {name}.corrupt-", "silkworm: spell")
            assert game.ask("worm", "worm +2").leave() == 0
            assert saved.current["found"] == (["worm"] if name == "history.txt" else ["worm", "milk"])
            (left,) = [file for file in state.iterdir() if file.name.startswith(f"{name}.corrupt-")]
            assert kind != "giant" or left.stat().st_size == 200 << 30
            assert "damaged" not in play_plain().until("silkworm: spell").text


def test_a_folder_device_or_circular_link_is_reported_and_left_in_place(play_plain, save, state):
    for name, kind, create in LEFT_IN_PLACE:
        with case((name, kind)):
            save()
            (state / name).unlink()
            create(state / name)
            before = os.lstat(state / name)
            game = play_plain("--root", "silkworm").until(
                "The round cannot be saved: Not a plain file. You can keep playing.", "silkworm: spell"
            )
            assert game.ask("worm", "worm +2").leave() == 73
            assert game.text.count("cannot be saved") == 1 and not re.search("Fatal|Trace", game.text)
            assert os.lstat(state / name).st_ino == before.st_ino and not set_aside_files(state)
