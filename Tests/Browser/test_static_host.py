"""The page on any web server: below a path, and without the headers of our server."""

import functools
import http.server
import pathlib
import re
import threading
import urllib.request

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import opener
from player import Player, expect, until


class Host(http.server.SimpleHTTPRequestHandler):
    """A file server that shows 404.html for what is not there, as GitHub Pages does."""

    def log_message(self, *_):
        pass

    def send_error(self, code, message=None, explain=None):
        page = pathlib.Path(self.directory, "games/words/404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(page)


@pytest.fixture(scope="module")
def host_folder(build, version_folder, tmp_path_factory):
    """The folder of a host, which has the page below a path."""
    folder = tmp_path_factory.mktemp("host")
    build.main(version_folder / "scramble.wasm", folder / "games/words", build.Options(static=True, quick=True))
    return folder


@pytest.fixture
def static(host_folder):
    """The address of the page on a plain file server, and a function that stops the server."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=host_folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def stop():
        server.shutdown()
        server.server_close()

    yield f"http://127.0.0.1:{server.server_port}/games/words/", stop
    stop()


@pytest.mark.journey
def test_the_page_works_below_a_path_and_then_without_the_server(static, new_context):
    address, stop = static
    visits = opener(new_context, address)
    player = next(visits)("?root=silkworm", context=new_context(service_workers="allow"))
    player.find("milk")
    until(
        lambda: player.page.evaluate(
            "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
        )
    )
    stop()
    player.reload()
    player.sees_words("milk")
    player.find("silk")
    next(visits, None)


def test_the_static_page_contains_the_security_policy_of_our_server(host_folder, address):
    """Except for the rule that a page cannot set itself."""
    with urllib.request.urlopen(address) as answer:
        sent_policy = answer.headers["content-security-policy"]
    page = (host_folder / "games/words/index.html").read_text(encoding="utf-8")
    (page_policy,) = re.findall('<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page)
    assert page_policy == re.sub(r" frame-ancestors [^;]*;", "", sent_policy)


@pytest.fixture
def missing(static, new_context):
    """The player of a page for addresses that do not exist; after the test, an error but the missing address itself is a failure."""
    player = Player(new_context().new_page(), static[0])
    player.expected_errors.append("404")
    yield player
    assert player.problems() == []


@pytest.mark.journey
def test_a_link_whose_mark_a_chat_has_escaped_is_opened_on_any_host(missing):
    links = {
        "%23c3.AAAA": "A challenge",
        "rounds/%23C3.AAAA.%20/?fbclid=1": "A challenge",
        "rounds/%23S2.AAAA?fbclid=1": "Puzzles for a class",
    }
    for link, name in links.items():
        missing.visit(link, ready=False)
        dialog = missing.page.get_by_role("dialog", name=name)
        expect(dialog, link).to_contain_text("A newer version of the game")
        assert missing.page.url == missing.address, link


def test_an_address_that_does_not_exist_has_a_link_to_the_game(missing):
    game = missing.page.get_by_role("link", name=re.compile("^Word Scramble "))
    for path in ["nothing", "rounds/", "rounds/of/today", "%23", "../other/%23x"]:
        missing.visit(path, ready=False)
        expect(missing.page.get_by_text("This page does not exist."), path).to_be_visible()
        expect(missing.page.get_by_text("此页面不存在。"), path).to_be_visible()
        if not path.startswith(".."):
            expect(game, path).to_have_js_property("href", missing.address)
    missing.visit("rounds/of/today", ready=False)
    expect(game).to_have_js_property("href", missing.address)
    game.click()
    expect(missing.heading).to_be_visible()
    assert missing.page.url == missing.address


@pytest.mark.not_in_firefox("forced colours")
def test_axe_finds_no_violation_on_the_page_of_missing_addresses(missing):
    page = missing.visit("nothing", ready=False).page
    page.set_viewport_size({"width": 320, "height": 568})
    for settings in ({"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}):
        page.emulate_media(**settings)
        assert Axe().run(page).response["violations"] == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth") == 320
