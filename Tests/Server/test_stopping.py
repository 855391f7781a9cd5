"""SIGTERM stops the server within five seconds, whatever clients do, and completes open responses."""

import signal
import socket
import threading

from server import plain

LIMIT = 5


def test_without_clients(start):
    seconds, code = start().stop()
    assert code == 0 and seconds < LIMIT


def test_with_connected_clients(start):
    server = start()
    wires = [server.connect(receive_buffer=4096) for _ in range(100)]
    for number, wire in enumerate(wires):
        wire.send([b"", plain("/"), b"GET / HT", plain("/", "Content-Length: 9"), plain("/large.bin")][number % 5])
    assert wires[1].answer().status == 200
    seconds, code = server.stop()
    assert code == 0 and seconds < LIMIT
    assert server.log.read_bytes() == b""


def test_under_load(start):
    server = start()
    outcomes, ready = [], threading.Barrier(9)

    def ask():
        wire, count = server.connect(), 0
        try:
            while wire.send(plain("/v/1/main.js")) or (answer := wire.answer()):
                assert answer.status == 200 and len(answer.body) == int(answer.headers["content-length"])
                count += 1
                if count == 20:
                    ready.wait()
        except OSError:
            pass
        outcomes.append(count)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    ready.wait()
    seconds, code = server.stop()
    for thread in threads:
        thread.join()
    assert code == 0 and seconds < LIMIT
    assert len(outcomes) == 8 and min(outcomes) >= 20


def test_a_download_is_completed(start):
    server = start()
    with server.connect(receive_buffer=65536) as wire:
        wire.send(plain("/large.bin"))
        assert wire.fill()
        done = threading.Thread(target=server.stop)
        done.start()
        answer = wire.answer()
        assert len(answer.body) == int(answer.headers["content-length"])
        done.join()
    assert server.process.returncode == 0


def test_it_is_not_ready_before_it_stops(start):
    server = start()
    stopping = threading.Thread(target=server.stop)
    with server.connect() as wire:
        wire.send(plain("/health/ready"))
        assert wire.answer().status == 200
        stopping.start()
        statuses = set()
        while True:
            try:
                wire.send(plain("/health/ready"))
                answer = wire.answer()
            except OSError:
                answer = None
            if not answer:
                break
            statuses.add(answer.status)
    stopping.join()
    assert 503 in statuses and server.process.returncode == 0


def test_a_second_signal_changes_nothing(start):
    server = start()
    with server.connect() as wire:
        wire.send(plain("/large.bin"))
        assert wire.fill()
        server.process.send_signal(signal.SIGINT)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=LIMIT) == 0


def test_the_port_is_free_at_once(start, program, page, tmp_path):
    server = start()
    with server.connect() as wire:
        wire.send(plain("/"))
        assert wire.answer().status == 200
        assert server.stop()[1] == 0
    with socket.create_server(("127.0.0.1", server.port)):
        pass
