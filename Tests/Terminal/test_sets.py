"""Sets of rounds: playing them in order, and handing them in."""

import base64
import zlib

from conftest import ROOT

# silkworm and planters, five minutes each, with the unit words milk, plant and tomb: the example in
# Documentation/PuzzleSets.md.
SET_CODE = "s1.FEkLVZ0WQ9YGzJGRKNGIWpXrA2aTcwIMyfD3"


def word_bits(word):
    return f"{len(word):04b}" + "".join(f"{ord(letter) - 97:05b}" for letter in word)


def count_bits(number):
    """The bits of a count up to 255."""
    return f"{number:05b}" if number < 16 else f"{16 | number % 16:05b}{number // 16:05b}"


def code_of_bits(letter, bits):
    """The code with the given bits."""
    bits += "0" * (-len(bits) % 8)
    data = bytes(int(bits[index : index + 8], 2) for index in range(0, len(bits), 8))
    return f"{letter}1." + base64.urlsafe_b64encode(data + zlib.crc32(data).to_bytes(4, "big")).decode().rstrip("=")


def code_of_set(roots, unit_words=(), minutes=0):
    words = ["".join(map(word_bits, word_list)) for word_list in (roots, sorted(unit_words))]
    return code_of_bits(
        "s", count_bits(len(roots)) + words[0] + "001" + count_bits(minutes) + count_bits(len(unit_words)) + words[1]
    )


HAND_IN_CODES = {}


def code_of_hand_in(run, code, seat, *rounds):
    """The code that a piped player hands in after playing words in each round. Each distinct game is played once."""
    lines = "\n/next\n".join("\n".join(words) for words in rounds) + f"\n/hand-in {seat}\n"
    if (code, lines) not in HAND_IN_CODES:
        result = run("play", "--set", code, stdin=lines.encode())
        HAND_IN_CODES[code, lines] = next(
            line for line in result.stdout.decode().splitlines() if line.startswith("h1.")
        )
    return HAND_IN_CODES[code, lines]


def test_the_helper_writes_the_code_of_the_documentation():
    assert code_of_set(["silkworm", "planters"], ["milk", "plant", "tomb"], 5) == SET_CODE


def test_the_rounds_are_played_in_order_and_can_be_left_and_resumed(play_plain, current_round):
    game = play_plain("--set", SET_CODE).until(
        "silkworm: spell words", "Set silkworm + 1, round 1 of 2: 0 of 1 unit words"
    )
    game.ask("milk", "A unit word, 1 of 1").ask("/end", "/yes").ask("/yes", "Round 2 of 2: /next")
    game.ask("/next", "Set silkworm + 1, round 2 of 2").ask("plan", "plan +2")
    assert game.quit() == 0 and current_round()["found"] == ["plan"]
    game = play_plain("--set", f"https://words.example/#{SET_CODE}").until("Set silkworm + 1, round 2 of 2")
    game.ask("/words", "plan").ask("/back", "silkworm").ask("/words", "Unit words found: milk").quit()
    game = play_plain().until("silkworm: spell words", "Set silkworm + 1, round 1 of 2")
    game.ask("/hand-in 7", "Seat 7, 2 of 2 rounds.").quit()


def test_a_played_round_of_a_set_can_be_shared(play_plain, run):
    play_plain("--set", SET_CODE).until("spell words").ask("milk", "milk +2").ask("/quit", "Score 2").quit()
    assert run("share").stdout.startswith(b"Word Scramble, silkworm: 1 of 40 words in 5 minutes, 2 points")
    game = play_plain("--set", SET_CODE).until("spell words").ask("/end", "/yes").ask("/yes", "Round 2 of 2: /next")
    game.ask("/next", "round 2 of 2").ask("plan", "plan +2").ask("/end", "/yes").ask("/yes", "/missed").quit()
    assert run("share").stdout.startswith(b"Word Scramble, planters: 1 of ")


def test_the_hand_in_is_the_same_by_key_by_command_and_in_the_game(play, play_plain, run):
    play_plain("--set", SET_CODE).until("spell words").ask("milk", "milk +2").ask("/quit", "Score 2").quit()
    code = run("hand-in", "--set", SET_CODE, "--seat", "7").stdout.decode()
    assert code.startswith("h1.") and code.count("\n") == 1
    assert run("hand-in", "--seat", "7").stdout.decode() == code
    game = play(rows=30)
    game.until("Set silkworm + 1, round 1 of 2")
    game.press("C-k").until("Type your seat number")
    screen = game.type("7").until("Seat 7, 1 of 2 rounds.", "wordscramble hand-in --seat 7")
    assert next(row for row in screen.split("\n") if "h1." in row).strip() == code.strip()
    game.press("Escape").until("Letters hidden")
    game.press("C-e").until("Set silkworm + 1, round 2 of 2", "planters")


def test_nothing_can_be_handed_in_before_a_round_has_begun(run, play_plain):
    assert run("hand-in", "--seat", "7").stderr == b"This round is not part of a set.\n"
    play_plain("--set", SET_CODE).until("spell words").quit()
    for arguments in [(), ("--set", SET_CODE)]:
        result = run("hand-in", "--seat", "7", *arguments)
        assert (result.returncode, result.stdout) == (1, b"")
        assert result.stderr == b"No round of this set has been started yet. Play one first.\n"


def test_a_pipe_plays_a_set_and_saves_nothing(run, state_folder):
    result = run("play", "--set", SET_CODE, stdin=b"milk\n/next\nplant\n/end\n/next\nworm\n")
    assert result.stderr == b"Set silkworm + 1, round 1 of 2: silkworm\n" and result.returncode == 0
    lines = result.stdout.decode().splitlines()
    assert lines[:3] == ["milk +2", "Set silkworm + 1, round 2 of 2: planters", "plant +2"]
    assert lines[3].startswith("Word not possible") and lines[4].endswith("round 1 of 2: silkworm")
    assert lines[5:] == ["worm +2", "Score 4, 2 of 40 words"] and not state_folder.exists()
    # Outside a set the line is a word.
    assert run("play", "--root", "silkworm", stdin=b"/next\n").stdout.startswith(b"Word not possible")


def test_a_set_cannot_be_opened_without_the_sensitive_words(run, home):
    result = run(
        "play", "--set", SET_CODE, stdin=b"milk\n", WORDSCRAMBLE_RESOURCES=resources_without(home, "english.sensitive")
    )
    assert (result.returncode, result.stdout) == (74, b"") and b"english.sensitive" in result.stderr


def resources_without(home, name):
    """A folder with all files of the game except one."""
    folder = home / "resources"
    folder.mkdir()
    for file in (ROOT / "Sources/ScrambleKit/Resources").iterdir():
        if file.name != name:
            (folder / file.name).symlink_to(file)
    return str(folder)
