"""Export and import of rounds between two pages, and between the page and the terminal."""

import os
import pathlib
import subprocess

import pytest
import saved
from player import expect, open_saved

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTHING_NEW = "Everything in that file was already here."
NO_ROUNDS, NEWER_VERSION = (
    "That file holds no rounds. Nothing was changed.",
    "That file is from a newer version of the game. Nothing was changed.",
)
RECORD_KEY = "alarming-00000000000000aa"
RECORD = saved.round_record(RECORD_KEY, "alarming", ["alarm", "margin"])


def export_file(player, path):
    player.button("Settings").click()
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(path)
    player.press("Escape")
    return path.read_text(encoding="ascii")


def import_file(player, path, message):
    status = player.page.locator("#import-status")
    status.evaluate("(status) => { status.textContent = ''; }")
    player.button("Settings").click()
    with player.page.expect_file_chooser() as chooser:
        player.button("Import").click()
    chooser.value.set_files(path)
    expect(status).to_have_text(message)
    player.press("Escape")


def write_file(folder, text):
    path = folder / "file.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.not_in_firefox("a file that is saved")
@pytest.mark.journey
def test_rounds_go_from_one_page_to_another_and_back_and_none_is_counted_twice(open_page, tmp_path):
    first = open_page().find("milk", "silk")
    path = tmp_path / "file.txt"
    assert export_file(first, path) == "".join(first.records().values())
    other = open_page("?root=alarming").find("alarm")
    import_file(other, path, "Your rounds have been added: 1 new round, 2 new words.")
    records_after_one_import = other.records()
    assert other.saved_rounds()["current"]["root"] == "alarming"
    assert other.saved_words("silkworm") == ["silk", "milk"]
    import_file(other, path, NOTHING_NEW)
    assert other.records() == records_after_one_import
    other.undo.click()
    expect(other.heading).to_have_text("silkworm")
    other.expect_words("silk", "milk")
    other.find("worm")
    export_file(other, path)
    import_file(first, path, "Your rounds have been added: 1 new round, 2 new words.")
    assert set(first.words()) == {"milk", "silk", "worm"}


@pytest.mark.not_in_firefox("a file that is saved")
def test_exports_of_the_terminal_and_the_page_are_interchangeable(open_page, tmp_path):
    program = pathlib.Path(os.environ.get("WORDSCRAMBLE", ROOT / ".build-make/debug/wordscramble"))
    if not program.exists():
        pytest.skip("`make build-tests` makes the terminal game")
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
        "LANG": "C.UTF-8",
    }

    def terminal(*arguments):
        return subprocess.run(
            [program, *arguments], env=environment, check=True, stdout=subprocess.PIPE, text=True
        ).stdout

    player = open_page().find("milk", "silk")
    path = tmp_path / "file.txt"
    export_file(player, path)
    terminal("import", str(path))
    exported = terminal("export")
    records = {saved.key(record): record for record in saved.split(exported)}
    assert saved.facts(next(text for name, text in records.items() if name.startswith("silkworm-")))["found"] == [
        "silk",
        "milk",
    ]
    import_file(player, write_file(tmp_path, exported), NOTHING_NEW)


REFUSED_FILES = [
    ("", NO_ROUNDS),
    (b"\xff\xfe\x00", NO_ROUNDS),
    (" " * 5_000_000, NO_ROUNDS),
    (RECORD.replace("margin", "arming"), NO_ROUNDS),
    (saved.round_record(RECORD_KEY, "alarming", ["silk"]), NO_ROUNDS),
    (saved.round_record(RECORD_KEY, "alarming", ["alarm"], version=2), NEWER_VERSION),
]


@pytest.mark.not_in_firefox("the dialog of files more than once")
def test_a_file_that_is_damaged_too_large_or_of_a_newer_version_changes_nothing(open_page, tmp_path):
    player = open_page().find("milk")
    before = player.records()
    for content, message in REFUSED_FILES:
        import_file(player, write_file(tmp_path, content), message)
        assert player.records() == before, content[:80]
    path = write_file(tmp_path, RECORD)
    with open(path, "r+b") as file:
        file.truncate(268_435_457)
    import_file(player, path, NO_ROUNDS)
    assert player.records() == before, "too large"
    player.find("silk")


