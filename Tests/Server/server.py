"""The server under test, and connections to it."""

import contextlib
import re
import resource
import signal
import socket
import subprocess

# Makes a server wait longer for its clients than the tests wait for it.
PATIENT = ("--client-timeout", "60")
# How long the tests wait for something that ends by itself, even on a busy machine.
LIMIT = 15


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

    def __init__(self, program, folder, *options, files=None, log):
        self.log = log
        limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))) if files else None
        self.process = subprocess.Popen(
            [program, "--port", "0", "--web", str(folder), *options],
            stdout=subprocess.PIPE,
            stderr=log.open("wb"),
            preexec_fn=limit,
        )
        self.line = self.process.stdout.readline().decode()
        self.port = int(re.fullmatch(r"Word Scramble is at http://127\.0\.0\.1:(\d+)/\n", self.line)[1])

    def connect(self, **settings):
        return Connection(self.port, **settings)

    def ask(self, request, **settings):
        """Returns the response to one request on a new connection."""
        with self.connect() as connection:
            connection.send(request)
            return connection.answer(**settings)

    def get(self, path, *headers):
        return self.ask(http_request(path, *headers))

    def stop(self):
        """Stops the server, whatever its clients do. Returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=LIMIT)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Connection:
    def __init__(self, port, timeout=LIMIT, receive_buffer=None):
        self.socket = socket.socket()
        self.socket.settimeout(timeout)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect(("127.0.0.1", port))
        self.rest = bytearray()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def answer(self, method="GET"):
        """Returns the next response, or None if the connection ends first."""
        while (end := self.rest.find(b"\r\n\r\n")) < 0:
            if not self.fill():
                return None
        answer = Answer(self.take(end + 4)[:-4])
        length = int(answer.headers.get("content-length", 0))
        if method != "HEAD" and answer.status != 304:
            while len(self.rest) < length and self.fill():
                pass
            answer.body = self.take(length)
        return answer

    def take(self, count):
        """Removes and returns the first received bytes."""
        taken = bytes(self.rest[:count])
        del self.rest[:count]
        return taken

    def fill(self):
        try:
            data = self.socket.recv(1 << 16)
        except ConnectionError:
            data = b""
        self.rest += data
        return bool(data)

    def until_closed(self):
        """Reads until the server closes the connection."""
        while self.fill():
            pass


class Answer:
    """A status line, headers and a body."""

    def __init__(self, head):
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ", 2)[1])
        self.pairs = [tuple(line.split(": ", 1)) for line in lines]
        self.headers = {name.lower(): value for name, value in self.pairs}
        self.body = b""


def http_request(path, *headers, method="GET"):
    """Returns a request with the headers that HTTP/1.1 requires."""
    return "".join(f"{line}\r\n" for line in (f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "")).encode(
        "latin-1"
    )
