"""Time on screen in which nobody can have played: the device slept, or the player was away.

The screen wake lock is also tested here.
"""

import re

import pytest
import sets
from player import expect
from test_projector import begin_round as begin_projected
from test_timed import PAUSE_TIME, START_TIME, begin_timed_round, expect_time_left, pass_time, pause, resume
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
MINUTE, HOUR = 60, 3600
# The longest interval between two clock readings that does not count as sleep, in seconds.
LONGEST_STEP_SECONDS = 9


@pytest.fixture
def clocked_player(open_page):
    """A player in an untimed round whose clock moves only when the test moves it."""
    player = open_page(prepare=lambda page: page.clock.install(time=START_TIME))
    player.page.clock.pause_at(PAUSE_TIME)
    return player.find("milk")


def seconds_played(player):
    player.wait_for_writes()
    record = next(text for key, text in player.records().items() if key.startswith("silkworm-"))
    return float(re.search(r"^played (\S+)$", record, re.MULTILINE)[1])


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


@pytest.mark.parametrize("wakes", ["by itself", "with a key"])
def test_a_night_does_not_count_as_play_time(clocked_player, wakes):
    pass_time(clocked_player, 30)
    # The timers of a page that is awake run on time; those of a device that sleeps are late.
    if wakes == "by itself":
        pass_time(clocked_player, 12 * MINUTE)
        clocked_player.page.clock.fast_forward(16 * HOUR * 1000)
        pass_time(clocked_player, 12 * MINUTE)
    else:
        clocked_player.page.evaluate(ADVANCE_CLOCK, 16 * HOUR * 1000)
    clocked_player.find("silk")
    pass_time(clocked_player, 10)
    clocked_player.find("worm")
    assert 10 <= seconds_played(clocked_player) <= 45
    expect(clocked_player.page.get_by_role("dialog")).to_have_count(0)


def test_a_night_before_the_page_has_loaded_does_not_count_as_play_time(open_page):
    held_routes = []

    def hold(page):
        page.clock.install(time=START_TIME)
        page.route("**/dialogs/dialog-contents.js", lambda route: held_routes.append(route))  # noqa: PLW0108

    player = open_page(prepare=hold)
    player.until(lambda: held_routes)
    player.page.clock.pause_at(PAUSE_TIME)
    player.find("milk")
    held_routes[0].continue_()
    player.page.wait_for_load_state("networkidle")
    pass_time(player, 10)
    assert 10 <= seconds_played(player.find("silk")) <= 20


def test_idle_time_counts_only_up_to_ten_minutes(clocked_player):
    pass_time(clocked_player, 599)
    clocked_player.find("silk")
    assert 599 <= seconds_played(clocked_player) <= 600
    # Any sign of the player counts, not only words: a pointer movement, a key, or a tap on a bead.
    activities = [
        lambda: clocked_player.page.mouse.move(200, 300),
        lambda: clocked_player.press("m", "Backspace"),
        lambda: clocked_player.bead("o").dispatch_event("pointerdown"),
        lambda: None,
    ]
    for act in activities:
        pass_time(clocked_player, 540)
        act()
    clocked_player.press("Escape").find("work")
    assert 599 + 4 * 540 <= seconds_played(clocked_player) <= 601 + 4 * 540
    pass_time(clocked_player, 601)
    clocked_player.find("slim")
    assert 599 + 4 * 540 <= seconds_played(clocked_player) <= 601 + 4 * 540


def test_an_idle_timed_round_is_paused_with_the_time_that_was_played(open_page):
    player = open_page(before=MOCK_WAKE_LOCK, prepare=lambda page: page.clock.install(time=START_TIME))
    player.page.clock.pause_at(PAUSE_TIME)
    player.button("Settings").click()
    player.choose("Extra time for timed rounds", "10×").press("Escape")
    begin_timed_round(player, 30)
    pass_time(player, 10)
    player.press("m")
    pass_time(player, 599)
    expect_time_left(player, "19:51")
    assert held_locks(player) == 1
    pass_time(player, 6)
    pause(player)
    # Up to five seconds were saved, and saved time is never taken back.
    expect(player.page.locator("#time-left")).to_have_text(re.compile("^29:(4[5-9]|50)$"))
    shown = player.page.locator("#time-left").inner_text()
    assert held_locks(player) == 0
    player.wait_for_writes()
    player.page.reload()
    pause(player)
    expect_time_left(player, shown)


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


def test_a_projected_round_keeps_the_screen_awake_and_is_paused_after_a_sleep(open_page):
    player = sets.play(open_page, sets.TIMED_ROUNDS, before=MOCK_WAKE_LOCK)
    dialog = sets.open_from_maker(player, "Projector")
    timer = dialog.get_by_role("timer")
    begin_projected(dialog)
    expect(timer).to_have_text(re.compile("^4:5.$"))
    player.until(lambda: held_locks(player) == 1)
    player.page.evaluate(ADVANCE_CLOCK, 20 * MINUTE * 1000)
    expect(dialog.get_by_text("Letters hidden, clock stopped.")).to_be_visible()
    expect(timer).to_have_text(re.compile("^4:[45].$"))
    player.until(lambda: held_locks(player) == 0)
    player.press(" ")
    player.until(lambda: held_locks(player) == 1)
    dialog.get_by_role("button", name="Close").click()
    player.until(lambda: held_locks(player) == 0)


def test_an_idle_projected_round_lets_the_screen_sleep_after_an_hour(open_page):
    player = sets.play(
        open_page, sets.THREE_ROUNDS, before=MOCK_WAKE_LOCK, prepare=lambda page: page.clock.install(time=START_TIME)
    )
    clock = player.page.clock
    dialog = sets.open_from_maker(player, "Projector")
    clock.pause_at(PAUSE_TIME)

    def pass_an_hour():
        """Passes an hour, except for its last nine seconds, in steps that are too short to count as sleep."""
        for _ in range(HOUR // LONGEST_STEP_SECONDS - 1):
            clock.fast_forward(LONGEST_STEP_SECONDS * 1000)

    begin_projected(dialog)
    player.press("m")
    player.until(lambda: held_locks(player) == 1)
    pass_an_hour()
    assert held_locks(player) == 1
    # A key or a touch shows that the player is there.
    player.press("i")
    pass_an_hour()
    assert held_locks(player) == 1
    dialog.get_by_role("button", name="Delete").click()
    pass_an_hour()
    assert held_locks(player) == 1
    clock.run_for((LONGEST_STEP_SECONDS + 1) * 1000)
    player.until(lambda: held_locks(player) == 0)
    # The round continues, and the next key keeps the screen awake again.
    expect(dialog.get_by_role("button", name="Pause")).to_be_visible()
    player.press("l")
    player.until(lambda: held_locks(player) == 1)
