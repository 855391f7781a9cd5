"""However the game ends, the terminal is restored and the words are saved."""

import os
import shutil
import signal
import subprocess
import time

import pytest
from tools import case, require_linux
from waiting import wait_until

# Shows the cursor and returns to the shell's screen.
LEAVE_SCREEN_SEQUENCE = b"\x1b[?25h\x1b[?1049l"


def start_in_shell(play, program):
    """Starts the game from a shell. Returns the shell's screen and the terminal settings from before the game."""
    shell = play(shell=True)
    before = settings_at_prompt(shell, "before")
    shell.type(f"{program} play --root silkworm; echo code=$?").press("Enter")
    shell.until("Type a word")
    shell.until_tmux_value("alternate_on", "1")
    assert terminal_settings(shell) != before
    shell.play_found("milk")
    return shell, before


def restart(shell, program):
    shell.type(f"clear; {program} play --root silkworm; echo code=$?").press("Enter").until(
        "Found 1 of 40", "Type a word"
    )
    shell.until_tmux_value("alternate_on", "1")


def terminal_settings(shell):
    """The settings of the terminal, read from outside the game."""
    with open(shell.tmux_value("pane_tty"), encoding="ascii") as terminal:
        return subprocess.run(["stty", "-g"], stdin=terminal, capture_output=True, check=True).stdout


def settings_at_prompt(shell, marker):
    """The settings of the terminal at a shell prompt, after the shell prints a marker."""
    shell.type(f"echo {marker}-x | tr x y").press("Enter").until(f"{marker}-y")
    return terminal_settings(shell)


def assert_restored(shell, before, current_round):
    """Asserts that the terminal is restored and the round is saved."""
    shell.until_tmux_value("alternate_on", "0")
    assert shell.tmux_value("cursor_flag") == "1"
    assert settings_at_prompt(shell, "after") == before
    assert current_round()["found"] == ["milk"]


def game_process(shell):
    """The process ID of the game."""
    require_linux()
    with open(f"/proc/{shell.process}/task/{shell.process}/children", encoding="ascii") as children:
        return int(children.read().split()[0])


def has_status(process, status):
    require_linux()
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return file.read().rsplit(") ", 1)[1][0] == status


def test_every_key_that_quits_restores_the_terminal_from_every_panel(play, program, current_round):
    shell, before = start_in_shell(play, program)
    for panel, key, code in [
        (None, "C-c", 130),
        (None, "C-d", 0),
        ("?", "C-c", 130),
        ("Tab", "C-q", 0),
        ("C-g", "C-q", 0),
    ]:
        with case((panel, key)):
            if panel:
                shell.press(panel).until({"?": "Keys", "Tab": "Words left", "C-g": "End this round?"}[panel])
            shell.press(key).until(f"code={code}", "1 of 40 words, 2 points, Start. Kept for next time.")
            assert_restored(shell, before, current_round)
            restart(shell, program)


def test_the_game_can_be_left_from_the_result_and_reopens_there(play, program, current_round):
    shell, before = start_in_shell(play, program)
    shell.press("C-g").until("End this round?")
    shell.press("Enter").until("Words missed")
    shell.press("C-q").until("1 of 40 words", absent="Kept for next time")
    assert_restored(shell, before, current_round)
    assert current_round()["ended"]
    play("play", "--root", "silkworm").until("1 of 40 words", "^O today's puzzle", "Words missed")


def test_ctrl_d_in_a_field_with_letters_does_not_leave(play, program):
    shell, _ = start_in_shell(play, program)
    shell.type("m").until(lambda _: shell.field == "(m)")
    shell.press("C-d").type("i").until(lambda _: shell.field == "(m)(i)")


def test_a_signal_restores_the_terminal_of_a_shell(play, program, current_round):
    shell, before = start_in_shell(play, program)
    for name, code in [("SIGTERM", 143), ("SIGSEGV", 139)]:
        with case(name):
            os.kill(game_process(shell), signal.Signals[name])
            shell.until(f"code={code}")
            assert_restored(shell, before, current_round)
            restart(shell, program)


# Signals of a closed terminal, a key, a fault and another program, and a real-time signal.
ENDING_SIGNALS = ["SIGHUP", "SIGINT", "SIGABRT", "SIGUSR1", "SIGRTMAX"]
SIGNALS_NOT_ENDING = ["SIGKILL", "SIGSTOP", "SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGCHLD", "SIGCONT", "SIGURG", "SIGWINCH"]
OTHER_ENDING_SIGNALS = sorted({one.name for one in signal.Signals} - {*ENDING_SIGNALS, *SIGNALS_NOT_ENDING})


