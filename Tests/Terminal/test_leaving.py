"""Whatever ends the game, the terminal is as it was before, and the words are kept."""

import os
import signal
import subprocess
import time

import pytest
from waiting import let_play_time_pass, wait_until

LEFT = [("C-c", 130), ("C-q", 0), ("C-d", 0)]
# The cursor is shown and the screen is that of the shell.
LEAVE = b"\x1b[?25h\x1b[?1049l"


def start(play, program, *arguments):
    """Starts the game from a shell; returns the screen and what the terminal was like before."""
    shell = play(shell=True)
    before = look(shell, "before")
    shell.type(f"{program} play --root silkworm {' '.join(arguments)}; echo code=$?").press("Enter")
    shell.until("Type a word")
    shell.until_told("alternate_on", "1")
    assert look_at_lines(shell) != before
    shell.find("milk")
    return shell, before


def look_at_lines(shell):
    """The settings of the terminal, asked from outside."""
    with open(shell.tell("pane_tty"), encoding="ascii") as terminal:
        return subprocess.run(["stty", "-g"], stdin=terminal, capture_output=True, check=True).stdout


def look(shell, mark):
    """The settings of the terminal at a prompt of the shell."""
    shell.type(f"echo {mark}-x | tr x y").press("Enter").until(f"{mark}-y")
    return look_at_lines(shell)


def is_as_before(shell, before, kept):
    """Asserts that nothing is left of the game but the round it kept."""
    shell.until_told("alternate_on", "0")
    assert shell.tell("cursor_flag") == "1"
    assert look(shell, "after") == before
    assert kept()["found"] == ["milk"]


def game_of(shell):
    """The number of the game's process."""
    with open(f"/proc/{shell.process}/task/{shell.process}/children", encoding="ascii") as children:
        return int(children.read().split()[0])


def has_status(process, status):
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return file.read().rsplit(") ", 1)[1][0] == status


@pytest.mark.parametrize("key, code", LEFT)
def test_a_key_that_quits_restores_the_terminal(play, program, kept, key, code):
    shell, before = start(play, program)
    shell.press(key).until(f"code={code}", "1 of 40 words, 0 bonus, 2 points, Thread. Kept for next time.")
    is_as_before(shell, before, kept)


@pytest.mark.parametrize("key", ["C-c", "C-q"])
@pytest.mark.parametrize("panel", ["?", "Tab", "C-g"], ids=["keys", "hint", "question"])
def test_one_can_leave_from_every_panel(play, program, kept, key, panel):
    shell, before = start(play, program)
    shell.press(panel).until("Enter")
    shell.press(key).until("code=")
    is_as_before(shell, before, kept)


def test_one_can_leave_from_the_result_and_the_round_goes_on_at_the_next_start(play, program, kept):
    shell, before = start(play, program)
    shell.press("C-g").until("End this round?")
    shell.press("Enter").until("Tab show missed words")
    shell.press("C-q").until("Kept for next time.")
    is_as_before(shell, before, kept)
    assert not kept()["revealed"]
    play().until("silkworm", "Found 1 of 40", "Type a word")


def test_ctrl_d_in_a_field_with_letters_does_not_leave(play, program):
    shell, _ = start(play, program)
    shell.type("m").until(lambda _: shell.field == "(m)")
    shell.press("C-d").type("i").until(lambda _: shell.field == "(m)(i)")


@pytest.mark.parametrize("name, code", [("SIGTERM", 143), ("SIGSEGV", 139)])
def test_a_signal_restores_the_terminal_of_a_shell(play, program, kept, name, code):
    shell, before = start(play, program)
    os.kill(game_of(shell), signal.Signals[name])
    shell.until(f"code={code}")
    is_as_before(shell, before, kept)


