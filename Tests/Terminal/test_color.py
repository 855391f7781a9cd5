"""Colors are used only if wanted, and nothing is shown by color alone."""

import subprocess

from test_screen import start_silkworm
from tools import case


def test_a_dumb_terminal_and_plain_mode_get_no_escape_sequences(open_terminal, home):
    # A round that has ended cannot be played again, so each case has its own state folder.
    for term, option in [("dumb", "always"), ("", "auto"), ("xterm-256color", "--plain")]:
        with case((term, option)):
            options = [option] if option == "--plain" else ["--color", option]
            variables = {"TERM": term, "XDG_STATE_HOME": str(home / f"state-{term}")}
            terminal = open_terminal("play", "--root", "silkworm", *options, variables=variables)
            terminal.until("silkworm: spell words").ask("milk", "milk +2").ask("mill", "Word not possible")
            terminal.ask("/hint", "Words left").ask("/end", "End this round?").ask("/yes", "Words missed").quit()
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
