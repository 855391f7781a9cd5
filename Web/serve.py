#!/usr/bin/env python3
"""Serves the page on this machine, without caching: serve.py FOLDER PORT. Port 0 is any free port."""

import contextlib
import functools
import http.server
import sys
from pathlib import Path


class PageHandler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    sends_brotli = False

    def send_head(self):
        # The files of a new build may be as old as those that the browser has.
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def translate_path(self, path):
        file = Path(super().translate_path(path))
        if file.is_dir():
            file /= "index.html"
        compressed_file = Path(f"{file}.br")
        self.sends_brotli = "br" in self.headers.get("Accept-Encoding", "") and compressed_file.is_file()
        return str(compressed_file if self.sends_brotli else file)

    def guess_type(self, path):
        return super().guess_type(path.removesuffix(".br"))

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        if self.sends_brotli:
            self.send_header("Content-Encoding", "br")
        super().end_headers()

    def send_error(self, *arguments):
        self.sends_brotli = False
        super().send_error(*arguments)

    def log_message(self, *_):
        pass


def main():
    folder, port = sys.argv[1:]
    handler = functools.partial(PageHandler, directory=folder)
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), handler)
    except OSError as error:
        sys.exit(f"Port {port} cannot be used ({error.strerror}); choose another: make play PORT=8081")
    print(f"Word Scramble is at http://127.0.0.1:{server.server_port}/ until you press Control-C.", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()


if __name__ == "__main__":
    main()
