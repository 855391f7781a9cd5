"""The Swift files of the app parse on every platform."""

import subprocess

from sources import (
    SOURCE_FILES,
)


def test_every_file_parses_including_inactive_branches():
    # The compiler parses the code after `#if` even if the condition is false.
    run = subprocess.run(["swiftc", "-frontend", "-parse", *map(str, SOURCE_FILES)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
