"""More connections than file descriptors: connections wait, and the server recovers when others close."""

import functools
import resource
import subprocess

from server import LIMIT_SECONDS, PATIENT_OPTIONS, case, http_request


def test_sixty_four_descriptors_serve_two_hundred_connections(start_server):
    server = start_server(*PATIENT_OPTIONS, descriptor_limit=64)
    connections = [server.connect() for _ in range(200)]
    for connection in connections:
        connection.send(http_request("/"))
    assert connections[0].read_response().status == 200
    for connection in connections:
        connection.socket.close()
    assert server.get("/health/ready").status == 200
    assert server.log.read_bytes() == b""
    assert server.stop() == 0


def test_waiting_connections_are_served_in_turn(start_server):
    server = start_server("--client-timeout", "1", descriptor_limit=64)
    connections = [server.connect() for _ in range(70)]
    for connection in connections:
        connection.send(http_request("/health/live"))
    assert all(connection.read_response().body == b"ok\n" for connection in connections)
    for connection in connections:
        connection.socket.close()


def test_too_few_descriptors_cause_a_single_error(program, page):
    for descriptor_limit in (8, 12):
        result = subprocess.run(
            [program, "--port", "0", "--web", str(page)],
            capture_output=True,
            text=True,
            timeout=LIMIT_SECONDS,
            preexec_fn=functools.partial(
                resource.setrlimit, resource.RLIMIT_NOFILE, (descriptor_limit, descriptor_limit)
            ),
        )
        with case(descriptor_limit):
            assert (result.returncode, result.stdout) == (69, "")
            line = f"wordscramble-server: cannot start: the limit of open files is {descriptor_limit}, "
            assert result.stderr.startswith(line) and result.stderr.count("\n") == 1
