"""A clean Debian in which commands and servers run. Each server has its own network."""

import contextlib
import json
import os
import signal
import subprocess
import sys

# Sends a request from inside the network of a server. Prints the status and the first bytes of the body.
ASK = """\
import sys, urllib.request
with urllib.request.urlopen(f"http://127.0.0.1:8080{sys.argv[1]}", timeout=10) as answer:
    print(answer.status, answer.read(64).decode())
"""


def apt_sources(release):
    """The lines for Debian's own archives, as this machine is configured to reach them."""
    fields = "$(ORIGIN) deb $(REPO_URI) $(RELEASE) $(COMPONENT)"
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", fields, "Created-By: Packages"],
        check=True,
        capture_output=True,
        text=True,
    )
    lines = {line.removeprefix("Debian ") for line in listed.stdout.splitlines() if line.startswith("Debian ")}
    return sorted(line for line in lines if release in line)


class Debian:
    """The root of a Debian system in a folder."""

    def __init__(self, tree):
        self.tree = tree

    def run(self, *command, check=True):
        """Runs a command as root in the system, and returns the completed process."""
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            "LC_ALL": "C.UTF-8",
        }
        inside = ["unshare", "--mount", "--pid", "--fork", f"--root={self.tree}", "--mount-proc", *command]
        done = subprocess.run(inside, env=environment, capture_output=True, text=True, timeout=300)
        assert not check or done.returncode == 0, done.stdout + done.stderr
        return done

    def files(self, *folders):
        """The paths of all files in some folders."""
        found = (path for folder in folders for path in (self.tree / folder).rglob("*") if not path.is_dir())
        return {str(path.relative_to(self.tree)) for path in found}


@contextlib.contextmanager
def served(tree, command, user):
    """Starts a server as a user, in a read-only root without privileges and in an isolated network.

    Yields a function that requests a path and returns the status and the start of the body.
    """
    reader, writer = os.pipe()
    box = [
        "bwrap",
        "--ro-bind",
        tree,
        "/",
        "--proc",
        "/proc",
        "--dev",
        "/dev",
        "--unshare-all",
        "--die-with-parent",
        "--as-pid-1",
    ]
    box += ["--uid", str(user), "--gid", str(user), "--info-fd", str(writer)]
    with subprocess.Popen([*box, "--", *command], stdout=subprocess.PIPE, pass_fds=[writer], text=True) as process:
        os.close(writer)
        with open(reader, encoding="utf-8") as info:
            child = json.load(info)["child-pid"]
        try:
            line = process.stdout.readline()
            assert line == "Word Scramble is at http://0.0.0.0:8080/\n"
            yield lambda path: ask(child, path)
        finally:
            os.kill(child, signal.SIGTERM)
            code = process.wait(timeout=20)
        assert code == 0, "the server does not stop when it is told to"


def ask(process, path):
    command = ["nsenter", f"--target={process}", "--net", sys.executable, "-c", ASK, path]
    status, _, body = subprocess.run(command, check=True, capture_output=True, text=True).stdout.partition(" ")
    return int(status), body
