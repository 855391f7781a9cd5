"""Whether a connection stays open: the options in the `Connection` header, and the default of each HTTP version."""

from server import case, http_request


def test_a_connection_that_must_not_stay_open_says_so_and_closes(server):
    for request in [
        http_request("/", "Connection: foo, Close"),
        http_request("/", "Connection: keep-alive", "Connection: CLOSE"),
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET /nothing HTTP/1.0\r\nConnection: foo\r\n\r\n",
    ]:
        with case(request), server.connect() as connection:
            connection.send(request + http_request("/v/1/main.js"))
            response = connection.read_response()
            assert response.status in (200, 404) and response.headers["connection"] == "close"
            connection.read_until_closed()
            assert connection.received == b""


def test_other_connections_stay_open(server):
    for request, connection_option in [
        (http_request("/"), None),
        (http_request("/", "Connection: foo"), None),
        (b"GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "keep-alive"),
    ]:
        with case(request), server.connect() as connection:
            for _ in range(2):
                connection.send(request)
                response = connection.read_response()
                assert (response.status, response.headers.get("connection")) == (200, connection_option)
