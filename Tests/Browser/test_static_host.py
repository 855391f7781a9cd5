"""The page on any web server, below a path."""

import functools
import http.server
import re
import shutil
import threading

import pytest
from conftest import opener
from player import expect, until


class Host(http.server.SimpleHTTPRequestHandler):
    """A plain file server."""

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def host_folder(folder, tmp_path_factory):
    """The folder of a host that has the page below a path."""
    host_folder = tmp_path_factory.mktemp("host")
    shutil.copytree(folder, host_folder / "games/words")
    return host_folder


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
