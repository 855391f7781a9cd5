"""Polls for a condition, with a deadline that is long enough for a busy machine."""

import time

DEADLINE_SECONDS = 60
POLL_SECONDS = 0.02


def wait_until(condition, message=lambda: "waited in vain"):
    """Waits until a condition returns a true value, and returns that value."""
    deadline = time.monotonic() + DEADLINE_SECONDS
    while not (value := condition()):
        assert time.monotonic() < deadline, message()
        time.sleep(POLL_SECONDS)
    return value
