"""More connections than file descriptors: connections wait, and the server recovers when others close."""

import functools
import resource
import subprocess

from server import LIMIT, PATIENT, case, http_request


def test_sixty_four_descriptors_serve_two_hundred_connections(start):
    server = start(*PATIENT, files=64)
    connections = [server.connect() for _ in range(200)]
    for connection in connections:
        connection.send(http_request("/"))
    assert connections[0].answer().status == 200
    for connection in connections:
        connection.socket.close()
    assert server.get("/health/ready").status == 200
    assert server.log.read_bytes() == b""
    assert server.stop() == 0


def test_waiting_connections_are_served_in_turn(start):
    server = start("--client-timeout", "1", files=64)
    connections = [server.connect() for _ in range(70)]
    for connection in connections:
        connection.send(http_request("/health/live"))
    assert all(connection.answer().body == b"ok\n" for connection in connections)
    for connection in connections:
        connection.socket.close()


def test_too_few_descriptors_cause_a_single_error(program, page):
    for files in (8, 12):
        done = subprocess.run(
            [program, "--port", "0", "--web", str(page)],
            capture_output=True,
            text=True,
            timeout=LIMIT,
            preexec_fn=functools.partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files)),
        )
        with case(files):
            assert (done.returncode, done.stdout) == (69, "")
            line = f"wordscramble-server: cannot start: the limit of open files is {files}, "
            assert done.stderr.startswith(line) and done.stderr.count("\n") == 1
