"""Encodes shared rounds, independently of the game."""

import base64
import zlib

MODES = ("race", "list")


def count_bits(number):
    """The bits of a count: groups of four, lowest first, each after a bit that says whether another group follows."""
    bits = ""
    while True:
        bits += f"{(16 if number > 15 else 0) | number & 15:05b}"
        number >>= 4
        if not number:
            return bits


def letter_bits(word):
    return "".join(f"{ord(letter) - 97:05b}" for letter in word)


def sorted_words_bits(words):
    """The bits of sorted words: for each, the number of dropped letters of the previous word, and the added letters."""
    bits, previous_word = count_bits(len(words)), ""
    for word in words:
        shared_length = next(
            (i for i, pair in enumerate(zip(previous_word, word)) if pair[0] != pair[1]),
            min(len(previous_word), len(word)),
        )
        bits += (
            "1" * (len(previous_word) - shared_length)
            + "0"
            + "1" * (len(word) - shared_length - 1)
            + "0"
            + letter_bits(word[shared_length:])
        )
        previous_word = word
    return bits


def player_bits(player, words):
    """The bits of a player: ID, changes, name, color, minimum, finished, seconds, hints, clues and words."""
    name = player.get("name", "").encode()
    return (
        f"{player['id']:064b}"
        + count_bits(0)
        + f"{len(name):06b}"
        + "".join(f"{byte:08b}" for byte in name)
        + "000"
        + "0"
        f"{int(player.get('final', False))}"
        + count_bits(0) * 3
        + "".join(str(int(word in player.get("words", ()))) for word in words)
    )


def shared_code(*players, root="silkworm", mode="race", daily=0, table=1):
    """The code of some players: dictionaries with an ID and, optionally, a name, words and whether they are final."""
    words = sorted({word for player in players for word in player.get("words", ())})
    bits = f"{table:064b}{len(root):04b}{letter_bits(root)}0{MODES.index(mode)}" + count_bits(0) + count_bits(daily)
    bits += sorted_words_bits(words) + count_bits(len(players))
    bits += "".join(player_bits(player, words) for player in sorted(players, key=lambda player: player["id"]))
    bits += "0" * (-len(bits) % 8)
    data = bytes(int(bits[index : index + 8], 2) for index in range(0, len(bits), 8))
    return "g1." + base64.urlsafe_b64encode(data + zlib.crc32(data).to_bytes(4, "big")).decode().rstrip("=")
