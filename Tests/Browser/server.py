import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "Web/serve.py"


class Server:
    """Serves a folder. A restart keeps the address."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, PROGRAM, self.folder, str(self.port)], stdout=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        self.address = re.search(r"http://\S+", line)[0]
        self.port = int(re.search(r":(\d+)", self.address)[1])

    def stop(self):
        self.process.kill()
        self.process.wait(10)

    def restart(self, folder):
        """Restarts with another folder, which has another version of the page."""
        self.stop()
        self.folder = folder
        self.start()