def long_record(count, first=100):
    """The record of a round with `count` clues, each a line of 27 to 29 bytes."""
    clues = "".join(f"assist clue alarming {first + place}.5\n" for place in range(count))
    return saved.round_record(RECORD_KEY, "alarming", ["alarm"], more=clues)


def test_an_import_takes_what_it_can_and_loses_nothing_that_was_there(open_page, tmp_path):
    key = lambda number: f"alarming-{number:016x}"
    # What is stored under the keys of valid records in the file. The first three values are unreadable.
    stored = {
        "rubbish": "rubbish",
        "another text": long_record(20).replace("assist clue alarming 100.5", "assist clue alarming 100.6"),
        "too long": long_record(9990) + "x" * 100_000,
        "newer": saved.round_record(key(3), "alarming", ["alarm"], version=2),
    }
    valid_records = [saved.round_record(key(number), "alarming", ["alarm", "margin"]) for number in range(len(stored))]
    # A found word that is not in the word list is a bonus word.
    unknown = saved.round_record("silkworm-00000000000000bb", "silkworm", ["milk", "wormilks"])
    damaged = [RECORD.replace("margin", "arming"), RECORD[:-40]]
    newer = saved.round_record(RECORD_KEY.replace("aa", "bb"), "alarming", ["alarm"], version=2)
    player = open_page("health/live", ready=False)
    for number, value in enumerate(stored.values()):
        player.write(key(number), value)
    player.visit("?daily=3")
    path = write_file(tmp_path, "".join([damaged[0], newer, *valid_records, unknown, RECORD, damaged[1]]))
    import_file(
        player,
        path,
        "Your rounds have been added: 6 new rounds, 12 new words. "
        "2 damaged records were left out. 1 record from a newer version was left out.",
    )
    disk = player.on_disk()
    assert disk[RECORD_KEY] == RECORD
    for number, (kind, value) in enumerate(stored.items()):
        set_aside = [text for name, text in disk.items() if name.startswith(f"damaged {key(number)} ")]
        if kind == "newer":
            assert disk[key(number)] == value and set_aside == []
        else:
            assert disk[key(number)] == valid_records[number] and set_aside == [value], kind
    player.visit("?root=silkworm").expect_words("wormilks", "milk")
    expect(player.page.get_by_text("Found 1 of")).to_be_visible()


def test_a_file_from_an_editor_on_windows_is_imported(open_page, tmp_path):
    player = open_page()
    records = [saved.round_record(f"alarming-{number:016x}", "alarming", ["alarm"]) for number in range(1, 1500)]
    text = "\ufeff" + "".join(records).replace("\n", "\r\n")
    assert len(text) > 131_072
    import_file(player, write_file(tmp_path, text), "Your rounds have been added: 1499 new rounds, 1499 new words.")
    disk = player.records()
    assert [disk[saved.key(record)] for record in records] == records


@pytest.mark.thorough
@pytest.mark.not_in_firefox("the dialog of files more than once")
def test_an_import_of_records_of_any_length_ends(open_page, tmp_path):
    stored = long_record(7500)
    player = open_saved(open_page, stored)
    # Merged, the two records would be too long.
    message = f"{NOTHING_NEW} 1 damaged record was left out."
    import_file(player, write_file(tmp_path, long_record(7500, first=9000)), message)
    assert player.records()[RECORD_KEY] == stored
    player = open_page()
    longest = long_record(9300)
    assert 250_000 < len(longest) < 262_144
    import_file(player, write_file(tmp_path, longest * 2), "Your rounds have been added: 1 new round, 1 new word.")
    for text in [longest * 3, longest.replace("\n", "\r\n") * 2]:
        import_file(player, write_file(tmp_path, text), NOTHING_NEW)
    assert player.records()[RECORD_KEY] == longest
    too_long = long_record(9900)
    assert len(too_long) > 262_144
    import_file(player, write_file(tmp_path, too_long * 2), NO_ROUNDS)
    player.find("milk")
