"""What chats show beside a link: text, and a picture if the build knows the address of the page."""

import re
import struct
import subprocess
import sys

import pytest
from conftest import ROOT
from player import expect
from server import Server

TAGS = re.compile(r'<meta (?:property="og:|name="twitter:)[^>]*>')
ADDRESSES = ["https://example.org", "https://example.org/", "https://words.example.org:8443/a-game/~x"]
NO_ADDRESSES = [
    "",
    "yes",
    "example.org",
    "http://example.org/",
    "https://",
    "https:///words",
    "https://example.org/?root=a",
    "https://example.org/#a",
    "https://me@example.org/",
    'https://example.org/"><script>',
    "https://example.org/a b",
    "https://example.org//",
    "https://example.org/\n",
    "https://-example.org",
    "javascript:alert(1)",
]


@pytest.fixture
def link_preview(build):
    return build.link_preview


def test_a_page_that_knows_its_address_has_a_picture(build, version_folder, tmp_path, open_page):
    build.main(version_folder / "scramble.wasm", tmp_path, address="https://example.org/words/")
    tags = [tag for tag in TAGS.findall((tmp_path / "index.html").read_text()) if "title" not in tag]
    assert tags[2:] == [
        '<meta property="og:url" content="https://example.org/words/">',
        '<meta property="og:image" content="https://example.org/words/preview.png">',
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        '<meta property="og:image:alt" content="Eight beads on a cord spell scramble, below the name of the game.">',
        '<meta name="twitter:card" content="summary_large_image">',
    ]
    server = Server(tmp_path)
    player = open_page()
    picture = player.page.request.get(server.address + "preview.png")
    player.page.goto(server.address)
    expect(player.heading).to_be_visible()
    server.stop()
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    assert struct.unpack(">II", picture.body()[16:24]) == (1200, 630)
    assert len(picture.body()) < 100_000
    assert not any("preview" in address for address in player.requests)


def test_a_page_that_does_not_know_its_address_has_text_only(folder):
    tags = TAGS.findall((folder / "index.html").read_text())
    assert [re.search('"og:([^"]+)"', tag)[1] for tag in tags] == ["title", "description", "type"]
    assert not (folder / "preview.png").exists()


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_address_of_a_site_ends_with_a_slash(link_preview, address):
    assert link_preview.site(address) == address.rstrip("/") + "/"


@pytest.mark.parametrize("address", NO_ADDRESSES)
def test_the_build_refuses_what_is_no_address_of_a_site(tmp_path, address):
    build = [sys.executable, ROOT / "Web/build.py", "--site", address, "scramble.wasm", tmp_path / "page"]
    refused = subprocess.run(build, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "is not the address of a site, such as https://example.org/words/" in refused.stderr
    assert not (tmp_path / "page").exists()


def test_the_build_needs_nothing_but_the_engine_and_a_folder(build, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["build.py", "scramble.wasm", "page"])
    given = build.arguments()
    assert (given.site, given.report, given.static, given.bare, given.stop_worker) == (None, None, False, False, False)
