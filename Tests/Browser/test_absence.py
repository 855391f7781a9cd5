"""Time on screen in which nobody can have played: the device slept, or the player was away.

The screen wake lock is also tested here.
"""

import re

import pytest
from player import expect
from test_timed import begin_timed_round, pause, resume
from words import common

# Records the wake locks that the page requests. A request is refused while `forbids` is true or the page is hidden.
MOCK_WAKE_LOCK = """
  window.locks = []; window.forbids = false;
  Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({
    async request(kind) {
      if (forbids || document.hidden) throw new DOMException(kind, "NotAllowedError");
      const lock = { isHeld: true, async release() { this.isHeld = false; } };
      locks.push(lock);
      return lock;
    },
  }) });
"""
# Moves the page's clock ahead, as after a sleep that the page did not notice.
ADVANCE_CLOCK = """(milliseconds) => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + milliseconds;
}"""
MINUTE = 60


def held_locks(player):
    return player.page.evaluate("() => locks.filter(({ isHeld }) => isHeld).length")


@pytest.mark.journey
def test_the_time_that_the_device_slept_pauses_a_timed_round(open_page):
    player = begin_timed_round(open_page())
    player.page.evaluate(ADVANCE_CLOCK, 20 * MINUTE * 1000)
    pause(player)
    expect(player.page.locator("#time-left")).to_have_text(re.compile("^(3:00|2:[45].)$"))
    resume(player)
    expect(player.page.locator("#time-left")).to_have_text(re.compile("^2:[45].$"))
    # A sleep also pauses the round while an unfinished word is in the field.
    player.type(common(player.root)[0][:-1])
    player.page.evaluate(ADVANCE_CLOCK, 15 * 1000)
    expect(player.notice).to_be_hidden()
    pause(player)


def test_the_screen_stays_awake_while_a_timed_round_runs(open_page):
    player = open_page(before=MOCK_WAKE_LOCK).find("milk")
    assert player.page.evaluate("() => locks.length") == 0
    begin_timed_round(player)
    player.until(lambda: held_locks(player) == 1)
    player.button("Pause").click()
    player.until(lambda: held_locks(player) == 0)
    resume(player)
    player.until(lambda: held_locks(player) == 1)
    # The browser releases the lock of a hidden page.
    player.leave()
    player.until(lambda: held_locks(player) == 0)
    player.page.evaluate("() => { forbids = true; }")
    player.come_back()
    resume(player)
    player.find(common(player.root)[0])
    assert held_locks(player) == 0
    player.leave()
    player.page.evaluate("() => { forbids = false; }")
    player.come_back()
    resume(player)
    player.until(lambda: held_locks(player) == 1)
    player.end()
    player.until(lambda: held_locks(player) == 0)
