"""Export and import of rounds: between two pages, and between the page and the terminal."""

import os
import pathlib
import subprocess

import pytest
import saved
from player import expect

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTHING_NEW = "Everything in that file was here already."
NO_ROUNDS, NEWER = (
    "That file holds no rounds. Nothing was changed.",
    "That file is from a newer version of the game. Nothing was changed.",
)
KEY = "alarming-00000000000000aa"
RECORD = saved.round_record(KEY, "alarming", ["alarm", "margin"])


def export_file(player, path):
    player.button("Settings").click()
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(path)
    player.press("Escape")
    return path.read_text(encoding="ascii")


def import_file(player, path, answer):
    player.button("Settings").click()
    with player.page.expect_file_chooser() as chooser:
        player.button("Import").click()
    chooser.value.set_files(path)
    expect(player.page.get_by_role("dialog").get_by_text(answer, exact=True)).to_be_visible()
    player.press("Escape")


def write_file(folder, text):
    path = folder / "file.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.not_in_firefox("a file that is saved")
def test_an_export_contains_all_records_and_the_shelf(open_page, tmp_path):
    player = open_page().find("milk", "silk")
    player.visit("?daily=325")
    text = export_file(player, tmp_path / "file.txt")
    assert text == "".join(player.records().values())
    kept = player.saved_rounds()
    assert kept["current"]["daily"] == 325
    assert kept["shelf"][0]["root"] == "silkworm" and kept["shelf"][0]["found"] == ["silk", "milk"]


@pytest.mark.not_in_firefox("a file that is saved")
@pytest.mark.journey
def test_an_import_adds_rounds_and_importing_twice_changes_nothing(open_page, tmp_path):
    first = open_page().find("milk", "silk")
    path = tmp_path / "file.txt"
    export_file(first, path)
    other = open_page("?root=alarming").find("alarm")
    import_file(other, path, "Your rounds have been added: 1 new round, 2 new words.")
    once = other.records()
    assert other.saved_rounds()["current"]["root"] == "alarming"
    assert other.saved_words("silkworm") == ["silk", "milk"]
    import_file(other, path, NOTHING_NEW)
    assert other.records() == once
    other.undo.click()
    expect(other.heading).to_have_text("silkworm")
    other.sees_words("silk", "milk")
    other.find("worm")
    export_file(other, path)
    import_file(first, path, "Your rounds have been added: 1 new round, 2 new words.")
    assert set(first.words()) == {"milk", "silk", "worm"}


REFUSED = [
    ("", NO_ROUNDS),
    ("{", NO_ROUNDS),
    (b"\xff\xfe\x00", NO_ROUNDS),
    ('{"format":1,"shelf":[]}', NO_ROUNDS),
    (" " * 5_000_000, NO_ROUNDS),
    ("\n" * 300_000, NO_ROUNDS),
    (RECORD.replace("margin", "arming"), NO_ROUNDS),
    (saved.round_record(KEY, "alarming", ["silk"]), NO_ROUNDS),
    (saved.round_record(KEY, "alarming", ["alarm"], minimum=1), NO_ROUNDS),
    (saved.round_record(KEY, "silkworm", ["milk"]), NO_ROUNDS),
    (saved.round_record(KEY, "alarming", ["alarm"], version=2), NEWER),
]


@pytest.mark.not_in_firefox("the dialog of files more than once")
def test_a_damaged_or_newer_file_changes_nothing(open_page, tmp_path):
    player = open_page().find("milk")
    before = player.records()
    for content, answer in REFUSED:
        player.page.locator("#import-status").evaluate("(status) => { status.textContent = ''; }")
        import_file(player, write_file(tmp_path, content), answer)
        assert player.records() == before, content[:80]
    player.find("silk")


@pytest.mark.behaviour
def test_valid_records_are_imported_and_damaged_ones_counted(open_page, tmp_path):
    player = open_page()
    newer = saved.round_record(KEY.replace("aa", "bb"), "alarming", ["alarm"], version=2)
    text = RECORD.replace("margin", "arming") + newer + RECORD + RECORD[:-40]
    import_file(
        player,
        write_file(tmp_path, text),
        "Your rounds have been added: 1 new round, 2 new words. "
        "2 damaged records were left out. 1 record of a newer version was left out.",
    )
    assert player.records()[KEY] == RECORD


