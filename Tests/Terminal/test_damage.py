"""Damage takes nothing with it but what is damaged; it is said, and never in the way of a game."""

import os
import re
import socket

import pytest
from records import record

ROUND = "round 1 {id}\nroot {root}\nminimum 3\nscoring classic\nbegan {began}\nplayed 9.0\n{facts}"
IDS = {"silkworm": "silkworm-0000000000000001", "triangle": "triangle-0000000000000002"}


def saved_round(root="silkworm", facts="found milk 1.5\n", began=1, **changes):
    """A record of a round."""
    return record(ROUND.format(id=changes.get("id", IDS[root]), root=root, facts=facts, began=began))


TRIANGLE = saved_round("triangle", "found angle 2.0\n")
SILKWORM = saved_round()
SHELF = record(f"shelf 1\ncurrent {IDS['silkworm']}\nearlier {IDS['triangle']}\n")


@pytest.fixture
def save(state):
    """Puts files where the game looks for them."""

    def save(history=TRIANGLE + SILKWORM, shelf=SHELF, **others):
        state.mkdir(parents=True, exist_ok=True)
        for name, data in [("history.txt", history), ("shelf.txt", shelf), *others.items()]:
            if data is not None:
                (state / name).write_bytes(data)

    return save


def aside(state):
    """What was set aside."""
    return {file.name: file.read_bytes() for file in state.iterdir() if ".corrupt-" in file.name}


def test_records_of_the_first_version_load_for_ever(lines, save, saved):
    save()
    lines().until("silkworm: spell").ask("/words", "milk").ask("/back", "triangle: spell").ask(
        "/words", "angle"
    ).leave()
    assert saved.rounds[IDS["silkworm"]]["times"] == [1.5]


def wrong(old, new):
    """The record of the round with one text for another, and a checksum that is right."""
    text = SILKWORM.decode()
    assert old in text
    return record(text[: text.rindex("sum ")].replace(old, new))


