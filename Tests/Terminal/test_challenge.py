"""Challenges between friends: a link is opened, the table follows the end, and a code is sent back."""

import re

import pytest
from tools import case


def plain(text):
    """Returns a text without the characters that isolate names."""
    return re.sub("[\u2068\u2069\r]", "", text)


@pytest.fixture
def challenge(run):
    """Returns a function that plays words in a game of somebody else, and returns the code that the game prints."""

    def challenge(name, *words, opening=("--root", "silkworm")):
        result = run("play", *opening, "--name", name, stdin="\n".join(words).encode())
        return result.stdout.decode().splitlines()[-1]

    return challenge


def ended(game, *words):
    """Plays words, ends the round and leaves the game. Returns what was printed."""
    for word in words:
        game.ask(word, f"{word} +")
    game.ask("/end", "/yes ends it").ask("/yes", "/new deals a new word.\r\n").type_lines("/quit")
    assert game.wait_for_exit() == 0
    return plain(game.text)


def test_a_challenge_is_opened_played_and_sent_back(play_plain, challenge):
    message = f"Look: https://example.org/game/{challenge('Ana', 'milk', 'mirk', 'worm')}, I am waiting!"
    text = ended(play_plain(message, "--name", "Ben").until("/help lists"), "worm", "silk", "milks")
    assert text.startswith("Ana found 2 of 40 words. Can you find more?\nsilkworm: spell words")
    table = "Challenge\n1. Ben  3 words · 7 points · finished\n2. Ana  2 words · 6 points · still playing\n"
    words = "Found by all\nworm\nFound by only one\nBen: milks silk\nAna: milk mirk (bonus)\nFound by nobody\nkilos "
    assert table + words in text and text.index("milk mirk") > text.index("/yes\n")
    assert "\nWord Scramble, silkworm: Ben found 3 of 40 words. Ana also played. Can you find more?\n#" in text
    assert text.count("#") == 1

    answer = challenge("Ana", "y", "milk", "mirk", "worm", "limo", opening=re.findall("#[0-9A-Za-z]+", text))
    text = plain(play_plain(answer).until("/new deals").ask("/quit", "Score 7").text)
    assert "1. Ana  3 words · 8 points · 1 new word · still playing\n" in text


def test_the_code_is_printed_when_a_player_with_a_name_leaves(play_plain, challenge, play):
    game = play_plain("--root", "silkworm", "--name", "Ana").ask("milk", "milk +2")
    game.type_lines("/quit")
    assert game.wait_for_exit() == 0
    code = game.text.splitlines()[-1]
    assert code == challenge("Ana", "milk")
    screen = play("play", challenge("Ben", opening=[code]))
    screen.until("Found 1 of 40", lambda text: "with Ben  " in plain(text))
    screen.press("C-q").until(lambda text: re.search(r"^#\w{20}", text, re.MULTILINE))


def test_a_name_that_the_challenge_has_is_asked_about_first(run, play, challenge):
    code = challenge("Ana", "milk", "worm")
    question = "Ana plays this puzzle, too. Is this you on another device?"
    taken = run("play", code, "--name", " ANA", stdin=b"y\nsilk\n")
    assert question in plain(taken.stderr.decode()) and b"3 of 40 words" in taken.stdout
    for answer in [b"n\nsilk\n", b"\n", b""]:
        with case(answer):
            refused = run("play", code, "--name", "ana", stdin=answer)
            assert (refused.returncode, refused.stdout) == (64, b"")
            assert b"Choose another name, so that your friends can tell you apart. (--name)" in refused.stderr
    screen = play("play", code, "--name", "Ana")
    screen.until("Is this you on another device?")
    screen.type("y").press("Enter").until("Found 2 of 40", "worm")


def test_links_of_other_kinds_open_their_puzzle(run):
    for link, total in [("https://example.org/?root=kilo", "0 of 2 "), ("see example.org/?daily=3.", "0 of 43 ")]:
        with case(link):
            assert total in run("play", link).stdout.decode()
    assert b"This puzzle comes on 2053-05-17." in run("play", "?daily=9999").stderr


def test_other_texts_and_damaged_codes_are_refused(run, challenge):
    damaged = "This link is damaged. Please ask for it again."
    cases = {challenge("Ana", "milk")[:-1]: damaged, "?daily=0": damaged, "": "That is not a link to this game."}
    for link, sentence in cases.items():
        with case(link):
            result = run("play", link)
            assert (result.returncode, result.stdout) == (64, b"")
            assert f"'{link}': {sentence}\n" in result.stderr.decode()
    both = run("play", challenge("Ana", "milk"), "--daily")
    assert both.returncode == 64 and b"The link says what is played" in both.stderr
