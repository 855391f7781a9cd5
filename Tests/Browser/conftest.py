"""The fixtures of the browser tests: a server, a browser and a player.

`--browser firefox` runs the tests in Firefox, in which those marked `every_browser` pass.
"""

import os
import pathlib
import shutil
import sys

import pytest
from player import Player
from playwright.sync_api import expect, sync_playwright
from server import Server

ROOT = pathlib.Path(__file__).resolve().parents[2]
TIMEOUT_MS = 20_000
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# Without a GPU: emulating one takes a large part of two cores.
BROWSER_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-gpu-rasterization"]

# The bits for a mouse in Firefox's preferences for the capabilities of pointers.
MOUSE_CAPABILITIES = 2 | 4

ENGINES = ["chromium", "firefox"]

expect.set_options(timeout=TIMEOUT_MS)

OPEN_PLAYERS = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    """Adds to the report of a failure what each page shows."""
    report = yield
    if report.failed and report.when != "teardown":
        report.sections.append(("Pages", "\n".join(player.report() for player in OPEN_PLAYERS)))
    return report


def pytest_addoption(parser):
    parser.addoption("--browser", choices=ENGINES, default="chromium", help="the browser that runs the tests")


@pytest.fixture(scope="session")
def engine(request):
    return request.config.getoption("browser")


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A copy of the page under test: the one that WORDSCRAMBLE_PAGE names, or the output of `make page`."""
    page_folder = pathlib.Path(os.environ.get("WORDSCRAMBLE_PAGE", ROOT / ".build-page")).resolve()
    if not (page_folder / "index.html").exists():
        pytest.exit(f"{page_folder} holds no page; `make page` makes it.", returncode=2)
    return shutil.copytree(page_folder, tmp_path_factory.mktemp("served") / "page")


@pytest.fixture(scope="session")
def version_folder(folder):
    """The folder of the page's version, the only one."""
    return next((folder / "v").iterdir())


@pytest.fixture(scope="session")
def address(folder):
    with Server(folder) as server:
        yield server.address


@pytest.fixture(scope="session")
def build():
    """The module that builds the page."""
    sys.path.insert(0, str(ROOT / "Web"))
    import build

    return build


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium():
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if not path:
        pytest.exit("chromium is missing; `make setup` installs it.", returncode=2)
    return path


@pytest.fixture(scope="session")
def headless_chromium(chromium):
    """chromium-headless-shell if it is installed, because it opens a page in half the time; otherwise Chromium."""
    return shutil.which("chromium-headless-shell") or chromium


@pytest.fixture(scope="session")
def browser(request, engine):
    launch = launch_firefox if engine == "firefox" else launch_chromium
    browser = launch(request.getfixturevalue)
    yield browser
    browser.close()


def launch_chromium(fixture):
    return fixture("playwright").chromium.launch(executable_path=fixture("headless_chromium"), args=BROWSER_ARGUMENTS)


def launch_firefox(fixture):
    """Launches the system's Firefox, which Playwright drives by WebDriver BiDi."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if not path:
        pytest.exit("Firefox is missing; `make setup` installs it.", returncode=2)
    # When Firefox restores a page from its back-forward cache, an event that Playwright waits for is sometimes missing,
    # so the cache is off. Without a screen Firefox detects no mouse, and the page would not focus the field.
    preferences = {
        "browser.sessionhistory.max_total_viewers": 0,
        "ui.primaryPointerCapabilities": MOUSE_CAPABILITIES,
        "ui.allPointerCapabilities": MOUSE_CAPABILITIES,
    }
    launch = fixture("playwright").firefox.launch
    return launch(channel="moz-firefox", executable_path=path, firefox_user_prefs=preferences)


@pytest.fixture
def new_context(browser):
    """Makes empty browser contexts with the settings of Playwright's `new_context`."""
    contexts = []

    def new_context(**settings):
        # The service worker has its own tests. In other tests it would answer instead of the server.
        settings = {"locale": "en-US", "service_workers": "block", **settings}
        context = browser.new_context(**settings)
        context.set_default_timeout(TIMEOUT_MS)
        contexts.append(context)
        return context

    yield new_context
    for context in contexts:
        context.close()


@pytest.fixture
def open_page(new_context, address):
    yield from opener(new_context, address)


def opener(new_context, address):
    """Yields a function that opens the page and returns its player.

    After the test, unexpected errors and policy violations are a failure. The function takes the query, and a context
    or its settings. `before` is JavaScript that runs before the page's own scripts; `prepare` gets the page before it
    is opened.
    """
    players = []

    def open_page(query="?root=silkworm", *, context=None, before=None, prepare=None, ready=True, **settings):
        player = Player((context or new_context(**settings)).new_page(), address)
        players.append(player)
        OPEN_PLAYERS.append(player)
        if before:
            player.page.add_init_script(before)
        if prepare:
            prepare(player.page)
        return player.visit(query, ready=ready)

    yield open_page
    for player in players:
        OPEN_PLAYERS.remove(player)
    for player in players:
        assert player.problems() == []


@pytest.fixture
def phone():
    return dict(PHONE)
