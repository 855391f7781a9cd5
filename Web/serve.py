#!/usr/bin/env python3
"""Serves the page on this computer alone, to try it: the files of one folder by their exact names, and nothing else.

usage: serve.py FOLDER [PORT]    a port of 0 takes a free one
"""

import os
import sys
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".lex": "application/octet-stream",
}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types sw",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}


class Page(BaseHTTPRequestHandler):
    """Answers with a file that was read when the server began, or says that there is none."""

    files: dict[str, tuple[str, bytes]] = {}
    protocol_version = "HTTP/1.1"
    server_version = "WordScramble"
    sys_version = ""
    timeout = 15

    def do_GET(self) -> None:
        self.answer(with_body=True)

    def do_HEAD(self) -> None:
        self.answer(with_body=False)

    def answer(self, with_body: bool) -> None:
        name = urlsplit(self.path).path.removeprefix("/") or "index.html"
        found = self.files.get(name)
        kind, body = found or ("text/plain; charset=utf-8", b"There is no such page.\n")
        self.send_response(HTTPStatus.OK if found else HTTPStatus.NOT_FOUND)
        for header, text in {**HEADERS, "Content-Type": kind, "Content-Length": str(len(body))}.items():
            self.send_header(header, text)
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nobody is watched."""


def serve(folder: Path, port: int) -> None:
    Page.files = {
        file.name: (TYPES[file.suffix], file.read_bytes())
        for file in folder.iterdir()
        if file.is_file() and file.suffix in TYPES
    }
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), Page)
    except OSError as error:
        sys.exit(f"Port {port} cannot be had: {error.strerror}. Try another one: make play PORT=8081")
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"Word Scramble is at {address}  (Ctrl-C ends it)", flush=True)
    if os.environ.get("BROWSER") != "none":
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    serve(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) == 3 else 8080)
