"""Slow clients are disconnected and disturb nobody else. Exact times are tested on an embedded clock; these servers wait one second."""

import select
import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from server import Server, http_request

# Long enough for a busy machine; a client that is still connected then has not been disconnected.
LIMIT = 10
PART = http_request("/", *["X: " + "a" * 50] * 20)


def seconds_until_closed(connection, act):
    """Acts every tenth of a second until the server closes the connection, or until LIMIT; the seconds that it took."""
    poll = select.poll()
    poll.register(connection.socket, select.POLLRDHUP)
    start = time.monotonic()
    while time.monotonic() - start < LIMIT:
        try:
            act(connection)
        except OSError:
            break
        if poll.poll(100):
            break
    return time.monotonic() - start


def send_slowly(data):
    """Sends the next byte at each call."""
    rest = iter(data)
    return lambda connection: connection.send(bytes([next(rest)]))


def read_a_byte(connection):
    assert connection.socket.recv(1)
    connection.send(b"G")  # Fails once the server has closed the connection, even if unread bytes remain.


# What each client sends first, whether it then reads a response, and what it does every tenth of a second.
CLIENTS = {
    "silent": (b"", False, lambda connection: None),
    "silent after a response": (http_request("/"), True, lambda connection: None),
    "slow head": (b"", False, send_slowly(PART)),
    "slow head after a response": (http_request("/"), True, send_slowly(PART)),
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


def run(server, client):
    first, reads, act = CLIENTS[client]
    with server.connect(receive_buffer=4096) as connection:
        connection.send(first)
        assert not reads or connection.answer().status in (200, 413)
        return seconds_until_closed(connection, act)


def read_steadily(server):
    """Reads a large file at a pace that takes several times the server's patience; the bytes that arrived."""
    poll, received = select.poll(), 0
    with server.connect(receive_buffer=65536) as connection:
        connection.send(http_request("/large.bin"))
        poll.register(connection.socket, select.POLLERR)
        while received < 16 << 20 and (data := connection.socket.recv(1 << 18)):
            received += len(data)
            poll.poll(10)
    return received


@pytest.fixture(scope="module")
def outcomes(program, page, tmp_path_factory):
    """The results of all clients, which ran at the same time."""
    server = Server(program, page, "--client-timeout", "1", log=tmp_path_factory.mktemp("log") / "log")
    with ThreadPoolExecutor(len(CLIENTS) + 1) as pool:
        futures = {client: pool.submit(run, server, client) for client in CLIENTS}
        futures["steady"] = pool.submit(read_steadily, server)
    yield {client: future.result() for client, future in futures.items()}
    server.close()


@pytest.mark.parametrize("client", CLIENTS)
def test_a_slow_client_is_disconnected(outcomes, client):
    assert outcomes[client] < LIMIT


@pytest.mark.parametrize("client", [client for client in CLIENTS if "body" not in client])
def test_a_slow_client_is_not_disconnected_early(outcomes, client):
    assert outcomes[client] > 0.8


def test_a_client_that_reads_steadily_receives_everything(outcomes):
    assert outcomes["steady"] >= 16 << 20


def test_a_thousand_slow_clients_do_not_delay_others(start):
    server = start()
    connections = [server.connect(receive_buffer=4096) for _ in range(1000)]
    for number, connection in enumerate(connections):
        connection.send(
            http_request("/large.bin")
            if number < 50
            else [b"", b"GET / HTTP/1.1\r\nHo", http_request("/", "Content-Length: 9")][number % 3]
        )
    seconds = []
    for _ in range(100):
        begin = time.monotonic()
        assert server.get("/v/1/main.js").status == 200
        seconds.append(time.monotonic() - begin)
    for connection in connections:
        connection.socket.close()
    assert statistics.median(seconds) < 0.1
