"""Rounds that several people play together: two players with separate homes pass a link back and forth."""

import re

import pytest
from conftest import environment_of
from shared_codes import shared_code
from terminal import Terminal
from test_commands import parse_answer

DAMAGED_LINK = "This link is damaged. Please ask for it again."
LINK_PATTERN = re.compile(r"\S*#g1\.[\w-]+")
ANA = {"id": 1, "name": "Ana", "words": ["milk", "silk"]}
BEN = {"id": 2, "name": "Ben", "words": ["milk", "worm"], "final": True}


def link_in(game):
    """The last link that a game has printed."""
    return LINK_PATTERN.findall(game.text)[-1]


@pytest.fixture
def start_ben(program, tmp_path):
    """Starts the game of a second player with a separate home."""
    games = []

    def start_ben(*arguments):
        environment = {"TERM": "xterm", **environment_of(tmp_path)}
        games.append(Terminal([program, "play", "--plain", *arguments], environment, columns=200))
        return games[-1]

    yield start_ben
    for game in games:
        game.close()


@pytest.fixture
def start_ana(play_plain):
    """Starts the game of the first player."""
    return lambda *arguments: play_plain(*arguments, columns=200)


def test_a_race_passes_back_and_forth(start_ana, start_ben, run):
    game = start_ana("--root", "silkworm", "--name", "Ana").ask("milk", "milk +2").ask("silk", "silk +2")
    game.ask("/together", "silkworm, with Ana.").until("#g1.").quit()
    link = "https://words.example/" + link_in(game)
    game = start_ben("--shared", link, "--name", "Ben").until(
        "Ana invites you to play silkworm together.", "spell words"
    )
    game.ask("milk", "milk +2").ask("/end", "/yes").ask("/yes", "Ana found 1 more word than you.")
    game.ask("/missed", "Everyone found: milk").until("Only Ana found: silk", "Nobody found: ")
    game.ask("/together", "2. You: 1 word, 2 points, finished").until("#g1.").quit()
    link = link_in(game)
    output = run("shared", link).stdout.decode()
    assert output.startswith("silkworm: Race\nYou found 1 more word than Ben.\nSo far: somebody is still playing.\n")
    assert "1. You: 2 words, 4 points, still playing\n2. Ben: 1 word, 2 points, finished\n" in output
    assert "found: " not in output and LINK_PATTERN.search(output)
    game = start_ana("--shared", link).until("You and Ben are playing silkworm together.").ask("/words", "silk milk")
    game.ask("/end", "/yes").ask("/yes", "/missed").ask("/missed", "Only you found: silk").quit()
    answer = parse_answer(run("shared", link, "--json"))
    assert answer["everyone"] == ["milk"] and answer["only"] == {"Ana": ["silk"]}
    assert len(answer["missed"]) == 38 and all(player["final"] for player in answer["players"])


def test_a_shared_list_passes_back_and_forth(start_ana, start_ben, run):
    game = start_ana("--root", "silkworm", "--name", "Ana").ask("milk", "milk +2")
    game.ask("/together list", "silkworm, with Ana.").until("#g1.").ask("/words", "milk").quit()
    game = start_ben("--shared", link_in(game), "--name", "Ben").until("Ana invites you to play silkworm together.")
    game.ask("milk", "Found already: On one list, each word counts once. Ana has found milk.")
    game.ask("silk", "silk +2").ask("/together", "Together you found 2 of 40 words.").until("#g1.").quit()
    link = link_in(game)
    game = start_ana("--shared", link).until("You and Ben are playing silkworm together.")
    game.ask("silk", "Ben has found silk.").ask("worm", "worm +2").quit()
    # The words of the other player are still there when the round is resumed without a link.
    start_ana().until("silkworm: spell words").ask("silk", "Ben has found silk.").quit()
    output = run("shared", link).stdout.decode()
    assert output.startswith("silkworm: One list\nTogether you found 3 of 40 words.\n")
    assert "Only Ben found: silk\n" in output and "Only you found: milk worm\n" in output
    answer = parse_answer(run("shared", link, "--json"))
    assert answer["mode"] == "list" and answer["everyone"] == answer["missed"] == [] and answer["only"] == {}


