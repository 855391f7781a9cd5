"""The exact answers of the commands."""

import json
import pathlib
import re

import pytest
from tools import case

DATA_FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Data"


@pytest.fixture(scope="session")
def blocked_words():
    lines = (DATA_FOLDER / "block.tsv").read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0] for line in lines if line and not line.startswith("#")}


def parse_answer(result):
    """Parses the single line of JSON that a command printed."""
    assert result.stderr == b"" and result.stdout.count(b"\n") == 1 and result.stdout.endswith(b"\n")
    return json.loads(result.stdout)


def test_check_accepts_a_common_and_a_rare_word(run):
    for arguments, word, ring in [(("silkworm", "milk"), "milk", "common"), (("SilkWorm", " Mirk "), "mirk", "rare")]:
        with case(word):
            result = run("check", *arguments, "--json")
            assert result.returncode == 0
            assert parse_answer(result) == {
                "root": "silkworm",
                "word": word,
                "accepted": True,
                "points": 2,
                "ring": ring,
            }


REFUSALS = {
    "Silkworm": ("sameAsRoot", "That's the word you started with", "Find a different one in it.", None),
    "worm": ("alreadyFound", "Word used already", "Be more original", "You found worm earlier."),
    "mikl": (
        "unknownWord",
        "Word not recognized",
        "You can't just make them up, you know!",
        "Not in our word list. You may well be right.",
    ),
}


def test_check_gives_the_full_reason_of_a_refusal(run):
    for word, (reason, title, message, detail) in REFUSALS.items():
        with case(word):
            result = run("check", "silkworm", word, "--found", "WORM, ,silk", "--json")
            expected = {"root": "silkworm", "word": word.lower(), "accepted": False, "reason": reason}
            expected |= {"title": title, "message": message} | ({"detail": detail} if detail else {})
            assert result.returncode == 1 and parse_answer(result) == expected


def test_check_refuses_a_word_too_long_for_the_word_list(run):
    refused = parse_answer(run("check", "telepathsx", "telepaths", "--json"))
    assert (refused["reason"], refused["title"]) == ("tooLong", "Word too long")
    assert refused["message"] == "The word list holds words of up to 8 letters."


def test_check_gives_the_first_of_several_reasons(run):
    # Tests/Transcripts/precedence.txt has the others. These need an option.
    for word, options, reason in [
        ("sil", ["--minimum", "4", "--found", "sil"], "tooShort"),
        ("silkworm", ["--found", "silkworm"], "sameAsRoot"),
        ("mill", ["--found", "mill"], "alreadyFound"),
    ]:
        with case(word):
            assert parse_answer(run("check", "silkworm", word, *options, "--json"))["reason"] == reason


def test_points_depend_on_the_scoring(run):
    for root, word, scoring, points in [
        ("silkworm", "row", "classic", 1),
        ("alarming", "marginal", "classic", 8),
        ("alarming", "marginal", "letters", 15),
        ("silkworm", "row", "letters", 3),
    ]:
        with case((word, scoring)):
            assert parse_answer(run("check", root, word, "--scoring", scoring, "--json"))["points"] == points


def test_check_answers_in_the_players_language_but_json_stays_english(run):
    chinese = {"LANG": "zh_CN.UTF-8"}
    assert run("check", "silkworm", "mi", **chinese).stdout.decode() == "词太短: 至少要用 3 个字母。\n"
    assert parse_answer(run("check", "silkworm", "mi", "--json", **chinese))["title"] == "Word too short"


def test_solve_lists_common_and_rare_words_longest_first(run):
    solved = parse_answer(run("solve", "Silkworm", "--json"))
    assert solved.keys() == {"root", "common", "rare"} and solved["root"] == "silkworm"
    assert len(solved["common"]) == 40
    for words in [solved["common"], solved["rare"]]:
        assert words == sorted(words, key=lambda word: (-len(word), word)) and len(words) == len(set(words))
    assert not set(solved["common"]) & set(solved["rare"]) and "silkworm" not in solved["common"] + solved["rare"]
    assert parse_answer(run("solve", "silkworm", "--common", "--json")) == solved | {"rare": []}


def test_solve_accepts_any_three_to_fifteen_letters(run):
    for letters in ["zzz", "telepaths", "abcdefghijklmno"]:
        with case(letters):
            solved = parse_answer(run("solve", letters, "--json"))
            for word in solved["common"] + solved["rare"]:
                assert 3 <= len(word) <= 8 and all(word.count(letter) <= letters.count(letter) for letter in word)


def test_words_are_sorted_common_or_rare_and_never_blocked(run, blocked_words):
    everything, common, rare, roots = (
        run("words", *kind).stdout.decode().splitlines() for kind in [(), ("--common",), ("--rare",), ("--roots",)]
    )
    for words in [everything, common, rare, roots]:
        assert words == sorted(set(words)) and all(re.fullmatch("[a-z]{3,15}", word) for word in words)
    assert sorted(common + rare) == everything
    assert len(common) > 20_000 and len(rare) > 20_000 and len(roots) > 10_000
    assert {"app", "emoji", "selfie", "vape", "podcast"} <= set(common) and {"zax", "cwm", "cafe"} <= set(everything)
    expected = [word for word in everything if len(word) == 8]
    assert run("words", "--length", "8").stdout.decode().splitlines() == expected
    assert not blocked_words & {*everything, *roots}


def test_blocked_words_are_never_shown_but_accepted_when_typed(run, blocked_words):
    word = next(word for word in sorted(blocked_words) if 3 <= len(word) <= 7)
    solved = parse_answer(run("solve", word + "x", "--json"))
    assert not blocked_words & set(solved["common"] + solved["rare"])
    checked = parse_answer(run("check", word + "x", word, "--json"))
    assert checked["accepted"] and checked["ring"] == "rare"


def test_answers_go_to_standard_output_without_warnings_or_escapes(run):
    for arguments in [
        ("check", "silkworm", "milk"),
        ("solve", "zzz"),
        ("solve", "silkworm", "--common"),
        ("daily",),
        ("words", "--rare", "--length", "4"),
        ("words", "--length", "20"),
    ]:
        with case(arguments):
            result = run(*arguments)
            assert (result.returncode, result.stderr) == (0, b"")
            assert b"\x1b" not in result.stdout
