"""Export and import of rounds between two pages, and between the page and the terminal."""

import os
import pathlib
import subprocess

import pytest
import saved
from player import expect

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTHING_NEW = "Everything in that file was already here."
NO_ROUNDS, NEWER_VERSION = (
    "That file holds no rounds. Nothing was changed.",
    "That file is from a newer version of the game. Nothing was changed.",
)
RECORD_KEY = "alarming-0"
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


@pytest.mark.journey
def test_rounds_go_from_one_page_to_another_and_back_and_none_is_counted_twice(open_page, tmp_path):
    first = open_page().find("milk", "silk")
    path = tmp_path / "file.txt"
    assert export_file(first, path) == "".join(first.records().values())
    other = open_page("?root=alarming").find("alarm")
    import_file(other, path, "Your rounds have been added: 1 new round, 2 new words.")
    records_after_one_import = other.records()
    expect(other.heading).to_have_text("alarming")
    assert other.saved_words("silkworm") == ["silk", "milk"]
    import_file(other, path, NOTHING_NEW)
    assert other.records() == records_after_one_import
    other.visit("?root=silkworm").expect_words("silk", "milk")
    other.find("worm")
    export_file(other, path)
    import_file(first, path, "Your rounds have been added: 1 new round, 2 new words.")
    assert set(first.words()) == {"milk", "silk", "worm"}


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
    assert saved.found_words(records["silkworm-0"]) == ["silk", "milk"]
    import_file(player, write_file(tmp_path, exported), NOTHING_NEW)


REFUSED_FILES = [
    ("", NO_ROUNDS),
    (b"\xff\xfe\x00", NO_ROUNDS),
    (" " * 5_000_000, NO_ROUNDS),
    (RECORD.replace("margin", "arming"), NO_ROUNDS),
    (saved.round_record(RECORD_KEY, "alarming", ["silk"]), NO_ROUNDS),
    (saved.round_record(RECORD_KEY, "alarming", ["alarm"], version=2), NEWER_VERSION),
]


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
