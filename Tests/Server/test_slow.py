"""Slow clients are disconnected and disturb nobody else.

Exact times are tested on an embedded clock. Here a server waits one second, or longer than the test.
"""

import select
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import tiny_site
from server import LIMIT_SECONDS, PATIENT_OPTIONS, http_request

LONG_HEAD = http_request("/", *["X: " + "a" * 50] * 20)


def seconds_until_closed(connection, action):
    """Acts every tenth of a second until the server closes the connection or `LIMIT_SECONDS` have passed.

    Returns the elapsed seconds.
    """
    poll = select.poll()
    poll.register(connection.socket, select.POLLRDHUP)
    start = time.monotonic()
    while time.monotonic() - start < LIMIT_SECONDS:
        try:
            action(connection)
        except OSError:
            break
        if poll.poll(100):
            break
    return time.monotonic() - start


def send_slowly(data):
    """Returns a function that sends the next byte of the data at each call."""
    rest = iter(data)
    return lambda connection: connection.send(bytes([next(rest)]))


def read_a_byte(connection):
    assert connection.socket.recv(1)
    connection.send(b"G")  # Fails once the server has closed the connection, even if unread bytes remain.


# For each client: what it sends first, whether it then reads a response, and what it does every tenth of a second.
SLOW_CLIENTS = {
    "silent": (b"", False, lambda connection: None),
    "silent after a response": (http_request("/"), True, lambda connection: None),
    "slow head": (b"", False, send_slowly(LONG_HEAD)),
    "slow head after a response": (http_request("/"), True, send_slowly(LONG_HEAD)),
    "slow body": (http_request("/", "Content-Length: 1000"), True, send_slowly(b"a" * 1000)),
    "slow body in chunks": (http_request("/", "Transfer-Encoding: chunked"), True, send_slowly(b"1\r\na\r\n" * 200)),
    "reads nothing": (http_request("/large.bin"), False, lambda connection: connection.send(b"G")),
    "reads nothing and sends requests": (
        b"",
        False,
        lambda connection: connection.send(http_request("/v/1/main.js") * 100),
    ),
    "reads a byte now and then": (http_request("/large.bin"), False, read_a_byte),
}


def seconds_of_client(server, client):
    first_bytes, reads, action = SLOW_CLIENTS[client]
    with server.connect(receive_buffer=4096) as connection:
        connection.send(first_bytes)
        assert not reads or connection.read_response().status in (200, 413)
        return seconds_until_closed(connection, action)


def read_steadily(server):
    """Reads a large file steadily, for longer than the server waits. Returns the number of received bytes."""
    poll, received = select.poll(), 0
    with server.connect(receive_buffer=65536) as connection:
        connection.send(http_request("/large.bin"))
        poll.register(connection.socket, select.POLLERR)
        while received < len(tiny_site.LARGE_CONTENT) and (data := connection.socket.recv(1 << 18)):
            received += len(data)
            poll.poll(10)
    return received


def test_slow_clients_are_disconnected_in_time_and_a_steady_one_receives_everything(start_server):
    server = start_server("--client-timeout", "1")
    with ThreadPoolExecutor(len(SLOW_CLIENTS) + 1) as pool:
        futures = {client: pool.submit(seconds_of_client, server, client) for client in SLOW_CLIENTS}
        steady = pool.submit(read_steadily, server)
    seconds = {client: future.result() for client, future in futures.items()}
    # A client that is still connected after the limit has not been disconnected.
    assert {client: took for client, took in seconds.items() if took >= LIMIT_SECONDS} == {}
    # A request with a body ends with its response.
    assert {client: took for client, took in seconds.items() if took < 0.8 and "body" not in client} == {}
    assert steady.result() >= len(tiny_site.LARGE_CONTENT)


@pytest.mark.parametrize("count", [100, pytest.param(1000, marks=pytest.mark.thorough)])
def test_others_are_answered_while_slow_clients_wait(start_server, count):
    server = start_server(*PATIENT_OPTIONS)
    request_starts = [http_request("/large.bin"), b"", b"GET / HTTP/1.1\r\nHo"]
    connections = [server.connect(receive_buffer=4096) for _ in range(count)]
    waiting = select.poll()
    for number, connection in enumerate(connections):
        # A large file fills the system's buffers, so only some clients request one.
        connection.send(request_starts[number % 3 if number < 100 else 1 + number % 2])
        waiting.register(connection.socket, select.POLLRDHUP)
    for _ in range(100):
        assert server.get("/v/1/main.js").status == 200
    assert waiting.poll(0) == [], "a slow client was disconnected"
    for connection in connections:
        connection.socket.close()
