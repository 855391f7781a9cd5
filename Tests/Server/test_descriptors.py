"""More connections than the system grants descriptors: none is harmed for long, and it is well again when they go."""

import time

from server import plain


def test_two_hundred_connections_on_sixty_four_descriptors(start):
    server = start(files=64)
    wires = [server.connect() for _ in range(200)]
    for wire in wires:
        wire.send(plain("/"))
    assert wires[0].answer().status == 200
    for wire in wires:
        wire.socket.close()
    begin = time.monotonic()
    assert server.get("/health/ready").status == 200
    assert time.monotonic() - begin < 2
    assert server.log.read_bytes() == b""
    assert server.stop()[1] == 0


def test_who_waits_gets_a_turn(start):
    server = start("--patience", "1", files=64)
    wires = [server.connect() for _ in range(100)]
    for wire in wires:
        wire.send(plain("/health/live"))
    assert all(wire.answer().body == b"ok\n" for wire in wires)
    for wire in wires:
        wire.socket.close()
