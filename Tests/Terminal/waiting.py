"""Waits for a condition by polling, with a deadline that a busy machine keeps too."""

import time

DEADLINE = 60
PAUSE = 0.02


def wait_until(condition, message=lambda: "waited in vain"):
    """Waits until a condition returns a true value, and returns it."""
    end = time.monotonic() + DEADLINE
    while not (value := condition()):
        assert time.monotonic() < end, message()
        time.sleep(PAUSE)
    return value
