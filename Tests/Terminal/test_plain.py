"""Plain mode (`--plain`): the game line by line on a terminal."""

import re
import signal

from records import OPENED_ON_LAST_DAY, encode_record
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
    game.ask("/new", ": spell words").ask("/back", "silkworm: spell words").ask("/words", "mirk milk")
    game.ask("/end", "End this round?\r\n").until("/yes ends it; any other line keeps playing.\r\n")
    game.ask("/yes", "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Thread.\r\n").until("/missed shows")
    game.ask("/missed", "Words missed, longest first\r\n").until("kilos limos ", "wok\r\n")
    game.type_lines("/quit").until("Score 4, 1 of 40 words\r\n")
    assert game.wait_for_exit() == 0
    assert b"\x1b" not in game.output


def test_an_ended_round_accepts_no_word_until_it_is_continued(play_plain, current_round):
    game = play_plain("--root", "silkworm").ask("milk", "milk +2").ask("/end", "End this round?")
    game.ask("worm", "worm +2").ask("/yes", "/yes is not a command.")
    game.ask("/end", "End this round?").ask("/yes", "2 of 40 words")
    game.ask("silk", "This round is over: New Word deals another.").ask("/score", "Score 4, 2 of 40 words")
    assert current_round()["found"] == ["worm", "milk"] and not current_round()["revealed"]
    game.ask("/continue", "silkworm: spell").ask("silk", "silk +2")
    game.ask("/end", "End this round?").ask("/yes", "3 of 40 words").ask("/missed", "Words missed")
    game.ask("work", "This round is over").ask("/continue", "Words missed").ask("/score", "Score 6, 3 of 40").quit()
    assert current_round()["found"] == ["silk", "worm", "milk"] and current_round()["revealed"]
    play_plain("--root", "silkworm").until("3 of 40 words", "Words missed").ask("work", "This round is over").quit()


def test_letters_are_shuffled_and_none_is_lost(play_plain):
    game = play_plain("--root", "silkworm").until("spell words")
    for _ in range(8):
        game.ask("/letters", "/letters\r\n").until("\r\n")
    orders = [line for line in game.text.splitlines() if re.fullmatch("([a-z] ){7}[a-z]", line)]
    assert len(orders) == 8 and {"".join(sorted(order)).strip() for order in orders} == {"iklmorsw"}
    # The probability that all eight shuffles are equal is one in 40,320 to the power of seven.
    assert len(set(orders)) > 1


def test_there_is_nothing_to_go_back_to_in_the_first_round(play_plain):
    play_plain("--root", "silkworm").ask("/words", "No words yet.").ask(
        "/back", "There is no word to go back to."
    ).quit()


def test_a_command_with_unusual_characters_is_not_echoed_raw(play_plain):
    game = play_plain("--root", "silkworm").until("spell words")
    game.type_lines(b"/\x9b31m\xe2\x80\xae").until("is not a command.").quit()
    answer = game.output.split(b"\r\n")[2]
    assert b"\x9b" not in answer and b"\xe2\x80\xae" not in answer


def test_the_last_common_word_is_celebrated(play_plain):
    play_plain("--root", "milk").ask("mil", "mil +1").ask("ilk", "ilk +1").until("Every common word found.").quit()


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


def test_a_challenge_resumes_its_round_and_can_be_compared(play_plain, link, current_round):
    game = play_plain("--challenge", link).until("silkworm: spell words", "Their round: 2 of 40 words.")
    game.until("The words were checked here. A link cannot prove who found them, or with what help.")
    game.ask("/compare", "They had")
    game.ask("milk", "milk +2").ask("worm", "worm +2").ask("/end", "/yes").ask("/yes", "2 of 40").until(
        "They found one more word than you. Your points: 4, theirs: 6.", "Their round: 2 of 40 words."
    )
    game.ask("/missed", "1 word you both found: milk").until("1 word only you found: worm", "Words missed")
    game.ask("/compare", "Their round: 2 of 40 words.").until(
        "1 word you both found: milk", "1 word only you found: worm"
    )
    game.until("2 words only they found: swirl mirk (bonus)").quit()
    assert current_round()["found"] == ["worm", "milk"]
    play_plain("--challenge", link).until("2 of 40 words").quit()


def test_a_resumed_timed_round_waits_for_the_player(play_plain, current_round):
    game = play_plain("--root", "silkworm", "--minutes", "100").until("silkworm: spell words", "100 minutes left")
    game.ask("milk", "milk +2").ask("/time", "100 minutes left").ask("/pause", "Paused, the letters are hidden.")
    game.ask("worm", "Paused").ask("/letters", "Paused").ask("/go", "silkworm: spell words").ask("worm", "worm +2")
    game.ask("/pause", "Paused").quit()
    game = play_plain("--minutes", "100").until("Paused, the letters are hidden.").ask("silk", "Paused")
    game.ask("/go", "silkworm: spell words").ask("silk", "silk +2").quit()
    assert current_round()["found"] == ["silk", "worm", "milk"]


