"""SIGTERM stops the server, whatever clients do, and completes open responses. An embedded clock tests how soon."""

import signal
import socket
import threading

from server import LIMIT, PATIENT, http_request


def test_the_server_stops_with_connected_clients(start):
    server = start(*PATIENT)
    sent = [b"", http_request("/"), b"GET / HT", http_request("/", "Content-Length: 9"), http_request("/large.bin")]
    connections = [server.connect(receive_buffer=4096) for _ in range(100)]
    for number, connection in enumerate(connections):
        connection.send(sent[number % len(sent)])
    assert connections[1].answer().status == 200
    assert server.stop() == 0
    assert server.log.read_bytes() == b""


def test_the_server_stops_under_load(start):
    server = start(*PATIENT)
    outcomes, ready = [], threading.Barrier(9)

    def ask():
        connection, count = server.connect(), 0
        try:
            while connection.send(http_request("/v/1/main.js")) or (answer := connection.answer()):
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
    assert server.stop() == 0
    for thread in threads:
        thread.join()
    assert len(outcomes) == 8 and min(outcomes) >= 20


def test_an_open_download_is_completed(start):
    server = start(*PATIENT)
    with server.connect(receive_buffer=65536) as connection:
        connection.send(http_request("/large.bin"))
        assert connection.fill()
        done = threading.Thread(target=server.stop)
        done.start()
        answer = connection.answer()
        assert len(answer.body) == int(answer.headers["content-length"])
        done.join()
    assert server.process.returncode == 0


def test_the_server_reports_not_ready_before_it_stops(start):
    server = start(*PATIENT)
    stopping = threading.Thread(target=server.stop)
    with server.connect() as connection:
        connection.send(http_request("/health/ready"))
        assert connection.answer().status == 200
        stopping.start()
        statuses = set()
        while True:
            try:
                connection.send(http_request("/health/ready"))
                answer = connection.answer()
            except OSError:
                answer = None
            if not answer:
                break
            statuses.add(answer.status)
    stopping.join()
    assert 503 in statuses and server.process.returncode == 0


def test_a_second_signal_changes_nothing(start):
    server = start(*PATIENT)
    with server.connect() as connection:
        connection.send(http_request("/large.bin"))
        assert connection.fill()
        server.process.send_signal(signal.SIGINT)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=LIMIT) == 0


def test_the_port_is_free_immediately_after_the_stop(start):
    server = start(*PATIENT)
    with server.connect() as connection:
        connection.send(http_request("/"))
        assert connection.answer().status == 200
        assert server.stop() == 0
    with socket.create_server(("127.0.0.1", server.port)):
        pass
