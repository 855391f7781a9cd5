"""Documentation/LexiconFormat.md is enough to read english.sensitive.

The reader on that page finds exactly the words of the lists.
"""

import re
import struct
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "Documentation/LexiconFormat.md").read_text(encoding="utf-8")
FILE = (ROOT / "Sources/ScrambleKit/Resources/english.sensitive").read_bytes()


@pytest.fixture(scope="module")
def page():
    """The definitions in the code of the page."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    names = {}
    exec(compile(code, "LexiconFormat.md", "exec"), names)
    return names


def rows(name):
    lines = (ROOT / "Data" / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


@pytest.fixture(scope="module")
def lists():
    """The slurs, the delicate words, the allowed words, and the stems."""
    insults = {word for name in ("refused.txt", "worst.txt") for (word,) in rows(name)}
    kinds = {word: {"s": "refused", "d": "asked"}[kind] for word, kind, _ in rows("block.tsv")}
    kinds |= dict.fromkeys(insults, "refused") | dict(rows("class-lists.tsv"))
    words = {kind: {word for word, own in kinds.items() if own == kind} for kind in kinds.values()}
    return words["refused"] | words["stem"], words["asked"], words["free"], words["stem"]


@pytest.fixture(scope="module")
def parts(page):
    return [frozenset(part) for part in page["sensitive_words"](FILE)]


def test_exactly_the_words_of_the_lists_are_sensitive(page, lists, parts):
    slurs, delicate, free, _ = lists
    blocked = {word for word, _, kind in rows("words.tsv") if kind in "bx"}
    assert blocked <= slurs | delicate | free
    some = {word for word, _, _ in rows("words.tsv")[::20]}
    for word in some | slurs | delicate | free:
        assert page["may_be_kept"](word, parts) == (word not in slurs), word
        assert page["is_delicate"](word, parts) == (word in delicate), word


def made(words, endings):
    """The words with an ending, as a list of all forms would contain them."""
    for word in words:
        for ending in endings:
            yield word + ending
            if ending != "s":
                yield word + word[-1] + ending
                yield from [word[:-1] + ending] if word[-1] == "e" else []
                yield from [word[:-1] + ending] if word[-1] == "y" and ending[:2] == "ie" else []


def test_only_the_forms_of_slurs_are_refused(page, lists, parts):
    slurs, delicate, free, stems = lists
    forms = set(made(slurs, page["ENDINGS"]))
    for word in forms - delicate - free:
        assert not page["may_be_kept"](word, parts), word
    for word in set(made(free | delicate, page["ENDINGS"])) - forms - slurs - free - delicate:
        assert page["may_be_kept"](word, parts) != any(stem in word for stem in stems), word


@pytest.mark.parametrize("around", ["", "a", "xy", "superb", "z" * 9])
def test_a_stem_makes_any_word_unsuitable(page, lists, parts, around):
    for stem in lists[3]:
        for word in (around + stem, stem + around, around + stem + around):
            assert not page["may_be_kept"](word, parts) or word in lists[2], word


def test_the_page_says_how_many_words_there_are(lists, parts):
    assert parts[0] == frozenset(checksums(lists[0])) and parts[1] == frozenset(checksums(lists[1]))
    assert parts[2] < frozenset(checksums(lists[2])) and parts[3] == frozenset(checksums(lists[3]))
    counts = [len(part) for part in parts]
    assert 40 + 8 * sum(counts) == len(FILE)
    told = f"{counts[0]} slurs, {counts[1]} delicate words, {counts[2]} harmless words, {counts[3]} stems"
    assert f"has {told}, and a size of {len(FILE):,} bytes." in PAGE
    assert f"one of the {sum(counts[:3]):,} words" in PAGE


def checksums(words):
    """The hashes of words, computed independently of the page: FNV-1a over 64-bit numbers."""
    for word in words:
        value = 0xCBF29CE484222325
        for start in range(0, len(word), 8):
            number = sum(ord(letter) << 8 * place for place, letter in enumerate(word[start : start + 8]))
            value = (value ^ number) * 0x100000001B3 & (1 << 64) - 1
            value ^= value >> 47
        yield value


def test_a_changed_byte_is_detected(page):
    for offset in [*range(40), 40, len(FILE) // 2, len(FILE) - 1]:
        damaged = bytearray(FILE)
        damaged[offset] ^= 1
        with pytest.raises((ValueError, NotImplementedError)):
            pytest.fail(f"byte {offset}: {page['sensitive_words'](bytes(damaged))}")


def sealed(page, counts, hashes):
    """A file with arbitrary content and a correct checksum."""
    content = struct.pack(f"<4I{len(hashes)}Q", *counts, *hashes)
    header = struct.pack("<IIQ", 2, 24 + len(content), page["checksum"](content))
    return FILE[:8] + header + content


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
def test_an_unsorted_file_counts_as_damaged(page, counts, hashes):
    with pytest.raises(ValueError, match="damaged"):
        page["sensitive_words"](sealed(page, counts, hashes))


def test_a_stem_may_also_be_a_word(page):
    assert page["sensitive_words"](sealed(page, (1, 0, 0, 1), [5, 5])) == [[5], [], [], [5]]


@pytest.mark.parametrize(("version", "error"), [(1, ValueError), (3, NotImplementedError)])
def test_another_format_is_recognized(page, version, error):
    with pytest.raises(error):
        page["sensitive_words"](FILE[:8] + bytes([version]) + FILE[9:])
