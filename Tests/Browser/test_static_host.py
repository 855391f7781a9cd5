"""The page on any web server: below a path, and without the headers of our server."""

import functools
import http.server
import pathlib
import re
import threading

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


@pytest.fixture
def static(build, version_folder, tmp_path):
    """The address of a page built for such a host, on a plain file server, and a function that stops the server."""
    build.main(version_folder / "scramble.wasm", tmp_path / "games/words", stops=False, static=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=tmp_path))
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def stop():
        server.shutdown()
        server.server_close()

    yield f"http://127.0.0.1:{server.server_port}/games/words/", stop
    stop()


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


def test_the_static_page_contains_the_security_policy_of_our_server(open_page, static):
    """Except for the rule that a page cannot set itself."""
    player = open_page()
    sent_policy = player.page.request.get(player.address).headers["content-security-policy"]
    player.page.goto(static[0] + "?root=silkworm")
    page_policy = player.page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert page_policy == re.sub(r" frame-ancestors [^;]*;", "", sent_policy)
    expect(player.heading).to_have_text("silkworm")


@pytest.fixture
def missing(static, new_context):
    """Opens an address that does not exist; after the test, an error but the missing address itself is a failure."""
    players = []

    def missing(path, **settings):
        player = Player(new_context(**settings).new_page(), static[0])
        players.append(player)
        player.page.goto(player.address + path)
        player.expected_errors.append("404")
        return player

    yield missing
    for player in players:
        assert player.problems() == []


@pytest.mark.journey
@pytest.mark.parametrize("link", ["%23c3.AAAA", "%23C3.AAAA.", "%23c3.AAAA%20/", "rounds/%23c3.AAAA?fbclid=1"])
def test_a_challenge_whose_mark_a_chat_has_escaped_is_opened_on_any_host(missing, link):
    player = missing(link)
    expect(player.page.get_by_role("dialog", name="A challenge")).to_contain_text("A newer version of the game")
    assert player.page.url == player.address


@pytest.mark.journey
def test_a_set_whose_mark_a_chat_has_escaped_is_opened_on_any_host(missing):
    player = missing("rounds/%23S2.AAAA?fbclid=1")
    expect(player.page.get_by_role("dialog", name="Puzzles for a class")).to_contain_text("A newer version of the game")


@pytest.mark.parametrize("path", ["nothing", "rounds/", "rounds/of/today", "%23", "../other/%23x"])
def test_an_address_that_does_not_exist_has_a_link_to_the_game(missing, path):
    player = missing(path)
    expect(player.page.get_by_text("This page does not exist.")).to_be_visible()
    expect(player.page.get_by_text("此页面不存在。")).to_be_visible()
    game = player.page.get_by_role("link", name=re.compile("^Word Scramble "))
    if not path.startswith(".."):
        until(lambda: game.evaluate("(game) => game.href") == player.address)
        game.click()
        expect(player.heading).to_be_visible()
        assert player.page.url == player.address


@pytest.mark.not_in_firefox("forced colours")
def test_axe_finds_no_violation_on_the_page_of_missing_addresses(missing):
    page = missing("nothing", viewport={"width": 320, "height": 568}).page
    for settings in ({"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}):
        page.emulate_media(**settings)
        assert Axe().run(page).response["violations"] == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth") == 320
