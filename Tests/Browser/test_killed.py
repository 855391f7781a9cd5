"""A word on screen is saved, even if the browser is killed."""

import os
import signal
import subprocess

import pytest
from conftest import BROWSER_ARGUMENTS
from player import WORDS, Player, until

KILL_COUNT = 4


class KillableBrowser:
    """A browser with a profile on disk. All of its processes can be killed at once."""

    def __init__(self, playwright, program, profile):
        port_file = profile / "DevToolsActivePort"
        port_file.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [
                program,
                "--headless",
                *BROWSER_ARGUMENTS,
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
        port = until(lambda: port_file.exists() and port_file.read_text().split("\n")[0], seconds=20)
        self.browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        self.page = self.browser.contexts[0].new_page()

    def kill(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)


@pytest.mark.thorough
def test_kills_of_the_browser_lose_no_word_that_was_shown(playwright, headless_chromium, address, tmp_path):
    found = []
    for number in range(KILL_COUNT + 1):
        killable = KillableBrowser(playwright, headless_chromium, tmp_path)
        try:
            player = Player(killable.page, address).visit("?root=silkworm")
            player.expect_words(*found)
            if number < KILL_COUNT:
                player.field.focus()
                player.type(WORDS[number]).press("Enter")
                player.expect_newest(WORDS[number])
                # A word is shown after its write has begun, so the test waits for no later write.
                player.wait_for_writes()
                found.insert(0, WORDS[number])
        finally:
            killable.kill()
