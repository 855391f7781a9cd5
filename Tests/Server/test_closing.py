"""Whether a connection stays open: what `Connection` lists, and the default of each version."""

import pytest
from server import http_request


@pytest.mark.parametrize(
    "request_bytes",
    [
        http_request("/", "Connection: close"),
        http_request("/", "Connection: Close"),
        http_request("/", "Connection: foo, close"),
        http_request("/", "Connection: keep-alive", "Connection: CLOSE"),
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n",
        b"GET /nothing HTTP/1.0\r\nConnection: foo\r\n\r\n",
    ],
)
def test_the_response_says_close_and_the_connection_ends_at_once(server, request_bytes):
    with server.connect() as connection:
        connection.send(request_bytes + http_request("/v/1/main.js"))
        answer = connection.answer()
        assert answer.status in (200, 404) and answer.headers["connection"] == "close"
        assert connection.seconds_until_closed() < 5 and connection.rest == b""


@pytest.mark.parametrize(
    "request_bytes, connection_header",
    [
        (http_request("/"), None),
        (http_request("/", "Connection: foo"), None),
        (b"GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "keep-alive"),
    ],
)
def test_the_connection_stays_open(server, request_bytes, connection_header):
    with server.connect() as connection:
        for _ in range(2):
            connection.send(request_bytes)
            answer = connection.answer()
            assert (answer.status, answer.headers.get("connection")) == (200, connection_header)
