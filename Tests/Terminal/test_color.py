"""Colors are used only if wanted, and nothing is shown by color alone."""

import re
import subprocess

from test_screen import start_silkworm
from tools import case

COLOR_SEQUENCE = re.compile(rb"\x1b\[(?:\d+;)*(?:7|3[0-8]|4[0-8])(?:;\d+)*m")


def test_colors_follow_the_option_then_no_color_then_the_terminal(open_terminal):
    # StyleTests.swift tests every combination.
    for choice, no_color, term, is_wanted in [
        ("auto", None, "xterm-256color", True),
        ("auto", "", "xterm", True),
        ("auto", None, "vt100", False),
        ("auto", "1", "xterm-256color", False),
        ("always", "1", "vt100", True),
        ("never", None, "xterm-256color", False),
    ]:
        with case((choice, no_color, term)):
            variables = {"TERM": term} if no_color is None else {"TERM": term, "NO_COLOR": no_color}
            terminal = open_terminal("play", "--root", "silkworm", "--color", choice, variables=variables)
            terminal.until("Type a word").press(b"mill\r").until("Word not possible")
            assert terminal.quit(b"\x11") == 0
            assert bool(COLOR_SEQUENCE.search(terminal.output)) == is_wanted
            assert (b"38;5;" in terminal.output) == (is_wanted and term == "xterm-256color")
            assert b"\x1b[1m" in terminal.output


def test_words_have_the_default_color_of_the_terminal(open_terminal):
    terminal = open_terminal("play", "--root", "silkworm", variables={"TERM": "xterm-256color"}).until("Type a word")
    terminal.press(b"milk\r").until("milk +2").press(b"worm\r").until("worm +2").press(b"mirk\r").until("mirk +2 bonus")
    terminal.press(b"\x0c").until("mirk +2 bonus")
    for word in [b"milk", b"worm", b"mirk"]:
        styles = set(re.findall(rb"(?:\x1b\[([0-9;]*)m)?" + word + rb"\x1b", terminal.output))
        assert styles <= {b"", b"1"}, (word, styles)


def test_a_dumb_terminal_and_plain_mode_get_no_escape_sequences(open_terminal, home):
    # A round whose missed words were shown cannot be played again, so each case has its own state folder.
    for term, option in [("dumb", "always"), ("", "auto"), ("xterm-256color", "--plain")]:
        with case((term, option)):
            options = [option] if option == "--plain" else ["--color", option]
            variables = {"TERM": term, "XDG_STATE_HOME": str(home / f"state-{term}")}
            terminal = open_terminal("play", "--root", "silkworm", *options, variables=variables)
            terminal.until("silkworm: spell words").ask("milk", "milk +2").ask("mill", "Word not possible")
            terminal.ask("/hint", "Words left").ask("/end", "End this round?").ask("/yes", "/missed shows")
            terminal.ask("/missed", "Words missed").quit()
            assert b"\x1b" not in terminal.output and max(terminal.output) < 0x80


def test_piped_output_has_no_escape_sequences(open_terminal, environment):
    terminal = open_terminal("play", "--root", "silkworm", "--color", "always", stdout=subprocess.PIPE)
    terminal.type_lines("milk", "mirk", "/quit")
    output = terminal.process.stdout.read()
    terminal.process.stdout.close()
    assert output.decode().splitlines()[1:] == ["milk +2", "mirk +2 bonus", "Score 4, 1 of 40 words"]
    assert b"\x1b" not in output


def test_everything_shown_by_color_is_also_shown_by_characters(play):
    game = start_silkworm(play, (80, 24), "--color", "never")
    game.play_found("milk").play_found("mirk").until("mirk", "bonus")
    game.type("milx").until(lambda _: game.field == "(m)(i)(l)<x>", lambda _: ".m." in game.beads)
    game.press("Enter").until(" ! Word not possible")
    game.press("C-u").play("milk").until(lambda _: any(row.startswith(">④") for row in game.rows))
    assert "●" in game.rows[1] and "○" in game.rows[1]
