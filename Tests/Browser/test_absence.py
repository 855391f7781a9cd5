"""While the clock of a round runs, the screen stays awake. If the device sleeps anyway, the letters are covered."""

import pytest
from player import expect
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


def held_locks(player):
    return player.page.evaluate("() => locks.filter(({ isHeld }) => isHeld).length")


@pytest.mark.journey
def test_the_letters_are_covered_after_the_device_slept(open_page):
    player = open_page(prepare=lambda page: page.clock.install()).deal_timed_round().start_clock()
    word = common(player.root)[0]
    player.type(word[:-1])
    player.page.clock.fast_forward("20:00")
    expect(player.cover).to_be_visible()
    expect(player.page.locator("#end")).to_be_hidden()
    player.start_clock()
    player.type(word[-1]).press("Enter")
    player.expect_words(word)


def test_the_screen_stays_awake_while_a_timed_round_runs(open_page):
    player = open_page(before=MOCK_WAKE_LOCK).find("milk").deal_timed_round()
    assert player.page.evaluate("() => locks.length") == 0
    player.start_clock()
    player.until(lambda: held_locks(player) == 1)
    # The browser releases the lock of a hidden page.
    player.leave()
    player.until(lambda: held_locks(player) == 0)
    player.page.evaluate("() => { forbids = true; }")
    player.come_back().start_clock()
    player.find(common(player.root)[0])
    assert held_locks(player) == 0
    player.leave()
    player.page.evaluate("() => { forbids = false; }")
    player.come_back().start_clock()
    player.until(lambda: held_locks(player) == 1)
    player.end()
    player.until(lambda: held_locks(player) == 0)
