"""Polls for a condition, with a deadline that is long enough for a busy machine."""

import time

DEADLINE = 60
PAUSE = 0.02


def wait_until(condition, message=lambda: "waited in vain"):
    """Waits until a condition returns a true value, and returns that value."""
    end = time.monotonic() + DEADLINE
    while not (value := condition()):
        assert time.monotonic() < end, message()
        time.sleep(PAUSE)
    return value
