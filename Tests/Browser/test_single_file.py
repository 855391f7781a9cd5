"""The whole game in one file, word-scramble.html, opened from a disk."""

import json
import pathlib
import re
import shutil
import urllib.request

import pytest
import test_together as together
from conftest import opener
from player import expect, until
from test_sound import RECORD_SOUNDS, switch_on

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
    place = tmp_path / "USB stick #1 %23c1.x"
    place.mkdir()
    return pathlib.Path(shutil.copy(folder / FILE_NAME, place / "word-scramble #2.html"))


@pytest.fixture
def open_file(new_context, file):
    yield from opener(new_context, file.as_uri())


def changed_copy(file, part, replacement):
    text = file.read_text(encoding="utf-8")
    assert text.count(part) == 1
    file.write_text(text.replace(part, replacement), encoding="utf-8")


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
    # Documentation/Hosting.md says that all copies share their rounds: to a browser, all files of a disk have one
    # origin.
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


@pytest.mark.not_in_firefox("scripts that run before those of the page")
def test_the_file_has_its_sounds(open_file):
    player = switch_on(open_file(before=RECORD_SOUNDS), "Sound")
    player.type("s")
    until(lambda: player.page.evaluate("() => notes.length") > 0)


@pytest.mark.journey
def test_a_round_is_shared_as_a_code_that_is_pasted_under_rounds(open_file):
    player = open_file("?root=silkworm").find("milk", "silk")
    player.page.evaluate(RECORD_SHARING)
    player.end().get_by_role("button", name="Share", exact=True).click()
    shared = until(lambda: player.page.evaluate("() => window.shared ?? null"))
    assert "url" not in shared and "file:" not in shared["text"]
    # A code may also follow the name of the file.
    other = open_file("?root=starving#c3.AAAA")
    dialog = other.page.get_by_role("dialog", name="A challenge")
    expect(dialog).to_contain_text("A newer version of the game")
    other.press("Escape")
    other.button("Rounds").click()
    other.page.get_by_label("Paste a link or a code here").focus()
    other.type("milk").press("Enter")
    expect(other.page.get_by_text("That is a word, not a link.")).to_be_visible()
    other.press("ControlOrMeta+a")
    other.page.keyboard.insert_text(shared["text"])
    other.press("Enter")
    expect(dialog).to_contain_text("They found 2 of 40 words")
    dialog.get_by_role("button", name="Accept").click()
    expect(other.heading).to_have_text("silkworm")


def test_a_copy_can_carry_data_but_no_script(open_file, file):
    changed_copy(file, 'id="brought"></script>', 'id="brought">{"set":"s1.\\u003c"}</script>')
    changed_copy(
        file, "  </body>", "    <script>window.injected = true;</script><style>h1 { color: red; }</style>\n  </body>"
    )
    player = open_file("?root=silkworm").find("milk")
    assert player.page.evaluate("() => JSON.parse(document.querySelector('#brought').textContent)") == {"set": "s1.<"}
    assert player.page.evaluate("() => [window.injected, getComputedStyle(document.querySelector('h1')).color]") == [
        None,
        player.page.evaluate("() => getComputedStyle(document.body).color"),
    ]
    refused = player.page.evaluate("() => violations.splice(0)")
    assert sorted(one.split(" ")[0] for one in refused) == ["script-src-elem", "style-src-elem"]
    player.expect_errors("Content.Security.Policy|blocked")


@pytest.mark.not_in_firefox("a file that is saved")
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


@pytest.mark.not_in_firefox("a browser without scripts")
def test_without_scripts_the_file_says_where_it_can_be_played(new_context, file):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(file.as_uri())
    for text in ("This device shows the file but does not run it", "这台设备只显示文件"):
        expect(page.locator("noscript p")).to_contain_text(text)
    expect(page.locator("#no-script")).to_be_hidden()
    expect(page.locator("#game")).to_be_hidden()


def test_the_file_is_beside_the_page_as_a_download_and_in_no_offline_cache(folder, address):
    site = json.loads((folder / "site.json").read_text(encoding="utf-8"))
    assert f"/{FILE_NAME}" in {entry["path"] for entry in site["files"]}
    assert FILE_NAME not in (folder / "sw.js").read_text(encoding="utf-8")
    with urllib.request.urlopen(address + FILE_NAME) as answer:
        assert answer.headers["Content-Type"] == "application/octet-stream"
        assert answer.read() == (folder / FILE_NAME).read_bytes()


def test_the_policy_names_nothing_outside_the_file(folder):
    rules = dict(
        rule.split(" ", 1)
        for rule in POLICY_PATTERN.search((folder / FILE_NAME).read_text(encoding="utf-8"))[1].split("; ")
    )
    script, style = rules.pop("script-src").split(" "), rules.pop("style-src").split(" ")
    assert [source[:8] for source in script + style] == ["'sha256-", "'sha256-", "'wasm-un", "'sha256-"]
    assert rules.pop("img-src") == "data:" and rules.pop("require-trusted-types-for") == "'script'"
    assert set(rules.values()) == {"'none'"}


def test_without_esbuild_the_build_says_that_there_is_no_such_file(
    build, version_folder, tmp_path, monkeypatch, capsys
):
    which = shutil.which
    monkeypatch.setattr(build.shutil, "which", lambda name: None if name == "esbuild" else which(name))
    # The build's output does not matter here.
    monkeypatch.setattr(build, "compressed", lambda content, quick: {})
    build.main(version_folder / "scramble.wasm", tmp_path / "page", build.Options())
    assert (
        "esbuild is not installed: word-scramble.html, the game in one file, is not written." in capsys.readouterr().err
    )
    assert not (tmp_path / "page" / FILE_NAME).exists()


def test_a_shared_round_goes_from_file_to_file_as_a_code(open_file):
    ana = open_file().find("milk")
    ana.page.evaluate("() => { Navigator.prototype.share = undefined; }")
    code = together.share(ana, "Ana", send=together.copy_code)
    assert code.startswith("#g1.")
    ben = open_file("?root=planters")
    ben.page.evaluate("() => { Navigator.prototype.share = undefined; }")
    dialog = together.paste(ben, f"Ana: {code}")
    dialog.get_by_label("Your name").fill("Ben")
    dialog.get_by_role("button", name="Play with them").click()
    expect(dialog).to_be_hidden()
    expect(ben.heading).to_have_text("silkworm")
    ben.find("silk")
    dialog = together.open_together(ben)
    expect(together.rows(dialog)).to_have_count(2)
