"""Waits for a condition by polling, with a deadline."""

import time

DEADLINE = 30
PAUSE = 0.02


def wait_until(condition, message=lambda: "waited in vain"):
    """Waits until a condition returns a true value, and returns it."""
    end = time.monotonic() + DEADLINE
    while not (value := condition()):
        assert time.monotonic() < end, message()
        time.sleep(PAUSE)
    return value


def let_play_time_pass(seconds):
    """Waits for a number of seconds. Only for tests of play time."""
    begin = time.monotonic()
    wait_until(lambda: time.monotonic() - begin >= seconds)
