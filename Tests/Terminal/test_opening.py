"""What the terminal game opens at the start, depending on the day and on what was played before."""

import datetime
import json

import pytest
from tools import MovableClock, at_time

MONDAY_EVENING = datetime.datetime(2026, 11, 23, 21)
PUZZLE_NUMBER = 327


def moment(days=0, hours=0):
    return (MONDAY_EVENING + datetime.timedelta(days=days, hours=hours)).isoformat(" ")


@pytest.fixture
def start_at(play_plain, program):
    """Starts the plain game at a given time, in UTC unless a zone is given."""

    def start_at(when, *options, zone="UTC"):
        command = at_time(when, program, "play", "--plain", *options)
        return play_plain(command=command, variables={"TZ": zone}).until("/help lists the commands.")

    return start_at


def common_words(run, number):
    """The common words of a daily puzzle."""
    root = json.loads(run("daily", "--number", str(number), "--json").stdout)["root"]
    return json.loads(run("solve", root, "--common", "--json").stdout)["common"]


def test_each_morning_opens_a_new_puzzle_and_a_date_an_earlier_one(start_at, run, current_round):
    for day in range(3):
        game = start_at(moment(day))
        assert current_round()["id"] == str(PUZZLE_NUMBER + day)
        word = common_words(run, PUZZLE_NUMBER + day)[0]
        game.ask(word, f"{word} +").quit()
    start_at(moment(3), "--date", moment(2)[:10]).ask("/words", word).quit()
    assert current_round()["id"] == str(PUZZLE_NUMBER + 2)


def test_later_on_the_same_day_the_last_round_is_resumed(start_at):
    start_at(moment()).quit()
    start_at(moment(hours=1), "--root", "silkworm").ask("milk", "milk +2").quit()
    start_at(moment(hours=2)).ask("/words", "milk").ask("/score", "Score 2, 1 of 40 words").quit()


@pytest.fixture
def midnight_clock(home):
    """A clock shortly before midnight, and a moment just after midnight."""
    return MovableClock(home / "clock", "2026-11-23 23:50:00"), "2026-11-24 00:00:01"


def test_at_midnight_the_round_stays_and_the_new_puzzle_is_announced(
    play_plain, program, midnight_clock, current_round
):
    clock, morning = midnight_clock
    game = play_plain(command=clock.command(program, "play", "--plain"), variables={"TZ": "UTC"})
    game.until("/help lists the commands.")
    assert current_round()["id"] == str(PUZZLE_NUMBER)
    clock.set(morning)
    game.until(f"No {PUZZLE_NUMBER + 1} is here: /today")
    assert current_round()["id"] == str(PUZZLE_NUMBER)
    game.type_lines("/today").until("/help lists the commands.")
    game.quit()
    assert current_round()["id"] == str(PUZZLE_NUMBER + 1)
