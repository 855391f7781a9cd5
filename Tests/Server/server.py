"""The server under test, and connections to it."""

import contextlib
import re
import resource
import signal
import socket
import subprocess

# Makes a server wait longer for its clients than the tests wait for it.
PATIENT_OPTIONS = ("--client-timeout", "60")
# How long the tests wait for something that ends by itself, even on a busy machine.
LIMIT_SECONDS = 15


@contextlib.contextmanager
def case(name):
    """Names the iteration of a loop in which something fails."""
    try:
        yield
    except Exception as error:
        error.add_note(f"In the case: {name}")
        raise


class Server:
    """A running server on a free port."""

    def __init__(self, program, folder, *options, descriptor_limit=None, log):
        self.log = log
        set_limit = (
            (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptor_limit, descriptor_limit)))
            if descriptor_limit
            else None
        )
        self.process = subprocess.Popen(
            [program, "--port", "0", "--web", str(folder), *options],
            stdout=subprocess.PIPE,
            stderr=log.open("wb"),
            preexec_fn=set_limit,
        )
        self.first_line = self.process.stdout.readline().decode()
        self.port = int(re.fullmatch(r"Word Scramble is at http://127\.0\.0\.1:(\d+)/\n", self.first_line)[1])

    def connect(self, **settings):
        return Connection(self.port, **settings)

    def send_request(self, request, **settings):
        """Returns the response to one request on a new connection."""
        with self.connect() as connection:
            connection.send(request)
            return connection.read_response(**settings)

    def get(self, path, *headers):
        return self.send_request(http_request(path, *headers))

    def stop(self):
        """Stops the server, whatever its clients do. Returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=LIMIT_SECONDS)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Connection:
    def __init__(self, port, timeout=LIMIT_SECONDS, receive_buffer=None):
        self.socket = socket.socket()
        self.socket.settimeout(timeout)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect(("127.0.0.1", port))
        self.received = bytearray()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def read_response(self, method="GET"):
        """Returns the next response, or None if the connection ends first."""
        while (end := self.received.find(b"\r\n\r\n")) < 0:
            if not self.receive_more():
                return None
        response = Response(self.take_bytes(end + 4)[:-4])
        length = int(response.headers.get("content-length", 0))
        if method != "HEAD" and response.status != 304:
            while len(self.received) < length and self.receive_more():
                pass
            response.body = self.take_bytes(length)
        return response

    def take_bytes(self, count):
        """Removes and returns the first received bytes."""
        first_bytes = bytes(self.received[:count])
        del self.received[:count]
        return first_bytes

    def receive_more(self):
        try:
            data = self.socket.recv(1 << 16)
        except ConnectionError:
            data = b""
        self.received += data
        return bool(data)

    def read_until_closed(self):
        while self.receive_more():
            pass


class Response:
    """A status line, headers and a body."""

    def __init__(self, head):
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ", 2)[1])
        self.header_pairs = [tuple(line.split(": ", 1)) for line in lines]
        self.headers = {name.lower(): value for name, value in self.header_pairs}
        self.body = b""


def http_request(path, *headers, method="GET"):
    """Returns a request with the `Host` header, which HTTP/1.1 requires, and the given headers."""
    return "".join(f"{line}\r\n" for line in (f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "")).encode(
        "latin-1"
    )
