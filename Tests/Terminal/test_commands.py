"""The exact answers of the commands."""

import json
import pathlib
import re

import pytest

DATA = pathlib.Path(__file__).resolve().parents[2] / "Data"


@pytest.fixture(scope="session")
def blocked():
    """The words that are never shown."""
    lines = (DATA / "block.tsv").read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0] for line in lines if line and not line.startswith("#")}


def answer(done):
    """The single line of JSON that a command printed."""
    assert done.stderr == b"" and done.stdout.count(b"\n") == 1 and done.stdout.endswith(b"\n")
    return json.loads(done.stdout)


def test_check_accepts_a_common_word(run):
    done = run("check", "silkworm", "milk", "--json")
    assert done.returncode == 0
    assert answer(done) == {"root": "silkworm", "word": "milk", "accepted": True, "points": 2, "ring": "common"}


def test_check_accepts_a_rare_word(run):
    assert answer(run("check", "SilkWorm", " Mirk ", "--json")) == {
        "root": "silkworm",
        "word": "mirk",
        "accepted": True,
        "points": 2,
        "ring": "rare",
    }


CANT = "You can't spell that word from 'silkworm'!"
REFUSED = {
    "m1lk": ("notLetters", "Word not possible", CANT, "1 is not a letter from a to z."),
    "mi": ("tooShort", "Word too short", "Use at least 3 letters.", None),
    "Silkworm": ("sameAsRoot", "That's the word you started with", "Find a different one in it.", None),
    "worm": ("alreadyFound", "Word used already", "Be more original", "You found worm earlier."),
    "mill": ("lettersNotInRoot", "Word not possible", CANT, "There is only one l in silkworm."),
    "melk": ("lettersNotInRoot", "Word not possible", CANT, "silkworm has no e."),
    "mikl": (
        "unknownWord",
        "Word not recognized",
        "You can't just make them up, you know!",
        "Not in our word list. You may well be right.",
    ),
}


@pytest.mark.parametrize("word", REFUSED)
def test_check_refuses_with_the_reason_in_full(run, word):
    done = run("check", "silkworm", word, "--found", "WORM, ,silk", "--json")
    reason, title, message, detail = REFUSED[word]
    wanted = {
        "root": "silkworm",
        "word": word.lower(),
        "accepted": False,
        "reason": reason,
        "title": title,
        "message": message,
    }
    assert done.returncode == 1
    assert answer(done) == (wanted | {"detail": detail} if detail else wanted)


def test_check_refuses_a_word_too_long_for_the_list(run):
    refused = answer(run("check", "telepathsx", "telepaths", "--json"))
    assert (refused["reason"], refused["title"]) == ("tooLong", "Word too long")
    assert refused["message"] == "The word list holds words of up to 8 letters."


@pytest.mark.parametrize(
    "word, options, reason",
    [
        ("é", [], "notLetters"),
        ("x", [], "tooShort"),
        ("mil", ["--minimum", "4"], "tooShort"),
        ("sil", ["--minimum", "4", "--found", "sil"], "tooShort"),
        ("silkworm", ["--found", "silkworm"], "sameAsRoot"),
        ("mill", ["--found", "mill"], "alreadyFound"),
        ("telepathss", [], "lettersNotInRoot"),
        ("qqqqqqqqqq", [], "lettersNotInRoot"),
        ("wikl", [], "unknownWord"),
    ],
)
def test_of_several_reasons_the_first_is_given(run, word, options, reason):
    assert answer(run("check", "silkworm", word, *options, "--json"))["reason"] == reason


@pytest.mark.parametrize(
    "root, word, scoring, points",
    [
        ("silkworm", "row", "classic", 1),
        ("silkworm", "milk", "classic", 2),
        ("silkworm", "wormils", "classic", 2),
        ("alarming", "marginal", "classic", 8),
        ("telepaths", "palettes", "classic", 2),
        ("cat", "act", "classic", 3),
        ("silkworm", "row", "letters", 3),
        ("alarming", "marginal", "letters", 15),
        ("telepaths", "palettes", "letters", 8),
    ],
)
def test_points_follow_the_scoring(run, root, word, scoring, points):
    assert answer(run("check", root, word, "--scoring", scoring, "--json"))["points"] == points


