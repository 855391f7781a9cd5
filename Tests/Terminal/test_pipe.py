"""The game played through pipes."""

import subprocess

from tools import case, require_linux
from waiting import DEADLINE_SECONDS

PLAY_ARGUMENTS = ("play", "--root", "silkworm", "--plain")
MILL_REFUSAL = "Word not possible: You can't spell that word from 'silkworm'! There is only one l in silkworm."


def piped_lines(run, stdin, *arguments, **variables):
    """The lines that a piped game prints."""
    result = run(*PLAY_ARGUMENTS, *arguments, stdin=stdin, **variables)
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"\x1b" not in result.stdout and result.stdout.endswith(b"\n")
    return result.stdout.decode().split("\n")[:-1]


def test_a_game_prints_one_line_per_word_and_one_for_the_score(run):
    assert piped_lines(run, b"milk\nmirk\nmill\nmilk\nrow\nsilkworm\nmi\nmikl\n") == [
        "milk +2",
        "mirk +2 bonus",
        MILL_REFUSAL,
        "Word used already: Be more original. You found milk earlier.",
        "row +1",
        "That's the word you started with: Find a different one in it.",
        "Word too short: Use at least 3 letters.",
        "Word not recognized: You can't just make them up, you know!",
        "Score 5, 2 of 40 words",
    ]


def test_input_that_cannot_be_read_is_an_error(run, home):
    result = run("-c", '"$0" play <"$HOME"', run.program, executable="/bin/sh", HOME=str(home))
    assert (result.returncode, result.stdout) == (74, b"")
    assert b"wordscramble: cannot read standard input: Is a directory\n" in result.stderr


def test_a_dealt_root_is_printed_to_standard_error(run):
    result = run("play", "--seed", "1", "--plain", stdin=b"")
    assert result.stderr.decode().strip().isalpha()
    assert result.stdout.decode().startswith("Score 0, 0 of ")


def test_a_day_without_a_puzzle_and_a_day_with_other_options_are_refused(run):
    for arguments, reason in [
        (("--date", "9999-01-01"), b"still to come"),
        (("--date", "2025-12-31"), b"2026-01-01"),
        (("--date", "2026-01-03", "--daily"), b"--date"),
    ]:
        with case(arguments):
            result = run("play", *arguments)
            assert (result.returncode, result.stdout) == (64, b"") and reason in result.stderr


def test_a_piped_game_neither_reads_nor_writes_saved_rounds(run, state_folder, rounds_file):
    piped_lines(run, b"milk\n")
    assert not state_folder.parent.exists()
    state_folder.mkdir(parents=True)
    rounds_file.write_text("no save at all")
    assert piped_lines(run, b"milk\n") == ["milk +2", "Score 2, 1 of 40 words"]
    assert list(state_folder.iterdir()) == [rounds_file] and rounds_file.read_text() == "no save at all"


def test_a_closed_pipe_causes_no_message(program, environment):
    command = f"yes mill | head -100000 | '{program}' play --root silkworm | head -1; echo ${{PIPESTATUS[2]}}"
    result = subprocess.run(["bash", "-c", command], env=environment, capture_output=True, timeout=DEADLINE_SECONDS)
    assert (result.stdout.decode(), result.stderr) == (MILL_REFUSAL + "\n141\n", b"")


def test_a_full_disk_exits_with_73_and_one_line(program, environment):
    require_linux()
    for arguments in [
        PLAY_ARGUMENTS,
        ("check", "silkworm", "mill", "--json"),
        ("daily",),
        ("--help",),
        ("--version",),
    ]:
        with case(arguments), open("/dev/full", "wb") as full:
            result = subprocess.run(
                [program, *arguments],
                input=b"milk\n",
                stdout=full,
                stderr=subprocess.PIPE,
                env=environment,
                timeout=DEADLINE_SECONDS,
            )
            assert result.returncode == 73
            assert result.stderr.decode().splitlines() == ["wordscramble: cannot write: No space left on device"]


def test_closed_streams_do_no_harm(program, environment):
    for closing in ["<&-", "2>&-", "<&- 2>&-"]:
        command = f"'{program}' play --root silkworm {closing}; echo $?"
        result = subprocess.run(
            ["bash", "-c", command], env=environment, input=b"", capture_output=True, timeout=DEADLINE_SECONDS
        )
        assert result.stdout.decode().splitlines() == ["Score 0, 0 of 40 words", "0"]


def test_each_answer_is_written_immediately(program, environment):
    command = [program, *PLAY_ARGUMENTS]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as game:
        for word in [b"milk", b"worm", b"row"]:
            game.stdin.write(word + b"\n")
            game.stdin.flush()
            assert game.stdout.readline().startswith(word)
        game.stdin.close()
        assert game.stdout.read() == b"Score 5, 3 of 40 words\n"
