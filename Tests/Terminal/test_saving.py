"""Every found word is on disk before the player sees it, and is there at the next start."""

import itertools
import os
import re
import shutil
import signal
import stat
import time

import pytest
from records import Saved, record
from waiting import let_play_time_pass

needs_strace = pytest.mark.skipif(not shutil.which("strace"), reason="strace is not installed")
WORDS = [
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
    "lows",
    "slow",
    "kilo",
    "silo",
    "limo",
    "rims",
    "limos",
    "skim",
    "woks",
    "kilos",
    "milks",
    "smirk",
    "swirl",
    "works",
    "worms",
]


def test_a_word_is_on_disk_when_it_is_shown(lines, kept):
    game = lines("--root", "silkworm").until("silkworm: spell words")
    for count, word in enumerate(WORDS, 1):
        game.ask(word, f"{word} +2\r\n")
        assert kept()["found"] == WORDS[:count][::-1]


def test_a_word_is_on_disk_when_the_screen_shows_it(play, kept):
    game = play("play", "--root", "silkworm")
    game.until("Type a word")
    for count, word in enumerate(WORDS[:5], 1):
        game.find(word)
        assert kept()["found"] == WORDS[:count][::-1]


def test_twenty_kills_lose_no_word_that_was_shown(lines, kept):
    found = []
    for word in WORDS[:20]:
        game = lines("--root", "silkworm").until("silkworm: spell words").ask(word, f"{word} +2")
        game.process.send_signal(signal.SIGKILL)
        assert game.end() == -signal.SIGKILL
        found.insert(0, word)
        assert kept()["found"] == found


def traced(home, program, calls, *options, root="silkworm"):
    """The command that plays in lines while strace looks on."""
    return [
        "strace",
        "-f",
        "-y",
        "-qq",
        "-s",
        "4096",
        "-o",
        home / "log",
        "-e",
        f"trace={calls}",
        *options,
        program,
        "play",
        "--plain",
        "--root",
        root,
    ]


@needs_strace
@pytest.mark.parametrize("calls", ["openat", "write", "fsync", "flock"])
def test_a_kill_at_any_system_call_of_saving_a_word_loses_nothing_shown(
    open_terminal, home, program, lines, state, saved, calls
):
    lines("--root", "silkworm").ask("milk", "milk +2").leave()
    before = (state / "history.txt").read_bytes()
    open_terminal(command=traced(home, program, calls)).say("/quit").end()
    log = (home / "log").read_text(encoding="utf-8").splitlines()
    first = next((place for place, line in enumerate(log, 1) if str(state) in line), 1)
    for when in itertools.count(first):
        (state / "history.txt").write_bytes(before)
        command = traced(home, program, calls, "-e", f"inject={calls}:signal=KILL:when={when}")
        game = open_terminal(command=command).say("worm", "/quit")
        code = game.end()
        assert (state / "history.txt").read_bytes().startswith(before)
        found = saved.current["found"]
        assert found in (["milk"], ["worm", "milk"]) and ("worm +2" not in game.text or found != ["milk"])
        if code == 0:
            break
    assert when > first and found == ["worm", "milk"]


@needs_strace
@pytest.mark.parametrize(
    "calls", ["openat", "write", "fsync", "?unlink,?unlinkat", "?link,?linkat", "?rename,?renameat,?renameat2", "flock"]
)
def test_a_kill_at_any_system_call_of_dealing_leaves_the_round_before_or_the_new_one(
    open_terminal, home, program, lines, state, saved, calls
):
    lines("--root", "silkworm").ask("milk", "milk +2").leave()
    shelf = (state / "shelf.txt").read_bytes()
    for when in itertools.count(1):
        (state / "shelf.txt").write_bytes(shelf)
        command = traced(home, program, calls, "-e", f"inject={calls}:signal=KILL:when={when}", root="triangle")
        code = open_terminal(command=command).say("/quit").end()
        assert saved.current["root"] in ("silkworm", "triangle")
        assert "milk" in next(kept for kept in saved.shelf if kept["root"] == "silkworm")["found"]
        if code == 0:
            break
    assert saved.current["root"] == "triangle" and not list(state.glob("*.tmp"))


