"""Requests that a proxy and the server could parse differently.

None of them receives a file, and neither does the request hidden inside.
"""

import contextlib
import socket

from server import case, http_request

HIDDEN_REQUEST = http_request("/v/1/main.js")


def request(*lines):
    return http_request("/", *lines)


AMBIGUOUS_REQUESTS = {
    "length and chunks": request("Content-Length: 6", "Transfer-Encoding: chunked") + b"0\r\n\r\n" + HIDDEN_REQUEST,
    "chunks and length": request("Transfer-Encoding: chunked", "Content-Length: 6") + b"0\r\n\r\n" + HIDDEN_REQUEST,
    "two lengths": request("Content-Length: 0", "Content-Length: 9") + HIDDEN_REQUEST,
    "the same length twice": request("Content-Length: 9", "Content-Length: 9") + HIDDEN_REQUEST,
    "a list of lengths": request("Content-Length: 0, 9") + HIDDEN_REQUEST,
    "a length with a sign": request("Content-Length: +9") + HIDDEN_REQUEST,
    "a negative length": request("Content-Length: -1") + HIDDEN_REQUEST,
    "a length in hexadecimal": request("Content-Length: 0x9") + HIDDEN_REQUEST,
    "a huge length": request("Content-Length: 99999999999999999999999") + HIDDEN_REQUEST,
    "a length that is not one": request("Content-Length: nine") + HIDDEN_REQUEST,
    "an unknown coding": request("Transfer-Encoding: sideways") + HIDDEN_REQUEST,
    "chunked, then another": request("Transfer-Encoding: chunked, identity") + b"0\r\n\r\n" + HIDDEN_REQUEST,
    "chunked twice": request("Transfer-Encoding: chunked", "Transfer-Encoding: chunked")
    + b"0\r\n\r\n"
    + HIDDEN_REQUEST,
    "chunked behind a tab": request("Transfer-Encoding:\tchunked") + b"0\r\n\r\n" + HIDDEN_REQUEST,
    "chunked with a space before the colon": request("Transfer-Encoding : chunked") + b"0\r\n\r\n" + HIDDEN_REQUEST,
    "chunked on a folded line": request("Transfer-Encoding:", " chunked") + b"0\r\n\r\n" + HIDDEN_REQUEST,
    "a folded line": request("X: one", " two") + HIDDEN_REQUEST,
    "a bad chunk size": request("Transfer-Encoding: chunked") + b"xyz\r\n\r\n" + HIDDEN_REQUEST,
    "a huge chunk size": request("Transfer-Encoding: chunked") + b"fffffffffffffffff\r\na\r\n" + HIDDEN_REQUEST,
    "a negative chunk size": request("Transfer-Encoding: chunked") + b"-1\r\n\r\n" + HIDDEN_REQUEST,
    "a chunk without its end": request("Transfer-Encoding: chunked") + b"1\r\nab\r\n0\r\n\r\n" + HIDDEN_REQUEST,
    "a chunk extension": request("Transfer-Encoding: chunked")
    + b"1;"
    + b"x" * 20000
    + b"\r\na\r\n0\r\n\r\n"
    + HIDDEN_REQUEST,
    "a header that is not one": request("what is this") + HIDDEN_REQUEST,
    "a header without a name": request(": value") + HIDDEN_REQUEST,
    "a line end in a header": request("X: a\rContent-Length: 5") + HIDDEN_REQUEST,
    "a NUL in a header": request("X: a\0b") + HIDDEN_REQUEST,
    "a NUL in the path": b"GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n" + HIDDEN_REQUEST,
    "a space in the path": b"GET / v HTTP/1.1\r\nHost: localhost\r\n\r\n" + HIDDEN_REQUEST,
    "a space before the host": b"GET / HTTP/1.1\r\n Host: localhost\r\n\r\n" + HIDDEN_REQUEST,
    "a lower-case method": b"get / HTTP/1.1\r\nHost: localhost\r\n\r\n" + HIDDEN_REQUEST,
    "the preface of HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + HIDDEN_REQUEST,
    "a handshake of TLS": b"\x16\x03\x01\x02\x00\x01\x00" * 9,
    "a body that is a request": request(f"Content-Length: {len(HIDDEN_REQUEST)}") + HIDDEN_REQUEST,
    "an upgrade": request("Connection: Upgrade", "Upgrade: h2c", f"Content-Length: {len(HIDDEN_REQUEST)}")
    + HIDDEN_REQUEST,
    "a body that waits for 100 Continue": request("Expect: 100-continue", "Content-Length: 5") + HIDDEN_REQUEST,
}


def test_an_ambiguous_request_is_refused_and_the_connection_closed(server):
    for shape, sent in AMBIGUOUS_REQUESTS.items():
        with case(shape), server.connect() as connection:
            connection.send(sent)
            response = connection.read_response()
            assert response is None or response.status in (400, 413), response.status
            assert connection.read_response() is None, "the hidden request was answered"


def test_the_request_before_an_ambiguous_one_is_answered(server):
    with server.connect() as connection:
        connection.send(http_request("/health/live") + AMBIGUOUS_REQUESTS["length and chunks"])
        assert connection.read_response().body == b"ok\n"
        assert connection.read_response().status == 400
        assert connection.read_response() is None


def test_no_response_follows_after_close(server):
    with server.connect() as connection:
        connection.send(http_request("/", "Connection: close") + HIDDEN_REQUEST)
        response = connection.read_response()
        assert (response.status, response.headers["connection"]) == (200, "close")
        assert connection.read_response() is None


def test_a_large_body_is_not_read(server):
    size, sent = 64 << 20, 0
    with server.connect() as connection:
        connection.send(http_request("/", f"Content-Length: {size}", method="POST"))
        with contextlib.suppress(OSError):
            while sent < size:
                connection.send(b"a" * 65536)
                sent += 65536
    assert sent < 24 << 20  # At most the size of the system's buffers.


def test_a_very_long_path_is_refused(server):
    # If one read returns the whole path, the server answers the request. A longer path may be cut off while it is sent.
    assert server.get("/" + "a" * 8000).status == 414
    with server.connect() as connection, contextlib.suppress(OSError):
        connection.send(http_request("/" + "a" * 4_000_000))
        response = connection.read_response()
        assert response is None or response.status == 400
    assert server.get("/").status == 200


def test_endless_headers_are_refused(server):
    with server.connect() as connection:
        connection.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        # The server may briefly continue to read what it will not answer, so a fast client may have sent everything
        # before the connection is closed. If the server hangs or keeps reading, a call runs into the time limit.
        with contextlib.suppress(ConnectionError):
            for _ in range(10_000):
                connection.send(b"X: " + b"a" * 10_000 + b"\r\n")
        connection.read_until_closed()
        assert server.get("/").status == 200


def test_a_half_closed_connection_receives_its_response(server):
    with server.connect() as connection:
        connection.send(http_request("/v/1/main.js"))
        connection.socket.shutdown(socket.SHUT_WR)
        assert connection.read_response().status == 200
        connection.read_until_closed()
