"""More connections than file descriptors: connections wait for their turn, and the server recovers when others close."""

import resource
import subprocess
import time

import pytest
from server import http_request


def test_two_hundred_connections_on_sixty_four_descriptors(start):
    server = start(files=64)
    connections = [server.connect() for _ in range(200)]
    for connection in connections:
        connection.send(http_request("/"))
    assert connections[0].answer().status == 200
    for connection in connections:
        connection.socket.close()
    begin = time.monotonic()
    assert server.get("/health/ready").status == 200
    assert time.monotonic() - begin < 5
    assert server.log.read_bytes() == b""
    assert server.stop()[1] == 0


def test_waiting_connections_are_served_in_turn(start):
    server = start("--client-timeout", "1", files=64)
    connections = [server.connect() for _ in range(100)]
    for connection in connections:
        connection.send(http_request("/health/live"))
    assert all(connection.answer().body == b"ok\n" for connection in connections)
    for connection in connections:
        connection.socket.close()


@pytest.mark.parametrize("files", [8, 12])
def test_too_few_descriptors_are_one_error(program, page, files):
    done = subprocess.run(
        [program, "--port", "0", "--web", str(page)],
        capture_output=True,
        timeout=20,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
    )
    line = done.stderr.decode()
    assert (done.returncode, done.stdout) == (69, b"")
    assert (
        line.startswith(f"wordscramble-server: cannot start: the limit of open files is {files}, ")
        and line.count("\n") == 1
    )
