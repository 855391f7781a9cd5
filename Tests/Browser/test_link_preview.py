"""The preview that chats show of a link: text, and a picture if the build knows the page's address."""

import pathlib
import re
import struct
import sys

import pytest
from conftest import opener
from server import Server

TAG_PATTERN = re.compile(r'<meta (?:property="og:|name="twitter:)[^>]*>')
ADDRESSES = ["https://example.org", "https://example.org/", "https://words.example.org:8443/a-game/~x"]
INVALID_ADDRESSES = [
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


def test_a_page_that_knows_its_address_has_a_picture(build, version_folder, tmp_path, new_context):
    build.main(
        version_folder / "scramble.wasm", tmp_path, build.Options(address="https://example.org/words/", quick=True)
    )
    tags = [tag for tag in TAG_PATTERN.findall((tmp_path / "index.html").read_text()) if "title" not in tag]
    assert tags[2:] == [
        '<meta property="og:url" content="https://example.org/words/">',
        '<meta property="og:image" content="https://example.org/words/preview.png">',
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        '<meta property="og:image:alt" content="Eight beads on a cord spell scramble, below the name of the game.">',
        '<meta name="twitter:card" content="summary_large_image">',
    ]
    with Server(tmp_path) as server:
        visits = opener(new_context, server.address)
        player = next(visits)("")
        picture = player.page.request.get(server.address + "preview.png")
        content = picture.body()
        # The page may still be loading its later parts, which would fail without its server.
        next(visits, None)
        player.page.close()
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert len(content) < 100_000
    assert not any("preview" in address for address in player.requests)


def test_a_page_that_does_not_know_its_address_has_text_only(folder):
    tags = TAG_PATTERN.findall((folder / "index.html").read_text())
    contents = dict(re.search('"og:([^"]+)" content="([^"]+)"', tag).groups() for tag in tags)
    assert list(contents) == ["title", "description", "type"]
    assert len(contents["title"]) > 5 and len(contents["description"]) > 5
    assert not (folder / "preview.png").exists()


def test_the_address_of_a_site_ends_with_a_slash(build):
    for address in ADDRESSES:
        assert build.link_preview.site_address(address) == address.rstrip("/") + "/", address


def test_the_build_rejects_an_invalid_address_of_a_site(build, monkeypatch, capsys):
    for address in INVALID_ADDRESSES:
        monkeypatch.setattr(sys, "argv", ["build.py", "--site", address, "scramble.wasm", "page"])
        with pytest.raises(SystemExit) as refused:
            build.arguments()
        assert refused.value.code == 2, address
        assert "is not the address of a site, such as https://example.org/words/" in capsys.readouterr().err, address


def test_the_build_needs_nothing_but_the_engine_and_a_folder(build, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["build.py", "scramble.wasm", "page"])
    assert build.arguments() == (pathlib.Path("scramble.wasm"), pathlib.Path("page"), build.Options())
