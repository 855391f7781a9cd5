"""Documentation/Challenges.md is enough to decode a challenge.

The decoder on that page agrees with the core on thousands of mutated codes.
"""

import os
import re
from pathlib import Path

import pytest
from mutations import DIGITS, Mutations, digest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "Documentation/Challenges.md").read_text(encoding="utf-8")
TESTS = ROOT / "Tests/WordScrambleTests"
MUTATIONS = (TESTS / "ChallengeMutations.swift").read_text(encoding="utf-8")
CODE, BITS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
CODE = CODE.strip()
RANKS = [8, 20, 40, 55, 70]


@pytest.fixture(scope="module")
def page():
    """The definitions in the code of the page."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    names = {}
    exec(compile(code, "Challenges.md", "exec"), names)
    return names


def test_the_example_is_the_golden_code():
    tests = (TESTS / "ChallengeTests.swift").read_text(encoding="utf-8")
    assert re.search(r'static let golden = "(.*)"', tests)[1] == CODE


def test_the_decoder_reads_the_example(page):
    expected = {
        "root": "silkworm",
        "minimum": 3,
        "scoring": "classic",
        "minutes": 0,
        "daily": None,
        "edition": 7,
        "given": None,
        "assists": [("hint", 41)],
        "words": [("milk", 12), ("worm", 30)],
        "seconds": 61,
    }
    for before in ["", "#", "https://example.org/#", "https://example.org/?lang=de#"]:
        assert page["challenge"](before + CODE) == expected


def test_the_bits_of_the_example_match_the_code():
    bits = "".join(re.sub(r" {3}.*", "", line).replace(" ", "") for line in BITS.splitlines())
    data = "".join(f"{DIGITS.index(character):06b}" for character in CODE[3:])
    assert data[: len(bits)] == bits and len(bits) % 8 == 0
    assert len(data) // 8 == len(bits) // 8 + 4


def test_the_table_of_encoded_numbers_is_correct(page):
    table = PAGE[PAGE.index("| number | groups |") : PAGE.index("## What is taken")]
    for number, groups in re.findall(r"^\| (\d+) \| (.*) \|$", table, re.MULTILINE):
        bits = page["Bits"](b"")
        bits.bits = re.sub("[` ]", "", groups)
        assert bits.count() == int(number) and bits.place == len(bits.bits)


def test_the_decoder_refuses_every_code_with_a_changed_character(page):
    for index in range(3, len(CODE)):
        for character in DIGITS + "+/= .\u00e9":
            if character != CODE[index]:
                with pytest.raises(ValueError):
                    page["challenge"](CODE[:index] + character + CODE[index + 1 :])


def test_the_decoder_refuses_truncated_and_extended_codes(page):
    for length in range(len(CODE)):
        with pytest.raises(ValueError):
            page["challenge"](CODE[:length])
    for more in ["A", "AAAA", "=", " "]:
        with pytest.raises(ValueError):
            page["challenge"](CODE + more)
    for newer in ["c3.", "c10.AAAA", "https://example.org/#c999999999." + CODE[3:]]:
        with pytest.raises(NotImplementedError):
            page["challenge"](newer)


def swift_constant(name):
    """The value of a string constant in the tests of the core."""
    return re.search(rf'static let {name} = "(.*)"', MUTATIONS)[1]


class Game:
    """The rules of the game, on the few words of ChallengeMutations.swift, whose edition is 7."""

    def __init__(self):
        self.classes = {
            word: kind for kind in ("everyday", "common", "rare", "blocked") for word in swift_constant(kind).split()
        }
        self.days = swift_constant("daily").split()
        self.totals = {}

    def refusal(self, word, read, found):
        if len(word) < read["minimum"]:
            return "tooShort"
        if word == read["root"]:
            return "sameAsRoot"
        if word in found:
            return "alreadyFound"
        if any(word.count(letter) > read["root"].count(letter) for letter in word):
            return "lettersNotInRoot"
        if self.kind(word, read):
            return None
        return "tooLong" if len(word) > 8 else "unknownWord"

    def kind(self, word, read):
        """The class of a word, or None for a word that does not count."""
        kind = self.classes.get(word)
        if word in (read["given"] or []):
            return kind if kind == "everyday" else "common"
        return None if kind == "blocked" and read["given"] is not None else kind

    def points(self, word, read):
        is_full = len(word) == len(read["root"])
        if read["scoring"] == "letters":
            return len(word) + 7 * is_full
        return len(word) if is_full else 1 if len(word) == 3 else 2

    def total(self, read):
        words = [
            word
            for word in {*self.classes, *(read["given"] or [])}
            if self.kind(word, read) in ("everyday", "common") and not self.refusal(word, read, [])
        ]
        return len(words), sum(self.points(word, read) for word in words)

    def answer(self, read):
        """The core's result for a decoded challenge, as one line."""
        is_same = read["edition"] == 7
        if read["daily"] and is_same and self.days[(read["daily"] - 1) % len(self.days)] != read["root"]:
            return "damaged"
        found, unknown = {}, []
        for word, second in read["words"]:
            reason = self.refusal(word, read, found)
            if reason is None:
                found[word] = second
            elif is_same or reason not in ("unknownWord", "tooLong"):
                return f"word {word} {reason}"
            elif word in unknown:
                return f"word {word} alreadyFound"
            else:
                unknown.append(word)
        return self.line(read, found, unknown, is_same)

    def line(self, read, found, unknown, is_same):
        words, points = self.total(read)
        common = sum(self.kind(word, read) in ("everyday", "common") for word in found)
        score = sum(self.points(word, read) for word in found)
        # A timed round leaves time for fewer points.
        in_time = 15 * read["minutes"]
        goal = points * in_time // (words + in_time) if in_time and not read["daily"] else points
        rank = sum(score >= (goal * share + 99) // 100 for share in RANKS) if words else 0
        if words and common == words:
            rank = 6
        kinds = [kind for kind, _ in read["assists"]]
        numbers = [
            read["minimum"],
            int(read["scoring"] == "letters"),
            read["minutes"],
            read["daily"] or 0,
            common,
            len(found) - common,
            words,
            score,
            rank,
            kinds.count("hint"),
            kinds.count("clue"),
            read["seconds"],
            int(is_same),
        ]
        finds = [f"{word}@{second}" for word, second in found.items()]
        return " ".join([f"valid {read['root']}", *map(str, numbers), *finds, *(f"{word}?" for word in unknown)])


def test_the_decoder_agrees_with_the_core_on_mutated_codes(page):
    count = int(os.environ.get("CODES", "20_000"))
    digests = {
        int(number.replace("_", "")): int(value.replace("_", ""), 16)
        for number, value in re.findall(r"([\d_]+): 0x([\w]+)", MUTATIONS)
    }
    codes = re.findall(r'^ +"(c[12]\..*)",$', MUTATIONS, re.MULTILINE)
    mutations, game, lines = Mutations(codes, 12), Game(), []
    for _ in range(count):
        try:
            lines.append(game.answer(page["challenge"](mutations.next())))
        except ValueError:
            lines.append("damaged")
        except NotImplementedError:
            lines.append("newer")
    assert sum(line.startswith("valid") for line in lines) > count / 20
    assert f"{digest(''.join(line + chr(10) for line in lines)):08x}" == f"{digests[count]:08x}"
