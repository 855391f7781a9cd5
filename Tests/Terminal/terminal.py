"""A pseudo-terminal that records every byte the program writes to it."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

from waiting import DEADLINE_SECONDS


class Terminal:
    def __init__(self, command, environment, columns=80, rows=24, **settings):
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.output = b""
        self._read_position = 0

        def take_control():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            # Programs started by nohup inherit an ignored SIGHUP.
            signal.signal(signal.SIGHUP, signal.SIG_DFL)

        streams = {"stdin": slave, "stdout": slave, "stderr": slave, **settings}
        self.process = subprocess.Popen([*map(str, command)], env=environment, preexec_fn=take_control, **streams)
        os.close(slave)

    def type_lines(self, *lines):
        for line in lines:
            os.write(self._master, (line if isinstance(line, bytes) else line.encode()) + b"\n")
        return self

    def press(self, keys):
        os.write(self._master, keys)
        return self

    def until(self, *texts):
        """Waits until the program has written the texts in this order, after the text of the last wait."""
        deadline = time.monotonic() + DEADLINE_SECONDS
        for text in texts:
            encoded = text if isinstance(text, bytes) else text.encode()
            while (index := self.output.find(encoded, self._read_position)) < 0:
                assert self._read(deadline), f"waited for {encoded}:\n{self.output.decode(errors='replace')}"
            self._read_position = index + len(encoded)
        return self

    def ask(self, line, answer):
        """Types a line and waits for the answer."""
        return self.type_lines(line).until(answer)

    def _read(self, deadline):
        """Reads more output. Returns False at the deadline or the end of the output."""
        ready, _, _ = select.select([self._master], [], [], max(0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:
            return False
        self.output += data
        return bool(data)

    def quit(self, keys=b"\x04"):
        """Presses the keys that leave the program, waits until it exits, and returns its exit code."""
        self.press(keys)
        return self.wait_for_exit()

    def wait_for_exit(self):
        """Waits until the program exits, and returns its exit code."""
        deadline = time.monotonic() + DEADLINE_SECONDS
        while self._read(deadline):
            pass
        return self.process.wait(timeout=DEADLINE_SECONDS)

    def close(self):
        """Kills the program if it is still running."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(timeout=DEADLINE_SECONDS)
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    @property
    def settings(self):
        return termios.tcgetattr(self._master)

    @property
    def text(self):
        """All output, as text with plain line ends."""
        return self.output.decode().replace("\r\n", "\n")