BROKEN = {
    "checksum": SILKWORM.replace(b"milk", b"silk"),
    "no-checksum": SILKWORM[: SILKWORM.rindex(b"sum ")] + b"\n",
    "empty-round": b"round 1 \n\n",
    "no-version": b"round x\n\n",
    "junk": bytes(range(11, 256)) + b"\n\n",
    "json": b'{"format":1,"shelf":[]}\n\n',
    "long": b"round 1 " + b"a" * 1_000_000 + b"\n\n",
    "root": wrong("root silkworm", "root si1kworm"),
    "root-short": wrong("root silkworm", "root si"),
    "root-other": wrong("root silkworm", "root triangle"),
    "word": wrong("found milk", "found mill"),
    "word-short": wrong("found milk", "found mi"),
    "word-root": wrong("found milk", "found silkworm"),
    "word-twice": wrong("found milk 1.5", "found milk 1.5\nfound milk 1.6"),
    "word-text": wrong("milk", "<b>"),
    "minimum": wrong("minimum 3", "minimum 0"),
    "scoring": wrong("classic", "huge"),
    "began": wrong("began 1", "began -1"),
    "time": wrong("1.5", "1e9"),
    "played": wrong("played 9.0", "played 99999999999.0"),
    "revealed-alone": wrong("played", "revealed\nplayed"),
    "unknown-fact": wrong("played", "planned"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_damaged_record_is_set_aside_alone_and_said(lines, save, state, saved, name):
    save(history=TRIANGLE + BROKEN[name] + saved_round(facts="found worm 3.0\n"))
    game = lines().until("One saved record was damaged and set aside as history.txt.corrupt-", "silkworm: spell")
    assert game.ask("/words", "worm").ask("silk", "silk +2").leave() == 0
    assert list(aside(state).values()) == [BROKEN[name]]
    assert saved.rounds[IDS["triangle"]]["found"] == ["angle"] and saved.current["found"] == ["silk", "worm"]
    assert "damaged" not in lines().until("silkworm: spell").text


def test_the_screen_says_it_too(play, save):
    save(history=BROKEN["word"] + TRIANGLE + SILKWORM)
    game = play()
    game.until("One saved record was damaged and set aside as", "all the others are here.", "Found 1 of 40")
    game.type("m").until(lambda _: game.field == "(m)", gone="damaged")


@pytest.mark.parametrize(
    "shelf",
    [
        b"",
        b"\0\0\0\0",
        b"shelf 1\n",
        SHELF[:-3],
        SHELF.replace(b"triangle", b"tr1angle"),
        b"{}",
        SILKWORM,
        record("shelf 1\n" + f"earlier {IDS['triangle']}\n" * 21),
    ],
    ids=str,
)
def test_a_damaged_shelf_is_set_aside_and_the_one_before_takes_its_place(lines, save, state, shelf):
    save(shelf=shelf, **{"shelf.txt.previous": SHELF})
    if shelf == SILKWORM:
        lines("--root", "silkworm").until("silkworm: spell").ask("/words", "milk").leave()
        return
    game = lines().until(
        "was damaged and set aside as shelf.txt.corrupt-", "the list before it is back.", "silkworm: spell"
    )
    assert game.ask("worm", "worm +2").leave() == 0
    assert list(aside(state).values()) == [shelf]


@pytest.mark.parametrize("previous", [None, b"", b"{}"])
def test_where_no_shelf_is_left_every_round_is_there_all_the_same(lines, save, state, previous):
    save(shelf=b"no shelf", **{"shelf.txt.previous": previous})
    game = lines("--root", "silkworm").until("was damaged and set aside as shelf.txt.corrupt-", "silkworm: spell")
    assert game.ask("/words", "milk").leave() == 0
    assert list(aside(state).values()) == [b"no shelf"]
    assert "damaged" not in lines("--root", "triangle").until("triangle: spell").ask("/words", "angle").text


BIGGEST = 2**63 - 1


@pytest.mark.parametrize(
    "change",
    [
        ("began 1", f"began {BIGGEST}"),
        ("began 1", f"began {10**18 - 1}"),
        ("found milk 1.5", "found milk 99999999.9"),
        ("played 9.0", "played 99999999.9"),
    ],
)
def test_values_at_the_edge_of_what_a_number_holds_crash_nothing(lines, save, change):
    save(history=TRIANGLE + wrong(*change))
    game = lines("--root", "silkworm").until(": spell words").ask("/hint", "Words left").ask("worm", "worm +2")
    assert game.ask("/new", ": spell words").ask("/back", ": spell words").leave() == 0


def test_a_history_cut_anywhere_keeps_every_record_before(lines, save, state, saved):
    history = TRIANGLE + SILKWORM
    for length in range(len(TRIANGLE), len(history) - 1, len(SILKWORM) // 7):
        save(history=history[:length])
        game = lines("--root", "triangle").until("triangle: spell").ask("/words", "angle")
        assert game.leave() == 0 and not aside(state)
        assert ("was cut short" in game.text) == (length > len(TRIANGLE))
        assert saved.rounds[IDS["triangle"]]["found"] == ["angle"]
    assert "cut short" not in lines().until(": spell").text


@pytest.mark.parametrize("later", [b"shelf 2\nall different\n\n", b"shelf 1000 \xff\n\n" + SILKWORM])
def test_a_shelf_of_a_newer_version_is_said_and_left_as_it_is(lines, play, program, save, state, later):
    save(shelf=later)
    history = (state / "history.txt").read_bytes()
    game = lines("--root", "silkworm").until("Your saved rounds are from a newer version.", "this round is not saved.")
    assert game.ask("worm", "worm +2").ask("/new", ": spell").leave() == 73
    game = play(shell=True)
    game.type(f"{program} play --root silkworm; echo code=$?").press("Enter")
    game.until("Your saved rounds are from a newer version.")
    game.find("worm").press("C-q").until("2 of 40 words", "code=73", gone="Kept for next time")
    assert (state / "shelf.txt").read_bytes() == later and (state / "history.txt").read_bytes() == history
    assert not aside(state)


def test_records_of_a_newer_version_are_said_and_left_as_they_are(lines, save, state):
    later = b"round 2 silkworm-0000000000000009\nwho knows \xff\xfe\n\n"
    save(history=later + TRIANGLE + SILKWORM)
    game = lines().until("Some saved rounds are from a newer version. They are left as they are.", "silkworm: spell")
    assert game.ask("worm", "worm +2").leave() == 0
    assert (state / "history.txt").read_bytes().startswith(later + TRIANGLE + SILKWORM) and not aside(state)
    save(history=BROKEN["word"] + later + SILKWORM)
    lines().until("One saved record was damaged").leave()
    assert later in (state / "history.txt").read_bytes()


def test_what_an_earlier_build_has_saved_is_said_and_left_untouched(lines, state):
    state.mkdir(parents=True)
    earlier = b'{"format":1,"shelf":[]}\n'
    (state / "rounds.json").write_bytes(earlier)
    game = lines("--root", "silkworm").until("Rounds of an earlier build are left untouched in rounds.json.")
    assert game.ask("milk", "milk +2").leave() == 0
    assert "earlier build" not in lines().until("silkworm: spell").ask("/words", "milk").text
    assert (state / "rounds.json").read_bytes() == earlier


def put_giant(file):
    """A file that says it has 200 GB, of which nothing is on disk."""
    with open(file, "wb") as giant:
        giant.truncate(200 << 30)


def put_socket(file):
    folder = os.open(file.parent, os.O_RDONLY)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(f"/proc/self/fd/{folder}/{file.name}")
    os.close(folder)


MOVED = {"giant": put_giant, "pipe": os.mkfifo, "socket": put_socket}
LEFT = {
    "folder": os.mkdir,
    "device": lambda file: os.symlink("/dev/zero", file),
    "null": lambda file: os.symlink("/dev/null", file),
    "circle": lambda file: os.symlink(file, file),
}


@pytest.mark.parametrize("name", ["history.txt", "shelf.txt"])
@pytest.mark.parametrize("kind", MOVED)
def test_what_can_never_be_read_is_set_aside_in_a_line(lines, save, state, saved, name, kind):
    save()
    (state / name).unlink()
    MOVED[kind](state / name)
    game = lines("--root", "silkworm").until(f"set aside as {name}.corrupt-", "silkworm: spell").ask("worm", "worm +2")
    assert game.leave() == 0
    assert saved.current["found"] == (["worm"] if name == "history.txt" else ["worm", "milk"])
    (left,) = [file for file in state.iterdir() if file.name.startswith(f"{name}.corrupt-")]
    assert kind != "giant" or left.stat().st_size == 200 << 30
    assert "damaged" not in lines().until("silkworm: spell").text


@pytest.mark.parametrize("name", ["history.txt", "shelf.txt"])
@pytest.mark.parametrize("kind", LEFT)
def test_what_is_not_the_games_to_move_is_said_in_a_line_and_stays(lines, save, state, name, kind):
    save()
    (state / name).unlink()
    LEFT[kind](state / name)
    before = os.lstat(state / name)
    game = lines("--root", "silkworm").until(
        "The round cannot be saved: Not a plain file. Play goes on.", "silkworm: spell"
    )
    assert game.ask("worm", "worm +2").leave() == 73
    assert game.text.count("cannot be saved") == 1 and not re.search("Fatal|Trace", game.text)
    assert os.lstat(state / name).st_ino == before.st_ino and not aside(state)
