"""Every found word is on disk before the player sees it, and is still there at the next start."""

import itertools
import os
import re
import signal
import stat

import pytest
from records import SavedRounds
from tools import case, strace_command

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
# The system calls at which a game is killed while it saves a word.
SAVING_CALLS = ["openat", "write", "fsync", "flock"]


def test_a_word_is_on_disk_when_it_is_shown(play_plain, current_round):
    game = play_plain("--root", "silkworm").until("silkworm: spell words")
    for count, word in enumerate(WORDS[:9], 1):
        game.ask(word, f"{word} +2\r\n")
        assert current_round()["found"] == WORDS[:count][::-1]


def test_a_word_is_on_disk_when_the_screen_shows_it(play, current_round):
    game = play("play", "--root", "silkworm")
    game.until("Type a word")
    for count, word in enumerate(WORDS[:5], 1):
        game.play_found(word)
        assert current_round()["found"] == WORDS[:count][::-1]


def assert_kills_lose_nothing(play_plain, current_round, words):
    found = []
    for word in words:
        game = play_plain("--root", "silkworm").until("silkworm: spell words").ask(word, f"{word} +{len(word) - 2}")
        game.process.send_signal(signal.SIGKILL)
        assert game.wait_for_exit() == -signal.SIGKILL
        found.insert(0, word)
        assert current_round()["found"] == found


def test_a_kill_loses_no_word_that_was_shown(play_plain, current_round):
    assert_kills_lose_nothing(play_plain, current_round, WORDS[:2])


@pytest.mark.thorough
def test_twenty_kills_lose_no_word_that_was_shown(play_plain, current_round):
    assert_kills_lose_nothing(play_plain, current_round, WORDS[:20])


def traced_command(home, program, calls, *options, arguments=("play", "--plain", "--root", "silkworm")):
    """A command of the program, by default the game in plain mode, under strace, which records system calls."""
    options = ["-y", "-s", "4096", "-e", f"trace={calls}", *options]
    return [*strace_command(home / "log", *options), program, *arguments]


@pytest.fixture
def strace_log(home):
    """Returns the recorded system calls of a game."""
    return lambda: (home / "log").read_text(encoding="utf-8")


@pytest.fixture
def kill_while_saving(open_terminal, home, program, state_folder, saved_rounds):
    """Plays a word and kills the game at one of its system calls. Returns the game's exit code."""

    def kill_while_saving(calls, call_number, before):
        (state_folder / "history.txt").write_bytes(before)
        command = traced_command(home, program, calls, "-e", f"inject={calls}:signal=KILL:when={call_number}")
        game = open_terminal(command=command).type_lines("worm", "/quit")
        code = game.wait_for_exit()
        assert (state_folder / "history.txt").read_bytes().startswith(before)
        found = saved_rounds.current["found"]
        assert found in (["milk"], ["worm", "milk"]) and ("worm +2" not in game.text or found != ["milk"])
        assert code == -signal.SIGKILL or (code == 0 and found == ["worm", "milk"])
        return code

    return kill_while_saving


def test_a_kill_between_writing_a_word_and_syncing_it_loses_nothing_shown(
    open_terminal, home, program, play_plain, state_folder, kill_while_saving, strace_log
):
    play_plain("--root", "silkworm").ask("milk", "milk +2").quit()
    before = (state_folder / "history.txt").read_bytes()
    open_terminal(command=traced_command(home, program, "fsync")).type_lines("worm", "/quit").wait_for_exit()
    call_number = max(number for number, line in enumerate(strace_log().splitlines(), 1) if "history.txt>" in line)
    assert kill_while_saving("fsync", call_number, before) == -signal.SIGKILL


@pytest.mark.thorough
@pytest.mark.parametrize("calls", SAVING_CALLS)
def test_a_kill_at_any_system_call_of_saving_a_word_loses_nothing_shown(
    open_terminal, home, program, play_plain, state_folder, kill_while_saving, strace_log, calls
):
    play_plain("--root", "silkworm").ask("milk", "milk +2").quit()
    before = (state_folder / "history.txt").read_bytes()
    open_terminal(command=traced_command(home, program, calls)).type_lines("/quit").wait_for_exit()
    first = next((number for number, line in enumerate(strace_log().splitlines(), 1) if str(state_folder) in line), 1)
    last = next(
        call_number for call_number in itertools.count(first) if kill_while_saving(calls, call_number, before) == 0
    )
    assert last > first


