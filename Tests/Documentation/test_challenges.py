"""Documentation/Challenges.md is enough to decode a challenge.

The decoder on that page agrees with the core on thousands of mutated codes.
"""

import os
import re
from pathlib import Path

import pytest
from mutations import CODE_DIGITS, Mutations, digest

ROOT = Path(__file__).resolve().parents[2]
PAGE_TEXT = (ROOT / "Documentation/Challenges.md").read_text(encoding="utf-8")
TESTS_FOLDER = ROOT / "Tests/WordScrambleTests"
MUTATIONS_SOURCE = (TESTS_FOLDER / "ChallengeMutations.swift").read_text(encoding="utf-8")
EXAMPLE_CODE, EXAMPLE_BITS = re.findall(r"^```text\n(.*?)^```$", PAGE_TEXT, re.MULTILINE | re.DOTALL)
EXAMPLE_CODE = EXAMPLE_CODE.strip()
RANK_PERCENTAGES = [8, 20, 40, 55, 70]


@pytest.fixture(scope="module")
def page_definitions():
    """The definitions in the code of the page."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE_TEXT, re.MULTILINE | re.DOTALL)
    definitions = {}
    exec(compile(code, "Challenges.md", "exec"), definitions)
    return definitions


def test_the_example_is_the_golden_code():
    tests = (TESTS_FOLDER / "ChallengeTests.swift").read_text(encoding="utf-8")
    assert re.search(r'static let goldenCode = "(.*)"', tests)[1] == EXAMPLE_CODE


def test_the_decoder_reads_the_example(page_definitions):
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
    for prefix in ["", "#", "https://example.org/#", "https://example.org/?lang=de#"]:
        assert page_definitions["challenge"](prefix + EXAMPLE_CODE) == expected


def test_the_bits_of_the_example_match_the_code():
    bits = "".join(re.sub(r" {3}.*", "", line).replace(" ", "") for line in EXAMPLE_BITS.splitlines())
    data = "".join(f"{CODE_DIGITS.index(character):06b}" for character in EXAMPLE_CODE[3:])
    assert data[: len(bits)] == bits and len(bits) % 8 == 0
    assert len(data) // 8 == len(bits) // 8 + 4


def test_the_table_of_encoded_numbers_is_correct(page_definitions):
    table = PAGE_TEXT[PAGE_TEXT.index("| number | groups |") : PAGE_TEXT.index("## What is taken")]
    for number, groups in re.findall(r"^\| (\d+) \| (.*) \|$", table, re.MULTILINE):
        bits = page_definitions["Bits"](b"")
        bits.bits = re.sub("[` ]", "", groups)
        assert bits.count() == int(number) and bits.place == len(bits.bits)


def test_the_decoder_refuses_every_code_with_a_changed_character(page_definitions):
    for index in range(3, len(EXAMPLE_CODE)):
        for character in CODE_DIGITS + "+/= .\u00e9":
            if character != EXAMPLE_CODE[index]:
                with pytest.raises(ValueError):
                    page_definitions["challenge"](EXAMPLE_CODE[:index] + character + EXAMPLE_CODE[index + 1 :])


def test_the_decoder_refuses_truncated_and_extended_codes(page_definitions):
    for length in range(len(EXAMPLE_CODE)):
        with pytest.raises(ValueError):
            page_definitions["challenge"](EXAMPLE_CODE[:length])
    for suffix in ["A", "AAAA", "=", " "]:
        with pytest.raises(ValueError):
            page_definitions["challenge"](EXAMPLE_CODE + suffix)
    for newer in ["c3.", "c10.AAAA", "https://example.org/#c999999999." + EXAMPLE_CODE[3:]]:
        with pytest.raises(NotImplementedError):
            page_definitions["challenge"](newer)


def swift_constant(name):
    """The value of a string constant in the tests of the core."""
    return re.search(rf'static let {name} = "(.*)"', MUTATIONS_SOURCE)[1]


class Game:
    """The rules of the game, on the few words of ChallengeMutations.swift, whose edition is 7."""

    def __init__(self):
        self.classes = {
            word: kind for kind in ("everyday", "common", "rare", "blocked") for word in swift_constant(kind).split()
        }
        self.days = swift_constant("daily").split()
        self.totals = {}

    def refusal(self, word, challenge, found):
        if len(word) < challenge["minimum"]:
            return "tooShort"
        if word == challenge["root"]:
            return "sameAsRoot"
        if word in found:
            return "alreadyFound"
        if any(word.count(letter) > challenge["root"].count(letter) for letter in word):
            return "lettersNotInRoot"
        if self.kind(word, challenge):
            return None
        return "tooLong" if len(word) > 8 else "unknownWord"

    def kind(self, word, challenge):
        """The class of a word, or None for a word that does not count."""
        kind = self.classes.get(word)
        if word in (challenge["given"] or []):
            return kind if kind == "everyday" else "common"
        return None if kind == "blocked" and challenge["given"] is not None else kind

    def points(self, word, challenge):
        is_full = len(word) == len(challenge["root"])
        if challenge["scoring"] == "letters":
            return len(word) + 7 * is_full
        return len(word) if is_full else 1 if len(word) == 3 else 2

    def total(self, challenge):
        words = [
            word
            for word in {*self.classes, *(challenge["given"] or [])}
            if self.kind(word, challenge) in ("everyday", "common") and not self.refusal(word, challenge, [])
        ]
        return len(words), sum(self.points(word, challenge) for word in words)

    def result_line(self, challenge):
        """The core's result for a decoded challenge, as one line."""
        is_same = challenge["edition"] == 7
        if challenge["daily"] and is_same and self.days[(challenge["daily"] - 1) % len(self.days)] != challenge["root"]:
            return "damaged"
        found, unknown = {}, []
        for word, second in challenge["words"]:
            reason = self.refusal(word, challenge, found)
            if reason is None:
                found[word] = second
            elif is_same or reason not in ("unknownWord", "tooLong"):
                return f"word {word} {reason}"
            elif word in unknown:
                return f"word {word} alreadyFound"
            else:
                unknown.append(word)
        return self.valid_line(challenge, found, unknown, is_same)

    def valid_line(self, challenge, found, unknown, is_same):
        words, points = self.total(challenge)
        common = sum(self.kind(word, challenge) in ("everyday", "common") for word in found)
        score = sum(self.points(word, challenge) for word in found)
        # A timed round leaves time for fewer points.
        words_in_time = 15 * challenge["minutes"]
        goal = points * words_in_time // (words + words_in_time) if words_in_time and not challenge["daily"] else points
        rank = sum(score >= (goal * share + 99) // 100 for share in RANK_PERCENTAGES) if words else 0
        if words and common == words:
            rank = 6
        kinds = [kind for kind, _ in challenge["assists"]]
        numbers = [
            challenge["minimum"],
            int(challenge["scoring"] == "letters"),
            challenge["minutes"],
            challenge["daily"] or 0,
            common,
            len(found) - common,
            words,
            score,
            rank,
            kinds.count("hint"),
            kinds.count("clue"),
            challenge["seconds"],
            int(is_same),
        ]
        found_texts = [f"{word}@{second}" for word, second in found.items()]
        return " ".join(
            [f"valid {challenge['root']}", *map(str, numbers), *found_texts, *(f"{word}?" for word in unknown)]
        )


def test_the_decoder_agrees_with_the_core_on_mutated_codes(page_definitions):
    count = int(os.environ.get("CODES", "20_000"))
    digests = {
        int(number.replace("_", "")): int(value.replace("_", ""), 16)
        for number, value in re.findall(r"([\d_]+): 0x([\w]+)", MUTATIONS_SOURCE)
    }
    codes = re.findall(r'^ +"(c[12]\..*)",$', MUTATIONS_SOURCE, re.MULTILINE)
    mutations, game, lines = Mutations(codes, 12), Game(), []
    for _ in range(count):
        try:
            lines.append(game.result_line(page_definitions["challenge"](mutations.next())))
        except ValueError:
            lines.append("damaged")
        except NotImplementedError:
            lines.append("newer")
    assert sum(line.startswith("valid") for line in lines) > count / 20
    assert f"{digest(''.join(line + chr(10) for line in lines)):08x}" == f"{digests[count]:08x}"
