"""Help, versions, exit codes, and the messages for usage errors."""

import re
import subprocess

import pytest

COMMANDS = [
    "play",
    "check",
    "solve",
    "daily",
    "words",
    "record",
    "share",
    "challenge",
    "hand-in",
    "mark",
    "forget",
]


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("-h",), ("help",)]
    + [way for name in COMMANDS for way in [("help", name), (name, "--help"), (name, "-h")]],
)
def test_help_goes_to_standard_output_and_has_examples(run, arguments):
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode()
    assert "USAGE: " in text and all(len(line) <= 80 for line in text.splitlines())
    named = next((name for name in arguments if name in COMMANDS), "")
    examples = [line for line in text.splitlines() if f"wordscramble {named}".strip() in line]
    assert len(examples) >= 2
    if not named:
        assert all(f"  {name} " in text for name in COMMANDS)
        assert all(code in text.split("Exit codes")[1] for code in ["0", "1", "64", "65", "73", "74", "130"])


@pytest.mark.parametrize(
    "option, values",
    [
        ("--grade", ["easy", "medium", "hard"]),
        ("--scoring", ["classic", "letters"]),
        ("--minimum", ["3", "4"]),
        ("--color", ["auto", "always", "never"]),
        ("--language", ["en", "zh-Hans"]),
        ("--minutes", ["3", "10"]),
    ],
)
def test_help_and_completions_name_the_values_of_an_option(run, option, values):
    text = " ".join(run("play", "--help").stdout.decode().split())
    help_of_option = text.split(f"{option} <")[1].split(" --")[0]
    assert "1 to 100" in help_of_option if option == "--minutes" else f"(values: {', '.join(values)}" in help_of_option
    listed = "'" + r"(?:'\$'\\n''|' '| )".join(values) + "'"
    for shell in ["bash", "zsh", "fish"]:
        assert re.search(listed, run("--generate-completion-script", shell).stdout.decode()), shell


@pytest.mark.parametrize("arguments", [("--version",)] + [(name, "--version") for name in COMMANDS])
def test_the_version_goes_to_standard_output(run, arguments):
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    name, version = done.stdout.decode().split()
    assert name == "wordscramble" and len(version.split(".")) == 3


@pytest.mark.parametrize(
    "arguments, message",
    [
        (("chekc",), "Did you mean 'check'?"),
        (("slove", "silkworm"), "Did you mean 'solve'?"),
        (("dayly",), "Did you mean 'daily'?"),
        (("word",), "Did you mean 'words'?"),
        (("Play",), "Did you mean 'play'?"),
        (("hlep",), "Did you mean 'help'?"),
        (("xyzzy",), "'xyzzy' is not a command."),
        (("",), "is not a command."),
        (("help", "chekc"), "'check'"),
        (("help", "xyzzy"), "xyzzy"),
        (("check", "silkworm", "milk", "--jsom"), "Did you mean '--json'?"),
        (("play", "--gread", "easy"), "'--grade'"),
        (("--dayly",), "'--daily'"),
        (("play", "--colour", "auto"), "'--color'"),
        (("words", "--comon"), "'--common'"),
        (("daily", "-x"), "-x"),
        (("words", "extra"), "extra"),
        (("check", "silkworm", "milk", "worm"), "worm"),
        (("check", "silkworm"), "<word>"),
        (("check",), "<root>"),
        (("solve",), "<letters>"),
        (("play", "--root"), "--root"),
        (("play", "--grade", "eazy"), "'easy', 'medium' or 'hard'"),
        (("play", "--color", "allways"), "'auto', 'always' or 'never'"),
        (("play", "--scoring", "clasic"), "'classic' and 'letters'"),
        (("play", "--language", "zh-Hant"), "'en' and 'zh-Hans'"),
        (("play", "--minimum", "5"), "'3' and '4'"),
        (("check", "silkworm", "milk", "--minimum", "2"), "'3' and '4'"),
        (("play", "--seed", "x"), "--seed"),
        (("play", "--seed", "-1"), "--seed"),
        (("words", "--length", "x"), "--length"),
        (("play", "--root", "ab"), "3 to 15 letters can be played with, and this has 2"),
        (("play", "--root", "a" * 16), "3 to 15 letters can be played with, and this has 16"),
        (("play", "--root", "abc1"), "only letters from a to z can be played with"),
        (("play", "--root", "café"), "only letters from a to z can be played with"),
        (("play", "--root", "si lk"), "only letters from a to z can be played with"),
        (("play", "--root", ""), "letters"),
        (("solve", "ab"), "this has 2"),
        (("solve", "a" * 16), "this has 16"),
        (("solve", "a1b"), "only letters from a to z"),
        (("solve", ""), "letters"),
        (("check", "ab", "ab"), "this has 2"),
        (("check", "silkworm", ""), "is empty"),
        (("check", "silkworm", " \t"), "is empty"),
        (("check", "silkworm", "\u00a0\u3000"), "is empty"),
        (("play", "--root", "silkworm", "--daily"), "--root, --daily or --seed"),
        (("play", "--seed", "1", "--daily"), "--root, --daily or --seed"),
        (("daily", "--date", "2026-01-01", "--number", "1"), "not both"),
        (("words", "--common", "--rare"), "--common"),
        (("words", "--roots", "--rare"), "--roots"),
        (("hand-in",), "--seat"),
        (("hand-in", "--seat", "0"), "a seat is a number from 1 to 40"),
        (("hand-in", "--seat", "41"), "a seat is a number from 1 to 40"),
        (("hand-in", "--seat", "x"), "a seat is a number from 1 to 40"),
        (("mark",), "--set"),
        (("mark", "--set", "s1.A", "--csv", "--json"), "not both"),
        (("play", "--set", "s1.A", "--challenge", "c1.A"), "not both"),
    ],
)
def test_a_usage_error_exits_with_64_and_names_the_problem(run, arguments, message):
    done = run(*arguments)
    assert done.returncode == 64 and done.stdout == b""
    text = done.stderr.decode()
    assert message in text
    assert "sage: wordscramble" in text or "--help" in text


@pytest.mark.parametrize("option", ["--" + "a" * 100_000, "-" + "a" * 100_000, "--" + "\u0301" * 40_000], ids=len)
def test_an_unknown_option_of_any_length_is_refused_quickly(program, environment, option):
    limited = ["bash", "-c", 'ulimit -t 1; exec "$0" "$1"', program, option]
    done = subprocess.run(limited, capture_output=True, env=environment, timeout=30)
    assert (done.returncode, done.stdout) == (64, b"") and b"Unknown option '-" in done.stderr


def test_a_word_that_begins_with_a_dash_can_be_checked_after_two_dashes(run):
    done = run("check", "--", "silkworm", "-milk")
    assert done.returncode == 1 and b"- is not a letter" in done.stdout


def test_check_reports_acceptance_by_its_exit_code(run):
    codes = [run("check", "silkworm", word).returncode for word in ["milk", "mirk", "mill", "mikl", "é"]]
    assert codes == [0, 0, 1, 1, 1]