def test_the_end_of_the_time_is_announced_even_while_nothing_is_typed(play_plain, state_folder, current_round):
    identity = "silkworm-0000000000000001"
    facts = "root silkworm\nminimum 3\nscoring classic\nbegan 1\nlimit 60.0\nplayed 59.5\n"
    state_folder.mkdir(parents=True)
    (state_folder / "history.txt").write_bytes(encode_record(f"round 1 {identity}\n{facts}"))
    (state_folder / "shelf.txt").write_bytes(encode_record(f"shelf 1\ncurrent {identity}\n{OPENED_ON_LAST_DAY}"))
    game = play_plain().until("Paused, the letters are hidden.").ask("/go", "silkworm: spell words")
    game.until("\r\nTime is up. Finish your word.\r\n")
    game.ask("milk", "milk +2").until("1 of 40 words in 1 minute").quit()
    assert current_round()["found"] == ["milk"]


def test_statistics_word_book_and_calendar_are_printed(play_plain):
    game = play_plain("--root", "silkworm").ask("/record", "Nothing yet.").ask("/book", "Nothing yet.")
    game.ask("milk", "milk +2").ask("swirl", "swirl +").ask("/record", "Rounds: 1").until("Words found: 2")
    game.ask("/book", "2 words").until("milk: found once, on 20", "swirl: found once, on 20")
    game.ask("/book ilk", "1 word\r\nmilk: found once").ask("/book 5", "1 word\r\nswirl: ").ask(
        "/book xyz", "None of your words"
    )
    game.ask("/learn", "No common word was missed more often than found.")
    game.ask("/calendar 2026-01", "2026-01-01, No 1: not played").until("2026-01-31, No 31: not played")
    game.ask("/calendar 2025-12", "There were no daily puzzles that month.").ask("/calendar x", "is not a command")
    game.quit()


def test_a_forget_in_another_window_is_announced_before_the_next_word(play_plain, run, saved_rounds):
    game = play_plain("--root", "silkworm").ask("milk", "milk +2")
    assert run("forget", "--yes").returncode == 0
    game.until("Everything was forgotten in another window. The round begins again.")
    game.ask("worm", "worm +2").ask("/words", "worm").quit()
    assert saved_rounds.current["found"] == ["worm"]


def test_forgetting_requires_confirmation(play_plain, saved_rounds):
    game = play_plain("--root", "silkworm").ask("milk", "milk +2").ask("/forget", "Forget everything?")
    game.until("wordscramble export FILE", "/yes forgets everything").ask("no", "Nothing was forgotten.").ask(
        "/yes", "not a command"
    )
    game.ask("/forget", "/yes forgets").ask("/yes", "Everything is forgotten.").until(": spell words").quit()
    assert saved_rounds.current["found"] == []


def test_a_root_played_before_can_be_played_against_the_earlier_round(play_plain):
    play_plain("--root", "silkworm").ask("milk", "milk +2").quit()
    game = play_plain("--root", "silkworm", "--minutes", "3")
    game.until("silkworm: spell words", "You have played this word before. /again plays against that round.")
    game.ask("/again", "Their round: 1 of 40 words.").ask("/time", "no time limit").ask("/words", "No words").quit()


def test_a_round_can_be_replayed_against_itself(play_plain):
    game = (
        play_plain("--root", "silkworm")
        .ask("/again", "No words found in this round yet")
        .ask("/compare", "There is no other round to compare with.")
    )
    game.ask("milk", "milk +2").ask("/share", "1 of 40 words").until("\r\n●○", "\r\n#c1.")
    game.ask("/again", "silkworm: spell words").until("Their round: 1 of 40 words.").ask("/words", "No words yet.")
    game.ask("/back", "silkworm").ask("/words", "milk").ask("/end", "/yes").ask("/yes", "1 of 40").ask(
        "/missed", "Words"
    )
    game.ask("/again", "You have seen the words of this round. /new deals a new word.").quit()


def test_an_added_word_is_listed_and_still_there_the_next_time(play_plain):
    game = play_plain("--root", "silkworm").until("spell words").ask("wilk", "Word not recognized")
    game.ask("/word", "wilk is in your word book now, among the words we lack.")
    game.ask("/word", "Words we lack: wilk").quit()
    play_plain("--root", "silkworm").until("spell words").ask("/word", "Words we lack: wilk").quit()


def test_an_insult_cannot_be_added(play_plain):
    game = play_plain("--root", "aboriginals").until("spell words").ask("abos", "Word not recognized")
    game.ask("/word", "When our word list lacks a word, you can keep it here.").quit()


def test_forward_returns_to_the_word_that_back_left(play_plain):
    game = play_plain("--root", "silkworm").until("spell words").ask("/new", ": spell words")
    game.ask("/back", "silkworm: spell words").ask("/forward", ": spell words")
    game.ask("/forward", "There is no word to go forward to.").quit()


def test_the_help_says_how_many_points_words_are_worth(play_plain):
    rules = "A word of three letters earns 1 point, a longer one 2 points."
    play_plain("--root", "silkworm").until("spell words").ask("/help", rules).quit()