@pytest.mark.parametrize("root, words", [("alarming", "alarm ring main marginal"), ("silkworm", "silk worm milk")])
def test_words_everybody_knows_are_common(run, root, words):
    for word in words.split():
        assert answer(run("check", root, word, "--json"))["ring"] == "common"


def test_check_answers_in_the_players_language_but_json_stays_english(run):
    chinese = {"LANG": "zh_CN.UTF-8"}
    assert run("check", "silkworm", "mi", **chinese).stdout.decode() == "词太短: 至少要用 3 个字母。\n"
    assert answer(run("check", "silkworm", "mi", "--json", **chinese))["title"] == "Word too short"


def test_solve_lists_common_and_rare_words_longest_first(run):
    solved = answer(run("solve", "Silkworm", "--json"))
    assert solved.keys() == {"root", "common", "rare"} and solved["root"] == "silkworm"
    assert len(solved["common"]) == 40
    for words in [solved["common"], solved["rare"]]:
        assert words == sorted(words, key=lambda word: (-len(word), word)) and len(words) == len(set(words))
    assert not set(solved["common"]) & set(solved["rare"]) and "silkworm" not in solved["common"] + solved["rare"]
    assert answer(run("solve", "silkworm", "--common", "--json")) == solved | {"rare": []}


@pytest.mark.parametrize("letters", ["cat", "telepaths", "abcdefghijklmno", "zzz", "aaaaaaaaaaaaaaa"])
def test_solve_takes_any_three_to_fifteen_letters(run, letters):
    solved = answer(run("solve", letters, "--json"))
    for word in solved["common"] + solved["rare"]:
        assert 3 <= len(word) <= 8 and all(word.count(letter) <= letters.count(letter) for letter in word)
        assert word != letters


def test_words_are_sorted_and_split_into_common_and_rare(run):
    everything, common, rare, roots = (
        run("words", *kind).stdout.decode().splitlines() for kind in [(), ("--common",), ("--rare",), ("--roots",)]
    )
    for words in [everything, common, rare, roots]:
        assert words == sorted(set(words)) and all(re.fullmatch("[a-z]{3,15}", word) for word in words)
    assert sorted(common + rare) == everything
    assert len(common) > 20_000 and len(rare) > 20_000 and len(roots) > 10_000
    assert {"app", "emoji", "selfie", "vape", "podcast"} <= set(common) and {"zax", "cwm", "cafe"} <= set(everything)
    for length in [3, 8]:
        wanted = [word for word in everything if len(word) == length]
        assert run("words", "--length", str(length)).stdout.decode().splitlines() == wanted


def test_blocked_words_are_never_shown_but_accepted_when_typed(run, blocked):
    shown = set(run("words").stdout.decode().split()) | set(run("words", "--roots").stdout.decode().split())
    assert blocked and not shown & blocked
    for word in sorted(word for word in blocked if 3 <= len(word) <= 7)[::70]:
        letters = word + "x"
        solved = answer(run("solve", letters, "--json"))
        assert not blocked & set(solved["common"] + solved["rare"])
        checked = answer(run("check", letters, word, "--json"))
        assert checked["accepted"] and checked["ring"] == "rare"


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "silkworm", "milk"),
        ("solve", "silkworm"),
        ("solve", "zzz"),
        ("daily", "--number", "1"),
        ("words",),
        ("solve", "silkworm", "--common"),
        ("daily",),
        ("words", "--rare", "--length", "4"),
        ("words", "--length", "20"),
    ],
)
def test_answers_go_to_standard_output_without_warnings_or_escapes(run, arguments):
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
