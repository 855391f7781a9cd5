"""What the files of a release have in common: their version, their date, the machine that they are for, and where they are made."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Where the files of a release are, and where they are made.
DIST, WORK = ROOT / "dist", ROOT / ".build-dist"
NAME = "word-scramble"


def output(*command, **settings) -> str:
    """What a command prints, without the end of its last line."""
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, **settings).stdout.rstrip("\n")


def version() -> str:
    text = (ROOT / "Sources/ScrambleKit/GameVersion.swift").read_text(encoding="utf-8")
    return re.search(r'current = "(\d+\.\d+\.\d+)"', text)[1]


def epoch() -> int:
    """The seconds from 1970 to the last commit, or to SOURCE_DATE_EPOCH where there is no history."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    # A container may have cloned the repository as another user.
    return int(output("git", "-c", f"safe.directory={ROOT}", "log", "-1", "--format=%ct", cwd=ROOT))


def architecture() -> str:
    """The machine as Debian and the image formats name it, such as amd64 or arm64."""
    return output("dpkg", "--print-architecture")


def run(*command, **settings) -> None:
    """Runs a command that takes the date of the release for that of its files."""
    dated = {"SOURCE_DATE_EPOCH": str(epoch()), "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    subprocess.run(command, check=True, env=os.environ | dated, **settings)
