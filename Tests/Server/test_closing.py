"""Whether a connection stays open: what `Connection` lists, and the default of each version."""

import pytest
from server import plain


@pytest.mark.parametrize(
    "request_bytes",
    [
        plain("/", "Connection: close"),
        plain("/", "Connection: Close"),
        plain("/", "Connection: foo, close"),
        plain("/", "Connection: keep-alive", "Connection: CLOSE"),
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n",
        b"GET /nothing HTTP/1.0\r\nConnection: foo\r\n\r\n",
    ],
)
def test_the_response_says_close_and_the_connection_ends_at_once(server, request_bytes):
    with server.connect() as wire:
        wire.send(request_bytes + plain("/v/1/main.js"))
        answer = wire.answer()
        assert answer.status in (200, 404) and answer.headers["connection"] == "close"
        assert wire.seconds_until_closed() < 5 and wire.rest == b""


@pytest.mark.parametrize(
    "request_bytes, connection",
    [
        (plain("/"), None),
        (plain("/", "Connection: foo"), None),
        (b"GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "keep-alive"),
    ],
)
def test_the_connection_stays_open(server, request_bytes, connection):
    with server.connect() as wire:
        for _ in range(2):
            wire.send(request_bytes)
            answer = wire.answer()
            assert (answer.status, answer.headers.get("connection")) == (200, connection)
