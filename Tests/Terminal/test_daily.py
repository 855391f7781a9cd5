"""The daily puzzle: numbers, dates, and clocks that jump."""

import datetime
import json
import re

from tools import MovableClock, at_time, case

FIRST_DAY = datetime.date(2026, 1, 1)


def parse_daily(result):
    """Parses the answer of `daily --json`."""
    assert (result.returncode, result.stderr) == (0, b"")
    return json.loads(result.stdout)


def test_the_answer_has_number_date_root_grade_and_common_words(run):
    first = parse_daily(run("daily", "--number", "1", "--json"))
    assert first.keys() == {"number", "date", "root", "grade", "common"}
    assert (first["number"], first["date"]) == (1, "2026-01-01")
    assert re.fullmatch("[a-z]{8}", first["root"]) and first["grade"] in ("easy", "medium", "hard")
    solved = json.loads(run("solve", first["root"], "--common", "--json").stdout)
    assert len(solved["common"]) == first["common"] >= 10


def test_a_date_and_its_number_give_the_same_puzzle(run):
    for date in ["2026-01-01", "2028-02-29", "2100-03-01", "9999-12-31"]:
        with case(date):
            number = (datetime.date.fromisoformat(date) - FIRST_DAY).days + 1
            by_date = parse_daily(run("daily", "--date", date, "--json"))
            assert (by_date["number"], by_date["date"]) == (number, date)
            assert parse_daily(run("daily", "--number", str(number), "--json")) == by_date


def test_an_invalid_day_is_a_usage_error(run):
    for number in ["0", "x", "2912444", "99999999999999999999"]:
        with case(number):
            result = run("daily", f"--number={number}")
            assert (result.returncode, result.stdout) == (64, b"") and b"numbered from 1 to 2912443" in result.stderr
    for date in ["", "2025-12-31", "2026-02-29", "2026-1-1", "10000-01-01", "2026-01-01 ", "٢٠٢٦-٠١-٠١"]:
        with case(date):
            result = run("daily", f"--date={date}")
            assert (result.returncode, result.stdout) == (64, b"") and b"--date" in result.stderr


def test_today_is_the_local_calendar_day(run):
    # ClockTests.swift tests many time zones. Here the program reads the system's clock and time zone.
    for zone, moment in [
        ("UTC", "2026-01-01 00:00:00"),
        ("Pacific/Kiritimati", "2028-02-29 12:00:00"),
        ("America/New_York", "2026-03-08 23:59:59"),
    ]:
        with case((zone, moment)):
            shell, *shell_arguments = at_time(moment, run.program, "daily", "--json")
            result = run(*shell_arguments, executable=shell, TZ=zone)
            assert parse_daily(result)["number"] == (datetime.date.fromisoformat(moment[:10]) - FIRST_DAY).days + 1


def test_there_is_no_puzzle_before_the_first_day(run):
    for arguments in [("daily",), ("play", "--daily")]:
        shell, *shell_arguments = at_time("2025-12-31 12:00:00", run.program, *arguments)
        result = run(*shell_arguments, executable=shell, TZ="UTC")
        assert result.returncode == 64 and b"2026-01-01" in result.stderr


def test_the_countdown_ends_at_local_midnight(play, program):
    for moment, zone, minutes in [
        ("2026-07-01 20:18:00", "UTC", 3 * 60 + 42),
        ("2026-03-08 00:30:00", "America/New_York", 22 * 60 + 30),
    ]:
        with case(zone):
            game = play(command=at_time(moment, program, "play", "--daily"), variables={"TZ": zone})
            hours, rest = re.search(r"next in (\d+) h (\d+) min", game.until("Daily No ", "next in")).groups()
            # The clock keeps running while the game starts.
            assert minutes - 5 <= int(hours) * 60 + int(rest) <= minutes


def test_a_daily_round_keeps_its_number_after_midnight(play, program, home, current_round, run):
    clock = MovableClock(home / "clock", "2026-12-31 23:50:30")
    game = play(command=clock.command(program, "play", "--daily"), variables={"TZ": "America/New_York"})
    game.until("Daily No 365, next in")
    clock.set("2027-01-01 00:00:01")
    game.until("Daily No 365, No 366 is here")
    root = parse_daily(run("daily", "--number", "365", "--json"))["root"]
    word = json.loads(run("solve", root, "--common", "--json").stdout)["common"][0]
    game.play(word).until("Found 1 of")
    assert (current_round()["daily"], current_round()["root"], current_round()["found"]) == (365, root, [word])


def test_setting_the_clock_back_neither_loses_nor_duplicates_a_daily_puzzle(play, program, current_round):
    def start(moment):
        return play(command=at_time(moment, program, "play", "--daily"), variables={"TZ": "UTC"})

    game = start("2026-03-11 12:00:00")
    game.until("Daily No 70")
    game.press("Tab").until("Words left")
    began = current_round()["began"]
    game.press("C-c").until_tmux_value("pane_dead", "1")
    start("2026-03-10 12:00:00").until("Daily No 69,")
    start("2026-03-11 11:00:00").until("Daily No 70,")
    assert (current_round()["daily"], current_round()["began"], current_round()["hints"]) == (70, began, 1)