def assert_in_order(strace_log, steps):
    """Asserts that a log matches all patterns in this order."""
    position = 0
    for name, pattern in steps:
        step = re.search(pattern, strace_log[position:])
        assert step, f"no {name} after what came before:\n{strace_log}"
        position += step.end()


def test_a_word_is_appended_and_synced_before_it_is_shown(open_terminal, home, program, play_plain, strace_log):
    play_plain("--root", "silkworm").ask("worm", "worm +2").quit()
    calls = "openat,write,fsync,?rename,?renameat,?renameat2,?ftruncate"
    open_terminal(command=traced_command(home, program, calls)).until("silkworm: spell").ask("milk", "milk +2").quit()
    last_calls = strace_log()[: strace_log().index('"milk +2')]
    last_calls = last_calls[last_calls.rindex("history.txt.lock") :]
    assert_in_order(
        last_calls,
        [
            ("append", r"openat\([^\n]*history\.txt\", O_RDWR[^\n]*O_APPEND"),
            ("write", r"write\(\d+<[^>]*history\.txt>[^\n]*found milk"),
            ("sync", r"fsync\(\d+<[^>]*history\.txt>\) += 0"),
        ],
    )
    assert "rename" not in last_calls and "ftruncate" not in last_calls


def test_a_forget_is_written_synced_renamed_and_the_folder_synced(open_terminal, home, program, strace_log):
    calls = "openat,write,fsync,?rename,?renameat,?renameat2"
    command = traced_command(home, program, calls, arguments=("forget", "--yes"))
    assert open_terminal(command=command).wait_for_exit() == 0
    assert_in_order(
        strace_log(),
        [
            ("write", r"write\(\d+<[^>]*history\.txt\.\d+\.tmp>"),
            ("sync", r"fsync\(\d+<[^>]*\.tmp>\) += 0"),
            ("rename", r"rename\w*\([^\n]*\.tmp\", [^\n]*history\.txt\"[^\n]*= 0"),
            ("sync of the folder", r"fsync\(\d+<[^>]*/wordscramble>\) += 0"),
        ],
    )


def test_a_round_is_resumed_by_its_root_in_plain_mode_and_on_the_screen(play_plain, play, current_round):
    play_plain("--root", "silkworm").ask("milk", "milk +2").ask("mirk", "mirk +2 bonus").quit()
    play_plain("--root", "triangle").ask("angle", "angle +3").quit()
    assert (current_round()["root"], current_round()["found"]) == ("triangle", ["angle"])
    play_plain("--root", "SILKWORM").ask("/words", "mirk milk").ask("/score", "Score 4, 1 of 40 words").quit()
    play("play", "--root", "silkworm").until("silkworm", "Found 1 of 40, 1 bonus")


def test_the_daily_puzzle_is_resumed_after_another_round(play_plain, current_round):
    play_plain("--daily").ask("/clue", "starting with").quit()
    before = current_round()
    play_plain("--root", "silkworm").ask("milk", "milk +2").quit()
    assert current_round()["daily"] is None
    play_plain("--daily").until(": spell words").quit()
    assert current_round() | {"touched": 0} == before | {"touched": 0} and len(before["clues"]) == 1


def test_files_and_folders_are_private_to_the_player(play_plain, state_folder):
    before = os.umask(0)
    try:
        play_plain("--root", "silkworm").ask("milk", "milk +2").ask("worm", "worm +2").quit()
    finally:
        os.umask(before)
    assert stat.S_IMODE(state_folder.stat().st_mode) == 0o700 == stat.S_IMODE(state_folder.parent.stat().st_mode)
    assert {stat.S_IMODE(file.stat().st_mode) for file in state_folder.iterdir()} == {0o600}
    assert {file.name for file in state_folder.iterdir()} == {"history.txt", "history.txt.lock"}


