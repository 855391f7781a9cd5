"""External tools of the tests. A test without its tool is skipped by name, or fails where everything must run."""

import contextlib
import os
import shutil
import sys

import pytest


def require_tool(tool):
    """Skips the test if a tool is missing. If CI is set, fails instead, because nothing may be skipped there."""
    if shutil.which(tool):
        return
    reason = f"{tool} is missing: apt-get install {tool}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def require_linux():
    """Skips the test if the system is not Linux."""
    if sys.platform != "linux":
        pytest.skip("only Linux has /proc, /dev/full and prlimit")


# faketime names its shared memory after its process ID. It does not start if a killed process with the same ID has left
# shared memory behind, so the command removes that first.
FAKETIME_COMMAND = ["sh", "-c", 'rm -f /dev/shm/*faketime_*_$$; exec faketime -f "$@"', "sh"]


def at_time(moment, *command):
    """The command, run with a clock that starts at a given time."""
    require_tool("faketime")
    return [*FAKETIME_COMMAND, f"@{moment}", *map(str, command)]


class MovableClock:
    """A clock that a test sets while a program runs."""

    def __init__(self, file, moment):
        require_tool("faketime")
        self._file = file
        self.set(moment)

    def set(self, moment):
        new_file = self._file.with_suffix(".new")
        new_file.write_text(f"@{moment}")
        new_file.replace(self._file)

    def command(self, *command):
        """The command, run with this clock."""
        variables = [f"FAKETIME_TIMESTAMP_FILE={self._file}", "FAKETIME_NO_CACHE=1"]
        return [*FAKETIME_COMMAND, "+0", "env", "-u", "FAKETIME", *variables, *map(str, command)]


def strace_command(log, *options):
    """The start of a command under strace."""
    require_tool("strace")
    return ["strace", "-f", "-qq", "-o", log, *options]


@contextlib.contextmanager
def case(name):
    """Adds the name of a case to the message of a failure."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in the case {name!r}")
        raise
