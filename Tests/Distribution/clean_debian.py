"""A clean Debian in which commands and servers run. Each server has its own network."""

import contextlib
import json
import os
import signal
import subprocess
import sys

# Sends a request from inside the network of a server. Prints the status and the first bytes of the body.
REQUEST_SCRIPT = """\
import sys, urllib.request
with urllib.request.urlopen(f"http://127.0.0.1:8080{sys.argv[1]}", timeout=10) as answer:
    print(answer.status, answer.read(64).decode())
"""


def apt_sources(release):
    """The lines for Debian's own archives, as this machine is configured to reach them."""
    fields = "$(ORIGIN) deb $(REPO_URI) $(RELEASE) $(COMPONENT)"
    targets = subprocess.run(
        ["apt-get", "indextargets", "--format", fields, "Created-By: Packages"],
        check=True,
        capture_output=True,
        text=True,
    )
    lines = {line.removeprefix("Debian ") for line in targets.stdout.splitlines() if line.startswith("Debian ")}
    return sorted(line for line in lines if release in line)


class Debian:
    """A Debian system in a folder."""

    def __init__(self, root):
        self.root = root

    def run(self, *command, check=True):
        """Runs a command as root in the system, and returns the completed process."""
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            "LC_ALL": "C.UTF-8",
        }
        unshare_command = ["unshare", "--mount", "--pid", "--fork", f"--root={self.root}", "--mount-proc", *command]
        result = subprocess.run(unshare_command, env=environment, capture_output=True, text=True, timeout=300)
        assert not check or result.returncode == 0, result.stdout + result.stderr
        return result

    def files(self, *folders):
        """The paths of all files in some folders."""
        paths = (path for folder in folders for path in (self.root / folder).rglob("*") if not path.is_dir())
        return {str(path.relative_to(self.root)) for path in paths}


@contextlib.contextmanager
def running_server(root, command, user):
    """Runs a server as a user without privileges, with a read-only root and an isolated network, and stops it.

    Yields a function that requests a path and returns the status and the start of the body.
    """
    reader, writer = os.pipe()
    sandbox_command = [
        "bwrap",
        "--ro-bind",
        root,
        "/",
        "--proc",
        "/proc",
        "--dev",
        "/dev",
        "--unshare-all",
        "--die-with-parent",
        "--as-pid-1",
    ]
    sandbox_command += ["--uid", str(user), "--gid", str(user), "--info-fd", str(writer)]
    with subprocess.Popen(
        [*sandbox_command, "--", *command], stdout=subprocess.PIPE, pass_fds=[writer], text=True
    ) as process:
        os.close(writer)
        with open(reader, encoding="utf-8") as info:
            child_pid = json.load(info)["child-pid"]
        try:
            line = process.stdout.readline()
            assert line == "Word Scramble is at http://0.0.0.0:8080/\n"
            yield lambda path: request_path(child_pid, path)
        finally:
            os.kill(child_pid, signal.SIGTERM)
            code = process.wait(timeout=20)
        assert code == 0, "the server does not stop when it is told to"


def request_path(process, path):
    command = ["nsenter", f"--target={process}", "--net", sys.executable, "-c", REQUEST_SCRIPT, path]
    status, _, body = subprocess.run(command, check=True, capture_output=True, text=True).stdout.partition(" ")
    return int(status), body
