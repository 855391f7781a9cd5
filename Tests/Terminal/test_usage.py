"""Help, versions, exit codes, and the messages for usage errors."""

import re

from tools import case

COMMANDS = [
    "play",
    "check",
    "solve",
    "daily",
    "statistics",
    "forget",
]


def test_help_goes_to_standard_output_and_has_examples(run):
    help_commands = [("help", name) for name in COMMANDS]
    for arguments in [("--help",), ("-h",), ("help",), ("play", "--help"), ("solve", "-h"), *help_commands]:
        with case(arguments):
            result = run(*arguments)
            assert (result.returncode, result.stderr) == (0, b"")
            text = result.stdout.decode()
            assert "USAGE: " in text and all(len(line) <= 80 for line in text.splitlines())
            command = next((name for name in arguments if name in COMMANDS), "")
            examples = [line for line in text.splitlines() if f"wordscramble {command}".strip() in line]
            assert len(examples) >= 2
            if not command:
                assert all(f"  {name} " in text for name in COMMANDS)
                assert all(code in text.split("Exit codes")[1] for code in ["0", "1", "64", "65", "73", "74", "130"])


def test_help_and_completions_name_the_values_of_an_option(run):
    text = " ".join(run("play", "--help").stdout.decode().split())
    scripts = {shell: run("--generate-completion-script", shell).stdout.decode() for shell in ("bash", "zsh", "fish")}
    for option, values in {
        "--grade": ["easy", "medium", "hard"],
        "--color": ["auto", "always", "never"],
        "--language": ["en", "zh-Hans"],
    }.items():
        with case(option):
            assert f"(values: {', '.join(values)}" in text.split(f"{option} <")[1].split(" --")[0]
            completion_pattern = "'" + r"(?:'\$'\\n''|' '| )".join(values) + "'"
            for shell, script in scripts.items():
                assert re.search(completion_pattern, script), shell


def test_the_version_goes_to_standard_output(run):
    for arguments in [("--version",), ("check", "--version")]:
        with case(arguments):
            result = run(*arguments)
            assert (result.returncode, result.stderr) == (0, b"")
            name, version = result.stdout.decode().split()
            assert name == "wordscramble" and len(version.split(".")) == 3


def assert_usage_errors(run, messages):
    for arguments, message in messages:
        with case(arguments):
            result = run(*arguments)
            assert result.returncode == 64 and result.stdout == b""
            text = result.stderr.decode()
            assert message in text
            assert "sage: wordscramble" in text or "--help" in text


def test_misspelled_and_surplus_arguments_are_named(run):
    assert_usage_errors(
        run,
        [
            (("chekc",), "'chekc'"),
            (("xyzzy",), "'xyzzy'"),
            (("",), "''"),
            (("check", "silkworm", "milk", "--jsom"), "Did you mean '--json'?"),
            (("--dayly",), "'--daily'"),
            (("play", "--colour", "auto"), "'--color'"),
            (("daily", "-x"), "-x"),
            (("statistics", "extra"), "extra"),
        ],
    )


def test_a_wrong_value_is_named_with_the_allowed_values(run):
    assert_usage_errors(
        run,
        [
            (("play", "--grade", "eazy"), "'easy', 'medium' or 'hard'"),
            (("play", "--language", "zh-Hant"), "'en' and 'zh-Hans'"),
            (("play", "--seed", "-1"), "--seed"),
            (("play", "--root", "ab"), "3 to 15 letters can be played with, and this has 2"),
            (("solve", "a" * 16), "3 to 15 letters can be played with, and this has 16"),
            (("check", "café", "milk"), "only letters from a to z can be played with"),
            (("play", "--root", ""), "letters"),
            (("check", "silkworm", "\u00a0\u3000"), "is empty"),
        ],
    )


def test_missing_and_conflicting_arguments_are_named(run):
    assert_usage_errors(
        run,
        [
            (("check", "silkworm"), "<word>"),
            (("check",), "<root>"),
            (("play", "--root"), "--root"),
            (("play", "--root", "silkworm", "--daily"), "--root, --daily or --seed"),
            (("play", "--seed", "1", "--daily"), "--root, --daily or --seed"),
            (("daily", "--date", "2026-01-01", "--number", "1"), "not both"),
        ],
    )


def test_a_word_that_begins_with_a_dash_can_be_checked_after_two_dashes(run):
    result = run("check", "--", "silkworm", "-milk")
    assert result.returncode == 1 and b"- is not a letter" in result.stdout


def test_check_reports_acceptance_by_its_exit_code(run):
    codes = [run("check", "silkworm", word).returncode for word in ["milk", "mirk", "mill", "mikl", "é"]]
    assert codes == [0, 0, 1, 1, 1]
