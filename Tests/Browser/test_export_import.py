"""Rounds as a file: out of the page, into another, and to the terminal and back."""

import json
import os
import pathlib
import sys

import pytest
from playwright.sync_api import expect

from player import until

ROOT = pathlib.Path(__file__).resolve().parents[2]
ADDED, KNOWN = "Your rounds have been added.", "Everything in that file was here already."
ROUND = {"root": "alarming", "minimum": 3, "scoring": "classic", "began": 1_780_000_000, "found": ["alarm"], "hints": 0, "ended": False}


def exported(player, path):
    player.button("Settings").click()
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(path)
    player.press("Escape")
    return json.loads(path.read_bytes())


def import_file(player, path, answer):
    player.button("Settings").click()
    with player.page.expect_file_chooser() as chooser:
        player.button("Import").click()
    chooser.value.set_files(path)
    expect(player.page.get_by_role("dialog").get_by_text(answer)).to_be_visible()
    player.press("Escape")


def written(folder, value):
    path = folder / "file.json"
    path.write_bytes(value if isinstance(value, bytes) else json.dumps(value).encode())
    return path


def test_an_export_has_a_format_and_the_rounds(open_page, tmp_path):
    player = open_page().find("milk", "silk")
    player.visit("?daily=325")
    file = exported(player, tmp_path / "file.json")
    assert file["format"] == 1
    assert file == player.kept()
    assert file["current"]["daily"] == 325
    assert {**file["shelf"][0], "began": 0} == {
        "root": "silkworm", "minimum": 3, "scoring": "classic", "began": 0, "found": ["silk", "milk"], "hints": 0, "ended": False}


def test_an_import_adds_and_twice_is_the_same_as_once(open_page, tmp_path):
    first = open_page().find("milk", "silk")
    path = tmp_path / "file.json"
    file = exported(first, path)
    other = open_page("?root=alarming").find("alarm")
    import_file(other, path, ADDED)
    once = other.kept()
    assert once["current"]["root"] == "alarming"
    assert once["shelf"] == [file["current"]]
    import_file(other, path, KNOWN)
    assert other.kept() == once
    other.undo.click()
    expect(other.heading).to_have_text("silkworm")
    other.sees_words("silk", "milk")
    other.find("worm")
    import_file(first, written(tmp_path, exported(other, path)), ADDED)
    assert set(first.words()) == {"milk", "silk", "worm"}


@pytest.mark.parametrize("value, answer", [
    (b"", "holds no rounds"), (b"{", "holds no rounds"), (b"\xff\xfe\x00", "holds no rounds"), ([], "holds no rounds"),
    ({"shelf": []}, "holds no rounds"), ({"format": 0, "shelf": []}, "holds no rounds"), ({"format": "1", "shelf": []}, "holds no rounds"),
    ({"format": 1, "shelf": [{**ROUND, "found": ["<img src=x onerror=hacked=1>"]}]}, "holds no rounds"),
    ({"format": 1, "shelf": [{**ROUND, "root": "<b>"}]}, "holds no rounds"),
    ({"format": 1, "shelf": [{**ROUND, "minimum": 1}]}, "holds no rounds"),
    ({"format": 1, "shelf": [{**ROUND, "began": "now"}]}, "holds no rounds"),
    ({"format": 1, "shelf": [ROUND] * 21}, "holds no rounds"),
    (b" " * 5_000_000, "holds no rounds"),
    ({"format": 2, "rounds": "of another kind"}, "newer version of the game"),
])
def test_a_damaged_or_newer_file_changes_nothing(open_page, tmp_path, value, answer):
    player = open_page().find("milk")
    before = player.kept()
    import_file(player, written(tmp_path, value), answer)
    assert player.kept() == before
    player.find("silk")


def test_words_in_a_file_that_cannot_have_been_found_do_not_count(open_page, tmp_path):
    player = open_page()
    path = written(tmp_path, {"format": 1, "shelf": [{**ROUND, "found": ["alarm", "silk", "zzz", "margin"]}]})
    import_file(player, path, ADDED)
    player.undo.click()
    expect(player.heading).to_have_text("alarming")
    player.sees_words("alarm", "margin")


def test_the_terminal_reads_what_the_page_exports_and_gives_it_back(open_page, tmp_path):
    program = pathlib.Path(os.environ.get("WORDSCRAMBLE", ROOT / ".build/debug/wordscramble"))
    if not program.exists():
        pytest.skip("`swift build --product wordscramble` makes the terminal game")
    sys.path.append(str(ROOT / "Tests/Terminal"))
    from terminal import Terminal

    player = open_page().find("milk", "silk")
    kept = tmp_path / "wordscramble/rounds.json"
    kept.parent.mkdir()
    exported(player, kept)
    terminal = Terminal([program, "play", "--plain"], {
        "TERM": "xterm", "PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path), "LANG": "C.UTF-8"})
    try:
        terminal.until("silkworm: spell words").ask("worm", "worm +2").say("/quit").end()
    finally:
        terminal.close()
    import_file(player, kept, ADDED)
    assert set(player.words()) == {"milk", "silk", "worm"}


@pytest.mark.parametrize("damage", [
    "rubbish", 7, {"format": 1}, {"format": 1, "shelf": [{"root": "silkworm"}]}, {"format": 0, "shelf": []}], ids=str)
def test_damaged_rounds_are_put_aside_and_said(open_page, damage):
    player = open_page().find("milk").keep("rounds", damage)
    player.visit("")
    expect(player.notice).to_contain_text("Your kept rounds were damaged and have been put aside.")
    aside = [key for key in player.keys_kept() if key.startswith("rounds.damaged-")]
    assert len(aside) == 1 and player.kept(aside[0]) == damage
    assert player.kept()["current"]["root"] == player.root
    player.reload()
    expect(player.heading).to_be_visible()
    expect(player.notice).to_be_hidden()


def test_rounds_of_a_later_version_are_left_as_they_are(open_page):
    newer = {"format": 2, "rounds": "of another kind"}
    player = open_page().keep("rounds", newer)
    player.visit("?root=silkworm")
    expect(player.notice).to_contain_text("newer version")
    player.find("milk", "silk")
    player.button("New Word").click()
    expect(player.heading).not_to_have_text("silkworm")
    assert player.kept() == newer
    player.reload()
    until(lambda: player.heading.is_visible())
    assert player.kept() == newer


@pytest.mark.parametrize("value", ["rubbish", 7, [], {"minimum": 9, "look": "<b>", "language": "xx", "sort": 3, "moves": "no"}], ids=str)
def test_damaged_settings_are_the_usual_ones(open_page, value):
    player = open_page().keep("settings", value)
    player.reload()
    player.find("milk")
    player.button("Settings").click()
    for choice, chosen in {"Shortest word": "3", "Points": "Classic", "Look": "Auto", "Language": "Auto"}.items():
        expect(player.page.get_by_role("group", name=choice).get_by_role("radio", name=chosen, exact=True)).to_be_checked()