def test_the_default_state_folder_is_in_the_home(play_plain, home):
    for value in ["", "relative/path"]:
        play_plain("--root", "silkworm", variables={"XDG_STATE_HOME": value}).ask("milk", "milk").quit()
    assert SavedRounds(home / ".local/state/wordscramble").current["found"] == ["milk"]


def test_a_symbolic_link_stays_a_link(play_plain, home):
    for link in ["relative", "dangling", "chain"]:
        with case(link):
            variables = {"XDG_STATE_HOME": str(home / link)}
            history, target = home / link / "wordscramble/history.txt", home / link / "elsewhere/mine.txt"
            for folder in (history.parent, target.parent):
                folder.mkdir(parents=True)
            if link == "chain":
                history.with_name("between").symlink_to(target)
            history.symlink_to({"relative": "../elsewhere/mine.txt", "chain": "between"}.get(link, target))
            if link != "dangling":
                target.touch()
            game = play_plain("--root", "silkworm", variables=variables).ask("milk", "milk +2")
            game.ask("worm", "worm +2").quit()
            assert history.is_symlink() and not target.is_symlink()
            assert b"silkworm" in target.read_bytes()
            play_plain("--root", "silkworm", variables=variables).ask("/words", "worm milk").quit()


def test_temporary_files_of_a_killed_game_are_removed(play_plain, state_folder):
    state_folder.mkdir(parents=True)
    stale = [state_folder / "history.txt.123.tmp", state_folder / "history.txt.99999.tmp"]
    others = [state_folder / "mine.tmp", state_folder / "history.txt.corrupt-1", state_folder / "history.txtx.1.tmp"]
    for file in stale + others:
        file.write_text("old")
    play_plain("--root", "silkworm").ask("milk", "milk +2").quit()
    assert not any(file.exists() for file in stale) and all(file.read_text() == "old" for file in others)


def test_two_games_at_once_lose_nothing(play_plain, current_round):
    one = play_plain("--root", "silkworm").until("silkworm: spell")
    two = play_plain("--root", "silkworm").until("silkworm: spell")
    one.type_lines(*WORDS[0::2], "/quit")
    two.type_lines(*WORDS[1::2], "/quit")
    assert (one.wait_for_exit(), two.wait_for_exit()) == (0, 0)
    assert sorted(current_round()["found"]) == sorted(WORDS)


def test_two_games_started_at_the_same_moment_lose_nothing(play_plain, current_round):
    one, two = play_plain("--root", "silkworm"), play_plain("--root", "silkworm")
    one.type_lines(*WORDS[0::2], "/quit")
    two.type_lines(*WORDS[1::2], "/quit")
    assert (one.wait_for_exit(), two.wait_for_exit()) == (0, 0)
    assert sorted(current_round()["found"]) == sorted(WORDS)


def test_two_games_on_different_roots_keep_both_rounds(play_plain, saved_rounds):
    one = play_plain("--root", "silkworm").until("silkworm: spell")
    two = play_plain("--root", "triangle").until("triangle: spell")
    for word, other_word in zip(WORDS, ["angle", "tail", "rain", "train", "alert"]):
        one.ask(word, f"{word} +2")
        two.ask(other_word, f"{other_word} +{len(other_word) - 2}")
    found = {saved_round["root"]: len(saved_round["found"]) for saved_round in saved_rounds.rounds.values()}
    assert found == {"silkworm": 5, "triangle": 5}


def test_a_clue_and_the_end_in_one_game_are_preserved_by_the_other(play_plain, current_round):
    # RoundStoreSharingTests.swift tests clues in both games.
    one = play_plain("--root", "silkworm").ask("milk", "milk +2")
    two = play_plain("--root", "silkworm").until("silkworm: spell")
    one.ask("/clue", "starting with").ask("/end", "End this round?").ask("/yes", "Words missed")
    two.ask("worm", "worm +2").ask("silk", "This round is over").quit()
    one.quit()
    assert len(current_round()["clues"]) == 1 and current_round()["ended"]
    assert sorted(current_round()["found"]) == ["milk", "worm"]
