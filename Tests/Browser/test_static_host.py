"""The page on any web server: below a path, and without the headers of our server."""

import functools
import http.server
import re
import threading

import pytest
from conftest import opener
from player import until
from playwright.sync_api import expect


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def static(build, version_folder, tmp_path):
    """The address of a page built for such a host, on a plain file server, and a function that stops the server."""
    build.main(version_folder / "scramble.wasm", tmp_path / "games/words", stops=False, static=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=tmp_path))
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
