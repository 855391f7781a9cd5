"""SIGTERM stops the server once open responses are complete, whatever clients do. An embedded clock tests how soon."""

import signal
import socket
import threading

from server import LIMIT_SECONDS, PATIENT_OPTIONS, http_request


def test_the_server_stops_with_connected_clients(start_server):
    server = start_server(*PATIENT_OPTIONS)
    requests = [b"", http_request("/"), b"GET / HT", http_request("/", "Content-Length: 9"), http_request("/large.bin")]
    connections = [server.connect(receive_buffer=4096) for _ in range(100)]
    for number, connection in enumerate(connections):
        connection.send(requests[number % len(requests)])
    assert connections[1].read_response().status == 200
    assert server.stop() == 0
    assert server.log.read_bytes() == b""


def test_the_server_stops_under_load(start_server):
    server = start_server(*PATIENT_OPTIONS)
    response_counts, ready = [], threading.Barrier(9)

    def send_requests():
        connection, count = server.connect(), 0
        try:
            while connection.send(http_request("/v/1/main.js")) or (response := connection.read_response()):
                assert response.status == 200 and len(response.body) == int(response.headers["content-length"])
                count += 1
                if count == 20:
                    ready.wait()
        except OSError:
            pass
        response_counts.append(count)

    threads = [threading.Thread(target=send_requests) for _ in range(8)]
    for thread in threads:
        thread.start()
    ready.wait()
    assert server.stop() == 0
    for thread in threads:
        thread.join()
    assert len(response_counts) == 8 and min(response_counts) >= 20


def test_an_open_download_is_completed(start_server):
    server = start_server(*PATIENT_OPTIONS)
    with server.connect(receive_buffer=65536) as connection:
        connection.send(http_request("/large.bin"))
        assert connection.receive_more()
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        response = connection.read_response()
        assert len(response.body) == int(response.headers["content-length"])
        stopping.join()
    assert server.process.returncode == 0


def test_the_server_reports_not_ready_before_it_stops(start_server):
    server = start_server(*PATIENT_OPTIONS)
    stopping = threading.Thread(target=server.stop)
    with server.connect() as connection:
        connection.send(http_request("/health/ready"))
        assert connection.read_response().status == 200
        stopping.start()
        statuses = set()
        while True:
            try:
                connection.send(http_request("/health/ready"))
                response = connection.read_response()
            except OSError:
                response = None
            if not response:
                break
            statuses.add(response.status)
    stopping.join()
    assert 503 in statuses and server.process.returncode == 0


def test_a_second_signal_changes_nothing(start_server):
    server = start_server(*PATIENT_OPTIONS)
    with server.connect() as connection:
        connection.send(http_request("/large.bin"))
        assert connection.receive_more()
        server.process.send_signal(signal.SIGINT)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=LIMIT_SECONDS) == 0


def test_the_port_is_free_immediately_after_the_stop(start_server):
    server = start_server(*PATIENT_OPTIONS)
    with server.connect() as connection:
        connection.send(http_request("/"))
        assert connection.read_response().status == 200
        assert server.stop() == 0
    with socket.create_server(("127.0.0.1", server.port)):
        pass