@needs_strace
def test_a_word_is_appended_and_synced_before_it_is_shown(open_terminal, home, program, lines):
    lines("--root", "silkworm").ask("worm", "worm +2").leave()
    calls = "openat,write,fsync,?rename,?renameat,?renameat2,?ftruncate"
    open_terminal(command=traced(home, program, calls)).until("silkworm: spell").ask("milk", "milk +2").leave()
    log = (home / "log").read_text(encoding="utf-8")
    last = log[: log.index('"milk +2')]
    last = last[last.rindex("history.txt.lock") :]
    steps = [
        ("append", r"openat\([^\n]*history\.txt\", O_RDWR[^\n]*O_APPEND"),
        ("write", r"write\(\d+<[^>]*history\.txt>[^\n]*found milk"),
        ("sync", r"fsync\(\d+<[^>]*history\.txt>\) += 0"),
    ]
    place = 0
    for name, pattern in steps:
        step = re.search(pattern, last[place:])
        assert step, f"no {name} after what came before:\n{last}"
        place += step.end()
    assert "rename" not in last and "ftruncate" not in last


@needs_strace
def test_the_shelf_is_written_synced_renamed_and_the_folder_synced(open_terminal, home, program):
    calls = "openat,write,fsync,?rename,?renameat,?renameat2"
    open_terminal(command=traced(home, program, calls)).until("silkworm: spell").leave()
    log = (home / "log").read_text(encoding="utf-8")
    steps = [
        ("write", r"write\(\d+<[^>]*shelf\.txt\.\d+\.tmp>.*silkworm"),
        ("sync", r"fsync\(\d+<[^>]*\.tmp>\) += 0"),
        ("rename", r"rename\w*\([^\n]*\.tmp\", [^\n]*shelf\.txt\"[^\n]*= 0"),
        ("sync of the folder", r"fsync\(\d+<[^>]*/wordscramble>\) += 0"),
    ]
    place = 0
    for name, pattern in steps:
        step = re.search(pattern, log[place:])
        assert step, f"no {name} after what came before:\n{log}"
        place += step.end()


def test_a_word_is_saved_with_the_time_of_play_at_which_it_was_found(lines, kept):
    begin = time.monotonic()
    game = lines("--root", "silkworm").until("silkworm: spell")
    let_play_time_pass(0.4)
    game.ask("milk", "milk +2")
    let_play_time_pass(0.4)
    game.leave()
    first = kept()["times"][0]
    assert 0.3 <= first <= kept()["played"] - 0.3, "the time after the last word is play time too"
    left = time.monotonic()
    let_play_time_pass(0.6)
    away = time.monotonic() - left
    lines("--root", "silkworm").ask("worm", "worm +2").leave()
    assert kept()["times"][1] == first <= kept()["times"][0] <= kept()["played"]
    assert kept()["played"] < time.monotonic() - begin - away + 0.2, "time away is not play time"


def test_the_round_is_resumed_at_the_next_start(lines, play):
    lines("--root", "silkworm").ask("milk", "milk +2").ask("mirk", "mirk +2 bonus").leave()
    lines().until("silkworm: spell").ask("/words", "mirk milk").ask("/score", "Score 4, 1 of 40 words").leave()
    play().until("silkworm", "Found 1 of 40, 1 bonus")


def test_another_root_puts_the_round_on_the_shelf_and_the_same_root_resumes_it(lines, kept, saved):
    lines("--root", "silkworm").ask("milk", "milk +2").leave()
    lines("--root", "triangle").ask("angle", "angle +2").leave()
    assert (kept()["root"], kept()["found"]) == ("triangle", ["angle"])
    assert [round["root"] for round in saved.shelf[1:]] == ["silkworm"]
    lines("--root", "SILKWORM").ask("/words", "milk").ask("/back", "triangle: spell").ask("/words", "angle").leave()


def test_the_daily_is_resumed_and_another_round_waits_on_the_shelf(lines, kept, saved):
    lines("--root", "silkworm").ask("milk", "milk +2").leave()
    lines("--daily").ask("/hint", "Words left").leave()
    began, number = kept()["began"], kept()["daily"]
    lines("--root", "silkworm").ask("/words", "milk").leave()
    assert kept().get("daily") is None
    lines("--daily").until(": spell words").leave()
    assert (kept()["began"], kept()["daily"], kept()["hints"]) == (began, number, 1)
    assert [round["root"] for round in saved.shelf[1:]] == ["silkworm"]


def test_a_round_asked_for_with_other_rules_is_another_round(lines, kept):
    lines("--root", "silkworm").ask("milk", "milk +2").leave()
    lines("--root", "silkworm", "--minimum", "4").ask("/words", "No words yet.").leave()
    lines("--root", "silkworm", "--scoring", "letters").ask("milk", "milk +4").leave()
    lines("--root", "silkworm", "--minimum", "3", "--scoring", "classic").ask("/score", "Score 2, 1 of 40").leave()