def test_an_unknown_word_is_imported_as_a_bonus_word(open_page, tmp_path):
    player = open_page()
    import_file(
        player,
        write_file(tmp_path, saved.round_record(KEY, "alarming", ["alarm", "marangil"])),
        "Your rounds have been added: 1 new round, 2 new words.",
    )
    player.visit("?root=alarming")
    player.sees_words("marangil", "alarm")
    expect(player.page.get_by_text("Found 1 of")).to_be_visible()


def test_an_import_does_not_replace_a_record_of_a_newer_version(open_page, tmp_path):
    newer = saved.round_record(KEY, "alarming", ["alarm"], version=2)
    player = open_page().write(KEY, newer)
    import_file(player, write_file(tmp_path, RECORD), "Your rounds have been added: 1 new round, 2 new words.")
    assert player.records()[KEY] == newer


def long_record(count, first=100):
    """A record of the round with some clues, each a line of 28 bytes or a little more."""
    clues = "".join(f"assist clue alarming {first + place}.5\n" for place in range(count))
    return saved.round_record(KEY, "alarming", ["alarm"], more=clues)


@pytest.mark.not_in_firefox("the dialog of files more than once")
def test_an_import_of_records_of_any_length_ends(open_page, tmp_path):
    player = open_page()
    longest = long_record(9300)
    assert 250_000 < len(longest) < 262_144
    import_file(player, write_file(tmp_path, longest * 2), "Your rounds have been added: 1 new round, 1 new word.")
    for text in [longest * 3, longest.replace("\n", "\r\n") * 2]:
        import_file(player, write_file(tmp_path, text), NOTHING_NEW)
    assert player.records()[KEY] == longest
    too_long = long_record(9900)
    assert len(too_long) > 262_144
    import_file(player, write_file(tmp_path, too_long * 2), NO_ROUNDS)
    player.find("milk")


@pytest.mark.parametrize("stored", [long_record(9990) + "x" * 100_000, long_record(20), "rubbish"], ids=len)
def test_an_import_sets_a_value_aside_that_it_cannot_read(open_page, tmp_path, stored):
    stored = stored.replace("assist clue alarming 100.5", "assist clue alarming 100.6")
    player = open_page().write(KEY, stored)
    import_file(player, write_file(tmp_path, RECORD), "Your rounds have been added: 1 new round, 2 new words.")
    disk = player.on_disk()
    assert disk[KEY] == RECORD
    assert [value for key, value in disk.items() if key.startswith(f"damaged {KEY} ")] == [stored]


def test_an_import_leaves_out_a_round_that_cannot_be_merged(open_page, tmp_path):
    stored = long_record(7500)
    player = open_page().write(KEY, stored)
    answer = f"{NOTHING_NEW} 1 damaged record was left out."
    import_file(player, write_file(tmp_path, long_record(7500, first=9000)), answer)
    assert player.records()[KEY] == stored


@pytest.mark.behaviour
def test_a_file_from_an_editor_on_windows_is_imported(open_page, tmp_path):
    player = open_page()
    records = [saved.round_record(f"alarming-{number:016x}", "alarming", ["alarm"]) for number in range(1, 1500)]
    text = "\ufeff" + "".join(records).replace("\n", "\r\n")
    assert len(text) > 131_072
    import_file(player, write_file(tmp_path, text), "Your rounds have been added: 1499 new rounds, 1499 new words.")
    disk = player.records()
    assert [disk[saved.key(record)] for record in records] == records


def test_a_file_that_is_too_large_is_refused(open_page, tmp_path):
    path = write_file(tmp_path, RECORD)
    with open(path, "r+b") as file:
        file.truncate(268_435_457)
    player = open_page()
    import_file(player, path, NO_ROUNDS)
    assert KEY not in player.records()


@pytest.mark.not_in_firefox("a file that is saved")
def test_exports_of_the_terminal_and_the_page_are_interchangeable(open_page, tmp_path):
    program = pathlib.Path(os.environ.get("WORDSCRAMBLE", ROOT / ".build/debug/wordscramble"))
    if not program.exists():
        pytest.skip("`swift build --product wordscramble` makes the terminal game")
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
    given = terminal("export")
    records = {saved.key(record): record for record in saved.split(given)}
    assert saved.facts(next(text for name, text in records.items() if name.startswith("silkworm-")))["found"] == [
        "silk",
        "milk",
    ]
    import_file(player, write_file(tmp_path, given), NOTHING_NEW)
    other = open_page("?root=alarming")
    import_file(other, write_file(tmp_path, given), "Your rounds have been added: 1 new round, 2 new words.")
    assert other.saved_words("silkworm") == ["silk", "milk"]
