"""A word on screen is saved, even if the browser is killed."""

import os
import signal
import subprocess

import pytest
from conftest import ARGUMENTS
from player import WORDS, Player, until

TIMES = 4


class Killable:
    """A browser with a profile on disk. All of its processes can be killed at once."""

    def __init__(self, playwright, program, profile):
        port = profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [
                program,
                "--headless",
                *ARGUMENTS,
                "--no-first-run",
                "--remote-debugging-port=0",
                f"--user-data-dir={profile}",
                "--lang=en-US",
                "about:blank",
            ],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        number = until(lambda: port.exists() and port.read_text().split("\n")[0], seconds=20)
        self.browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")
        self.page = self.browser.contexts[0].new_page()

    def kill(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)


@pytest.mark.thorough
@pytest.mark.not_in_firefox("its own protocol")
def test_kills_of_the_browser_lose_no_word_that_was_shown(playwright, headless, address, tmp_path):
    found = []
    for number in range(TIMES + 1):
        killable = Killable(playwright, headless, tmp_path)
        try:
            player = Player(killable.page, address).visit("?root=silkworm")
            player.sees_words(*found)
            if number < TIMES:
                player.field.focus()
                player.type(WORDS[number]).press("Enter")
                player.sees_newest(WORDS[number])
                # When a word is shown, its write has begun. This does not wait for a later one.
                player.settle()
                found.insert(0, WORDS[number])
        finally:
            killable.kill()
