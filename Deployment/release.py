"""What the scripts for release files share: the version, the date, the machine type and the folders."""

import contextlib
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The folder of the finished files, and the folder of intermediate files.
DIST, WORK = ROOT / "dist", ROOT / ".build-dist"
NAME = "word-scramble"


def output(*command, **settings) -> str:
    """The output of a command, without its last line end."""
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, **settings).stdout.rstrip("\n")


def version() -> str:
    text = (ROOT / "Sources/ScrambleKit/GameVersion.swift").read_text(encoding="utf-8")
    return re.search(r'current = "(\d+\.\d+\.\d+)"', text)[1]


def epoch() -> int:
    """The release date in seconds since 1970: SOURCE_DATE_EPOCH if it is set, or else the time of the last commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    # Another user may have cloned the repository in a container.
    return int(output("git", "-c", f"safe.directory={ROOT}", "log", "-1", "--format=%ct", cwd=ROOT))


def architecture() -> str:
    """The machine type as Debian and the image formats name it, such as amd64 or arm64."""
    return output("dpkg", "--print-architecture")


def run(*command, **settings) -> None:
    """Runs a command, with the release date as the date of the files that it makes.

    If the command fails, prints its output and raises CalledProcessError.
    """
    dated = {"SOURCE_DATE_EPOCH": str(epoch()), "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, env=os.environ | dated, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **settings
    )
    if done.returncode != 0:
        sys.stdout.flush()
        sys.stderr.write(done.stdout.decode(errors="replace"))
        done.check_returncode()


@contextlib.contextmanager
def step(text: str, interval: float = 60) -> Iterator[None]:
    """Prints what is being done, after each interval of seconds how long it has taken so far, and finally the total."""
    begun = time.monotonic()
    print(f"{text} …", flush=True)
    is_done = threading.Event()

    def tell() -> None:
        while not is_done.wait(interval):
            print(f"  still at it after {duration(time.monotonic() - begun)}", flush=True)

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        is_done.set()
        teller.join()
    print(f"  {duration(time.monotonic() - begun)}", flush=True)


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
