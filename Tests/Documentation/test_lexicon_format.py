"""Documentation/LexiconFormat.md is enough to read english.lex: this reader is based on that page only."""

import re
import struct
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE_TEXT = (ROOT / "Documentation/LexiconFormat.md").read_text(encoding="utf-8")
LEXICON_BYTES = (ROOT / "Sources/ScrambleKit/Resources/english.lex").read_bytes()
CLASS_LETTERS = "ecrb"


def words_of_trie(trie):
    """Walks a trie and yields its words in alphabetical order."""
    path, depth, open_depths = [], 0, []
    for edge in trie:
        path[depth:] = [edge & 31]
        if not edge & 0x40:
            open_depths.append(depth)
        if edge & 0x80:
            yield "".join(chr(97 + letter) for letter in path)
        if edge & 0x20:
            depth += 1
        else:
            depth = open_depths.pop() if open_depths else None
    assert depth is None, "the trie ends early"


def two_bit_values(part, count):
    return [part[i // 4] >> i % 4 * 2 & 3 for i in range(count)]


def data_rows(name):
    lines = (ROOT / "Data" / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


class Lexicon:
    def __init__(self, data):
        (
            self.magic,
            self.format,
            self.length,
            self.checksum,
            self.edition,
            count,
            trie_length,
            eight_letter_count,
            day_count,
            self.seed,
        ) = struct.unpack("<8sIIQQIIIII", data[:52])
        parts, start = [], 52
        for length in [trie_length, (count + 3) // 4, (eight_letter_count + 3) // 4, 16384, 2 * day_count]:
            parts.append(data[start : start + length])
            start += length
        assert start == len(data)
        self.words = list(words_of_trie(parts[0]))
        assert len(self.words) == count
        self.classes = two_bit_values(parts[1], count)
        eight_letter_words = [word for word in self.words if len(word) == 8]
        assert len(eight_letter_words) == eight_letter_count
        root_statuses = two_bit_values(parts[2], eight_letter_count)
        self.roots = [
            (word, root_status) for word, root_status in zip(eight_letter_words, root_statuses) if root_status
        ]
        self.displacements = struct.unpack("<8192H", parts[3])
        self.days = struct.unpack(f"<{day_count}H", parts[4])


@pytest.fixture(scope="module")
def lexicon():
    return Lexicon(LEXICON_BYTES)


def test_the_header_matches_the_page(lexicon):
    assert lexicon.magic == bytes.fromhex("89 57 53 4C 0D 0A 1A 0A")
    assert lexicon.format == 1
    assert lexicon.length == len(LEXICON_BYTES)


def test_the_checksum_matches_the_algorithm_on_the_page(lexicon):
    covered = LEXICON_BYTES[24:] + bytes(-len(LEXICON_BYTES[24:]) % 8)
    value = 0xCBF29CE484222325
    for (number,) in struct.iter_unpack("<Q", covered):
        value = (value ^ number) * 0x100000001B3 % 2**64
        value ^= value >> 47
    assert value == lexicon.checksum


def test_the_example_trie_spells_its_words():
    example = re.search(r"^((?:[0-9A-F]{2} )+) ", PAGE_TEXT, re.MULTILINE).group(1)
    assert list(words_of_trie(bytes.fromhex(example))) == ["mat", "mate", "met"]


def test_the_words_and_their_classes_match_their_sources(lexicon):
    expected = [(word, letter) for word, _, letter in data_rows("words.tsv") if letter != "x"]
    assert list(zip(lexicon.words, (CLASS_LETTERS[word_class] for word_class in lexicon.classes))) == expected


def test_the_roots_and_the_days_match_their_sources(lexicon):
    expected = [(word, 2 if familiar == "1" else 1) for word, familiar, *_ in data_rows("roots.tsv")]
    assert lexicon.roots == expected
    assert [lexicon.roots[day][0] for day in lexicon.days] == [word for (word,) in data_rows("daily.txt")]


def test_every_group_of_anagrams_has_its_own_slot(lexicon):
    block = re.search(r"168720344530[\d\s]+", PAGE_TEXT).group()
    weights = [int(number) for number in block.split()]
    assert len(weights) == 26
    multiplier = first_split_mix(lexicon.seed) | 1
    groups_by_slot, groups = defaultdict(set), set()
    for word in lexicon.words:
        letters = "".join(sorted(word))
        key = sum(weights[ord(letter) - 97] for letter in letters) * multiplier % 2**43
        slot = (key & 0x1FFFF) ^ lexicon.displacements[key >> 30]
        groups_by_slot[slot].add(letters)
        groups.add(letters)
    assert len(groups_by_slot) == len(groups)
    assert max(groups_by_slot) < 1 << 17


def first_split_mix(seed):
    """The first number of SplitMix64."""
    bits = (seed + 0x9E3779B97F4A7C15) % 2**64
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB % 2**64
    return bits ^ bits >> 31
