"""The server under test, and connections to it."""

import re
import resource
import signal
import socket
import subprocess
import time


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
        """The response to one request on a new connection."""
        with self.connect() as connection:
            connection.send(request)
            return connection.answer(**settings)

    def get(self, path, *headers):
        return self.ask(http_request(path, *headers))

    def stop(self):
        """Stops the server; the seconds it took, and the exit code."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        return time.monotonic() - start, code

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Connection:
    """A connection to the server."""

    def __init__(self, port, timeout=10, receive_buffer=None):
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
        """The next response, or None if the connection ended before one."""
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
        """Removes and returns the first bytes that arrived."""
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

    def seconds_until_closed(self):
        """Reads until the server closes the connection; the seconds that it took."""
        start = time.monotonic()
        while self.fill():
            pass
        return time.monotonic() - start


class Answer:
    """A status line, headers and a body."""

    def __init__(self, head):
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ", 2)[1])
        self.pairs = [tuple(line.split(": ", 1)) for line in lines]
        self.headers = {name.lower(): value for name, value in self.pairs}
        self.body = b""


def http_request(path, *headers, method="GET"):
    """A request with the headers that HTTP/1.1 requires."""
    return "".join(f"{line}\r\n" for line in (f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "")).encode(
        "latin-1"
    )
