"""Documentation/LexiconFormat.md is enough to read english.sensitive.

The reader on that page finds exactly the words of the lists.
"""

import re
import struct
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE_TEXT = (ROOT / "Documentation/LexiconFormat.md").read_text(encoding="utf-8")
SENSITIVE_BYTES = (ROOT / "Sources/ScrambleKit/Resources/english.sensitive").read_bytes()


@pytest.fixture(scope="module")
def page_definitions():
    """The definitions in the code of the page."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE_TEXT, re.MULTILINE | re.DOTALL)
    definitions = {}
    exec(compile(code, "LexiconFormat.md", "exec"), definitions)
    return definitions


def data_rows(name):
    lines = (ROOT / "Data" / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


@pytest.fixture(scope="module")
def word_lists():
    """The slurs, including the stems; the delicate words; the harmless words; and the stems alone."""
    insults = {word for name in ("refused.txt", "worst.txt") for (word,) in data_rows(name)}
    kinds = {word: {"s": "refused", "d": "asked"}[kind] for word, kind, _ in data_rows("block.tsv")}
    kinds |= dict.fromkeys(insults, "refused") | dict(data_rows("class-lists.tsv"))
    words = {kind: {word for word, word_kind in kinds.items() if word_kind == kind} for kind in kinds.values()}
    return words["refused"] | words["stem"], words["asked"], words["free"], words["stem"]


@pytest.fixture(scope="module")
def hash_lists(page_definitions):
    return [frozenset(part) for part in page_definitions["sensitive_words"](SENSITIVE_BYTES)]


def test_exactly_the_words_of_the_lists_are_sensitive(page_definitions, word_lists, hash_lists):
    slurs, delicate, harmless, _ = word_lists
    blocked = {word for word, _, kind in data_rows("words.tsv") if kind in "bx"}
    assert blocked <= slurs | delicate | harmless
    sample = {word for word, _, _ in data_rows("words.tsv")[::20]}
    for word in sample | slurs | delicate | harmless:
        assert page_definitions["may_be_stored"](word, hash_lists) == (word not in slurs), word
        assert page_definitions["is_delicate"](word, hash_lists) == (word in delicate), word


def inflected_forms(words, endings):
    """The words with an ending, as a list of all forms would contain them."""
    for word in words:
        for ending in endings:
            yield word + ending
            if ending != "s":
                yield word + word[-1] + ending
                yield from [word[:-1] + ending] if word[-1] == "e" else []
                yield from [word[:-1] + ending] if word[-1] == "y" and ending[:2] == "ie" else []


def test_only_the_forms_of_slurs_are_refused(page_definitions, word_lists, hash_lists):
    slurs, delicate, harmless, stems = word_lists
    forms = set(inflected_forms(slurs, page_definitions["ENDINGS"]))
    for word in forms - delicate - harmless:
        assert not page_definitions["may_be_stored"](word, hash_lists), word
    for word in (
        set(inflected_forms(harmless | delicate, page_definitions["ENDINGS"])) - forms - slurs - harmless - delicate
    ):
        assert page_definitions["may_be_stored"](word, hash_lists) != any(stem in word for stem in stems), word


@pytest.mark.parametrize("around", ["", "a", "xy", "superb", "z" * 9])
def test_a_stem_makes_any_word_unsuitable(page_definitions, word_lists, hash_lists, around):
    for stem in word_lists[3]:
        for word in (around + stem, stem + around, around + stem + around):
            assert not page_definitions["may_be_stored"](word, hash_lists) or word in word_lists[2], word


def test_the_page_says_how_many_words_there_are(word_lists, hash_lists):
    assert hash_lists[0] == frozenset(word_hashes(word_lists[0])) and hash_lists[1] == frozenset(
        word_hashes(word_lists[1])
    )
    assert hash_lists[2] < frozenset(word_hashes(word_lists[2])) and hash_lists[3] == frozenset(
        word_hashes(word_lists[3])
    )
    counts = [len(part) for part in hash_lists]
    assert 40 + 8 * sum(counts) == len(SENSITIVE_BYTES)
    counts_text = f"{counts[0]} slurs, {counts[1]} delicate words, {counts[2]} harmless words, {counts[3]} stems"
    assert f"has {counts_text}, and a size of {len(SENSITIVE_BYTES):,} bytes." in PAGE_TEXT
    assert f"one of the {sum(counts[:3]):,} words" in PAGE_TEXT


def word_hashes(words):
    """The hashes of words, computed independently of the page: FNV-1a over 64-bit numbers."""
    for word in words:
        value = 0xCBF29CE484222325
        for start in range(0, len(word), 8):
            number = sum(ord(letter) << 8 * index for index, letter in enumerate(word[start : start + 8]))
            value = (value ^ number) * 0x100000001B3 & (1 << 64) - 1
            value ^= value >> 47
        yield value


def test_a_changed_byte_is_detected(page_definitions):
    for offset in [*range(40), 40, len(SENSITIVE_BYTES) // 2, len(SENSITIVE_BYTES) - 1]:
        damaged = bytearray(SENSITIVE_BYTES)
        damaged[offset] ^= 1
        with pytest.raises((ValueError, NotImplementedError)):
            pytest.fail(f"byte {offset}: {page_definitions['sensitive_words'](bytes(damaged))}")


def sealed_file(page_definitions, counts, hashes):
    """A file with arbitrary content and a correct checksum."""
    content = struct.pack(f"<4I{len(hashes)}Q", *counts, *hashes)
    header = struct.pack("<IIQ", 2, 24 + len(content), page_definitions["checksum"](content))
    return SENSITIVE_BYTES[:8] + header + content


@pytest.mark.parametrize(
    ("counts", "hashes"),
    [
        ((1, 0, 0, 0), []),
        ((0, 0, 0, 0), [1]),
        ((0, 0, 2**31, 0), [1]),
        ((2, 0, 0, 0), [2, 1]),
        ((0, 0, 0, 2), [2, 2]),
        ((1, 1, 0, 0), [5, 5]),
        ((1, 0, 1, 0), [5, 5]),
        ((0, 1, 1, 0), [5, 5]),
    ],
)
def test_an_unsorted_file_counts_as_damaged(page_definitions, counts, hashes):
    with pytest.raises(ValueError, match="damaged"):
        page_definitions["sensitive_words"](sealed_file(page_definitions, counts, hashes))


def test_a_stem_may_also_be_a_word(page_definitions):
    assert page_definitions["sensitive_words"](sealed_file(page_definitions, (1, 0, 0, 1), [5, 5])) == [
        [5],
        [],
        [],
        [5],
    ]


@pytest.mark.parametrize(("version", "error"), [(1, ValueError), (3, NotImplementedError)])
def test_another_format_is_recognized(page_definitions, version, error):
    with pytest.raises(error):
        page_definitions["sensitive_words"](SENSITIVE_BYTES[:8] + bytes([version]) + SENSITIVE_BYTES[9:])