@pytest.mark.parametrize(
    "name",
    [
        "SIGHUP",
        "SIGQUIT",
        "SIGINT",
        "SIGILL",
        "SIGABRT",
        "SIGTRAP",
        "SIGBUS",
        "SIGFPE",
        "SIGUSR1",
        "SIGUSR2",
        "SIGALRM",
        "SIGVTALRM",
        "SIGPROF",
        "SIGPIPE",
        "SIGXCPU",
        "SIGXFSZ",
        "SIGIO",
        "SIGPWR",
        "SIGSTKFLT",
        "SIGSYS",
        "SIGRTMIN",
        "SIGRTMAX",
    ],
)
def test_every_signal_that_ends_a_program_restores_the_terminal(open_terminal, kept, name):
    terminal = open_terminal("play", "--root", "silkworm")
    before = terminal.settings
    terminal.until("Type a word").press(b"milk\r").until("milk +2")
    assert terminal.settings != before
    terminal.process.send_signal(signal.Signals[name])
    assert terminal.end() == (130 if name == "SIGINT" else -signal.Signals[name])
    assert terminal.settings == before and LEAVE in terminal.output
    assert kept()["found"] == ["milk"]


@pytest.mark.parametrize("way", ["key", "signal"])
def test_a_stopped_game_restores_the_terminal_and_continues_with_the_same_screen(play, program, kept, way):
    begin = time.monotonic()
    shell, before = start(play, program)
    shell.type("wor").until(lambda _: shell.field == "(w)(o)(r)", gone="milk +2")
    screen = shell.screen
    for _ in range(2):
        if way == "key":
            shell.press("C-z")
        else:
            os.kill(game_of(shell), signal.SIGTSTP)
        shell.until("Stopped")
        shell.until_told("alternate_on", "0")
        let_play_time_pass(1)
        assert look(shell, "stopped") == before
        shell.type("fg").press("Enter").until(lambda shown: shown == screen)
        shell.until_told("alternate_on", "1")
        shell.press("BSpace").type("r").until(lambda shown: shown == screen)
    shell.press("C-c").until("Kept for next time.")
    is_as_before(shell, before, kept)
    assert kept()["played"] < time.monotonic() - begin - 1.9, "time at the shell is not play time"


def test_a_game_resized_while_it_was_stopped_fits_the_new_size(play, program):
    shell, _ = start(play, program)
    shell.press("C-z").until("Stopped")
    shell.resize(40, 10).type("fg").press("Enter").until("1 of 40, 0 bonus left", "④ milk")


def test_a_game_stopped_and_continued_from_outside_redraws_itself(play, program):
    shell, _ = start(play, program)
    game = game_of(shell)
    screen = shell.press("C-u").until("Type a word", gone="milk +2")
    os.kill(game, signal.SIGSTOP)
    with open(shell.tell("pane_tty"), "w", encoding="ascii") as terminal:
        terminal.write("\033[5;5Hnoise")
    shell.until("noise")
    os.kill(game, signal.SIGCONT)
    if "Stopped" in shell.screen:
        shell.type("fg").press("Enter")
    # A shell that has seen the game go on tells it nothing when it is to be in front again.
    shell.until(lambda shown: shown == screen or os.kill(game, signal.SIGCONT))


def test_a_closed_window_ends_the_game_and_keeps_the_words(play, kept):
    game = play("play", "--root", "silkworm")
    game.until("Type a word")
    process = game.find("milk").process
    game.close()
    wait_until(
        lambda: not os.path.exists(f"/proc/{process}") or has_status(process, "Z"),
        lambda: "the game outlives its window",
    )
    assert kept()["found"] == ["milk"]


def test_a_game_that_waits_sleeps_and_never_wakes_by_itself(play):
    game = play("play", "--root", "silkworm")
    game.until("Type a word")
    process = game.process

    def times_awake():
        with open(f"/proc/{process}/status", encoding="utf-8") as file:
            return [line for line in file if "ctxt_switches" in line]

    wait_until(lambda: has_status(process, "S"))
    before = times_awake()
    for _ in range(100):
        assert "Type a word" in game.screen
    assert times_awake() == before


def test_a_terminal_of_unknown_size_is_taken_for_80_by_24(open_terminal):
    terminal = open_terminal("play", "--root", "silkworm", columns=0, rows=0).until("Type a word")
    assert terminal.leave(b"\x11") == 0
    assert b"\x1b[24;1H" in terminal.output and b"\x1b[25;1H" not in terminal.output