def test_file_and_folders_are_for_the_player_alone(lines, state):
    before = os.umask(0)
    try:
        lines("--root", "silkworm").ask("milk", "milk +2").ask("worm", "worm +2").leave()
    finally:
        os.umask(before)
    assert stat.S_IMODE(state.stat().st_mode) == 0o700 == stat.S_IMODE(state.parent.stat().st_mode)
    assert {stat.S_IMODE(file.stat().st_mode) for file in state.iterdir()} == {0o600}
    assert {file.name for file in state.iterdir()} == {"history.txt", "history.txt.lock", "shelf.txt"}


def test_without_a_state_folder_named_it_is_that_of_the_home(lines, home):
    for value in ["", "relative/path"]:
        lines("--root", "silkworm", variables={"XDG_STATE_HOME": value}).ask("milk", "milk").leave()
    assert Saved(home / ".local/state/wordscramble").current["found"] == ["milk"]


@pytest.mark.parametrize("link", ["absolute", "relative", "dangling", "chain"])
@pytest.mark.parametrize("name", ["history.txt", "shelf.txt"])
def test_a_linked_file_stays_a_link(lines, home, state, name, link):
    state.mkdir(parents=True)
    target = home / "elsewhere" / "mine.txt"
    target.parent.mkdir()
    file = state / name
    if link == "chain":
        (state / "between").symlink_to(target)
    file.symlink_to({"relative": "../../elsewhere/mine.txt", "chain": "between"}.get(link, target))
    if link != "dangling":
        target.write_bytes(b"" if name == "history.txt" else record("shelf 1\n"))
    lines("--root", "silkworm").ask("milk", "milk +2").ask("worm", "worm +2").leave()
    assert file.is_symlink() and not target.is_symlink()
    assert b"silkworm" in target.read_bytes()
    lines().until("silkworm: spell").ask("/words", "worm milk").leave()


def test_what_a_killed_game_left_behind_is_swept(lines, state):
    state.mkdir(parents=True)
    stale = [state / "shelf.txt.123.tmp", state / "history.txt.99999.tmp"]
    others = [state / "mine.tmp", state / "shelf.txt.corrupt-1", state / "shelf.txtx.1.tmp"]
    for file in stale + others:
        file.write_text("old")
    lines("--root", "silkworm").ask("milk", "milk +2").leave()
    assert not any(file.exists() for file in stale) and all(file.read_text() == "old" for file in others)


def test_two_games_at_once_lose_nothing(lines, kept):
    one = lines("--root", "silkworm").until("silkworm: spell")
    two = lines("--root", "silkworm").until("silkworm: spell")
    one.say(*WORDS[0::2], "/quit")
    two.say(*WORDS[1::2], "/quit")
    assert (one.end(), two.end()) == (0, 0)
    assert sorted(kept()["found"]) == sorted(WORDS)


def test_two_games_begun_at_the_same_moment_lose_nothing_either(lines, saved):
    one, two = lines("--root", "silkworm"), lines("--root", "silkworm")
    one.say(*WORDS[0::2], "/quit")
    two.say(*WORDS[1::2], "/quit")
    assert (one.end(), two.end()) == (0, 0)
    assert {word for kept in saved.shelf for word in kept["found"]} == set(WORDS)


def test_two_games_on_different_roots_keep_both_rounds(lines, saved):
    one = lines("--root", "silkworm").until("silkworm: spell")
    two = lines("--root", "triangle").until("triangle: spell")
    for mine, yours in zip(WORDS, ["angle", "tail", "rain", "train", "alert"]):
        one.ask(mine, f"{mine} +2")
        two.ask(yours, f"{yours} +2")
    found = {kept["root"]: len(kept["found"]) for kept in saved.rounds.values()}
    assert found == {"silkworm": 5, "triangle": 5}


def test_hints_and_the_end_in_one_game_are_kept_by_the_other(lines, kept):
    one = lines("--root", "silkworm").ask("milk", "milk +2")
    begin = time.monotonic()
    two = lines("--root", "silkworm").until("silkworm: spell")
    one.ask("/hint", "Words left")
    # Two hints at the same play time would be one, and the second game did not count while it started.
    let_play_time_pass(time.monotonic() - begin + 0.3)
    two.ask("/hint", "Words left")
    assert kept()["hints"] == 2
    one.ask("/end", "End this round?").ask("/yes", "/missed shows").ask("/missed", "Words missed")
    two.ask("worm", "worm +2").ask("silk", "This round is over").leave()
    one.leave()
    assert (kept()["hints"], kept()["revealed"], sorted(kept()["found"])) == (2, True, ["milk", "worm"])
