#!/usr/bin/env python3
"""Measures the requests per second for files of the page, compared with those of the smallest Hummingbird server.

usage: web.py PROGRAMS PAGE [SECONDS]

PROGRAMS is the folder with wordscramble-server and HelloServer, PAGE the build's output folder. Each file is requested
right after hello, in several rounds, and the median of its ratios counts, because other programs disturb single rounds.
CPU is the time that the server itself spends on a request, in microseconds. Exits with 1 if a ratio is below its
target: 0.8, or 0.6 for a large file. For a large file, most of the time is spent on copying bytes, and the client
competes for the same CPU cores.
"""

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROUND_COUNT = 5
TARGET_RATIO = 0.8
LARGE_FILE_SIZE = 32_768
LARGE_FILE_TARGET_RATIO = 0.6
ACCEPT_ENCODING_HEADER = "Accept-Encoding: gzip, deflate, br, zstd"


class RunningServer:
    def __init__(self, command, port):
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{port}"
        for _ in range(1000):
            try:
                urllib.request.urlopen(f"{self.address}/none").close()
            except urllib.error.HTTPError:
                pass
            except OSError:
                self.process.poll() is None or sys.exit(f"{command[0]} does not start")
                time.sleep(0.02)
                continue
            # If another program is using the port, this server ends shortly after its start.
            time.sleep(0.2)
            self.process.poll() is None or sys.exit(f"{command[0]} does not start: its port is in use")
            return
        sys.exit(f"{command[0]} does not answer")

    def cpu_seconds(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def load(self, path, seconds, *headers):
        """Returns the requests per second and the microseconds of CPU per request."""
        before = self.cpu_seconds()
        header_arguments = [part for header in (ACCEPT_ENCODING_HEADER, *headers) for part in ("-H", header)]
        command = ["wrk", "-t1", "-c32", f"-d{seconds}", *header_arguments, self.address + path]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        count = int(re.search(r"(\d+) requests in", text)[1])
        if "Non-2xx" in text or "Socket errors" in text:
            sys.exit(f"{path}: {text}")
        return float(re.search(r"Requests/sec: +([\d.]+)", text)[1]), (self.cpu_seconds() - before) / count * 1e6

    def header(self, path, name):
        request = urllib.request.Request(self.address + path, headers=dict([ACCEPT_ENCODING_HEADER.split(": ")]))
        with urllib.request.urlopen(request) as answer:
            return answer.headers[name]


def requests_to_measure(page, server):
    """Yields the requests to measure: a name, a path, headers, and the target ratio."""
    paths = [entry["path"] for entry in json.loads((page / "site.json").read_text())["files"]]
    script, wasm = (max(path for path in paths if path.endswith(name)) for name in ("/main.js", "/scramble.wasm"))
    for path in ("/", script, wasm):
        name = path.rsplit("/", 1)[1] or "index.html"
        length = int(server.header(path, "Content-Length"))
        yield f"{name}, 304", path, [f"If-None-Match: {server.header(path, 'ETag')}"], TARGET_RATIO
        yield f"{name}, {length} bytes", path, [], TARGET_RATIO if length < LARGE_FILE_SIZE else LARGE_FILE_TARGET_RATIO


def main(programs, page, seconds):
    shutil.which("wrk") or sys.exit("wrk is needed: apt-get install wrk")
    servers = []
    try:
        server = RunningServer([programs / "wordscramble-server", "--port", "18790", "--web", page], 18790)
        servers.append(server)
        hello = RunningServer([programs / "HelloServer", "18791"], 18791)
        servers.append(hello)
        pairs = {}
        requests = list(requests_to_measure(page, server))
        for _ in range(ROUND_COUNT):
            for name, path, headers, _ in requests:
                pairs.setdefault(name, []).append((hello.load("/hello", seconds), server.load(path, seconds, *headers)))
    finally:
        for running in servers:
            running.process.kill()
            running.process.wait()
    return print_table(pairs, {name: target for name, _, _, target in requests})


def print_table(pairs, targets):
    """Prints the table. Returns the exit code: 0 if all targets are met."""
    print(f"{'':30} requests/s  of hello  CPU us  target")
    print_line("hello", [pair[0] for name in pairs for pair in pairs[name]], 1)
    ratios = {name: statistics.median(ours[0] / hello[0] for hello, ours in pairs[name]) for name in pairs}
    for name, ratio in ratios.items():
        verdict = "met" if ratio >= targets[name] else "NOT MET"
        print_line(name, [ours for _, ours in pairs[name]], ratio, f"{targets[name]:7.1f}  {verdict}")
    return 0 if all(ratio >= targets[name] for name, ratio in ratios.items()) else 1


def print_line(name, measurements, ratio, suffix=""):
    rate, cpu = (statistics.median(one[part] for one in measurements) for part in (0, 1))
    print(f"{name:30} {rate:10.0f} {ratio:9.2f} {cpu:7.1f}{suffix}")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) == 4 else 1))
