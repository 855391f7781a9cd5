"""Fixtures of all tests: a server of the page, a browser, and a player."""

import functools
import json
import os
import pathlib
import shutil
import sys
import types

import pytest
from player import Player
from playwright.sync_api import expect, sync_playwright
from server import Server

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEADLINE = 20_000
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# Rendering without a GPU: emulating one takes a large part of two cores.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-gpu-rasterization"]

expect.set_options(timeout=DEADLINE)


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A copy of the page under test: the one that WORDSCRAMBLE_PAGE names, or the output of `make page`."""
    built = pathlib.Path(os.environ.get("WORDSCRAMBLE_PAGE", ROOT / ".build-page")).resolve()
    if not (built / "site.json").exists():
        pytest.exit(f"{built} holds no page; `make page` makes it.", returncode=2)
    return shutil.copytree(built, tmp_path_factory.mktemp("served") / "page")


@pytest.fixture(scope="session")
def version_folder(folder):
    """The folder of the version under test."""
    return folder / "v" / json.loads((folder / "site.json").read_text())["version"]


@pytest.fixture(scope="session")
def address(folder):
    """The address of the page for the whole session."""
    server = Server(folder)
    yield server.address
    server.stop()


@pytest.fixture(scope="session")
def build(folder):
    """The module that builds the page. Parts that are the same in all builds are computed once."""
    sys.path.insert(0, str(ROOT / "Web"))
    import build

    build.meanings.files = functools.cache(build.meanings.files)
    build.reuse(folder)
    return build


@pytest.fixture(scope="session")
def bare(build, version_folder, tmp_path_factory):
    """The page built without bundling: its folder, version folder and address."""
    folder = tmp_path_factory.mktemp("bare") / "page"
    build.main(version_folder / "scramble.wasm", folder, stops=False, bare=True)
    server = Server(folder)
    version = json.loads((folder / "site.json").read_text())["version"]
    yield types.SimpleNamespace(folder=folder, version_folder=folder / "v" / version, address=server.address)
    server.stop()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium():
    """The path of the browser."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if not path:
        pytest.exit("chromium is missing; `make setup` installs it.", returncode=2)
    return path


@pytest.fixture(scope="session")
def headless(chromium):
    """The browser without windows (chromium-headless-shell) if it is installed, because it opens a page in half the time."""
    return shutil.which("chromium-headless-shell") or chromium


@pytest.fixture(scope="session")
def browser(playwright, headless):
    browser = playwright.chromium.launch(executable_path=headless, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture
def new_context(browser):
    """Makes browser contexts without data, with the settings of Playwright's `new_context`."""
    contexts = []

    def new_context(**settings):
        # The service worker has its own tests; in other tests it would answer instead of the server.
        context = browser.new_context(**{"locale": "en-US", "service_workers": "block", **settings})
        context.set_default_timeout(DEADLINE)
        contexts.append(context)
        return context

    yield new_context
    for context in contexts:
        context.close()


@pytest.fixture
def open_page(new_context, address):
    yield from opener(new_context, address)


@pytest.fixture
def open_bare_page(new_context, bare):
    """Opens the page that is not bundled."""
    yield from opener(new_context, bare.address)


def opener(new_context, address):
    """Opens the page and returns its player; after the test, unexpected errors and policy violations are a failure.

    Takes the query, and a context or its settings; `before` is JavaScript that runs before the page's own scripts.
    """
    players = []

    def open_page(query="?root=silkworm", *, context=None, before=None, prepare=None, ready=True, **settings):
        player = Player((context or new_context(**settings)).new_page(), address)
        players.append(player)
        if before:
            player.page.add_init_script(before)
        if prepare:
            prepare(player.page)
        return player.visit(query, ready=ready)

    yield open_page
    for player in players:
        assert player.problems() == []


@pytest.fixture
def phone():
    """The settings of a phone's browser."""
    return dict(PHONE)
