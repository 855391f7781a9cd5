"""The daily puzzle: numbers, dates, and clocks that jump."""

import datetime
import json
import re
import shutil

import pytest

FIRST = datetime.date(2026, 1, 1)
needs_faketime = pytest.mark.skipif(not shutil.which("faketime"), reason="faketime is not installed")


def at(moment, *command):
    """The command, started at a given time. faketime keeps shared memory named after its process id and does not
    start if a killed process with the same id left some behind, so that is removed first."""
    sweep = 'rm -f /dev/shm/*faketime_*_$$; exec faketime -f "$@"'
    return ["sh", "-c", sweep, "sh", f"@{moment}", *map(str, command)]


def daily(done):
    """The answer of `daily --json`."""
    assert (done.returncode, done.stderr) == (0, b"")
    return json.loads(done.stdout)


def test_the_answer_has_number_date_root_grade_and_common_words(run):
    first = daily(run("daily", "--number", "1", "--json"))
    assert first.keys() == {"number", "date", "root", "grade", "common"}
    assert (first["number"], first["date"]) == (1, "2026-01-01")
    assert re.fullmatch("[a-z]{8}", first["root"]) and first["grade"] in ("easy", "medium", "hard")
    solved = json.loads(run("solve", first["root"], "--common", "--json").stdout)
    assert len(solved["common"]) == first["common"] >= 10


@pytest.mark.parametrize(
    "date",
    [
        "2026-01-01",
        "2026-01-02",
        "2026-02-28",
        "2026-03-01",
        "2026-12-31",
        "2027-01-01",
        "2028-02-29",
        "2028-03-01",
        "2100-02-28",
        "2100-03-01",
        "2400-02-29",
        "9999-12-31",
    ],
)
def test_a_date_and_its_number_give_the_same_puzzle(run, date):
    number = (datetime.date.fromisoformat(date) - FIRST).days + 1
    by_date = daily(run("daily", "--date", date, "--json"))
    assert (by_date["number"], by_date["date"]) == (number, date)
    assert daily(run("daily", "--number", str(number), "--json")) == by_date


@pytest.mark.parametrize(
    "options",
    [
        ("--number", "0"),
        ("--number", "-1"),
        ("--number", "1.5"),
        ("--number", "x"),
        ("--number", ""),
        ("--number", "99999999999999999999"),
        ("--number", "9223372036854775807"),
        ("--number", "2912444"),
        ("--date", "2025-12-31"),
        ("--date", "1999-01-01"),
        ("--date", "0000-00-00"),
        ("--date", "2026-02-29"),
        ("--date", "2100-02-29"),
        ("--date", "2026-13-01"),
        ("--date", "2026-00-10"),
        ("--date", "2026-04-31"),
        ("--date", "2026-1-1"),
        ("--date", "26-01-01"),
        ("--date", "2026/01/01"),
        ("--date", "20260101"),
        ("--date", ""),
        ("--date", "today"),
        ("--date", "2026-01-01T00:00"),
        ("--date", "+026-01-01"),
        ("--date", "10000-01-01"),
        ("--date", "٢٠٢٦-٠١-٠١"),
        ("--date", "2026-01-01 "),
    ],
)
def test_an_invalid_day_is_a_usage_error(run, options):
    done = run("daily", "=".join(options))
    assert done.returncode == 64 and done.stdout == b"" and options[0] in done.stderr.decode()
    assert options[0] == "--date" or not options[1] or "numbered from 1 to 2912443" in done.stderr.decode()


ZONES = ["UTC", "Pacific/Kiritimati", "Etc/GMT+12", "America/New_York", "Europe/Berlin", "Asia/Kathmandu"]
MOMENTS = [
    "2026-01-01 00:00:00",
    "2026-03-08 02:30:00",
    "2026-03-29 23:59:59",
    "2026-10-25 02:30:00",
    "2026-12-31 23:59:59",
    "2028-02-29 12:00:00",
    "2027-01-01 00:00:00",
]


@needs_faketime
@pytest.mark.parametrize("zone", ZONES)
def test_today_is_the_local_calendar_day(run, zone):
    for moment in MOMENTS:
        shell, *words = at(moment, run.program, "daily", "--json")
        done = run(*words, executable=shell, TZ=zone)
        number = (datetime.date.fromisoformat(moment[:10]) - FIRST).days + 1
        assert daily(done)["number"] == number, moment


@needs_faketime
def test_before_the_first_day_there_is_no_puzzle(run):
    for arguments in [("daily",), ("play", "--daily")]:
        shell, *words = at("2025-12-31 12:00:00", run.program, *arguments)
        done = run(*words, executable=shell, TZ="UTC")
        assert done.returncode == 64 and b"2026-01-01" in done.stderr


@needs_faketime
@pytest.mark.parametrize(
    "moment, zone, shown",
    [
        ("2026-07-01 20:18:00", "UTC", "3 h 42 min"),
        ("2026-07-01 00:00:30", "UTC", "24 h 0 min"),
        ("2026-03-08 00:30:00", "America/New_York", "22 h 30 min"),
        ("2026-11-01 00:30:00", "America/New_York", "24 h 30 min"),
        ("2028-02-29 23:00:30", "Pacific/Kiritimati", "1 h 0 min"),
        ("2026-12-31 12:00:00", "Etc/GMT+12", "12 h 0 min"),
    ],
)
def test_the_countdown_ends_at_local_midnight(play, program, moment, zone, shown):
    hours, minutes = map(int, re.findall(r"\d+", shown))
    earlier = divmod(hours * 60 + minutes - 1, 60)  # The clock runs while the game starts.
    game = play(command=at(moment, program, "play", "--daily"), variables={"TZ": zone})
    screen = game.until("Daily No ", "next in")
    assert f"next in {shown}" in screen or f"next in {earlier[0]} h {earlier[1]} min" in screen


@needs_faketime
def test_a_round_keeps_its_number_over_midnight(play, program, current_round, run):
    game = play(command=at("2026-12-31 23:59:58", program, "play", "--daily"), variables={"TZ": "America/New_York"})
    game.until("Daily No 365, next in 1 min")
    game.until("Daily No 365, No 366 is here")
    root = daily(run("daily", "--number", "365", "--json"))["root"]
    word = json.loads(run("solve", root, "--common", "--json").stdout)["common"][0]
    game.play(word).until("Found 1 of")
    assert (current_round()["daily"], current_round()["root"], current_round()["found"]) == (365, root, [word])


@needs_faketime
def test_a_clock_set_back_neither_loses_nor_duplicates_a_daily(play, program, current_round):
    def start(moment):
        return play(command=at(moment, program, "play", "--daily"), variables={"TZ": "UTC"})

    game = start("2026-03-11 12:00:00")
    game.until("Daily No 70")
    game.press("Tab").until("Words left")
    began = current_round()["began"]
    game.press("C-c").until_tmux_value("pane_dead", "1")
    start("2026-03-10 12:00:00").until("Daily No 69,")
    start("2026-03-11 11:00:00").until("Daily No 70,")
    assert (current_round()["daily"], current_round()["began"], current_round()["hints"]) == (70, began, 1)
