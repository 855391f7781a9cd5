"""A damaged or newer save is set aside or left alone, said, and never in the way of a game."""

import json

import pytest

SAVE = {"format": 1, "shelf": [], "current": {
    "root": "silkworm", "minimum": 3, "scoring": "classic", "began": 1, "found": ["milk"], "hints": 0, "ended": False}}


@pytest.fixture
def save(state):
    """Puts a save where the game looks for it."""

    def save(data, name="rounds.json"):
        state.mkdir(parents=True, exist_ok=True)
        if isinstance(data, dict):
            data = json.dumps(data)
        (state / name).write_bytes(data if isinstance(data, bytes) else data.encode())

    return save


def changed(**values):
    """The save with other values in its round."""
    return {**SAVE, "current": {**SAVE["current"], **values}}


def aside(state):
    """The files set aside."""
    return [file.name for file in state.iterdir() if file.name.startswith("rounds.json.corrupt-")]


def test_a_save_of_the_first_format_loads_for_ever(lines, save):
    save(SAVE)
    lines().until("silkworm: spell").ask("/words", "milk").leave()


BROKEN = {
    "empty": b"", "no-json": b"\0\0\0\0", "cut": json.dumps(SAVE).encode()[:60], "list": b"[]", "deep": b"[" * 100_000,
    "no-format": b'{"shelf":[]}', "format-text": b'{"format":"1","shelf":[]}', "format-0": b'{"format":0,"shelf":[]}',
    "negative": json.dumps({**SAVE, "format": -1}), "random": bytes(range(256)) * 9,
    "root": changed(root="si lk"), "root-short": changed(root="ab"), "root-long": changed(root="a" * 16),
    "word": changed(found=["mill"]), "word-short": changed(found=["mi"]), "word-root": changed(found=["silkworm"]),
    "word-text": changed(found=["<b>"]), "minimum": changed(minimum=0), "scoring": changed(scoring="huge"),
    "hints": changed(hints=-1), "daily": changed(daily=0), "number": changed(began=1e300), "null": changed(found=None),
    "shelf": {**SAVE, "shelf": [SAVE["current"]] * 21},
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_damaged_save_is_set_aside_and_said_and_the_one_before_is_used(lines, save, state, kept, name):
    save(BROKEN[name])
    save(changed(found=["worm"]), "rounds.json.previous")
    damaged = (state / "rounds.json").read_bytes()
    game = lines().until("Your saved rounds were damaged and set aside as rounds.json.corrupt-", "silkworm: spell")
    assert game.ask("/words", "worm").ask("milk", "milk +2").leave() == 0
    assert kept()["found"] == ["milk", "worm"]
    assert len(aside(state)) == 1 and (state / aside(state)[0]).read_bytes() == damaged


@pytest.mark.parametrize("previous", [None, b"", b"{}"])
def test_where_nothing_is_left_a_new_game_begins_and_the_damaged_save_is_kept(lines, save, state, previous):
    save(b"no save")
    if previous is not None:
        save(previous, "rounds.json.previous")
    game = lines("--root", "silkworm")
    game.until("Your saved rounds were damaged and have been set aside as rounds.json.corrupt-")
    assert game.ask("milk", "milk +2").leave() == 0
    assert len(aside(state)) == 1
    assert "damaged" not in lines().until("silkworm: spell").text


def test_the_screen_says_it_too(play, save):
    save(b"no save")
    save(SAVE, "rounds.json.previous")
    game = play()
    game.until("Your saved rounds were damaged and set aside as", "the ones before the last word are back.")
    game.until("Found 1 of 44")
    game.type("m").until(lambda _: game.field == "(m)", gone="damaged")


BIGGEST = 2**63 - 1


@pytest.mark.parametrize("values", [
    {"hints": BIGGEST}, {"daily": BIGGEST}, {"began": BIGGEST}, {"began": -BIGGEST - 1}])
def test_values_at_the_edge_of_what_a_number_holds_crash_nothing(lines, save, values):
    save(changed(**values))
    game = lines().until(": spell words").ask("/hint", "Words left").ask("/new", ": spell words")
    assert game.ask("/back", ": spell words").leave() == 0


def test_a_save_cut_anywhere_is_survived(lines, save, state):
    data = json.dumps(SAVE).encode()
    for length in range(0, len(data), max(1, len(data) // 6)):
        save(data[:length])
        assert lines("--root", "silkworm").until("silkworm: spell").leave() == 0
        assert aside(state)
        for name in aside(state):
            (state / name).unlink()


@pytest.mark.parametrize("newer", [
    {"format": 2}, {**SAVE, "format": 2}, {"format": 1000, "rounds": "all different"}])
def test_a_save_of_a_newer_version_is_said_and_left_as_it_is(lines, play, program, save, state, newer):
    save(newer)
    before = (state / "rounds.json").read_bytes()
    game = lines("--root", "silkworm").until("Your saved rounds are from a newer version.", "this round is not saved.")
    assert game.ask("milk", "milk +2").ask("/new", ": spell").leave() == 73
    game = play(shell=True)
    game.type(f"{program} play --root silkworm; echo code=$?").press("Enter")
    game.until("Your saved rounds are from a newer version.")
    game.find("milk").press("C-q").until("1 of 44 words", "code=73", gone="Kept for next time")
    assert (state / "rounds.json").read_bytes() == before and not aside(state)


def test_a_folder_in_the_place_of_the_save_is_said_and_play_goes_on(lines, state):
    (state / "rounds.json").mkdir(parents=True)
    game = lines("--root", "silkworm").until("The round cannot be saved: ", "Play goes on.", "silkworm: spell")
    assert game.ask("milk", "milk +2").leave() == 73
    assert game.text.count("cannot be saved") == 1
    assert (state / "rounds.json").is_dir()
