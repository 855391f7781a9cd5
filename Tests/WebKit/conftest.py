"""Fixtures of the tests in WebKit: one browser for each worker, and a separate server for each test.

A server at another port is another origin. So each test begins without data although the browser is the same.
"""

import contextlib
import importlib.util
import os
import pathlib
import shutil
import sys
import tempfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests/Browser"))
from server import Server  # noqa: E402

PAGE_FOLDER = pathlib.Path(os.environ.get("WORDSCRAMBLE_PAGE", ROOT / ".build-page")).resolve()
# The folder below /usr/lib is named after the machine type.
MINI_BROWSER = next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)

# The ports at which the browser may have stored something.
PORTS = set()


def pytest_configure():
    needed = {
        "Xvfb": shutil.which("Xvfb"),
        "WebKitWebDriver": shutil.which("WebKitWebDriver"),
        "MiniBrowser": MINI_BROWSER,
        "selenium": importlib.util.find_spec("selenium"),
    }
    if missing := [name for name, found in needed.items() if not found]:
        pytest.exit(f"Missing for WebKit: {', '.join(missing)}; `make setup` installs them.", returncode=2)
    if not (PAGE_FOLDER / "index.html").exists():
        pytest.exit(f"{PAGE_FOLDER} holds no page; `make page` makes it.", returncode=2)


@pytest.fixture(scope="session")
def browser():
    from browser import Browser

    # A process of the browser may write to this folder for a moment after the browser has ended.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        browser = Browser(shutil.which("Xvfb"), shutil.which("WebKitWebDriver"), MINI_BROWSER, pathlib.Path(home))
        yield browser
        browser.close()


@pytest.fixture
def server():
    """A server of the page, at a new port."""
    with contextlib.ExitStack() as servers:
        server = servers.enter_context(Server(PAGE_FOLDER))
        # The system may assign a port again.
        while server.port in PORTS:
            server = servers.enter_context(Server(PAGE_FOLDER))
        PORTS.add(server.port)
        yield server


@pytest.fixture
def open_window(browser, server):
    """Opens windows with the page. Fails after the test if a page has reported an error or a warning."""
    from browser import Window

    windows = []

    def open_window(query="?root=silkworm", address=server.address):
        windows.append(Window(browser, address))
        return windows[-1].visit(query)

    yield open_window
    try:
        for window in windows:
            window.close()
    except BaseException:
        browser.restart()
        raise
    assert [problem for window in windows for problem in window.problems] == []


@pytest.fixture
def player(open_window):
    return open_window()


@pytest.fixture
def saved_file(browser):
    """Waits for a file that the player saves; returns its text."""

    def saved_file(player):
        path = browser.downloads / "word-scramble.txt"
        player.until(lambda: path.exists() and path.stat().st_size > 0, "the file is saved")
        text = path.read_text(encoding="utf-8")
        path.unlink()
        return text

    return saved_file


@pytest.fixture(scope="session")
def page():
    return PAGE_FOLDER
