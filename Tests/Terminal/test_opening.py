"""What the terminal game opens at the start: each row of the table in decision 9."""

import datetime
import json

import pytest
from tools import MovableClock, at, case

MONDAY = datetime.datetime(2026, 11, 23, 21)
NUMBER = 327


def moment(days=0, hours=0):
    return (MONDAY + datetime.timedelta(days=days, hours=hours)).isoformat(" ")


@pytest.fixture
def start(play_plain, program):
    """Starts the plain game at a given time, in UTC unless a zone is given."""

    def start(when, *options, zone="UTC"):
        command = at(when, program, "play", "--plain", *options)
        return play_plain(command=command, variables={"TZ": zone}).until("/help lists the commands.")

    return start


def common(run, number):
    """The common words of a daily puzzle."""
    root = json.loads(run("daily", "--number", str(number), "--json").stdout)["root"]
    return json.loads(run("solve", root, "--common", "--json").stdout)["common"]


def test_each_morning_opens_a_new_puzzle_and_offers_the_unfinished_round(start, run, current_round):
    for day in range(3):
        game = start(moment(day))
        assert current_round()["daily"] == NUMBER + day
        if day:
            total = len(common(run, NUMBER + day - 1))
            game.until(f"Resume Daily No {NUMBER + day - 1}, 1 of {total}: /back")
        word = common(run, NUMBER + day)[0]
        game.ask(word, f"{word} +")
        game.leave()
    game = start(moment(3))
    game.ask("/back", "/help lists the commands.")
    game.leave()
    assert current_round()["daily"] == NUMBER + 2


def test_later_the_same_day_the_current_round_opens_even_if_it_has_ended(start, run, current_round):
    game = start(moment(), "--root", "silkworm")
    game.ask("milk", "milk +2")
    game.leave()
    game = start(moment(hours=1))
    assert current_round()["root"] == "silkworm"
    game.type_lines("/end").until("/yes")
    game.type_lines("/yes").until("/continue")
    game.leave()
    game = start(moment(hours=2))
    assert current_round()["root"] == "silkworm"
    game.until(f"Today's puzzle, No {NUMBER}: /today").until("/continue")
    game.type_lines("/today").until("/help lists the commands.")
    game.leave()
    assert current_round()["daily"] == NUMBER


def test_a_requested_round_opens_even_in_the_morning(start, current_round):
    start(moment()).leave()
    for options, root in [(["--root", "silkworm"], "silkworm"), ([], "silkworm")]:
        start(moment(1), *options).leave()
        assert current_round()["root"] == root


def test_setting_the_clock_back_opens_no_new_puzzle(start, current_round):
    for day, number in [(0, NUMBER), (-3, NUMBER), (-3, NUMBER), (-2, NUMBER - 2), (-1, NUMBER - 1)]:
        with case(day):
            start(moment(day)).leave()
            assert current_round()["daily"] == number


def test_the_day_begins_at_the_players_midnight(start, current_round):
    for when, number in [("2026-06-15 23:00:00", 166), ("2026-06-16 00:30:00", 167)]:
        with case(when):
            start(when, zone="Pacific/Kiritimati").leave()
            assert current_round()["daily"] == number


@pytest.fixture
def evening(home):
    """A clock shortly before midnight, and the moment after midnight."""
    return MovableClock(home / "clock", "2026-11-23 23:50:00"), "2026-11-24 00:00:01"


def test_at_midnight_the_round_stays_and_the_new_puzzle_is_announced(play_plain, program, evening, current_round):
    clock, morning = evening
    game = play_plain(command=clock.command(program, "play", "--plain"), variables={"TZ": "UTC"})
    game.until("/help lists the commands.")
    assert current_round()["daily"] == NUMBER
    clock.set(morning)
    game.until(f"No {NUMBER + 1} is here: /today")
    assert current_round()["daily"] == NUMBER
    game.type_lines("/today").until("/help lists the commands.")
    game.leave()
    assert current_round()["daily"] == NUMBER + 1


def test_keys_on_the_screen_open_the_new_puzzle_and_return(play, program, evening, current_round):
    clock, morning = evening
    game = play(command=clock.command(program, "play", "--root", "silkworm"), variables={"TZ": "UTC"})
    game.until("Type a word")
    clock.set(morning)
    game.until(f"Free round, medium, No {NUMBER + 1} is here: ^O")
    game.play("milk").until("Found 1 of")
    game.press("C-o").until(f"Daily No {NUMBER + 1}", "Resume silkworm, 1 of 40: ^P")
    game.press("C-p").until("Found 1 of 40")
    assert current_round()["root"] == "silkworm"
