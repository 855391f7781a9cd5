"""Waits for a condition, with a pause between two looks and an end."""

import time

DEADLINE = 30
PAUSE = 0.02


def wait_until(condition, message=lambda: "waited in vain"):
    """Waits until a condition returns something true, and returns that."""
    end = time.monotonic() + DEADLINE
    while not (value := condition()):
        assert time.monotonic() < end, message()
        time.sleep(PAUSE)
    return value


def let_play_time_pass(seconds):
    """Waits until so much time has passed; for what counts time, and nothing else."""
    begin = time.monotonic()
    wait_until(lambda: time.monotonic() - begin >= seconds)
