"""The exact answers of the commands."""

import json

from tools import case


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
    "mikl": ("unknownWord", "Word not recognized", "You can't just make them up, you know!", None),
}


def test_check_gives_the_full_reason_of_a_refusal(run):
    for word, (reason, title, message, detail) in REFUSALS.items():
        with case(word):
            result = run("check", "silkworm", word, "--found", "WORM, ,silk", "--json")
            expected = {"root": "silkworm", "word": word.lower(), "accepted": False, "reason": reason}
            expected |= {"title": title, "message": message} | ({"detail": detail} if detail else {})
            assert result.returncode == 1 and parse_answer(result) == expected


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


def test_answers_go_to_standard_output_without_warnings_or_escapes(run):
    for arguments in [
        ("check", "silkworm", "milk"),
        ("solve", "zzz"),
        ("solve", "silkworm", "--common"),
        ("daily",),
    ]:
        with case(arguments):
            result = run(*arguments)
            assert (result.returncode, result.stderr) == (0, b"")
            assert b"\x1b" not in result.stdout