@pytest.mark.parametrize(
    "names", [ENDING_SIGNALS, pytest.param(OTHER_ENDING_SIGNALS, marks=pytest.mark.thorough)], ids=["five", "others"]
)
def test_every_signal_that_ends_a_program_restores_the_terminal(open_terminal, current_round, state_folder, names):
    for name in names:
        with case(name):
            terminal = open_terminal("play", "--root", "silkworm")
            before = terminal.settings
            terminal.until("Type a word").press(b"milk\r").until("milk +2")
            assert terminal.settings != before
            terminal.process.send_signal(signal.Signals[name])
            assert terminal.wait_for_exit() == (130 if name == "SIGINT" else -signal.Signals[name])
            assert terminal.settings == before and LEAVE_SCREEN_SEQUENCE in terminal.output
            assert current_round()["found"] == ["milk"]
            shutil.rmtree(state_folder)


def test_a_stopped_game_restores_the_terminal_and_continues_with_the_same_screen(play, program, current_round):
    shell, before = start_in_shell(play, program)
    shell.type("wor").until(lambda _: shell.field == "(w)(o)(r)", absent="milk +2")
    screen = shell.screen
    for way in ["key", "signal"]:
        with case(way):
            if way == "key":
                shell.press("C-z")
            else:
                os.kill(game_process(shell), signal.SIGTSTP)
            shell.until("Stopped")
            shell.until_tmux_value("alternate_on", "0")
            assert settings_at_prompt(shell, way) == before
            shell.type("fg").press("Enter").until(lambda shown: shown == screen)
            shell.until_tmux_value("alternate_on", "1")
            shell.press("BSpace").type("r").until(lambda shown: shown == screen)
    shell.press("C-c").until("Kept for next time.")
    assert_restored(shell, before, current_round)


def test_a_game_resized_while_it_was_stopped_fits_the_new_size(play, program):
    shell, _ = start_in_shell(play, program)
    shell.press("C-z").until("Stopped")
    shell.resize(40, 10).type("fg").press("Enter").until("1 of 40, 0 bonus left", "④ milk")


def test_a_game_stopped_and_continued_from_outside_redraws_itself(play, program):
    shell, _ = start_in_shell(play, program)
    game = game_process(shell)
    screen = shell.press("C-u").until("Type a word", absent="milk +2")
    os.kill(game, signal.SIGSTOP)
    with open(shell.tmux_value("pane_tty"), "w", encoding="ascii") as terminal:
        terminal.write("\033[5;5Hnoise")
    shell.until("noise")
    os.kill(game, signal.SIGCONT)
    if "Stopped" in shell.screen:
        shell.type("fg").press("Enter")
    # A shell that has seen the game continue sends no signal when it moves the game to the foreground.
    shell.until(lambda shown: shown == screen or os.kill(game, signal.SIGCONT))


def test_a_closed_window_ends_the_game_and_saves_the_words(play, current_round):
    require_linux()
    game = play("play", "--root", "silkworm")
    game.until("Type a word")
    process = game.play_found("milk").process
    game.close()
    wait_until(
        lambda: not os.path.exists(f"/proc/{process}") or has_status(process, "Z"),
        lambda: "the game outlives its window",
    )
    assert current_round()["found"] == ["milk"]


def test_an_idle_game_sleeps_and_looks_at_the_clock_at_most_every_two_seconds(play):
    game = play("play", "--root", "silkworm")
    game.until("Type a word")
    process = game.process

    def wake_up_count():
        with open(f"/proc/{process}/status", encoding="utf-8") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("voluntary_ctxt_switches"))

    def ticks():
        """The processor time that the game has used, in hundredths of a second."""
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return sum(map(int, file.read().rpartition(")")[2].split()[11:13]))

    wait_until(lambda: has_status(process, "S"))
    before, ticks_before, start = wake_up_count(), ticks(), time.monotonic()
    for _ in range(100):
        assert "Type a word" in game.screen
    wake_ups = wake_up_count() - before
    assert wake_ups <= (time.monotonic() - start) / 2 + 1
    assert ticks() - ticks_before <= wake_ups + 1


def test_a_terminal_of_unknown_size_is_treated_as_80_by_24(open_terminal):
    terminal = open_terminal("play", "--root", "silkworm", columns=0, rows=0).until("Type a word")
    assert terminal.quit(b"\x11") == 0
    assert b"\x1b[24;1H" in terminal.output and b"\x1b[25;1H" not in terminal.output
