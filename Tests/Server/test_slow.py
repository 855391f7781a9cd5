"""Who is slow is closed on, and disturbs nobody else. The servers here wait a second where they usually wait up to ten."""

import threading
import time

import pytest

from server import plain

SOON = 4  # A second, and what a busy machine adds.


@pytest.fixture(scope="module")
def hasty(program, page, tmp_path_factory):
    from server import Server
    server = Server(program, page, "--patience", "1", log=tmp_path_factory.mktemp("log") / "log")
    yield server
    server.close()


def trickle(wire, data):
    """Sends a byte each tenth of a second until nobody takes it; ended by the close of the connection."""

    def send():
        try:
            for byte in data:
                wire.send(bytes([byte]))
                time.sleep(0.1)
        except OSError:
            pass

    thread = threading.Thread(target=send, daemon=True)
    thread.start()
    return thread


def test_who_says_nothing(hasty):
    with hasty.connect() as wire:
        assert 0.8 < wire.seconds_until_closed() < SOON
        assert wire.rest == b""


def test_who_says_nothing_more(hasty):
    with hasty.connect() as wire:
        wire.send(plain("/"))
        assert wire.answer().status == 200
        assert 0.8 < wire.seconds_until_closed() < SOON


def test_a_slow_head(hasty):
    with hasty.connect() as wire:
        trickle(wire, plain("/", *["X: " + "a" * 50] * 20))
        assert 0.8 < wire.seconds_until_closed() < SOON
        assert wire.rest == b""


def test_a_slow_head_after_a_request(hasty):
    with hasty.connect() as wire:
        wire.send(plain("/"))
        assert wire.answer().status == 200
        trickle(wire, plain("/", *["X: " + "a" * 50] * 20))
        assert 0.8 < wire.seconds_until_closed() < SOON


@pytest.mark.parametrize("header, body", [
    ("Content-Length: 1000", b"a" * 1000), ("Transfer-Encoding: chunked", b"1\r\na\r\n" * 200)])
def test_a_slow_body(hasty, header, body):
    with hasty.connect() as wire:
        wire.send(plain("/", header))
        trickle(wire, body)
        assert wire.answer().status == 413
        assert wire.seconds_until_closed() < SOON


def test_who_never_reads(hasty):
    with hasty.connect(receive_buffer=4096) as wire:
        wire.send(plain("/large.bin"))
        wait_until_reset(wire)


def test_who_never_reads_and_always_asks(hasty):
    with hasty.connect(receive_buffer=4096) as wire:
        start = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() - start < 10:
                wire.send(plain("/v/1/main.js") * 100)
        assert time.monotonic() - start < SOON + 2


def test_who_reads_a_byte_now_and_then(hasty):
    with hasty.connect(receive_buffer=4096) as wire:
        wire.send(plain("/large.bin"))
        start = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() - start < 10:
                assert wire.socket.recv(1)
                wire.send(b"G")  # Tells by its failure that the server has left.
                time.sleep(0.1)
        assert time.monotonic() - start < SOON + 2


def test_who_reads_slowly_but_steadily_gets_it_all(hasty):
    with hasty.connect(receive_buffer=65536) as wire:
        wire.send(plain("/large.bin"))
        taken = 0
        while taken < 16 << 20:
            data = wire.socket.recv(1 << 18)
            assert data, f"closed after {taken} bytes"
            taken += len(data)
            time.sleep(0.02)


def wait_until_reset(wire):
    start = time.monotonic()
    with pytest.raises(OSError):
        while time.monotonic() - start < 10:
            wire.send(b"G")
            time.sleep(0.05)
    assert time.monotonic() - start < SOON + 2


def test_a_thousand_slow_ones_disturb_nobody(start):
    server = start()
    wires = [server.connect(receive_buffer=4096) for _ in range(1000)]
    for number, wire in enumerate(wires):
        wire.send(plain("/large.bin") if number < 50 else [b"", b"GET / HTTP/1.1\r\nHo", plain("/", "Content-Length: 9")][number % 3])
    seconds = []
    for _ in range(100):
        begin = time.monotonic()
        assert server.get("/v/1/main.js").status == 200
        seconds.append(time.monotonic() - begin)
    for wire in wires:
        wire.socket.close()
    assert sorted(seconds)[98] < 0.1
