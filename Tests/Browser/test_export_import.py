"""Export and import of rounds between two pages, and between the page and the terminal."""

import os
import pathlib
import subprocess

import pytest
import saved
from player import expect

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTHING_NEW = "Everything in that file was already here."
NO_ROUNDS = "That file holds no rounds. Nothing was changed."
RECORD = saved.round_record("alarming", ["alarm", "margin"])


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
    assert export_file(first, path) == "".join(first.on_disk().values())
    other = open_page("?root=alarming").find("alarm")
    import_file(other, path, "Your rounds have been added: 1 new round, 2 new words.")
    records_after_one_import = other.on_disk()
    expect(other.heading).to_have_text("alarming")
    assert other.saved_words("silkworm") == ["silk", "milk"]
    import_file(other, path, NOTHING_NEW)
    assert other.on_disk() == records_after_one_import
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
    assert saved.found_words(exported, "silkworm") == ["silk", "milk"]
    import_file(player, write_file(tmp_path, exported), NOTHING_NEW)


@pytest.mark.parametrize("content", ["", b"\xff\xfe\x00", " " * 5_000_000, RECORD[:-9]])
def test_a_file_that_holds_no_rounds_changes_nothing(open_page, tmp_path, content):
    player = open_page().find("milk")
    before = player.on_disk()
    import_file(player, write_file(tmp_path, content), NO_ROUNDS)
    assert player.on_disk() == before


def test_what_cannot_be_read_of_a_file_is_told_and_the_rest_is_added(open_page, tmp_path):
    player = open_page()
    added = "Your rounds have been added: 1 new round, 2 new words. Part of that file could not be read."
    import_file(player, write_file(tmp_path, f"rubbish\n\n{RECORD}"), added)
    player.visit("?root=alarming").expect_words("margin", "alarm")
