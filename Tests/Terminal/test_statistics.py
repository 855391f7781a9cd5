"""The history of all rounds: the statistics, and forgetting."""

from test_commands import parse_answer

RANK_NAMES = ["start", "fair", "fine", "good", "great", "superb", "allWords"]


def play_round(play_plain, *words, root="silkworm"):
    """Plays words in plain mode, and then leaves."""
    game = play_plain("--root", root).until("/help lists the commands.")
    for word in words:
        game.ask(word, f"{word} +")
    return game.quit()


def test_the_statistics_count_rounds_words_and_ranks(run, play_plain):
    play_round(play_plain, "milk", "mirk", "swirl")
    play_round(play_plain, "oil", "ilk", root="kilo")
    assert parse_answer(run("statistics", "--json")) == {
        "rounds": 2,
        "words": 5,
        "distinctWords": 5,
        "common": 4,
        "bonus": 1,
        "longest": ["swirl"],
        "allWords": 1,
        "dailies": 0,
        "ranks": dict.fromkeys(RANK_NAMES, 0) | {"fair": 1, "allWords": 1},
    }
    output_lines = run("statistics").stdout.decode().splitlines()
    assert output_lines[:3] == ["Rounds: 2", "Words found: 5", "Different words: 5"]
    assert "All words: 1" in output_lines and "Fair: 1" in output_lines
    assert run("statistics", LANG="zh_CN.UTF-8").stdout.decode().startswith("局数：2\n")


def test_forgetting_asks_once_and_any_answer_but_yes_forgets_nothing(run, play_plain, open_terminal):
    play_round(play_plain, "milk")
    for message in ["", "yess"]:
        game = open_terminal("forget").until("Forget everything?", "wordscramble export FILE", "Type yes")
        game.ask(message, "Nothing was forgotten.")
        assert game.wait_for_exit() == 0
    assert parse_answer(run("statistics", "--json"))["words"] == 1
    game = open_terminal("forget").until("Type yes").ask("yes", "Everything is forgotten.")
    assert game.wait_for_exit() == 0
    assert parse_answer(run("statistics", "--json"))["words"] == 0


def test_without_a_terminal_forgetting_requires_the_option(run, play_plain, current_round, rounds_file):
    play_round(play_plain, "milk")
    result = run("forget", stdin=b"yes\n")
    assert (result.returncode, result.stdout) == (64, b"") and b"--yes" in result.stderr
    assert current_round()["found"] == ["milk"]
    result = run("forget", "--yes")
    assert (result.returncode, result.stdout, result.stderr) == (0, b"Everything is forgotten.\n", b"")
    assert b"milk" not in rounds_file.read_bytes()
