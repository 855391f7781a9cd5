"""The daily puzzle: numbers and dates."""

import datetime
import json
import re

from tools import at_time, case

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
