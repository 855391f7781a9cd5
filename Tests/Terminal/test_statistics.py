"""The history of all rounds: the statistics, the calendar of daily puzzles, and forgetting."""

import datetime
import re
import shutil

from test_commands import parse_answer
from tools import at_time, case

RANK_NAMES = ["thread", "strand", "braid", "cord", "bracelet", "garland", "wholeString"]
NO_STATISTICS = "Nothing yet. Find a word and it is counted here."


def play_round(play_plain, *words, root="silkworm"):
    """Plays words in plain mode, and then leaves."""
    game = play_plain("--root", root).until("/help lists the commands.")
    for word in words:
        game.ask(word, f"{word} +")
    return game.quit()


def test_the_statistics_are_zero_before_the_first_round(run):
    assert run("record").stdout.decode().splitlines() == [NO_STATISTICS]
    assert parse_answer(run("record", "--json")) == {
        "rounds": 0,
        "words": 0,
        "distinctWords": 0,
        "common": 0,
        "bonus": 0,
        "longest": [],
        "wholeStrings": 0,
        "dailies": 0,
        "seconds": 0,
        "ranks": dict.fromkeys(RANK_NAMES, 0),
    }


def test_the_statistics_count_rounds_words_and_ranks(run, play_plain):
    play_round(play_plain, "milk", "mirk", "swirl")
    play_round(play_plain, "oil", "ilk", root="kilo")
    answer = parse_answer(run("record", "--json"))
    assert answer.pop("seconds") < 3600
    assert answer == {
        "rounds": 2,
        "words": 5,
        "distinctWords": 5,
        "common": 4,
        "bonus": 1,
        "longest": ["swirl"],
        "wholeStrings": 1,
        "dailies": 0,
        "ranks": dict.fromkeys(RANK_NAMES, 0) | {"strand": 1, "wholeString": 1},
    }
    output_lines = run("record").stdout.decode().splitlines()
    assert output_lines[:3] == ["Rounds: 2", "Words found: 5", "Different words: 5"]
    assert "Whole string: 1" in output_lines and "Strand: 1" in output_lines
    assert run("record", LANG="zh_CN.UTF-8").stdout.decode().startswith("局数：2\n")


def test_a_round_without_a_word_does_not_count(run, play_plain):
    play_plain("--root", "silkworm").ask("/hint", "Words left").quit()
    assert parse_answer(run("record", "--json"))["rounds"] == 0


def test_a_piped_round_does_not_count(run):
    run("play", "--root", "silkworm", stdin=b"milk\n")
    assert parse_answer(run("record", "--json"))["rounds"] == 0


def test_a_calendar_has_a_line_for_each_day_of_the_month(run):
    for month, days in [("2026-01", 31), ("2028-02", 29)]:
        with case(month):
            output_lines = run("daily", "--calendar", month).stdout.decode().splitlines()
            assert len(output_lines) == days and all(line.startswith(f"{month}-") for line in output_lines)
            answer = parse_answer(run("daily", "--calendar", month, "--json"))
            assert answer["month"] == month and len(answer["days"]) == days
            first = (datetime.date.fromisoformat(f"{month}-01") - datetime.date(2026, 1, 1)).days + 1
            assert [day["number"] for day in answer["days"]] == list(range(first, first + days))
            assert all(day.keys() == {"number", "date", "progress", "rank"} for day in answer["days"])
            assert {day["progress"] for day in answer["days"]} <= {"notPlayed", "toCome"}


def test_the_calendar_defaults_to_the_current_month(run):
    month = parse_answer(run("daily", "--json"))["date"][:7]
    output = run("daily", "--calendar").stdout
    assert output == run("daily", "--calendar", month).stdout and output.startswith(month.encode())
    assert parse_answer(run("daily", "--json", "--calendar"))["month"] == month


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
            result = run("daily", "--calendar", month, "--json")
            assert (result.returncode, result.stdout) == (64, b"") and message in result.stderr.decode()


def test_a_month_requires_the_calendar_option_and_no_other(run):
    for arguments in [("2026-11",), ("--calendar", "--number", "1"), ("--calendar", "--date", "2026-11-01")]:
        with case(arguments):
            result = run("daily", *arguments)
            assert (result.returncode, result.stdout) == (64, b"")


def test_the_calendar_shows_the_progress_of_each_puzzle(run, open_terminal):
    shell, *shell_arguments = at_time("2026-03-11 12:00:00", run.program, "play", "--daily", "--plain")
    root = parse_answer(run("daily", "--number", "70", "--json"))["root"]
    word = parse_answer(run("solve", root, "--common", "--json"))["common"][0]
    game = open_terminal(command=[shell, *shell_arguments], variables={"TZ": "UTC"}).until(root)
    game.ask(word, f"{word} +").quit()
    shell, *shell_arguments = at_time("2026-03-12 12:00:00", run.program, "daily", "--calendar", "--json")
    days = parse_answer(run(*shell_arguments, executable=shell, TZ="UTC"))["days"]
    assert [day["progress"] for day in days] == ["notPlayed"] * 10 + ["begun", "notPlayed"] + ["toCome"] * 19
    assert [day["rank"] for day in days if day["rank"]] == [days[10]["rank"]] and days[10]["rank"] in RANK_NAMES
    assert parse_answer(run("record", "--json"))["dailies"] == 1


def test_forgetting_asks_once_and_any_answer_but_yes_forgets_nothing(run, play_plain, open_terminal):
    play_round(play_plain, "milk")
    for message in ["", "yess"]:
        game = open_terminal("forget").until("Forget everything?", "wordscramble export FILE", "Type yes")
        game.ask(message, "Nothing was forgotten.")
        assert game.wait_for_exit() == 0
    assert parse_answer(run("record", "--json"))["words"] == 1
    game = open_terminal("forget").until("Type yes").ask("yes", "Everything is forgotten.")
    assert game.wait_for_exit() == 0
    assert parse_answer(run("record", "--json"))["words"] == 0


def test_without_a_terminal_forgetting_requires_the_option(run, play_plain, saved_rounds):
    play_round(play_plain, "milk")
    result = run("forget", stdin=b"yes\n")
    assert (result.returncode, result.stdout) == (64, b"") and b"--yes" in result.stderr
    assert saved_rounds.current["found"] == ["milk"]
    result = run("forget", "--yes")
    assert (result.returncode, result.stdout, result.stderr) == (0, b"Everything is forgotten.\n", b"")
    assert b"milk" not in b"".join(file.read_bytes() for file in saved_rounds.folder.iterdir() if file.is_file())


def test_an_import_restores_forgotten_rounds(run, play_plain, home):
    play_round(play_plain, "milk")
    run("export", str(home / "rounds.txt"))
    run("forget", "--yes")
    assert b"1 new word" in run("import", str(home / "rounds.txt")).stdout
    assert parse_answer(run("record", "--json"))["words"] == 1


def test_a_running_game_does_not_restore_forgotten_rounds(run, open_terminal):
    command = at_time("2026-03-11 12:00:00", run.program, "play", "--plain", "--root", "silkworm")
    game = open_terminal(command=command).ask("milk", "milk +2")
    run("forget", "--yes")
    game.quit()
    assert parse_answer(run("record", "--json"))["words"] == 0


def test_forgetting_reports_an_unusable_history(run, play_plain, state_folder):
    play_round(play_plain, "milk")
    shutil.move(state_folder / "history.txt", state_folder / "kept")
    (state_folder / "history.txt").mkdir()
    (state_folder / "history.txt" / "in the way").touch()
    result = run("forget", "--yes")
    assert result.returncode in (73, 74) and re.search(b"cannot (read|write)", result.stderr)
