"""The game on a screen. The terminal is tmux, and the tests read its contents."""

import itertools
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from waiting import DEADLINE_SECONDS, wait_until

_game_numbers = itertools.count(1)


class Game:
    """A terminal that runs the game, or a shell from which it can be started."""

    def __init__(self, program, home, environment):
        self._program = program
        self._home = home
        self._name = f"game-{os.getpid()}-{next(_game_numbers)}"
        self._folder = tempfile.mkdtemp(prefix="ws-")
        self._environment = {**environment, "TMUX_TMPDIR": self._folder, "PS1": "$ ", "HISTFILE": ""}

    def start(self, arguments, columns=80, rows=24, shell=False, command=None):
        """Opens the window and starts the game, a shell or another command in it. Returns self."""
        settings = pathlib.Path(self._folder, "tmux.conf")
        settings.write_text(
            "set -g default-terminal screen-256color\nset -g status off\nset -g remain-on-exit on\n"
            "set -s escape-time 0\n"
        )
        bash = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
        command = command or (bash if shell else [self._program, *arguments])
        self._tmux("-f", settings, "new-session", "-d", "-x", columns, "-y", rows, "-c", self._home, "--", *command)
        if shell:
            self.until("$")
        return self

    def _tmux(self, *arguments):
        command = ["tmux", "-u", "-L", self._name, *map(str, arguments)]
        result = subprocess.run(command, capture_output=True, env=self._environment, timeout=DEADLINE_SECONDS)
        assert result.returncode == 0, result.stderr.decode()
        return result.stdout.decode()

    def close(self):
        """Ends the terminal and every program in it."""
        command = ["tmux", "-L", self._name, "kill-server"]
        subprocess.run(command, capture_output=True, env=self._environment, timeout=DEADLINE_SECONDS)
        shutil.rmtree(self._folder, ignore_errors=True)

    def type(self, text):
        self._tmux("send-keys", "-l", "--", text)
        return self

    def press(self, *keys):
        """Presses keys by their tmux names, such as Enter, C-n or BSpace."""
        self._tmux("send-keys", *keys)
        return self

    def send(self, data):
        """Sends arbitrary bytes."""
        self._tmux("send-keys", "-H", *[f"{byte:02x}" for byte in data])
        return self

    def play(self, word):
        """Types a word and presses Enter."""
        self.type(word)
        self.until(lambda _: self.typed == word)
        return self.press("Enter")

    def play_found(self, word, points="+2"):
        """Plays a word and waits until the game accepts it."""
        self.play(word)
        self.until(f"{word} {points}")
        return self

    def resize(self, columns, rows):
        self._tmux("resize-window", "-x", columns, "-y", rows)
        return self

    @property
    def screen(self):
        """The text on the screen, with a line for each row."""
        return self._tmux("capture-pane", "-p")

    @property
    def rows(self):
        return self.screen.split("\n")[:-1]

    def tmux_value(self, name):
        """Returns a tmux variable, such as cursor_x or pane_pid."""
        return self._tmux("display-message", "-p", f"#{{{name}}}").strip()

    @property
    def cursor(self):
        """The column and row of the cursor."""
        return tuple(int(number) for number in self.tmux_value("cursor_x},#{cursor_y").split(","))

    @property
    def process(self):
        """The process ID of the program in the window."""
        return int(self.tmux_value("pane_pid"))

    def until(self, *wanted, absent=()):
        """Waits until the screen shows all texts, ignoring line breaks, and all conditions hold. Returns the screen."""
        absent = [absent] if isinstance(absent, str) else absent

        def shows():
            screen = self.screen
            one_line = " ".join(screen.split())
            is_shown = all(
                condition(screen) if callable(condition) else condition in screen or condition in one_line
                for condition in wanted
            )
            return screen if is_shown and not any(text in screen for text in absent) else None

        return wait_until(shows, lambda: f"waited for {wanted}, without {absent}:\n{self.screen}")

    def until_tmux_value(self, name, value):
        """Waits until a tmux variable has a value."""
        wait_until(
            lambda: self.tmux_value(name) == value,
            lambda: f"{name} is {self.tmux_value(name)}, not {value}:\n{self.screen}",
        )

    @property
    def beads(self):
        """The letters on the cord. Used letters are between dots: `(s).i.(l)`."""
        cord_rows = [row for row in self.rows if "_" not in row and re.search(r"(\([a-z]\)|\.[a-z]\.)", row)]
        return "".join(re.findall(r"\([a-z]\)|\.[a-z]\.", "".join(cord_rows)))

    @property
    def letters(self):
        """The letters on the cord in order."""
        return "".join(re.findall("[a-z]", self.beads))

    @property
    def field(self):
        """The contents of the field as beads: `(m)(i)<x>`."""
        row = next((row for row in self.rows if "_" in row), "")
        return "".join(re.findall(r"\([^)]\)|<[^>]>", row))

    @property
    def typed(self):
        return "".join(bead[1] for bead in re.findall(r"\(.\)|<.>", self.field))

    @property
    def found(self):
        """The words in the list, from top to bottom."""
        pattern = r"^[ >](?:[①-⑮]|[(\[]\d+[)\]]) +([a-z]+)"
        return [match[1] for row in self.rows if (match := re.match(pattern, row))]
