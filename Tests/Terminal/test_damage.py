"""A damaged part of the file stays in it and is told in one sentence. All other rounds are there, and the game starts."""

import pytest

MILK_RECORD = b"round silkworm\nbegan 1\ntouched 1\nfound milk common\nend\n\n"
MESSAGE = "Part of your saved rounds could not be read. It stays where it is; the rest is here."
# RecordTests.swift tests every fact that can be wrong.
DAMAGED_PARTS = {
    "wrong fact": MILK_RECORD.replace(b"milk", b"mill"),
    "unknown fact": MILK_RECORD.replace(b"found", b"lent"),
    "half a record": MILK_RECORD.replace(b"milk", b"silk")[:40],
    "anything": bytes(range(11, 256)),
}


@pytest.fixture(params=DAMAGED_PARTS.values(), ids=DAMAGED_PARTS)
def damaged_text(request, rounds_file):
    """The content of a file with a word and a damaged part."""
    rounds_file.parent.mkdir(parents=True)
    rounds_file.write_bytes(MILK_RECORD + request.param)
    return rounds_file.read_bytes()


def test_a_damaged_part_stays_in_the_file_and_is_told_at_each_start(play_plain, rounds_file, damaged_text):
    game = play_plain("--root", "silkworm").until(MESSAGE, "silkworm: spell").ask("/words", "milk")
    assert game.ask("worm", "worm +2").quit() == 0
    assert rounds_file.read_bytes().startswith(damaged_text)
    game = play_plain("--root", "silkworm").until(MESSAGE, "silkworm: spell").ask("/words", "worm milk")
    assert game.quit() == 0 and game.text.count("could not be read") == 1


def test_the_screen_tells_that_a_part_is_damaged(play, rounds_file):
    rounds_file.parent.mkdir(parents=True)
    rounds_file.write_bytes(DAMAGED_PARTS["wrong fact"] + MILK_RECORD)
    game = play("play", "--root", "silkworm")
    game.until(MESSAGE, "Found 1 of 40")
    game.type("m").until(lambda _: game.field == "(m)", absent="could not be read")
