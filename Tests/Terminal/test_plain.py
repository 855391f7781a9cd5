"""Plain mode (`--plain`): the game line by line on a terminal."""

import signal

from test_leaving import settings_at_prompt


def test_a_whole_plain_game(play_plain):
    game = play_plain("--root", "silkworm").until(
        "silkworm: spell words from its letters. /help lists the commands.\r\n"
    )
    game.ask("milk", "milk +2\r\n").ask("MIRK ", "mirk +2 bonus\r\n").type_lines("").ask(
        "mill", "Word not possible: You can't spell that word from 'silkworm'! There is only one l in silkworm.\r\n"
    )
    game.ask("/words", "mirk milk\r\n").ask("/score", "Score 4, 1 of 40 words\r\n")
    game.ask("/help", "/letters shuffles").ask("?", "/letters shuffles")
    game.ask("/x", "/x is not a command. /help lists them.")
    game.ask("/hint", "Words left by first letter and length\r\n").until("i 3:2 4:1\r\n", "w 3:1 4:3 5:2\r\n")
    game.ask("/end", "End this round?\r\n").until("/yes ends it; any other line keeps playing.\r\n")
    game.ask("/yes", "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Start.\r\n")
    game.until("Words missed, longest first\r\n", "kilos limos ", "wok\r\n", "/new deals a new word.\r\n")
    game.ask("/new", ": spell words").type_lines("/quit").until("Score 0, 0 of ")
    assert game.wait_for_exit() == 0
    assert b"\x1b" not in game.output


def test_plain_mode_is_available_in_chinese(play_plain):
    game = play_plain("--root", "silkworm", "--language", "zh-Hans").until("silkworm：用它的字母拼词。")
    game.ask("mi", "词太短: 至少要用 3 个字母。").ask("/score", "得分 0，词 0 / 40").quit()


def test_interrupting_plain_mode_leaves_the_terminal_unchanged(play, program, current_round):
    shell = play(shell=True)
    before = settings_at_prompt(shell, "before")
    shell.type(f"{program} play --plain --root silkworm").press("Enter").until("/help lists the commands.")
    shell.type("milk").press("Enter").until("milk +2")
    shell.press("C-c").until(lambda screen: screen.rstrip().endswith("$"))
    shell.type("echo code=$?").press("Enter").until("code=130")
    assert settings_at_prompt(shell, "after") == before and current_round()["found"] == ["milk"]


def test_a_hangup_ends_plain_mode(play_plain, current_round):
    game = play_plain("--root", "silkworm").ask("milk", "milk +2")
    game.process.send_signal(signal.SIGHUP)
    assert game.wait_for_exit() == -signal.SIGHUP and current_round()["found"] == ["milk"]