def test_the_helper_writes_the_code_of_the_game(run):
    code = shared_code(ANA, BEN)
    assert parse_answer(run("shared", code, "--json")) == {
        "table": "0000000000000001",
        "root": "silkworm",
        "number": 0,
        "mode": "race",
        "players": [
            {"name": "Ana", "words": 2, "points": 4, "final": False},
            {"name": "Ben", "words": 2, "points": 4, "final": True},
        ],
        "everyone": [],
        "only": {},
        "missed": [],
    }
    assert run("shared", code).stdout.decode() == (
        "silkworm: Race\nAna and Ben are tied.\nSo far: somebody is still playing.\n"
        "1. Ana: 2 words, 4 points, still playing\n1. Ben: 2 words, 4 points, finished\n"
    )


def test_a_code_is_read_from_an_argument_a_link_or_standard_input(run):
    code = shared_code(ANA, {"id": 3, "words": ["milk", "silk", "worm"]}, mode="list", daily=3, root="silkworm")
    expected = parse_answer(run("shared", code, "--json"))
    assert (expected["number"], expected["mode"]) == (3, "list")
    assert [player["name"] for player in expected["players"]] == ["Player 2", "Ana"]
    for text in [f"#{code}", f"(https://words.example/%23G{code[1:]}&fbclid=1)."]:
        assert parse_answer(run("shared", text, "--json")) == expected
    assert parse_answer(run("shared", "-", "--json", stdin=f"{code}\n".encode())) == expected


def test_showing_a_strangers_link_leaves_no_trace(start_ana, run, saved_rounds, state_folder):
    start_ana("--root", "silkworm").ask("milk", "milk +2").quit()
    before = {file.name: file.read_bytes() for file in state_folder.iterdir()}
    for arguments in [(), ("--json",)]:
        run("shared", shared_code(ANA, BEN), *arguments)
    assert {file.name: file.read_bytes() for file in state_folder.iterdir()} == before
    assert b"g-" not in b"".join(before.values()) and saved_rounds.current["found"] == ["milk"]


def test_a_pipe_plays_a_shared_round_and_saves_nothing(run, state_folder):
    result = run("play", "--shared", shared_code(ANA, BEN), "--name", "cleo", stdin=b"milk\nrow\n/together\n")
    assert result.stderr == b"Ana and Ben are playing silkworm together.\nsilkworm\n" and result.returncode == 0
    lines = result.stdout.decode().splitlines()
    assert lines[:3] == ["milk +2", "row +1", "Ana and Ben are tied."] and "3. You: 2 words, 3 points" in lines[6]
    assert lines[-1] == "Score 3, 2 of 40 words" and not state_folder.exists()
    result = run("play", "--shared", shared_code(ANA), "--name", "ANA", stdin=b"worm\n/together\n")
    assert b"You play on as Ana, as in the link.\n" in result.stderr
    assert b"1. You: 3 words, 6 points, still playing\n" in result.stdout


def test_an_export_includes_shared_rounds(start_ana, run, tmp_path):
    game = start_ana("--root", "silkworm", "--name", "Ana").ask("milk", "milk +2")
    game.ask("/together list", "silkworm, with Ana.").until("#g1.").quit()
    link = link_in(game)
    file = tmp_path / "rounds.txt"
    file.write_bytes(run("export").stdout)
    other = environment_of(tmp_path / "other")
    assert run("import", str(file), **other).returncode == 0
    assert "You: 1 word" in run("shared", link, **other).stdout.decode()
    assert "1. Ana: 1 word" in run("shared", link, **environment_of(tmp_path / "third")).stdout.decode()


def test_the_screen_shows_who_plays_and_shares_the_link(play):
    game = play("--shared", shared_code(ANA, BEN), "--name", "Cleo", rows=40)
    game.until("Ana and Ben are playing silkworm together.")
    game.play_found("row", "+1")
    game.press("C-s").until("Word Scramble together: silkworm, with", "#g1.")
