"""The game that talks in lines, with somebody who types."""

import signal

from test_leaving import look


def test_a_game_in_lines(lines):
    game = lines("--root", "silkworm").until("silkworm: spell words from its letters. /help lists the commands.\r\n")
    game.ask("milk", "milk +2\r\n").ask("MIRK ", "mirk +2 bonus\r\n").say("").ask(
        "mill", "Word not possible: You can't spell that word from 'silkworm'! There is only one l in silkworm.\r\n")
    game.ask("/words", "mirk milk\r\n").ask("/score", "Score 4, 1 of 40 words\r\n")
    game.ask("/help", "/letters shuffles").ask("?", "/letters shuffles")
    game.ask("/x", "/x is not a command. /help lists them.")
    game.ask("/hint", "Words left by first letter and length\r\n").until("i 3:2 4:1\r\n", "w 3:1 4:3 5:2\r\n")
    game.ask("/new", ": spell words").ask("/back", "silkworm: spell words").ask("/words", "mirk milk")
    game.ask("/end", "End this round?\r\n").until("/yes ends it; any other line keeps playing.\r\n")
    game.ask("/yes", "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Thread.\r\n").until("/missed shows")
    game.ask("/missed", "Words missed, longest first\r\n").until("kilos limos ", "wok\r\n")
    game.say("/quit").until("Score 4, 1 of 40 words\r\n")
    assert game.end() == 0
    assert b"\x1b" not in game.output


def test_an_ended_round_takes_no_word_until_it_is_gone_on_with(lines, kept):
    game = lines("--root", "silkworm").ask("milk", "milk +2").ask("/end", "End this round?")
    game.ask("worm", "worm +2").ask("/yes", "/yes is not a command.")
    game.ask("/end", "End this round?").ask("/yes", "2 of 40 words")
    game.ask("silk", "This round is over: New Word deals another.").ask("/score", "Score 4, 2 of 40 words")
    assert kept()["found"] == ["worm", "milk"] and not kept()["revealed"]
    game.ask("/continue", "silkworm: spell").ask("silk", "silk +2")
    game.ask("/end", "End this round?").ask("/yes", "3 of 40 words").ask("/missed", "Words missed")
    game.ask("work", "This round is over").ask("/continue", "Words missed").ask("/score", "Score 6, 3 of 40").leave()
    assert kept()["found"] == ["silk", "worm", "milk"] and kept()["revealed"]
    lines("--root", "silkworm").until("3 of 40 words", "Words missed").ask("work", "This round is over").leave()


def test_letters_are_shuffled_and_none_is_lost(lines):
    game = lines("--root", "silkworm").until("spell words").ask("/letters", "/letters\r\n").until("\r\n")
    letters = game.text.splitlines()[-1].split()
    assert sorted(letters) == sorted("silkworm")


def test_there_is_nothing_to_go_back_to_in_the_first_round(lines):
    lines("--root", "silkworm").ask("/words", "No words yet.").ask("/back", "There is no round to go back to.").leave()


def test_a_command_with_strange_signs_is_not_echoed_raw(lines):
    game = lines("--root", "silkworm").until("spell words")
    game.say(b"/\x9b31m\xe2\x80\xae").until("is not a command.").leave()
    answer = game.output.split(b"\r\n")[2]
    assert b"\x9b" not in answer and b"\xe2\x80\xae" not in answer


def test_the_last_common_word_is_celebrated(lines):
    lines("--root", "milk").ask("mil", "mil +1").ask("ilk", "ilk +1").until("Every common word found.").leave()


def test_lines_speak_chinese(lines):
    game = lines("--root", "silkworm", "--language", "zh-Hans").until("silkworm：用它的字母拼词。")
    game.ask("mi", "词太短: 至少要用 3 个字母。").ask("/score", "得分 0，词 0 / 40").leave()


def test_interrupting_the_game_in_lines_leaves_the_terminal_alone(play, program, kept):
    shell = play(shell=True)
    before = look(shell, "before")
    shell.type(f"{program} play --plain --root silkworm").press("Enter").until("/help lists the commands.")
    shell.type("milk").press("Enter").until("milk +2")
    shell.press("C-c").until(lambda screen: screen.rstrip().endswith("$"))
    shell.type("echo code=$?").press("Enter").until("code=130")
    assert look(shell, "after") == before and kept()["found"] == ["milk"]


def test_a_hangup_ends_the_game_in_lines(lines, kept):
    game = lines("--root", "silkworm").ask("milk", "milk +2")
    game.process.send_signal(signal.SIGHUP)
    assert game.end() == -signal.SIGHUP and kept()["found"] == ["milk"]
