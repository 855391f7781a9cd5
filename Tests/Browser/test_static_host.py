"""The page on any web server, below a path."""

import functools
import http.server
import pathlib
import re
import threading
import xml.etree.ElementTree

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import opener
from player import Player, expect, until


class Host(http.server.SimpleHTTPRequestHandler):
    """A file server that answers with 404.html if a file does not exist, as GitHub Pages does."""

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
    """The folder of a host that has the page below a path."""
    folder = tmp_path_factory.mktemp("host")
    build.main(version_folder / "scramble.wasm", folder / "games/words", build.Options(static=True, quick=True))
    return folder


def serve(host):
    """Yields the page's address on a file server, and a function that stops the server."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), host)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def stop():
        server.shutdown()
        server.server_close()

    yield f"http://127.0.0.1:{server.server_port}/games/words/", stop
    stop()


@pytest.fixture
def static_host(host_folder):
    """The page's address on a plain file server, and a function that stops the server."""
    yield from serve(functools.partial(Host, directory=host_folder))


class UntypedHost(Host):
    """A file server without the media type of WebAssembly."""

    def guess_type(self, path):
        return "application/octet-stream" if path.endswith(".wasm") else super().guess_type(path)


class PickyHost(Host):
    """A file server that does not send files with an unknown extension, as IIS does."""

    def send_head(self):
        path = self.path.partition("?")[0]
        is_unknown = path.endswith((".lex", ".wasm", ".webmanifest"))
        return self.send_error(404) if is_unknown else super().send_head()


class WelcomingHost(PickyHost):
    """A file server that answers everything unknown with a page of its own and status 200."""

    def send_error(self, code, message=None, explain=None):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Welcome</title>")


def player_on_host(host, host_folder, new_context, *visit, **settings):
    for address, _ in serve(functools.partial(host, directory=host_folder)):
        opened = opener(new_context, address)
        yield next(opened)(*visit, **settings)
        next(opened, None)


def test_the_page_plays_on_a_host_that_sends_webassembly_without_its_type(host_folder, new_context):
    for player in player_on_host(UntypedHost, host_folder, new_context, "?root=silkworm"):
        player.find("milk")


@pytest.mark.parametrize("host", [PickyHost, WelcomingHost])
def test_a_file_that_the_host_does_not_send_is_named(host_folder, new_context, host):
    for player in player_on_host(host, host_folder, new_context, "?root=silkworm", ready=False):
        message = player.page.locator("#fatal-error")
        expect(message).to_contain_text("the server is not sending this file")
        status = 404 if host is PickyHost else 200
        expect(message).to_contain_text(re.compile(rf"(scramble\.wasm|english\.lex): {status}"))
        player.expected_errors.append(r"404|scramble\.wasm|english\.lex|Error")


def test_the_static_page_tells_iis_and_apache_the_types_that_they_may_not_know(build, host_folder):
    folder = host_folder / "games/words"
    extensions = {path.suffix for path in folder.rglob("*") if path.is_file()} - {".br", ".gz", ".config", ""}
    iis_types = [
        (one.get("fileExtension"), one.get("mimeType"))
        for one in xml.etree.ElementTree.parse(folder / "web.config").iter("mimeMap")
    ]
    apache_types = re.findall(r"AddType (\S+) (\S+)", (folder / ".htaccess").read_text(encoding="utf-8"))
    assert iis_types == [(extension, kind) for kind, extension in apache_types]
    assert len(iis_types) == len(dict(iis_types))
    assert dict(iis_types) == {
        extension: kind.partition(";")[0]
        for extension, kind in build.MEDIA_TYPES.items()
        if extension in dict(iis_types)
    }
    assert extensions - set(dict(iis_types)) == {".css", ".html", ".js", ".png", ".svg", ".txt"}


@pytest.mark.journey
def test_the_page_works_below_a_path_and_then_without_the_server(static_host, new_context):
    address, stop = static_host
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
    player.expect_words("milk")
    player.find("silk")
    next(visits, None)


@pytest.fixture
def missing_page(static_host, new_context):
    """A player for addresses that do not exist. After the test, any error except the missing address is a failure."""
    player = Player(new_context().new_page(), static_host[0])
    player.expected_errors.append("404")
    yield player
    assert player.problems() == []


def test_an_address_that_does_not_exist_has_a_link_to_the_game(missing_page):
    game = missing_page.page.get_by_role("link", name=re.compile("^Word Scramble "))
    for path in ["nothing", "rounds/", "rounds/of/today", "../other/nothing"]:
        missing_page.visit(path, ready=False)
        expect(missing_page.page.get_by_text("This page does not exist."), path).to_be_visible()
        expect(missing_page.page.get_by_text("此页面不存在。"), path).to_be_visible()
        if not path.startswith(".."):
            expect(game, path).to_have_js_property("href", missing_page.address)
    missing_page.visit("rounds/of/today", ready=False)
    expect(game).to_have_js_property("href", missing_page.address)
    game.click()
    expect(missing_page.heading).to_be_visible()
    assert missing_page.page.url == missing_page.address


def test_axe_finds_no_violation_on_the_page_of_missing_addresses(missing_page):
    page = missing_page.visit("nothing", ready=False).page
    page.set_viewport_size({"width": 320, "height": 568})
    for settings in ({"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}):
        page.emulate_media(**settings)
        assert Axe().run(page).response["violations"] == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth") == 320
