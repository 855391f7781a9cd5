"""Every found word is on disk before the player sees it, and is still there at the next start."""

import re
import shutil
import signal

import pytest
from tools import strace_command

FOUR_LETTER_WORDS = [
    "milk",
    "silk",
    "worm",
    "work",
    "slim",
    "swim",
    "risk",
    "soil",
    "oils",
    "owls",
    "rows",
    "mows",
    "slow",
    "kilo",
]
WORDS = [*FOUR_LETTER_WORDS, "limos", "kilos", "milks", "smirk", "swirl", "works", "worms"]
# Patterns for the names of the system calls, which differ between processors.
SAVING_CALLS = ["/^mkdir", "/^open", "flock", "/^pread", "write", "fsync", "/^rename", "/^unlink", "close"]
# More than half of it is superseded, so a game writes it anew.
SUPERSEDED_ROUNDS = b"round silkworm\nbegan 1\ntouched 1\nfound milk common\nend\n\n" * 3


def test_a_word_is_on_disk_when_the_screen_shows_it(play, current_round):
    game = play("play", "--root", "silkworm")
    game.until("Type a word")
    for count, word in enumerate(WORDS[:5], 1):
        game.play_found(word)
        assert current_round()["found"] == WORDS[:count][::-1]


@pytest.mark.parametrize("words", [WORDS[:2], pytest.param(WORDS, marks=pytest.mark.thorough)], ids=["two", "all"])
def test_a_kill_loses_no_word_that_was_shown(play_plain, current_round, words):
    for count, word in enumerate(words, 1):
        game = play_plain("--root", "silkworm").until("silkworm: spell words").ask(word, f"{word} +{len(word) - 2}\r\n")
        game.process.send_signal(signal.SIGKILL)
        assert game.wait_for_exit() == -signal.SIGKILL
        assert current_round()["found"] == words[:count][::-1]


@pytest.fixture
def kill_at_call(open_terminal, home, program, state_folder, rounds_file, current_round):
    """Plays a word and kills the game at one of its system calls on saved files. Returns the game's exit code."""

    def kill_at_call(call, number):
        rounds_file.write_bytes(SUPERSEDED_ROUNDS)
        paths = [state_folder, *(f"{rounds_file}{ending}" for ending in ("", ".lock", ".wordscramble-new"))]
        options = [option for path in paths for option in ("-P", path)]
        strace = strace_command(home / "log", *options, "-e", f"inject={call}:signal=KILL:when={number}")
        game = open_terminal(command=[*strace, program, "play", "--plain", "--root", "silkworm"])
        code = game.type_lines("worm", "/quit").wait_for_exit()
        found = list(dict.fromkeys(current_round()["found"]))
        assert found in (["milk"], ["worm", "milk"]) and ("worm +2" not in game.text or found != ["milk"])
        assert code == -signal.SIGKILL or (code == 0 and found == ["worm", "milk"])
        return code

    return kill_at_call


@pytest.mark.parametrize("call", SAVING_CALLS)
def test_a_kill_at_any_system_call_on_saved_files_loses_nothing_shown(kill_at_call, state_folder, call):
    state_folder.mkdir(parents=True)
    assert kill_at_call(call, 1) == -signal.SIGKILL
    number = 2
    while kill_at_call(call, number) != 0:
        number += 1


def traced_command(home, program, *arguments):
    """A command of the program under strace, which records the system calls that write."""
    calls = "openat,write,fsync,?rename,?renameat,?renameat2,?ftruncate"
    return [*strace_command(home / "log", "-y", "-s", "4096", "-e", f"trace={calls}"), program, *arguments]


def assert_in_order(strace_log, steps):
    """Asserts that a log matches all patterns in this order."""
    position = 0
    for name, pattern in steps:
        step = re.search(pattern, strace_log[position:])
        assert step, f"no {name} after what came before:\n{strace_log}"
        position += step.end()


def test_a_word_is_appended_and_synced_before_it_is_shown(open_terminal, home, program):
    game = open_terminal(command=traced_command(home, program, "play", "--plain", "--root", "silkworm"))
    game.until("silkworm: spell").ask("milk", "milk +2").quit()
    log = (home / "log").read_text(encoding="utf-8")
    log = log[: log.index('"milk +2')]
    log = log[log.rindex("rounds.txt.lock") :]
    assert_in_order(
        log,
        [
            ("append", r"openat\([^\n]*rounds\.txt\", O_RDWR[^\n]*O_APPEND"),
            ("write", r"write\(\d+<[^>]*rounds\.txt>[^\n]*found milk"),
            ("sync", r"fsync\(\d+<[^>]*rounds\.txt>\) += 0"),
        ],
    )
    assert "rename" not in log and "ftruncate" not in log


def test_a_forget_is_written_synced_renamed_and_the_folder_synced(open_terminal, home, program):
    assert open_terminal(command=traced_command(home, program, "forget", "--yes")).wait_for_exit() == 0
    assert_in_order(
        (home / "log").read_text(encoding="utf-8"),
        [
            ("write", r"write\(\d+<[^>]*rounds\.txt\.wordscramble-new>"),
            ("sync", r"fsync\(\d+<[^>]*rounds\.txt\.wordscramble-new>\) += 0"),
            ("rename", r"rename\w*\([^\n]*\.wordscramble-new\", [^\n]*rounds\.txt\"[^\n]*= 0"),
            ("sync of the folder", r"fsync\(\d+<[^>]*/wordscramble>\) += 0"),
        ],
    )


def test_two_games_at_once_lose_nothing(play_plain, current_round):
    one, two = play_plain("--root", "silkworm"), play_plain("--root", "silkworm")
    one.type_lines(*WORDS[0::2], "/quit")
    two.type_lines(*WORDS[1::2], "/quit")
    assert (one.wait_for_exit(), two.wait_for_exit()) == (0, 0)
    assert sorted(current_round()["found"]) == sorted(WORDS)


def test_a_clue_and_the_end_in_one_game_are_preserved_by_the_other(play_plain, current_round):
    one = play_plain("--root", "silkworm").ask("milk", "milk +2")
    two = play_plain("--root", "silkworm").until("silkworm: spell")
    one.ask("/clue", "starting with").ask("/end", "End this round?").ask("/yes", "Words missed")
    two.ask("worm", "worm +2").ask("silk", "This round is over").quit()
    one.quit()
    assert len(current_round()["clues"]) == 1 and current_round()["ended"]
    assert sorted(current_round()["found"]) == ["milk", "worm"]


@pytest.mark.parametrize("way", ["forgotten", "removed", "replaced"])
def test_a_word_played_after_the_file_was_replaced_is_added_to_the_new_one(
    play_plain, run, rounds_file, saved_rounds, way
):
    game = play_plain("--root", "silkworm").ask("milk", "milk +2")
    if way == "forgotten":
        assert run("forget", "--yes").returncode == 0
    elif way == "removed":
        shutil.rmtree(rounds_file.parent)
    else:
        rounds_file.with_name("new").write_bytes(SUPERSEDED_ROUNDS.replace(b"milk", b"silk"))
        rounds_file.with_name("new").rename(rounds_file)
    game.ask("worm", "worm +2").ask("/words", "worm silk\r\n" if way == "replaced" else "worm\r\n").quit()
    assert "worm" in saved_rounds()["silkworm"]["found"] and "milk" not in saved_rounds()["silkworm"]["found"]
