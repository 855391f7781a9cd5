"""The history of all rounds: the statistics, the calendar of daily puzzles, and forgetting."""

import datetime
import re
import shutil

from test_commands import answer
from tools import at, case

RANKS = ["thread", "strand", "braid", "cord", "bracelet", "garland", "wholeString"]
NOTHING = "Nothing yet. Find a word and it is counted here."


def play_round(play_plain, *words, root="silkworm"):
    """Plays words in plain mode, and then leaves."""
    game = play_plain("--root", root).until("/help lists the commands.")
    for word in words:
        game.ask(word, f"{word} +")
    return game.leave()


def test_the_statistics_are_zero_before_the_first_round(run):
    assert run("record").stdout.decode().splitlines() == [NOTHING]
    assert answer(run("record", "--json")) == {
        "rounds": 0,
        "words": 0,
        "distinctWords": 0,
        "common": 0,
        "bonus": 0,
        "longest": [],
        "wholeStrings": 0,
        "dailies": 0,
        "seconds": 0,
        "ranks": dict.fromkeys(RANKS, 0),
    }


def test_the_statistics_count_rounds_words_and_ranks(run, play_plain):
    play_round(play_plain, "milk", "mirk", "swirl")
    play_round(play_plain, "oil", "ilk", root="kilo")
    counted = answer(run("record", "--json"))
    assert counted.pop("seconds") < 3600
    assert counted == {
        "rounds": 2,
        "words": 5,
        "distinctWords": 5,
        "common": 4,
        "bonus": 1,
        "longest": ["swirl"],
        "wholeStrings": 1,
        "dailies": 0,
        "ranks": dict.fromkeys(RANKS, 0) | {"strand": 1, "wholeString": 1},
    }
    output_lines = run("record").stdout.decode().splitlines()
    assert output_lines[:3] == ["Rounds: 2", "Words found: 5", "Different words: 5"]
    assert "Whole string: 1" in output_lines and "Strand: 1" in output_lines
    assert run("record", LANG="zh_CN.UTF-8").stdout.decode().startswith("局数：2\n")


def test_a_round_without_a_word_does_not_count(run, play_plain):
    play_plain("--root", "silkworm").ask("/hint", "Words left").leave()
    assert answer(run("record", "--json"))["rounds"] == 0


def test_a_piped_round_does_not_count(run):
    run("play", "--root", "silkworm", given=b"milk\n")
    assert answer(run("record", "--json"))["rounds"] == 0


def test_a_calendar_has_a_line_for_each_day_of_the_month(run):
    for month, days in [("2026-01", 31), ("2028-02", 29)]:
        with case(month):
            output_lines = run("daily", "--calendar", month).stdout.decode().splitlines()
            assert len(output_lines) == days and all(line.startswith(f"{month}-") for line in output_lines)
            counted = answer(run("daily", "--calendar", month, "--json"))
            assert counted["month"] == month and len(counted["days"]) == days
            first = (datetime.date.fromisoformat(f"{month}-01") - datetime.date(2026, 1, 1)).days + 1
            assert [day["number"] for day in counted["days"]] == list(range(first, first + days))
            assert all(day.keys() == {"number", "date", "progress", "rank"} for day in counted["days"])
            assert {day["progress"] for day in counted["days"]} <= {"notPlayed", "toCome"}


def test_the_calendar_defaults_to_the_current_month(run):
    month = answer(run("daily", "--json"))["date"][:7]
    shown = run("daily", "--calendar").stdout
    assert shown == run("daily", "--calendar", month).stdout and shown.startswith(month.encode())
    assert answer(run("daily", "--json", "--calendar"))["month"] == month


def test_an_invalid_month_is_a_usage_error(run):
    for month, message in [
        ("", "YYYY-MM"),
        ("2026-13", "YYYY-MM"),
        ("2026-1", "YYYY-MM"),
        ("2026-11-01", "YYYY-MM"),
        ("10000-01", "YYYY-MM"),
        ("2025-12", "There were no daily puzzles that month."),
    ]:
        with case(month):
            done = run("daily", "--calendar", month, "--json")
            assert (done.returncode, done.stdout) == (64, b"") and message in done.stderr.decode()


def test_a_month_requires_the_calendar_option_and_no_other(run):
    for arguments in [("2026-11",), ("--calendar", "--number", "1"), ("--calendar", "--date", "2026-11-01")]:
        with case(arguments):
            done = run("daily", *arguments)
            assert (done.returncode, done.stdout) == (64, b"")


def test_the_calendar_shows_the_progress_of_each_puzzle(run, open_terminal):
    shell, *words = at("2026-03-11 12:00:00", run.program, "play", "--daily", "--plain")
    root = answer(run("daily", "--number", "70", "--json"))["root"]
    word = answer(run("solve", root, "--common", "--json"))["common"][0]
    game = open_terminal(command=[shell, *words], variables={"TZ": "UTC"}).until(root)
    game.ask(word, f"{word} +").leave()
    shell, *words = at("2026-03-12 12:00:00", run.program, "daily", "--calendar", "--json")
    days = answer(run(*words, executable=shell, TZ="UTC"))["days"]
    assert [day["progress"] for day in days] == ["notPlayed"] * 10 + ["begun", "notPlayed"] + ["toCome"] * 19
    assert [day["rank"] for day in days if day["rank"]] == [days[10]["rank"]] and days[10]["rank"] in RANKS
    assert answer(run("record", "--json"))["dailies"] == 1


def test_forgetting_asks_once_and_any_answer_but_yes_forgets_nothing(run, play_plain, open_terminal):
    play_round(play_plain, "milk")
    for message in ["", "yess"]:
        game = open_terminal("forget").until("Forget everything?", "wordscramble export FILE", "Type yes")
        game.ask(message, "Nothing was forgotten.")
        assert game.end() == 0
    assert answer(run("record", "--json"))["words"] == 1
    game = open_terminal("forget").until("Type yes").ask("yes", "Everything is forgotten.")
    assert game.end() == 0
    assert answer(run("record", "--json"))["words"] == 0


def test_without_a_terminal_forgetting_requires_the_option(run, play_plain, saved):
    play_round(play_plain, "milk")
    done = run("forget", given=b"yes\n")
    assert (done.returncode, done.stdout) == (64, b"") and b"--yes" in done.stderr
    assert saved.current["found"] == ["milk"]
    done = run("forget", "--yes")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"Everything is forgotten.\n", b"")
    assert b"milk" not in b"".join(file.read_bytes() for file in saved.folder.iterdir() if file.is_file())


def test_an_import_restores_forgotten_rounds(run, play_plain, home):
    play_round(play_plain, "milk")
    run("export", str(home / "rounds.txt"))
    run("forget", "--yes")
    assert b"1 new word" in run("import", str(home / "rounds.txt")).stdout
    assert answer(run("record", "--json"))["words"] == 1


def test_a_running_game_does_not_restore_forgotten_rounds(run, open_terminal):
    command = at("2026-03-11 12:00:00", run.program, "play", "--plain", "--root", "silkworm")
    game = open_terminal(command=command).ask("milk", "milk +2")
    run("forget", "--yes")
    game.leave()
    assert answer(run("record", "--json"))["words"] == 0


def test_forgetting_reports_an_unusable_history(run, play_plain, state):
    play_round(play_plain, "milk")
    shutil.move(state / "history.txt", state / "kept")
    (state / "history.txt").mkdir()
    (state / "history.txt" / "in the way").touch()
    done = run("forget", "--yes")
    assert done.returncode in (73, 74) and re.search(b"cannot (read|write)", done.stderr)
