"""The whole game in one file, word-scramble.html, opened from a disk."""

import pathlib
import re
import shutil

import pytest
from conftest import opener
from player import expect, until

FILE_NAME = "word-scramble.html"
POLICY_PATTERN = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
# Everything that the page has loaded from the network or a disk.
LIST_RESOURCES = (
    "() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith('data:'))"
)
RECORD_SHARING = "() => { Navigator.prototype.share = async (data) => { window.shared = data; }; }"


@pytest.fixture
def file(folder, tmp_path):
    """The file in a folder whose path has characters with a meaning in addresses."""
    place = tmp_path / "USB stick #1 %23x"
    place.mkdir()
    return pathlib.Path(shutil.copy(folder / FILE_NAME, place / "word-scramble #2.html"))


@pytest.fixture
def open_file(new_context, file):
    yield from opener(new_context, file.as_uri())


@pytest.mark.journey
def test_the_file_plays_explains_and_saves_a_round_without_a_server(open_file, file):
    player = open_file().find("milk", "oils")
    player.enter("mill")
    expect(player.refusal).to_contain_text("There is only one l in silkworm.")
    player.press("Escape")
    player.enter("qqq")
    expect(player.refusal).to_be_visible()
    player.press("Escape", "Escape")
    player.found.first.click()
    expect(player.found.first).to_contain_text("plural of oil, noun: a thick, slippery liquid")
    player.reload().expect_words("oils", "milk")
    assert player.page.evaluate(LIST_RESOURCES) == []
    assert [url for url in player.requests if not url.startswith(("file:", "data:"))] == []
    # The README says that all copies share their rounds: to a browser, all files of a disk have one origin.
    copy = file.parent.parent / FILE_NAME
    shutil.copy(file, copy)
    player.address = copy.as_uri()
    player.visit("?root=silkworm").expect_words("oils", "milk")


def test_every_part_of_the_file_is_there(open_file):
    player = open_file("?daily=3").find()
    expect(player.heading).to_have_text("inexpert")
    player.button("Settings").click()
    expect(player.page.get_by_role("switch", name="Sound")).to_be_visible()
    expect(player.page.get_by_role("switch", name="Keep definitions offline")).to_have_count(0)
    player.page.get_by_role("group", name="Language").get_by_role("radio", name="简体中文").click()
    expect(player.page.get_by_role("dialog", name="设置")).to_be_visible()
    player.page.get_by_role("group", name="语言").get_by_role("radio", name="English").click()
    expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()
    player.press("Escape")
    player.button("Rounds").click()
    expect(player.page.get_by_role("button", name="Copy link")).to_have_count(0)
    for name in ("Statistics", "Word book", "Calendar"):
        player.page.get_by_role("dialog", name="Rounds").get_by_role("button", name=name, exact=True).click()
        expect(player.page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        player.press("Escape")
    player.press("Escape")
    player.button("How to play").click()
    player.page.get_by_text("Sources and licenses of the word list").click()
    expect(player.page.get_by_text("Copyright 2000-2018 by Kevin Atkinson").first).to_be_visible()
    assert player.page.evaluate(LIST_RESOURCES) == []


@pytest.mark.journey
def test_a_result_is_shared_without_a_link_and_a_pasted_link_opens_its_puzzle(open_file):
    player = open_file("?root=silkworm").find("milk", "silk")
    player.page.evaluate(RECORD_SHARING)
    player.end().get_by_role("button", name="Share", exact=True).click()
    shared = until(lambda: player.page.evaluate("() => window.shared ?? null"))
    assert shared["text"].startswith("Word Scramble, silkworm: 2 of 40 words")
    assert "url" not in shared and "file:" not in shared["text"]
    player.press("Escape")
    player.button("Rounds").click()
    player.page.locator("#pasted").fill("https://words.example/?root=starving")
    player.press("Enter")
    expect(player.heading).to_have_text("starving")


def test_the_file_says_that_the_browser_saves_nothing_and_exports_the_rounds(open_file, tmp_path):
    player = open_file(
        "?root=silkworm", before="indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
    )
    expect(player.notice).to_contain_text("This browser is not saving. Your rounds last until you close the tab.")
    player.find("milk").button("Settings").click()
    with player.page.expect_download() as download:
        player.button("Export").click()
    download.value.save_as(tmp_path / "rounds.txt")
    assert "found milk" in (tmp_path / "rounds.txt").read_text(encoding="utf-8")


def test_the_policy_names_nothing_outside_the_file(folder):
    rules = dict(
        rule.split(" ", 1)
        for rule in POLICY_PATTERN.search((folder / FILE_NAME).read_text(encoding="utf-8"))[1].split("; ")
    )
    script, style = rules.pop("script-src").split(" "), rules.pop("style-src").split(" ")
    assert [source[:8] for source in script + style] == ["'sha256-", "'sha256-", "'wasm-un", "'sha256-"]
    assert rules.pop("img-src") == "data:" and rules.pop("require-trusted-types-for") == "'script'"
    assert set(rules.values()) == {"'none'"}
